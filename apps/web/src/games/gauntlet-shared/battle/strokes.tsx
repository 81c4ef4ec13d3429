import type { DuelEvent, DuelView, SideIndex } from '@tessera/gauntlet'
import type { ReactNode } from 'react'
import { placeOf } from './places.ts'

interface StrokesProps {
  readonly view: DuelView
  readonly events: readonly DuelEvent[]
  readonly below: SideIndex
}

/** Blows, shots and ways of this beat: blows are wedges, shots fly in an arc, ways are dotted. */
export function Strokes({ view, events, below }: StrokesProps): ReactNode {
  const cellOf = (id: number): number => {
    const unit = view.battle?.units[id - 1]
    return unit === undefined ? -1 : unit.cell >= 0 ? unit.cell : unit.fell
  }
  return events.map((event, place) => {
    if (event.type === 'unit_moved' || event.type === 'unit_displaced') {
      const [from, to] = [placeOf(event.from, below), placeOf(event.to, below)]
      const kind = event.kind === 'charge' ? 'way charge' : 'way'
      // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place
      return <line key={place} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={`stroke ${kind}`} />
    }
    if (event.type !== 'attack') return null
    const ends = [cellOf(event.attackerId), cellOf(event.targetId)] as const
    if (ends[0] < 0 || ends[1] < 0) return null
    const [from, to] = [placeOf(ends[0], below), placeOf(ends[1], below)]
    const far = event.kind === 'shot' || event.kind === 'overwatch'
    const bend = far ? Math.min(46, Math.hypot(to.x - from.x, to.y - from.y) * 0.18) : 0
    const middle = { x: (from.x + to.x) / 2 + bend, y: (from.y + to.y) / 2 - bend * 0.4 }
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place
        key={place}
        d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`}
        pathLength={1}
        className={`stroke ${far ? 'shot' : 'blow'} ${event.magic ? 'spell' : ''} ${event.landed === 0 ? 'missed' : ''}`}
      />
    )
  })
}
