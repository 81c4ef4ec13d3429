import { type HexFlood, hexFlood, type RowSet } from '@tessera/board'
import type { Side } from '../../state.ts'
import { grid, MOST_ROWS } from './board.ts'

/**
 * Who stands where, as sets of rows and tables, for the battle that is being stepped. There is one for the whole program,
 * asked for by a function as `grid` is: engines then know where each table lies, and these are read more often than
 * anything else. Tables by side have West's part and East's behind one another.
 */
export interface Ground {
  readonly free: RowSet
  /** From `heldAt(side)` on: where a side stands. */
  readonly held: RowSet
  /** From `standsAt(side)` on: where its living units stand, in id order, as `HexGrid.places`. */
  readonly stands: Int16Array
  /** By cell: the id of the living unit there. */
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

export function standsAt(side: Side): number {
  return side << 8
}

/** The first so many ids of a table, for events. */
export function idsIn(table: Uint16Array, count: number): number[] {
  const ids: number[] = []
  for (let i = 0; i < count; i++) ids.push(table[i] as number)
  return ids
}

/** The tables that outlive a search: what has to be kept while the ground is lent for another battle. */
export function copyOfGround(): readonly (Int32Array | Int16Array | Uint16Array)[] {
  return lasting().map((table) => table.slice())
}

export function restoreGround(copies: readonly (Int32Array | Int16Array | Uint16Array)[]): void {
  lasting().forEach((table, place) => {
    const kept = copies[place]
    if (kept !== undefined) table.set(kept)
  })
}

function lasting(): readonly (Int32Array | Int16Array | Uint16Array)[] {
  const { free, held, stands, standing, found, chosen, goals, wider } = ground()
  return [free, held, stands, standing, found, chosen, goals, wider]
}

function newGround(): Ground {
  const { cells } = grid()
  return {
    free: new Int32Array(MOST_ROWS + 1),
    held: new Int32Array(3 << 4),
    stands: new Int16Array(3 << 8),
    standing: new Uint16Array(cells),
    found: new Uint16Array(cells),
    chosen: new Uint16Array(cells),
    flood: hexFlood(grid()),
    goals: new Int32Array(MOST_ROWS + 1),
    wider: new Int32Array(MOST_ROWS + 1),
    deadEnds: new Int32Array(cells),
  }
}
