import { Glyph, Icon } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import type { SumRow } from '@tessera/words'
import type { ReactNode } from 'react'
import { type SeatOf, Token } from '../piece/index.ts'
import type { Entry } from './log-rows.ts'

export interface LogLine extends Entry {
  /** In the left column: the turn in the round. */
  readonly turn?: string
  readonly seat: SeatOf
  /** The token's icon; null for events without an actor. */
  readonly icon: string | null
  /** The sentence, with `<Name>` and `<Amount>` in it. */
  readonly text: ReactNode
}

interface LineProps {
  readonly line: LogLine
  readonly open: boolean
  /** Whether lines have a left column. */
  readonly numbered: boolean
  readonly now: number
  readonly onPress: (line: LogLine, open: boolean) => void
}

export function Line({ line, open, numbered, now, onPress }: LineProps) {
  const state = line.index === now ? 'cur' : line.index > now ? 'later' : ''
  return (
    <div className={`ln ${state}`}>
      <button
        type="button"
        className="say"
        aria-expanded={line.sum ? open : undefined}
        aria-current={line.index === now ? 'step' : undefined}
        onClick={() => onPress(line, open)}
      >
        {numbered && <span className="t">{line.turn}</span>}
        <Actor line={line} />
        <span className="text">
          {line.text}
          {line.sum && !open && (
            <span className="why-mark">
              <Glyph name="down" />
            </span>
          )}
        </span>
      </button>
      {open && line.sum && <Sum rows={line.sum} />}
    </div>
  )
}

function Actor({ line: { icon, seat } }: { readonly line: LogLine }) {
  if (icon === null) return <span />
  return seat === null ? <Icon name={icon} className="sign" /> : <Token seat={seat} icon={icon} size={20} />
}

/** Two columns: cause and number. */
function Sum({ rows }: { readonly rows: readonly SumRow[] }) {
  return (
    <dl className="sum">
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same cause may count twice
        <SumPair key={i} row={row} />
      ))}
    </dl>
  )
}

function SumPair({ row }: { readonly row: SumRow }) {
  const className = row.total ? 'tot' : undefined
  return (
    <>
      <dt className={className}>{row.name}</dt>
      <dd className={className}>{row.to === undefined ? row.value : <Link to={row.to}>{row.value}</Link>}</dd>
    </>
  )
}
