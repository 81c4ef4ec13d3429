import type { Unit } from '../../state.ts'
import type { Kind } from '../abilities/kind.ts'
import { COLUMNS, cellOf, grid } from './board.ts'

/** The place of a unit in every table, from 1; 0 is no unit. */
export type Id = number

/**
 * How units are stored while a battle is fought: a table for each number of HEX-30 and HEX-31, by id. They are read from the
 * state when a battle is taken up and written back when it is put down; in between the tables are the truth. There is one
 * set for the whole program, asked for by a function as `grid` is.
 */
export interface Units {
  readonly side: Table
  readonly cell: Table
  readonly alive: Table
  readonly hp: Table
  readonly maxHp: Table
  readonly damage: Table
  readonly range: Table
  readonly armor: Table
  readonly speed: Table
  readonly frozenTurns: Table
  readonly silencedTurns: Table
  readonly blockUsed: Table
  readonly rampAccumulated: Table
  readonly hasActed: Table
  readonly readyTriggered: Table
  readonly turnsTaken: Table
  readonly readyBlades: Table
  readonly summoner: Table
  readonly dealt: Table
  readonly taken: Table
  readonly healed: Table
  readonly kills: Table
  /** From `chargesAt(id)` on, one counter per ability. */
  readonly charges: Table
  /** Sum of the type's `block` values. */
  readonly blocks: Table
  /** Sum of the type's `armor` abilities without aura. */
  readonly plate: Table
  /** What the type's abilities wait for, bit by bit: see `Kind.triggers`. */
  readonly triggers: Table
  /** The index of a living unit in the lists of its side. */
  readonly rank: Table
  /** 1 when the unit is no longer what the state says. */
  readonly changed: Table
}

export type Table = Int32Array

/** As many as `Ground.standing` can name. Pages of a table that are never written to cost nothing. */
const MOST_UNITS = 0xffff

/** More than there are. */
const TABLES = 32

/**
 * Tables begin so many words apart: a little more than they are long, or what is known of one unit would lie a power of two apart
 * in all of them, where processors can keep only a few at a time.
 */
const APART = MOST_UNITS + 1 + 1024 + 64

export const units: () => Units = (() => {
  const tables = newTables()
  return () => tables
})()

export function isAlive(unit: Id): boolean {
  return units().alive[unit] === 1
}

/** HEX-83. */
export function isSilenced(unit: Id): boolean {
  return (units().silencedTurns[unit] as number) > 0
}

export function cellIn(unit: Id): number {
  return units().cell[unit] as number
}

/** HEX-23; of dead units, from their last hex. */
export function apart(a: Id, b: Id): number {
  const { places, distances, middle } = grid()
  return distances[middle + (places[cellIn(a)] as number) - (places[cellIn(b)] as number)] as number
}

export function add(table: Table, unit: Id, amount: number): void {
  table[unit] = (table[unit] as number) + amount
}

/** Marks a unit as changed: only marked units are written back to the state. */
export function change(unit: Id): void {
  units().changed[unit] = 1
}

export function chargesAt(unit: Id): number {
  return unit << 2
}

/** Reads a unit of the state into the tables. */
export function readUnit(unit: Unit, kind: Kind): void {
  const tables = units()
  const { id } = unit
  if (id > MOST_UNITS) throw new RangeError(`A battle has at most ${MOST_UNITS} units, the fallen among them`)
  tables.side[id] = unit.side
  tables.cell[id] = cellOf(unit)
  tables.alive[id] = Number(unit.alive)
  tables.hp[id] = unit.hp
  tables.maxHp[id] = unit.max_hp
  tables.damage[id] = unit.damage
  tables.range[id] = unit.attack_range
  tables.armor[id] = unit.armor
  tables.speed[id] = unit.speed
  tables.frozenTurns[id] = unit.frozen_turns
  tables.silencedTurns[id] = unit.silenced_turns
  tables.blockUsed[id] = unit.block_used
  tables.rampAccumulated[id] = unit.ramp_accumulated
  tables.hasActed[id] = Number(unit.has_acted)
  tables.readyTriggered[id] = Number(unit.ready_triggered)
  tables.turnsTaken[id] = unit.turns_taken
  tables.readyBlades[id] = unit.ready_blades
  tables.summoner[id] = unit.summoner_id
  tables.dealt[id] = unit.dealt
  tables.taken[id] = unit.taken
  tables.healed[id] = unit.healed
  tables.kills[id] = unit.kills
  for (let i = 0; i < unit.charges.length; i++) tables.charges[chargesAt(id) + i] = unit.charges[i] as number
  tables.blocks[id] = kind.block
  tables.plate[id] = kind.armor
  tables.triggers[id] = kind.triggers
  tables.changed[id] = 0
}

/** Writes back the units that changed since the last time. */
export function writeUnits(list: readonly Unit[]): void {
  const { changed } = units()
  for (let id = 1; id <= list.length; id++) {
    if (changed[id] === 0) continue
    changed[id] = 0
    writeUnit(list[id - 1] as Unit)
  }
}

/** What never changes in a battle (side, range, speed, summoner) stands in the state as it is. */
function writeUnit(unit: Unit): void {
  const tables = units()
  const { id } = unit
  const cell = tables.cell[id] as number
  unit.col = cell % COLUMNS
  unit.row = grid().rowOf[cell] as number
  unit.alive = tables.alive[id] === 1
  unit.hp = tables.hp[id] as number
  unit.max_hp = tables.maxHp[id] as number
  unit.damage = tables.damage[id] as number
  unit.armor = tables.armor[id] as number
  unit.frozen_turns = tables.frozenTurns[id] as number
  unit.silenced_turns = tables.silencedTurns[id] as number
  unit.block_used = tables.blockUsed[id] as number
  unit.ramp_accumulated = tables.rampAccumulated[id] as number
  unit.has_acted = tables.hasActed[id] === 1
  unit.ready_triggered = tables.readyTriggered[id] === 1
  unit.turns_taken = tables.turnsTaken[id] as number
  unit.ready_blades = tables.readyBlades[id] as number
  unit.dealt = tables.dealt[id] as number
  unit.taken = tables.taken[id] as number
  unit.healed = tables.healed[id] as number
  unit.kills = tables.kills[id] as number
  for (let i = 0; i < unit.charges.length; i++) unit.charges[i] = tables.charges[chargesAt(id) + i] as number
}

function newTables(): Units {
  const words = new ArrayBuffer(TABLES * APART * Int32Array.BYTES_PER_ELEMENT)
  let made = 0
  const table = () => new Int32Array(words, made++ * APART * Int32Array.BYTES_PER_ELEMENT, MOST_UNITS + 1)
  return {
    side: table(),
    cell: table(),
    alive: table(),
    hp: table(),
    maxHp: table(),
    damage: table(),
    range: table(),
    armor: table(),
    speed: table(),
    frozenTurns: table(),
    silencedTurns: table(),
    blockUsed: table(),
    rampAccumulated: table(),
    hasActed: table(),
    readyTriggered: table(),
    turnsTaken: table(),
    readyBlades: table(),
    summoner: table(),
    dealt: table(),
    taken: table(),
    healed: table(),
    kills: table(),
    charges: new Int32Array(chargesAt(MOST_UNITS + 1)),
    blocks: table(),
    plate: table(),
    triggers: table(),
    rank: table(),
    changed: table(),
  }
}
