import {
  type Bearing,
  bearingsOf,
  type DuelEvent,
  type DuelView,
  type FactionId,
  PRINTED,
  type SideIndex,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { FallenMark } from '@tessera/table'
import type { Happening } from '@tessera/words'
import { useMemo } from 'react'
import { FACTION_LOOKS } from '../art/factions.ts'
import { nameOf } from '../log/story.ts'
import { Casting } from './casting.tsx'
import { Piece } from './piece.tsx'
import { R } from './piece-marks.tsx'
import { BOARD_HEIGHT, BOARD_WIDTH, CELL, placeOf } from './places.ts'
import { Popups, popupsOf } from './popups.tsx'
import { Strokes } from './strokes.tsx'

interface BoardProps {
  readonly view: DuelView
  readonly events: readonly DuelEvent[]
  readonly told: readonly Happening[]
  readonly below: SideIndex
  readonly selected: number | null
  readonly moving: boolean
  readonly onSelect: (id: number | null) => void
}

/** The battlefield with all units on it, and what this beat did to them. */
export function Board({ view, events, told, below, selected, moving, onSelect }: BoardProps) {
  const { battle } = view
  const bearings = useMemo(() => (battle === null ? new Map<number, Bearing>() : bearingsOf(battle)), [battle])
  if (battle === null) return null
  const standing = battle.units.filter(({ cell }) => cell >= 0)
  const fallen = battle.units.filter(({ state, fell }) => state === 'dead' && fell >= 0)
  const above: SideIndex = below === 0 ? 1 : 0
  const struck = new Set(events.flatMap((event) => (event.type === 'attack' && event.landed > 0 ? event.targetId : [])))
  const charged = events.some(({ type }) => type === 'charge_impact')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      className={`gd-board ${moving ? 'moving' : ''} ${charged ? 'shake' : ''}`}
      viewBox={`-22 -22 ${BOARD_WIDTH + 44} ${BOARD_HEIGHT + 44}`}
      role="group"
      aria-label={words.text('board.label', { n: standing.length })}
    >
      <rect x={-20} y={-20} width={BOARD_WIDTH + 40} height={BOARD_HEIGHT + 40} className="edge" />
      <rect x={-16} y={-16} width={BOARD_WIDTH + 32} height={BOARD_HEIGHT + 32} className="neat" />
      <Coordinates />
      {Array.from({ length: 80 }, (_, cell) => {
        const { x, y } = placeOf(cell, below)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its number
            key={cell}
            x={x - CELL / 2}
            y={y - CELL / 2}
            width={CELL}
            height={CELL}
            className={(Math.floor(cell / 8) + cell) % 2 === 0 ? 'cell light' : 'cell'}
          />
        )
      })}
      <Cloth faction={battle.sides[below].faction} y={8 * CELL} />
      <Cloth faction={battle.sides[above].faction} y={0} />
      <path d={`M0 ${5 * CELL}H${BOARD_WIDTH}`} className="middle" />
      {battle.zones.map((zone) => {
        const { x, y } = placeOf(zone.cell, below)
        return (
          <g key={`${zone.source} ${zone.cell}`} className={`zone ${zone.side === 0 ? 's1' : 's2'}`}>
            <circle cx={x} cy={y} r={(zone.radius + 0.5) * CELL} />
            <text x={x} y={y - (zone.radius + 0.5) * CELL + 14}>
              {words.text('board.zone', { n: zone.rounds })}
            </text>
          </g>
        )
      })}
      {fallen.map((unit) => {
        const { x, y } = placeOf(unit.fell, below)
        return (
          <g key={unit.id} transform={`translate(${x} ${y})`}>
            <FallenMark seat={unit.side} r={R} />
          </g>
        )
      })}
      <Watch watcher={watcherOf(events, selected ?? battle.turnOf)} bearings={bearings} below={below} />
      <Strokes view={view} events={events} below={below} />
      {standing.map((unit) => (
        <Piece
          key={unit.id}
          unit={unit}
          bound={PRINTED.units.get(unit.key)?.nature === 'bound'}
          bearing={bearings.get(unit.id) ?? null}
          struck={struck.has(unit.id)}
          name={nameOf(view, unit.id)}
          below={below}
          acting={battle.turnOf === unit.id}
          selected={selected === unit.id}
          onSelect={() => onSelect(selected === unit.id ? null : unit.id)}
        />
      ))}
      <Casting view={view} events={events} below={below} />
      <Popups popups={popupsOf(told)} view={view} below={below} />
    </svg>
  )
}

/** Whose watched cells are shown: who shot at a mover in this beat, else the unit that is looked at. */
function watcherOf(events: readonly DuelEvent[], looked: number): number {
  const shot = events.find((event) => event.type === 'overwatch')
  return shot?.type === 'overwatch' ? shot.shooterId : looked
}

interface WatchProps {
  readonly watcher: number
  readonly bearings: ReadonlyMap<number, Bearing>
  readonly below: SideIndex
}

/** GB-1302: the cells on which a step would be answered, dashed and coloured by how. */
function Watch({ watcher, bearings, below }: WatchProps) {
  const watch = bearings.get(watcher)?.watch
  if (!watch) return null
  return (
    <g className={`watch ${watch.kind}`}>
      {watch.cells.map((cell) => {
        const { x, y } = placeOf(cell, below)
        return <rect key={cell} x={x - CELL / 2 + 3} y={y - CELL / 2 + 3} width={CELL - 6} height={CELL - 6} rx={4} />
      })}
    </g>
  )
}

/** Counted from the viewer's own corner, as on the board where the team was placed. */
function Coordinates() {
  return (
    <g className="coordinates">
      {Array.from({ length: 8 }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
        <text key={`c${column}`} x={(column + 0.5) * CELL} y={BOARD_HEIGHT + 12}>
          {column + 1}
        </text>
      ))}
      {Array.from({ length: 10 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <text key={`r${row}`} x={-9} y={BOARD_HEIGHT - (row + 0.5) * CELL + 4}>
          {row + 1}
        </text>
      ))}
    </g>
  )
}

function Cloth({ faction, y }: { readonly faction: FactionId; readonly y: number }) {
  const { field, ink, tile } = FACTION_LOOKS[faction]
  const id = `gd-cloth-${faction}`
  return (
    <g className="home">
      <defs>
        <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
          <path
            d={tile.path}
            fill="none"
            stroke={ink === '#fbf4e4' ? field : ink}
            strokeOpacity={0.28}
            strokeWidth={1.5}
          />
        </pattern>
      </defs>
      <rect x={0} y={y} width={BOARD_WIDTH} height={2 * CELL} fill={field} fillOpacity={0.2} />
      <rect x={0} y={y} width={BOARD_WIDTH} height={2 * CELL} fill={`url(#${id})`} />
    </g>
  )
}
