import type { Dice } from '@tessera/kernel'
import type { HexlineConfig, Scenario } from '../../config.ts'
import type { UnitType } from '../../content/ability.ts'
import type { Battle, Hex, Side, Unit } from '../../state.ts'
import { beginRound } from './battle.ts'
import { freshUnit, typeNamed, typesOf, worldOf } from './world.ts'

/** What the seats bring to a battle; a scenario in the configuration takes the place of all of it. */
export interface Opening {
  readonly number?: number
  /** By seat. */
  readonly armies: readonly [readonly string[], readonly string[]]
  /** By seat, in army order; without them the armies are drilled. */
  readonly cells?: readonly [readonly Hex[], readonly Hex[]]
}

/** Sets a battle up and starts its first round (HEX-42). */
export function referenceSetup(config: HexlineConfig, opening: Opening, dice: Dice): Battle {
  const types = typesOf(config)
  const number = config.scenario === null ? (opening.number ?? 1) : 1
  const westSeat = number % 2 === 1 ? 0 : 1
  if (config.scenario !== null) {
    const battle = emptyBattle(number, westSeat, config.scenario.rows)
    battle.units = scenarioUnits(config.scenario, types)
    beginRound(worldOf(battle, config, dice, undefined), config.scenario.order)
    return battle
  }
  const west = opening.armies[westSeat]
  const east = opening.armies[1 - westSeat] as readonly string[]
  const battle = emptyBattle(number, westSeat, rowsFor(Math.max(west.length, east.length)))
  const westUnits = west.map((type, i) => freshUnit(i + 1, typeNamed(types, type), 1, 0, 0))
  const eastUnits = east.map((type, i) => freshUnit(west.length + i + 1, typeNamed(types, type), 2, 0, 0))
  if (opening.cells === undefined) {
    drill(westUnits, battle.rows, dice)
    drill(eastUnits, battle.rows, dice)
  } else {
    place(westUnits, opening.cells[westSeat])
    place(eastUnits, opening.cells[1 - westSeat] as readonly Hex[])
  }
  battle.units = [...westUnits, ...eastUnits]
  beginRound(worldOf(battle, config, dice, undefined), undefined)
  return battle
}

/** HEX-21. */
export function rowsFor(units: number): number {
  return Math.max(5, Math.min(15, 3 + Math.ceil(units / 2)))
}

function emptyBattle(number: number, westSeat: 0 | 1, rows: number): Battle {
  return {
    number,
    west_seat: westSeat,
    rows,
    round: 0,
    order: [],
    index: 0,
    steps: 0,
    snapshot: [],
    stale: 0,
    queue: [],
    winner: null,
    reason: null,
    units: [],
  }
}

function place(units: readonly Unit[], cells: readonly Hex[]): void {
  units.forEach((unit, i) => {
    const [col, row] = cells[i] as Hex
    unit.col = col
    unit.row = row
  })
}

/** HEX-41. */
function drill(army: readonly Unit[], rows: number, dice: Dice): void {
  const sorted = [...army].sort((a, b) => a.attack_range - b.attack_range || a.id - b.id)
  const columns: Unit[][] = []
  for (const unit of sorted) {
    const column = columns.at(-1)
    const same = column !== undefined && column.length < rows && column[0]?.attack_range === unit.attack_range
    if (same) column.push(unit)
    else columns.push([unit])
  }
  columns.slice(0, 6).forEach((column, back) => {
    dice.shuffle(column)
    column.forEach((unit, i) => {
      unit.col = zoneColumn(unit.side, back)
      unit.row = firstRow(unit.side, rows, column.length) + i
    })
  })
  const placed = columns.slice(0, 6).flat()
  for (const unit of columns.slice(6).flat()) {
    const [col, row] = rearHex(unit.side, rows, placed)
    unit.col = col
    unit.row = row
    placed.push(unit)
  }
}

function zoneColumn(side: Side, back: number): number {
  return side === 1 ? 5 - back : 11 + back
}

function firstRow(side: Side, rows: number, count: number): number {
  return side === 1 ? Math.floor((rows - count) / 2) : Math.ceil((rows - count) / 2)
}

/** HEX-41 (e): the rearmost zone column with a free hex, in it the free row nearest the middle. */
function rearHex(side: Side, rows: number, placed: readonly Unit[]): Hex {
  for (let back = 5; back >= 0; back--) {
    const col = zoneColumn(side, back)
    const free = Array.from({ length: rows }, (_, row) => row).filter(
      (row) => !placed.some((unit) => unit.col === col && unit.row === row),
    )
    const fromMiddle = (row: number) => Math.abs(2 * row - (rows - 1))
    free.sort((a, b) => fromMiddle(a) - fromMiddle(b) || (side === 1 ? a - b : b - a))
    const row = free[0]
    if (row !== undefined) return [col, row]
  }
  throw new Error('the zone is full')
}

/** HEX-17. */
function scenarioUnits(scenario: Scenario, types: ReadonlyMap<string, UnitType>): Unit[] {
  return scenario.units.map((entry, i) => {
    const unit = freshUnit(i + 1, typeNamed(types, entry.type), entry.side, entry.col, entry.row)
    const { charges, ...numbers } = entry.set ?? {}
    for (const [field, value] of Object.entries(numbers))
      if (value !== undefined) Object.assign(unit, { [field]: value })
    if (charges !== undefined) unit.charges = [...charges]
    if (entry.set?.max_hp !== undefined && entry.set.hp === undefined) unit.hp = entry.set.max_hp
    return unit
  })
}
