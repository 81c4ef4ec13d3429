import stored from './list.json' with { type: 'json' }
import type { StoredPuzzle } from './make.ts'

export { makePuzzles, storedPuzzle } from './make.ts'
export * from './puzzle.ts'
export { allSwaps, solvingSwaps } from './search.ts'

/** In rising difficulty; `tessera puzzles hexline --write` makes them anew. */
export const PUZZLES: readonly StoredPuzzle[] = stored
