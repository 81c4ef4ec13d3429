import { catalogOf } from '../content/catalog.ts'
import { COLUMNS } from '../rules/board/board.ts'
import { seatOfSide } from '../rules/board/sides.ts'
import type { Battle, Unit } from '../state.ts'
import type { HexlineView } from '../view/view.ts'
import { words } from './catalogue.ts'
import { namedSeat, pieceName, sideName } from './naming.ts'

/** HEX-186: the position as text. Odd rows are indented by half a hex; West in capitals, East in small letters. */
export function picture(view: HexlineView): string {
  const [first, second] = view.score
  const head = words.text('picture.head', {
    battle: view.battle_number,
    battles: view.config.battles,
    first,
    second,
    phase: words.said(`picture.${view.phase}`),
  })
  return view.battle === null ? head : [head, ...board(view.battle), '', ...rolls(view, view.battle)].join('\n')
}

function board(battle: Battle): string[] {
  const standing = new Map(battle.units.filter((unit) => unit.alive).map((unit) => [`${unit.col},${unit.row}`, unit]))
  const columns = Array.from({ length: COLUMNS }, (_, col) => String(col).padStart(3).padEnd(4)).join('')
  const rows = Array.from({ length: battle.rows }, (_, row) => {
    const cells = Array.from({ length: COLUMNS }, (_, col) => cell(standing.get(`${col},${row}`))).join('')
    return `${String(row).padStart(2)} ${row % 2 === 1 ? '  ' : ''}${cells}`.trimEnd()
  })
  const head = words.text('picture.step', { battle: battle.number, round: battle.round, step: battle.steps })
  return [head, `   ${columns}`.trimEnd(), ...rows]
}

/** Four wide: the unit's number behind a letter for its side. */
function cell(unit: Unit | undefined): string {
  if (unit === undefined) return '  · '
  return `${unit.side === 1 ? 'W' : 'e'}${unit.id}`.padStart(3).padEnd(4)
}

function rolls(view: HexlineView, battle: Battle): string[] {
  return ([1, 2] as const).flatMap((side) => {
    const own = battle.units.filter((unit) => unit.side === side)
    const living = own.filter((unit) => unit.alive)
    const title = words.text('picture.side', {
      side: sideName(side),
      seat: namedSeat(view.to, seatOfSide(battle, side)),
      units: words.said('count.units', { n: living.length }),
      fallen: own.length - living.length,
    })
    return [title, ...living.map((unit) => line(view, unit))]
  })
}

function line(view: HexlineView, unit: Unit): string {
  const abilities = catalogOf(view.config).type(unit.type)?.abilities ?? []
  const charges = abilities.flatMap(({ charge = 1 }, i) =>
    charge > 1 ? [words.text('picture.charge', { count: unit.charges[i] ?? 0, of: charge })] : [],
  )
  const marks = [
    ...(unit.frozen_turns > 0 ? [words.text('rise.frozen', { turns: unit.frozen_turns })] : []),
    ...(unit.silenced_turns > 0 ? [words.text('rise.silenced', { turns: unit.silenced_turns })] : []),
    ...charges,
  ]
  const stats = words.text('picture.unit', {
    life: `${unit.hp}/${unit.max_hp}`.padStart(7),
    damage: unit.damage,
    armour: unit.armor,
    range: unit.attack_range,
  })
  return `  ${`#${unit.id}`.padStart(4)} ${pieceName(view, unit.id).padEnd(20)}${stats}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`
}
