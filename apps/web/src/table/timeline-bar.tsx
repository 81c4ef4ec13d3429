import type { ReactNode } from 'react'
import { Button, IconButton } from '../ui/button.tsx'
import type { SeatOf } from './piece.tsx'
import { type Player, SPEEDS, usePlayer } from './player.ts'

export interface Mark {
  readonly index: number
  readonly seat: SeatOf
  /** What happened: "Greywolf falls". */
  readonly label: string
  /** The icon in the seat's shape; a skull without it. */
  readonly icon?: string
}

export interface TimelineTick {
  readonly index: number
  /** "Round 1" for the first, then "2", "3". */
  readonly label: string
}

export interface TimelineBarProps {
  readonly player: Player
  readonly ticks: readonly TimelineTick[]
  readonly marks: readonly Mark[]
  /** The moment in words, for screen readers: "Round 5, turn 9". */
  readonly moment: (index: number) => string
  /** "Continue from here": forks a match at the frame shown. */
  readonly onFork?: (index: number) => void
  readonly forkBlocked?: string | null
  /** More buttons at the right. */
  readonly tools?: ReactNode
}

export function TimelineBar({ player, onFork, forkBlocked, tools, moment }: TimelineBarProps) {
  const { index, length, playing, speed } = usePlayer(player, (state) => state)
  return (
    <footer className="time panel">
      <div className="transport">
        <IconButton className="opt" label="To the start" glyph="first" onClick={player.toStart} />
        <IconButton label="One step back" glyph="back" onClick={player.back} />
        <IconButton
          className="play"
          label={playing ? 'Pause' : 'Play'}
          glyph={playing ? 'pause' : 'play'}
          onClick={player.toggle}
        />
        <IconButton label="One step forward" glyph="forward" onClick={player.step} />
        <IconButton className="opt" label="To the end" glyph="last" onClick={player.toEnd} />
        <div className="speed">
          {SPEEDS.map((each) => (
            <button key={each} type="button" aria-pressed={each === speed} onClick={() => player.setSpeed(each)}>
              {each === 0.5 ? '½' : each}×
            </button>
          ))}
        </div>
      </div>
      <input
        type="range"
        aria-label="Timeline"
        aria-valuetext={moment(index)}
        min={0}
        max={length - 1}
        value={index}
        onChange={(e) => player.seek(Number(e.target.value))}
      />
      <div className="fork">
        {tools}
        {onFork && (
          <Button glyph="fork" blocked={forkBlocked} onClick={() => onFork(index)}>
            Continue from here
          </Button>
        )}
      </div>
    </footer>
  )
}
