import { copy, type Referee } from '@tessera/kernel'
import type { HexlineConfig, Scenario } from '../config.ts'
import type { UnitType } from '../content/ability.ts'
import { type Catalog, catalogOf } from '../content/catalog.ts'
import type { HexlineEvent } from '../events.ts'
import { type Battle, type Hex, newBattle, type Side, type Unit } from '../state.ts'
import { rowsFor } from './board/board.ts'
import { abandonField, closeField, openField, writeBack } from './board/scratch.ts'
import { sideOf } from './board/sides.ts'
import { drillCells } from './deployment.ts'
import { startRound } from './round.ts'
import { newUnit } from './unit.ts'

/** An army and where it stands; without cells it is drilled (HEX-41). */
export interface Host {
  readonly army: readonly string[]
  readonly cells?: readonly Hex[] | undefined
}

/** Sets a battle up and starts its first round (HEX-42). */
export function setupBattle(
  config: HexlineConfig,
  number: number,
  west: Host,
  east: Host,
  ref: Referee<HexlineEvent>,
): Battle {
  const rows = rowsFor(Math.max(west.army.length, east.army.length))
  const first = typesOf(config, west)
  const second = typesOf(config, east)
  const units = [
    ...enlisted(0, first, 1, west.cells ?? drillCells(first, 1, rows, ref.dice)),
    ...enlisted(first.length, second, 2, east.cells ?? drillCells(second, 2, rows, ref.dice)),
  ]
  return open(config, number, rows, units, null, ref)
}

/** HEX-17: a ready-made position. */
export function setupScenario(config: HexlineConfig, scenario: Scenario, ref: Referee<HexlineEvent>): Battle {
  const units = scenario.units.map((entry, i) => {
    const unit = newUnit(i + 1, typeIn(config, entry.type), entry.side, entry.col, entry.row)
    const set = entry.set ?? {}
    unit.max_hp = set.max_hp ?? unit.max_hp
    unit.hp = set.hp ?? unit.max_hp
    unit.damage = set.damage ?? unit.damage
    unit.armor = set.armor ?? unit.armor
    unit.attack_range = set.attack_range ?? unit.attack_range
    unit.speed = set.speed ?? unit.speed
    unit.frozen_turns = set.frozen_turns ?? 0
    unit.silenced_turns = set.silenced_turns ?? 0
    unit.block_used = set.block_used ?? 0
    unit.charges = set.charges === undefined ? unit.charges : [...set.charges]
    unit.summoner_id = set.summoner_id ?? 0
    return unit
  })
  return open(config, 1, scenario.rows, units, scenario.order ?? null, ref)
}

/** The types of a side's units in a scenario. */
export function scenarioArmy(scenario: Scenario, side: Side): readonly string[] {
  return scenario.units.filter((unit) => unit.side === side).map((unit) => unit.type)
}

export function typeIn(config: HexlineConfig, id: string): UnitType {
  return typeOf(catalogOf(config), id)
}

function typeOf(catalog: Catalog, id: string): UnitType {
  const type = catalog.type(id)
  if (type === undefined) throw new Error(`There is no unit type ${id} in this match`)
  return type
}

function typesOf(config: HexlineConfig, { army }: Host): UnitType[] {
  const catalog = catalogOf(config)
  return army.map((id) => typeOf(catalog, id))
}

/** The units of an army, whose ids follow so many others. */
function enlisted(others: number, types: readonly UnitType[], side: Side, cells: readonly Hex[]): Unit[] {
  return types.map((type, i) => {
    const [col, row] = cells[i] as Hex
    return newUnit(others + i + 1, type, side, col, row)
  })
}

function open(
  config: HexlineConfig,
  number: number,
  rows: number,
  units: Unit[],
  order: readonly number[] | null,
  ref: Referee<HexlineEvent>,
): Battle {
  const battle = newBattle(number, sideOf(0, number) === 1 ? 0 : 1, rows, units)
  const field = openField(battle, config, ref)
  try {
    if (field.tell)
      field.tell({
        type: 'battle_start',
        battle: number,
        step: 0,
        west_seat: battle.west_seat,
        rows,
        units: copy(units),
      })
    startRound(field, order)
  } catch (error) {
    abandonField(field)
    throw error
  }
  writeBack(field)
  closeField(field)
  return battle
}
