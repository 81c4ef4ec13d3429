import type { HexlineView, Unit } from '@tessera/hexline'
import { namedPiece, seatOfSide, sideName } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { type Badge, FallenMark, Plate, type SeatOf, Shield } from '@tessera/table'
import { type KeyboardEvent, memo, type ReactNode } from 'react'
import { unitIcon } from '../../icons.ts'
import { centreOf, PIECE_RADIUS } from '../hex-geometry.ts'
import { badgesOf, stateWords } from './badges.ts'
import type { Scene } from './scene.ts'

export interface UnitsProps {
  readonly view: HexlineView
  /** Of the step shown: who fell in it is still drawn, to fade. */
  readonly scene: Scene
  readonly moving: boolean
  readonly selected: number | null
  /** The piece that takes the focus when one tabs to the board. */
  readonly entry: number | null
  readonly onSelect: (unit: number) => void
  readonly onWander: (unit: number, event: KeyboardEvent) => void
}

/** All pieces: marks of the fallen, shields, then plates above every shield. */
export function Units({ view, scene, moving, selected, entry, onSelect, onWander }: UnitsProps): ReactNode {
  const battle = view.battle
  if (battle === null) return null
  const seat = (unit: Unit) => seatOfSide(battle, unit.side)
  const standing = battle.units.filter((unit) => unit.alive || (moving && scene.fallen.has(unit.id)))
  const fallen = battle.units.filter((unit) => !unit.alive && !isTrodden(battle.units, unit))
  return (
    <>
      <g aria-hidden>
        {fallen.map((unit) => (
          <Fallen key={unit.id} col={unit.col} row={unit.row} seat={seat(unit)} />
        ))}
      </g>
      <g>
        {standing.map((unit) => (
          <UnitShield
            key={unit.id}
            id={unit.id}
            col={unit.col}
            row={unit.row}
            seat={seat(unit)}
            icon={unitIcon(unit.type)}
            leaving={!unit.alive}
            selected={selected === unit.id}
            label={labelOf(view, unit)}
            focusable={entry === unit.id}
            onSelect={onSelect}
            onWander={onWander}
          />
        ))}
      </g>
      <g aria-hidden className="hx-plates">
        {standing.map((unit) => (
          <UnitPlate
            key={unit.id}
            id={unit.id}
            col={unit.col}
            row={unit.row}
            hp={unit.hp}
            max={unit.max_hp}
            leaving={!unit.alive}
            badges={badgesOf(view, unit)}
          />
        ))}
      </g>
    </>
  )
}

const Fallen = memo(function Fallen({
  col,
  row,
  seat,
}: {
  readonly col: number
  readonly row: number
  readonly seat: SeatOf
}) {
  const { x, y } = centreOf([col, row])
  return (
    <g transform={`translate(${x} ${y})`}>
      <FallenMark seat={seat} r={PIECE_RADIUS} />
    </g>
  )
})

interface UnitShieldProps {
  readonly id: number
  readonly col: number
  readonly row: number
  readonly seat: SeatOf
  readonly icon: string
  readonly leaving: boolean
  readonly selected: boolean
  readonly label: string
  readonly focusable: boolean
  readonly onSelect: (unit: number) => void
  readonly onWander: (unit: number, event: KeyboardEvent) => void
}

const UnitShield = memo(function UnitShield(props: UnitShieldProps): ReactNode {
  const { id, col, row, seat, icon, leaving, selected, label, focusable, onSelect, onWander } = props
  const { x, y } = centreOf([col, row])
  if (leaving) {
    return (
      <g transform={`translate(${x} ${y - 2.5})`} aria-hidden>
        <g style={{ opacity: 0 }}>
          <g data-mover={id}>
            <Shield seat={seat} r={PIECE_RADIUS} icon={icon} />
          </g>
        </g>
      </g>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no button elements in a drawing
    <g
      className="hx-unit"
      transform={`translate(${x} ${y - 2.5})`}
      role="button"
      tabIndex={focusable ? 0 : -1}
      data-unit={id}
      aria-label={label}
      aria-pressed={selected}
      onClick={(event) => {
        event.stopPropagation()
        onSelect(id)
      }}
      onKeyDown={(event) => onWander(id, event)}
    >
      <g data-mover={id}>
        <Shield seat={seat} r={PIECE_RADIUS} icon={icon} />
        <circle className="hx-focus" r={PIECE_RADIUS + 5} />
      </g>
    </g>
  )
})

interface UnitPlateProps {
  readonly id: number
  readonly col: number
  readonly row: number
  readonly hp: number
  readonly max: number
  readonly leaving: boolean
  readonly badges: readonly Badge[]
}

const UnitPlate = memo(
  function UnitPlate({ id, col, row, hp, max, leaving, badges }: UnitPlateProps): ReactNode {
    const { x, y } = centreOf([col, row])
    return (
      <g transform={`translate(${x} ${y - 2.5})`}>
        <g style={leaving ? { opacity: 0 } : undefined}>
          <g data-mover={id} data-plate={id}>
            <Plate r={PIECE_RADIUS} life={hp} max={max} badges={badges} />
          </g>
        </g>
      </g>
    )
  },
  (a, b) =>
    a.id === b.id &&
    a.col === b.col &&
    a.row === b.row &&
    a.hp === b.hp &&
    a.max === b.max &&
    a.leaving === b.leaving &&
    sameBadges(a.badges, b.badges),
)

function sameBadges(a: readonly Badge[], b: readonly Badge[]): boolean {
  return (
    a.length === b.length &&
    a.every((badge, i) => badge.icon === b[i]?.icon && badge.text === b[i]?.text && badge.tone === b[i]?.tone)
  )
}

function labelOf(view: HexlineView, unit: Unit): string {
  const state = stateWords(view, unit)
  const label = words.text('board.unit', {
    unit: namedPiece(view, unit.id),
    side: sideName(unit.side),
    life: unit.hp,
    most: unit.max_hp,
    col: unit.col,
    row: unit.row,
  })
  return state === '' ? label : `${label}, ${state}`
}

/** A unit stands on the mark, or another one fell there later. */
function isTrodden(units: readonly Unit[], fallen: Unit): boolean {
  return units.some(
    (unit) =>
      unit.col === fallen.col && unit.row === fallen.row && (unit.alive || (unit !== fallen && unit.id > fallen.id)),
  )
}
