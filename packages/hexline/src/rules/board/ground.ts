import { type HexFlood, hexFlood, type RowSet } from '@tessera/board'
import type { Side } from '../../state.ts'
import { grid, MOST_ROWS } from './board.ts'
import { type Id, type Table, units } from './units.ts'

/**
 * Who stands where, as sets of rows and tables, for the battle that is being fought. There is one for the whole program,
 * asked for by a function as `grid` is: engines then know where each table lies, and these are read more often than
 * anything else. Tables by side have West's part and East's behind one another.
 */
export interface Ground {
  readonly free: RowSet
  /** From `heldAt(side)` on: where a side stands. */
  readonly held: RowSet
  /** By side: how many live. */
  readonly strength: Table
  /** From `listAt(side)` on: the ids of its living units, in order. */
  readonly living: Uint16Array
  /** From `listAt(side)` on: where they stand, as `HexGrid.places`. */
  readonly stands: Int16Array
  /** By cell: the id of the living unit there; 0 where the hex is free. Beyond the rows of the battle it is never 0. */
  readonly standing: Uint16Array
  /** What `findWithin` found; used up at once. */
  readonly found: Uint16Array
  /** The ids of the units an ability has chosen; used up before anything else can fire. */
  readonly chosen: Uint16Array
  readonly flood: HexFlood
  readonly goals: RowSet
  readonly wider: RowSet
  /** By cell: the last search for which it led nowhere. */
  readonly deadEnds: Int32Array
}

export const ground: () => Ground = (() => {
  const tables = newGround()
  return () => tables
})()

export function heldAt(side: Side): number {
  return side << 4
}

export function listAt(side: Side): number {
  return side << 8
}

/** HEX-2: the other side. */
export function foeOf(side: Side): Side {
  return side === 1 ? 2 : 1
}

export function sideIn(unit: Id): Side {
  return units().side[unit] as Side
}

export function isFree(cell: number): boolean {
  return ground().standing[cell] === 0
}

export function strengthOf(side: Side): number {
  return ground().strength[side] as number
}

/** Fills `Ground.found` with the ids of a side's living units within a radius of a cell, in order; returns how many there are. */
export function findWithin(side: Side, cell: number, radius: number): number {
  const { living, stands, found } = ground()
  const { places, distances } = grid()
  const from = (distances.length >> 1) + (places[cell] as number)
  const end = listAt(side) + strengthOf(side)
  let count = 0
  for (let i = listAt(side); i < end; i++) {
    found[count] = living[i] as number
    if ((distances[from - (stands[i] as number)] as number) <= radius) count++
  }
  return count
}

/** The first so many ids of a table, for events. */
export function idsIn(table: Uint16Array, count: number): number[] {
  const ids: number[] = []
  for (let i = 0; i < count; i++) ids.push(table[i] as number)
  return ids
}

/** An empty board of so many rows. */
export function clearGround(rows: number): void {
  const { cols, cells } = grid()
  const { free, held, standing, strength } = ground()
  held.fill(0)
  strength.fill(0)
  standing.fill(0)
  standing.fill(OFF_BOARD, rows * cols, cells)
  for (let y = 0; y < MOST_ROWS; y++) free[y] = y < rows ? (1 << cols) - 1 : 0
}

const OFF_BOARD = 0xffff

/** Puts a unit that has just come to life on its hex; it is the last of its side. */
export function stand(unit: Id): void {
  const { living, strength } = ground()
  const side = sideIn(unit)
  const rank = strengthOf(side)
  units().rank[unit] = rank
  living[listAt(side) + rank] = unit
  strength[side] = rank + 1
  occupy(unit, units().cell[unit] as number)
}

/** Moves a living unit to a free hex. */
export function relocate(unit: Id, cell: number): void {
  vacate(unit)
  units().cell[unit] = cell
  occupy(unit, cell)
}

/** Takes a unit that has died off the board. */
export function lift(unit: Id): void {
  const { living, stands, strength } = ground()
  const { rank } = units()
  const side = sideIn(unit)
  vacate(unit)
  const at = listAt(side)
  const last = strengthOf(side) - 1
  for (let i = rank[unit] as number; i < last; i++) {
    const next = living[at + i + 1] as number
    living[at + i] = next
    stands[at + i] = stands[at + i + 1] as number
    rank[next] = i
  }
  strength[side] = last
}

function vacate(unit: Id): void {
  const { free, held, standing } = ground()
  const cell = units().cell[unit] as number
  const row = grid().rowOf[cell] as number
  const bit = grid().bitOf[cell] as number
  const at = heldAt(sideIn(unit)) + row
  free[row] = (free[row] as number) | bit
  held[at] = (held[at] as number) & ~bit
  standing[cell] = 0
}

function occupy(unit: Id, cell: number): void {
  const { free, held, standing, stands } = ground()
  const side = sideIn(unit)
  const row = grid().rowOf[cell] as number
  const bit = grid().bitOf[cell] as number
  const at = heldAt(side) + row
  free[row] = (free[row] as number) & ~bit
  held[at] = (held[at] as number) | bit
  standing[cell] = unit
  stands[listAt(side) + (units().rank[unit] as number)] = grid().places[cell] as number
}

type Kept = readonly (Int32Array | Int16Array | Uint16Array)[]

/** All that outlives a search: what has to be kept while the tables are lent for another battle of so many units. */
export function copyOfGround(units: number): Kept {
  return lasting(units).map((table) => table.slice())
}

export function restoreGround(copies: Kept): void {
  lasting(0xffff).forEach((table, place) => {
    const kept = copies[place]
    if (kept !== undefined) table.set(kept)
  })
}

function lasting(most: number): Kept {
  const { free, held, strength, living, stands, standing, found, chosen, goals, wider } = ground()
  const ofUnits = Object.values(units()).map((table: Table) => table.subarray(0, 4 * (most + 1)))
  return [free, held, strength, living, stands, standing, found, chosen, goals, wider, ...ofUnits]
}

function newGround(): Ground {
  const { cells } = grid()
  return {
    free: new Int32Array(MOST_ROWS + 1),
    held: new Int32Array(3 << 4),
    strength: new Int32Array(3),
    living: new Uint16Array(3 << 8),
    stands: new Int16Array(3 << 8),
    standing: new Uint16Array(cells),
    found: new Uint16Array(cells + 1),
    chosen: new Uint16Array(cells + 1),
    flood: hexFlood(grid()),
    goals: new Int32Array(MOST_ROWS + 1),
    wider: new Int32Array(MOST_ROWS + 1),
    deadEnds: new Int32Array(cells),
  }
}
