import { textOfSaid } from '@tessera/words'
import { catalogOf } from '../content/catalog.ts'
import { COLUMNS } from '../rules/board/board.ts'
import { seatOfSide } from '../rules/board/sides.ts'
import type { Battle, Side, Unit } from '../state.ts'
import type { HexlineView } from '../view/view.ts'
import { counted } from './abilities.ts'
import { namedSeat, pieceName, sideName } from './naming.ts'

/** HEX-186: the position as text. Odd rows are indented by half a hex; West in capitals, East in small letters. */
export function picture(view: HexlineView): string {
  const head = `Battle ${view.battle_number} of ${view.config.battles}, score ${view.score[0]} to ${view.score[1]}, ${PHASES[view.phase]}`
  return view.battle === null ? head : [head, ...board(view.battle), '', ...rolls(view, view.battle)].join('\n')
}

const PHASES = { muster: 'choosing armies', deploy: 'placing units', battle: 'in battle', over: 'over' } as const

function board(battle: Battle): string[] {
  const standing = new Map(battle.units.filter((unit) => unit.alive).map((unit) => [`${unit.col},${unit.row}`, unit]))
  const columns = Array.from({ length: COLUMNS }, (_, col) => String(col).padStart(3).padEnd(4)).join('')
  const rows = Array.from({ length: battle.rows }, (_, row) => {
    const cells = Array.from({ length: COLUMNS }, (_, col) => cell(standing.get(`${col},${row}`))).join('')
    return `${String(row).padStart(2)} ${row % 2 === 1 ? '  ' : ''}${cells}`.trimEnd()
  })
  return [`Battle ${battle.number}, round ${battle.round}, step ${battle.steps}`, `   ${columns}`.trimEnd(), ...rows]
}

/** Four wide: the unit's number behind a letter for its side. */
function cell(unit: Unit | undefined): string {
  if (unit === undefined) return '  · '
  return `${unit.side === 1 ? 'W' : 'e'}${unit.id}`.padStart(3).padEnd(4)
}

function rolls(view: HexlineView, battle: Battle): string[] {
  return ([1, 2] as const).flatMap((side) => {
    const living = battle.units.filter((unit) => unit.alive && unit.side === side)
    const fallen = battle.units.filter((unit) => !unit.alive && unit.side === side).length
    return [
      `${title(view, battle, side)}: ${counted(living.length, 'unit')}, ${fallen} fallen`,
      ...living.map((unit) => line(view, unit)),
    ]
  })
}

function title(view: HexlineView, battle: Battle, side: Side): string {
  const { name } = namedSeat(view.to, seatOfSide(battle, side))
  return `${sideName(side)} (${typeof name === 'string' ? name : textOfSaid(name)})`
}

function line(view: HexlineView, unit: Unit): string {
  const abilities = catalogOf(view.config).type(unit.type)?.abilities ?? []
  const charges = abilities.flatMap(({ charge = 1 }, i) =>
    charge > 1 ? [`charge ${unit.charges[i] ?? 0}/${charge}`] : [],
  )
  const marks = [
    ...(unit.frozen_turns > 0 ? [`frozen ${unit.frozen_turns}`] : []),
    ...(unit.silenced_turns > 0 ? [`silenced ${unit.silenced_turns}`] : []),
    ...charges,
  ]
  const stats = `${`${unit.hp}/${unit.max_hp}`.padStart(7)} life, ${unit.damage} damage, ${unit.armor} armour, range ${unit.attack_range}`
  return `  ${`#${unit.id}`.padStart(4)} ${pieceName(view, unit.id).padEnd(20)}${stats}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`
}
