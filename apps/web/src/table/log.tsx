import type { ReactNode } from 'react'
import type { SeatOf } from './piece.tsx'
import { type Player, usePlayer } from './player.ts'

/** A row of a line's arithmetic: what, and the number it gives. */
export interface SumRow {
  readonly name: string
  readonly value: string
  /** Under a rule, bold: the result. */
  readonly total?: boolean
}

export interface LogLine {
  readonly key: string
  /** The frame it belongs to; lines are in ascending order of it. */
  readonly index: number
  readonly period: number
  /** In the left column: the turn in the round. */
  readonly turn?: string
  readonly seat: SeatOf
  readonly icon: string | null
  /** The sentence, with `<Name>` and `<Amount>` in it. */
  readonly text: ReactNode
  /** The same sentence without marks, for screen readers and search. */
  readonly plain: string
  readonly sum?: readonly SumRow[]
}

export interface LogFilter {
  readonly id: string
  readonly name: string
  readonly test: (line: LogLine) => boolean
}

export interface LogProps {
  readonly player: Player
  readonly lines: readonly LogLine[]
  /** Beside the title: "step 120 of 214". */
  readonly aside?: ReactNode
  /** A period's heading: "Round 5". */
  readonly periodName: (period: number) => string
  /** At the right of a folded period: "2 fell". */
  readonly periodNote?: (period: number, lines: readonly LogLine[]) => string
  /** "All" is always there. */
  readonly filters?: readonly LogFilter[]
}

export function Log({ player, lines, aside, periodName }: LogProps) {
  const index = usePlayer(player, (state) => state.index)
  const furthest = usePlayer(player, (state) => state.furthest)
  return (
    <div className="log">
      <header>
        <h2>Log</h2>
        <span className="muted t13">{aside}</span>
      </header>
      <div className="body">
        {lines
          .filter((line) => line.index <= furthest)
          .map((line) => (
            <button
              type="button"
              key={line.key}
              className={line.index === index ? 'ln cur' : 'ln'}
              onClick={() => player.seek(line.index)}
              title={periodName(line.period)}
            >
              {line.text}
            </button>
          ))}
      </div>
    </div>
  )
}

/** A piece's name in its seat's colour. */
export function Name({ seat, children }: { readonly seat: SeatOf; readonly children: ReactNode }) {
  return <b className={seat === null ? undefined : seat === 0 ? 's1' : 's2'}>{children}</b>
}

/** A number in the colour of what it does. */
export function Amount({ tone, children }: { readonly tone: 'harm' | 'heal' | 'magic'; readonly children: ReactNode }) {
  return <b className={tone}>{children}</b>
}
