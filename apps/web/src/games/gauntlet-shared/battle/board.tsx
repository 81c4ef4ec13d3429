import {
  type BattleEvent,
  type DuelEvent,
  type DuelView,
  type SideIndex,
  STATUS_KINDS,
  type Unit,
} from '@tessera/gauntlet'
import type { ReactNode } from 'react'
import { BoardIcon, FallenMark, Shield } from '#table'
import { statusIcon, unitIcon } from '../icons.ts'
import { angleOf, BOARD_HEIGHT, BOARD_WIDTH, CELL, placeOf } from './places.ts'
import { nameOf } from './story.ts'

interface BoardProps {
  readonly view: DuelView
  readonly events: readonly DuelEvent[]
  readonly below: SideIndex
  readonly selected: number | null
  readonly moving: boolean
  readonly onSelect: (id: number | null) => void
}

const R = 19
/** How far a rising number is from the next. */
const RISE = 17

/** The battlefield with everybody on it, and what this beat did to them. */
export function Board({ view, events, below, selected, moving, onSelect }: BoardProps) {
  const { battle } = view
  if (battle === null) return null
  const standing = battle.units.filter(({ cell }) => cell >= 0)
  const fallen = battle.units.filter(({ state, fell }) => state === 'dead' && fell >= 0)
  return (
    <svg
      className={`gd-board ${moving ? 'moving' : ''}`}
      viewBox={`-16 -16 ${BOARD_WIDTH + 32} ${BOARD_HEIGHT + 32}`}
      role="img"
      aria-label={`Board of 8 columns and 10 rows, ${standing.length} units stand`}
    >
      <rect x={-8} y={-8} width={BOARD_WIDTH + 16} height={BOARD_HEIGHT + 16} className="edge" />
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
      <Cloth faction={battle.sides[below === 0 ? 1 : 0].faction} y={0} />
      {battle.zones.map((zone) => {
        const { x, y } = placeOf(zone.cell, below)
        return (
          <circle
            key={`${zone.source} ${zone.cell}`}
            cx={x}
            cy={y}
            r={(zone.radius + 0.5) * CELL}
            className={`zone ${zone.side === 0 ? 's1' : 's2'}`}
          />
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
      <Strokes view={view} events={events} below={below} />
      {standing.map((unit) => (
        <Piece
          key={unit.id}
          unit={unit}
          name={nameOf(view, unit.id)}
          below={below}
          acting={battle.turnOf === unit.id}
          selected={selected === unit.id}
          onSelect={() => onSelect(selected === unit.id ? null : unit.id)}
        />
      ))}
      <Popups view={view} events={events} below={below} />
    </svg>
  )
}

function Cloth({ faction, y }: { readonly faction: string; readonly y: number }) {
  return <rect className="home" data-faction={faction} x={0} y={y} width={BOARD_WIDTH} height={2 * CELL} />
}

interface PieceProps {
  readonly unit: Unit
  readonly name: string
  readonly below: SideIndex
  readonly acting: boolean
  readonly selected: boolean
  readonly onSelect: () => void
}

function Piece({ unit, name, below, acting, selected, onSelect }: PieceProps): ReactNode {
  const { x, y } = placeOf(unit.cell, below)
  const life = Math.max(0, unit.hp / unit.maxHp)
  const resolve = unit.maxResolve > 0 ? Math.max(0, unit.resolve / unit.maxResolve) : 0
  const broken = unit.state === 'retreating' || unit.state === 'crumbling'
  const badges = [
    ...unit.statuses.map(({ id }) => ({
      id: id as string,
      icon: statusIcon(id),
      harm: STATUS_KINDS[id] !== 'helpful',
    })),
    ...unit.contagions.map(({ type }) => ({ id: type as string, icon: 'virus', harm: true })),
  ].filter(({ icon }) => icon !== undefined)
  const words = `${name}, ${unit.hp} of ${unit.maxHp} life, ${unit.resolve} Resolve${broken ? ', fleeing' : ''}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a piece on a board cannot be a button element
    <g
      className={`piece ${broken ? 'broken' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabIndex={0}
      aria-label={words}
      aria-pressed={selected}
      onClick={onSelect}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onSelect()
      }}
    >
      <title>{words}</title>
      <rect x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} fill="transparent" />
      {(acting || selected) && (
        <rect
          x={-CELL / 2 + 2}
          y={-CELL / 2 + 2}
          width={CELL - 4}
          height={CELL - 4}
          rx={5}
          className={selected ? 'ring held' : 'ring'}
        />
      )}
      <g transform={`translate(0 -4)`}>
        <path
          d={`M-5 ${-R - 2}L0 ${-R - 9}L5 ${-R - 2}Z`}
          className="facing"
          transform={`rotate(${angleOf(unit.facing, below)})`}
        />
        <Shield seat={unit.side} r={R} icon={unitIcon(unit.key)} />
      </g>
      <g transform={`translate(${-R} ${R - 6})`}>
        <rect width={2 * R} height={9} rx={2} className="gauge" />
        <rect
          x={1}
          y={1}
          width={(2 * R - 2) * life}
          height={7}
          rx={1.5}
          className={life < 0.34 ? 'life low' : 'life'}
        />
        <text x={R} y={7.6} className="hp">
          {unit.hp}
        </text>
        <rect y={10} width={2 * R} height={4} rx={1.5} className="gauge" />
        <rect x={0.5} y={10.5} width={(2 * R - 1) * resolve} height={3} rx={1} className="resolve" />
      </g>
      {unit.ammo >= 0 && (
        <text x={R + 3} y={R + 4} className="ammo">
          {unit.ammo}
        </text>
      )}
      {badges.slice(0, 3).map(({ id, icon, harm }, place) => (
        <g key={id} transform={`translate(${R - 2} ${-R + 2 + place * 13})`}>
          <circle r={6.5} className={harm ? 'badge harm' : 'badge'} />
          <BoardIcon name={icon ?? 'virus'} x={0} y={0} size={9} fill={harm ? '#fff' : 'var(--ink)'} />
        </g>
      ))}
      {broken && <BoardIcon name="run" x={-R} y={-R} size={15} fill="var(--ink-harm)" />}
    </g>
  )
}

/** Blows, shots and ways of this beat. */
function Strokes({
  view,
  events,
  below,
}: {
  readonly view: DuelView
  readonly events: readonly DuelEvent[]
  readonly below: SideIndex
}) {
  const cellOf = (id: number): number => {
    const unit = view.battle?.units[id - 1]
    return unit === undefined ? -1 : unit.cell >= 0 ? unit.cell : unit.fell
  }
  return events.map((event, place) => {
    const ends =
      event.type === 'attack'
        ? ([cellOf(event.attackerId), cellOf(event.targetId)] as const)
        : event.type === 'unit_moved'
          ? ([event.from, event.to] as const)
          : null
    if (ends === null || ends[0] < 0 || ends[1] < 0) return null
    const [from, to] = [placeOf(ends[0], below), placeOf(ends[1], below)]
    const kind =
      event.type === 'attack' ? (event.kind === 'shot' || event.kind === 'overwatch' ? 'shot' : 'blow') : 'way'
    // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place
    return <line key={place} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={`stroke ${kind}`} />
  })
}

/** GB-1302: what rises over a unit. */
function popupOf(
  event: BattleEvent | DuelEvent,
): { readonly id: number; readonly text: string; readonly tone: string } | null {
  switch (event.type) {
    case 'attack':
      return event.landed === 0
        ? { id: event.targetId, text: 'Miss', tone: 'plain' }
        : { id: event.targetId, text: `−${event.damage}${event.arc === 'front' ? '' : ` ${event.arc}`}`, tone: 'harm' }
    case 'hp_changed':
      return event.amount > 0 ? { id: event.unitId, text: `+${event.amount}`, tone: 'heal' } : null
    case 'contagion_damage':
      return { id: event.unitId, text: `−${event.damage}`, tone: 'magic' }
    case 'resolve_changed':
      return event.amount <= -8 ? { id: event.unitId, text: `Resolve −${-event.amount}`, tone: 'resolve' } : null
    case 'unit_died':
      return { id: event.unitId, text: 'Falls', tone: 'harm' }
    case 'unit_retreating':
      return { id: event.unitId, text: 'Flees', tone: 'resolve' }
    case 'unit_rallied':
      return { id: event.unitId, text: 'Rallies', tone: 'heal' }
    case 'status_applied':
      return { id: event.unitId, text: event.id.replaceAll('_', ' '), tone: 'magic' }
    default:
      return null
  }
}

function Popups({
  view,
  events,
  below,
}: {
  readonly view: DuelView
  readonly events: readonly DuelEvent[]
  readonly below: SideIndex
}) {
  const height = new Map<number, number>()
  return events.map((event, place) => {
    const popup = popupOf(event)
    const unit = popup === null ? undefined : view.battle?.units[popup.id - 1]
    const cell = unit === undefined ? -1 : unit.cell >= 0 ? unit.cell : unit.fell
    if (popup === null || cell < 0) return null
    const { x, y } = placeOf(cell, below)
    const step = height.get(cell) ?? 0
    if (step > 2) return null
    height.set(cell, step + 1)
    return (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place
        key={place}
        x={x}
        y={Math.max(10, y - R - 10 - step * RISE)}
        className={`popup ${popup.tone}`}
      >
        {popup.text}
      </text>
    )
  })
}
