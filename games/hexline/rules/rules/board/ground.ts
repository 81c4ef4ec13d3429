import { type HexFlood, hexFlood, type RowSet } from '@tessera/board'
import type { Side } from '../../state.ts'
import { grid, MOST_ROWS } from './board.ts'
import { change, type Id, type Table, units } from './units.ts'

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
  /** By place: the id of the living unit there; 0 where the hex is free. Where the battle has no hex it is never 0. */
  readonly standing: Uint16Array
  /** What `findWithin` found; used up at once. */
  readonly found: Uint16Array
  /** The ids of the units an ability has chosen; used up before anything else can fire. */
  readonly chosen: Uint16Array
  /** Over what is free, to the goals. */
  readonly flood: HexFlood
  readonly goals: RowSet
  readonly wider: RowSet
  /** By place: the last search for which it led nowhere. */
  readonly deadEnds: Int32Array
  /** Counts those searches, so that dead ends of earlier ones need not be wiped out. */
  readonly search: Int32Array
}

/** More than there are rows: engines keep tables of up to 64 bytes where they have to look for them at every access. */
const ROW_WORDS = 32

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
  return standingOn(cell) === 0
}

/** The id of the living unit on a cell, or 0. */
export function standingOn(cell: number): Id {
  return ground().standing[grid().places[cell] as number] as Id
}

export function strengthOf(side: Side): number {
  return ground().strength[side] as number
}

/**
 * Fills `Ground.found` with the ids of a side's living units within a radius of a cell, in order; returns how many there are. Each is
 * written down, and the next one over it unless it counts: processors cannot guess who is in range, so nothing here branches on it.
 */
export function findWithin(side: Side, cell: number, radius: number): number {
  const { living, stands, strength, found } = ground()
  const { places, distances, middle } = grid()
  const from = middle + (places[cell] as number)
  const end = listAt(side) + (strength[side] as number)
  let count = 0
  for (let i = listAt(side); i < end; i++) {
    found[count] = living[i] as Id
    const beyond = (distances[from - (stands[i] as number)] as number) - radius
    count += (beyond - 1) >>> 31
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
  const { cols, places } = grid()
  const { free, held, standing, strength } = ground()
  held.fill(0)
  strength.fill(0)
  standing.fill(OFF_BOARD)
  for (let cell = 0; cell < rows * cols; cell++) standing[places[cell] as number] = 0
  for (let y = 0; y < MOST_ROWS; y++) free[y] = y < rows ? (1 << cols) - 1 : 0
}

const OFF_BOARD = 0xffff

/** Puts a unit that has just come to life on its hex; it is the last of its side. */
export function stand(unit: Id): void {
  const { living, strength, stands } = ground()
  const { cell, rank, side } = units()
  const own = side[unit] as Side
  const count = strength[own] as number
  rank[unit] = count
  living[listAt(own) + count] = unit
  stands[listAt(own) + count] = grid().places[cell[unit] as number] as number
  strength[own] = count + 1
  occupy(unit, cell[unit] as number)
}

/** Moves a living unit to a free hex. */
export function relocate(unit: Id, to: number): void {
  const { cell, rank, side } = units()
  change(unit)
  vacate(unit)
  cell[unit] = to
  ground().stands[((side[unit] as number) << 8) + (rank[unit] as number)] = grid().places[to] as number
  occupy(unit, to)
}

/** Takes a unit that has died off the board. */
export function lift(unit: Id): void {
  const { living, stands, strength } = ground()
  const { rank, side } = units()
  const own = side[unit] as Side
  vacate(unit)
  const last = listAt(own) + (strength[own] as number) - 1
  for (let i = listAt(own) + (rank[unit] as number); i < last; i++) {
    const next = living[i + 1] as number
    living[i] = next
    stands[i] = stands[i + 1] as number
    rank[next] = (rank[next] as number) - 1
  }
  strength[own] = (strength[own] as number) - 1
}

function vacate(unit: Id): void {
  const { free, held, standing } = ground()
  const { rowOf, bitOf, places } = grid()
  const { cell, side } = units()
  const from = cell[unit] as number
  const row = rowOf[from] as number
  const bit = bitOf[from] as number
  const at = ((side[unit] as number) << 4) + row
  free[row] = (free[row] as number) | bit
  held[at] = (held[at] as number) & ~bit
  standing[places[from] as number] = 0
}

function occupy(unit: Id, to: number): void {
  const { free, held, standing } = ground()
  const { rowOf, bitOf, places } = grid()
  const row = rowOf[to] as number
  const bit = bitOf[to] as number
  const at = ((units().side[unit] as number) << 4) + row
  free[row] = (free[row] as number) & ~bit
  held[at] = (held[at] as number) | bit
  standing[places[to] as number] = unit
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
  const { cells, placeCount } = grid()
  const free = new Int32Array(ROW_WORDS)
  const goals = new Int32Array(ROW_WORDS)
  return {
    free,
    held: new Int32Array(3 << 4),
    strength: new Int32Array(ROW_WORDS),
    living: new Uint16Array(3 << 8),
    stands: new Int16Array(3 << 8),
    standing: new Uint16Array(placeCount),
    found: new Uint16Array(cells + 1),
    chosen: new Uint16Array(cells + 1),
    flood: hexFlood(grid(), free, goals),
    goals,
    wider: new Int32Array(ROW_WORDS),
    deadEnds: new Int32Array(placeCount),
    search: new Int32Array(ROW_WORDS),
  }
}
