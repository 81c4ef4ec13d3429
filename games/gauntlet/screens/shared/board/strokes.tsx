import type { DuelEvent, DuelView, SideIndex } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { ReactNode } from 'react'
import { placeOf } from './places.ts'

interface StrokesProps {
  readonly view: DuelView
  readonly events: readonly DuelEvent[]
  readonly below: SideIndex
}

interface Place {
  readonly x: number
  readonly y: number
}

/** GB-1302: blows are wedges, shots fly in an arc, ways are dotted; leaving, answering and spreading have pictures of their own. */
export function Strokes({ view, events, below }: StrokesProps): ReactNode {
  const placeOfUnit = (id: number): Place | null => {
    const unit = view.battle?.units[id - 1]
    const cell = unit === undefined ? -1 : unit.cell >= 0 ? unit.cell : unit.fell
    return cell < 0 ? null : placeOf(cell, below)
  }
  return events.map((event, place) => {
    const drawn = strokeOf(event, placeOfUnit, (cell) => placeOf(cell, below))
    // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place
    return drawn === null ? null : <g key={place}>{drawn}</g>
  })
}

function strokeOf(
  event: DuelEvent,
  unitAt: (id: number) => Place | null,
  cellAt: (cell: number) => Place,
): ReactNode | null {
  switch (event.type) {
    case 'unit_moved':
    case 'unit_displaced': {
      const [from, to] = [cellAt(event.from), cellAt(event.to)]
      if (event.kind === 'disengage') return <Arrow from={from} to={to} kind="leave" />
      return (
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          className={`stroke ${event.kind === 'charge' ? 'way charge' : 'way'}`}
        />
      )
    }
    case 'contagion_spread':
    case 'death_spread': {
      if (event.type === 'contagion_spread' && !event.spread) return null
      const [from, to] = [unitAt(event.sourceId), unitAt(event.targetId)]
      return from === null || to === null ? null : <Arrow from={from} to={to} kind="infect" />
    }
    case 'clash': {
      const [from, to] = [unitAt(event.attackerId), unitAt(event.targetId)]
      return from === null || to === null || event.riposteType === 'none' ? null : (
        <Answer from={from} to={to} weak={event.riposteType === 'weak'} />
      )
    }
    case 'attack': {
      const [from, to] = [unitAt(event.attackerId), unitAt(event.targetId)]
      if (from === null || to === null) return null
      const far = event.kind === 'shot' || event.kind === 'overwatch'
      const bend = far ? Math.min(46, Math.hypot(to.x - from.x, to.y - from.y) * 0.18) : 0
      const middle = { x: (from.x + to.x) / 2 + bend, y: (from.y + to.y) / 2 - bend * 0.4 }
      return (
        <>
          <path
            d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`}
            pathLength={1}
            className={`stroke ${far ? 'shot' : 'blow'} ${event.magic ? 'spell' : ''} ${event.landed === 0 ? 'missed' : ''}`}
          />
          {event.kind === 'opportunity' && (
            <path
              d={`M${to.x - 17} ${to.y + 13}Q${to.x - 2} ${to.y - 4} ${to.x + 18} ${to.y - 21}`}
              className="slash"
            />
          )}
        </>
      )
    }
    default:
      return null
  }
}

/** A unit leaves the board, or a contagion comes. */
function Arrow({ from, to, kind }: { readonly from: Place; readonly to: Place; readonly kind: 'leave' | 'infect' }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return (
    <g className={`arrow ${kind}`}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path
        d="M-9 -6L3 0L-9 6"
        transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${angle})`}
      />
    </g>
  )
}

/** An answer to a blow, between the two: blades crossed for a parry, a loose swing for a flail. */
function Answer({ from, to, weak }: { readonly from: Place; readonly to: Place; readonly weak: boolean }) {
  return (
    <g
      className={weak ? 'answer flail' : 'answer parry'}
      transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}
    >
      <circle r={10} />
      {weak ? (
        <path d="M-7 3q3.500 -8 6 -1t6 -3" />
      ) : (
        <path d="M-6 6L6 -6M-6 -6L6 6M-7.500 3.500l4 4M7.500 3.500l-4 4" />
      )}
      <title>{words.text(weak ? 'board.flail' : 'board.parry')}</title>
    </g>
  )
}
