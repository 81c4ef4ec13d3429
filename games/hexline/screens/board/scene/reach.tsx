import { abilitiesOf, distanceOf, type Hex, type HexlineView, type Plan, planOf, type Unit } from '@tessera/hexline'
import { memo, type ReactNode, useMemo } from 'react'
import { boardHexes, COLUMNS, centreOf, cornersOf, outlineOf } from '../hex-geometry.ts'

export interface ReachProps {
  readonly view: HexlineView
  readonly unit: Unit
  /** Who it has just hit. */
  readonly hit: number | null
}

/** What the selected piece can do, under the pieces: field and outline of its reach, its auras, its way, whom it can hit. */
export const Reach = memo(function Reach({ view, unit, hit }: ReachProps): ReactNode {
  const rows = view.battle?.rows ?? 5
  const plan = useMemo(() => planOf(view, unit.id), [view, unit.id])
  const field = within(unit, unit.attack_range, rows)
  const auras = [...new Set(abilitiesOf(view, unit).flatMap(({ aura, range }) => aura ?? range ?? []))].filter(
    (reach) => reach !== unit.attack_range,
  )
  const enemies = view.battle?.units.filter((other) => plan.targets.includes(other.id) || other.id === hit) ?? []
  return (
    <g aria-hidden className="hx-reach">
      <path className="field" d={field.map((hex) => `M${cornersOf(hex).split(' ').join('L')}Z`).join('')} />
      {unit.silenced_turns === 0 &&
        auras.map((reach) => <path key={reach} className="aura" d={outlineOf(within(unit, reach, rows))} />)}
      <path className="edge" d={outlineOf(field)} />
      <Way unit={unit} plan={plan} />
      {enemies.map((enemy) => (
        <polygon
          key={enemy.id}
          className={enemy.id === hit ? 'target hit' : 'target'}
          points={cornersOf([enemy.col, enemy.row], 1.5)}
        />
      ))}
      <polygon className="here" points={cornersOf([unit.col, unit.row], 1.5)} />
    </g>
  )
})

function Way({ unit, plan }: { readonly unit: Unit; readonly plan: Plan }): ReactNode {
  const points = plan.path.map(centreOf)
  const goal = points.at(-1)
  const [first] = points
  if (goal === undefined || first === undefined) return null
  const here = centreOf([unit.col, unit.row])
  return (
    <>
      <polyline className="way" points={[here, ...points].map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }) => (
        <g key={`${x},${y}`} className="step">
          <circle cx={x} cy={y} r="4.5" />
          <circle cx={x} cy={y} r="1.2" className="dot" />
        </g>
      ))}
      <circle className="goal" cx={goal.x} cy={goal.y} r="9" />
    </>
  )
}

function within(unit: Unit, reach: number, rows: number): Hex[] {
  return boardHexes(rows, 0, COLUMNS - 1).filter(([col, row]) => distanceOf(unit, { col, row }) <= reach)
}
