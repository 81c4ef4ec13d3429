import stored from './list.json' with { type: 'json' }
import type { StoredPuzzle } from './make.ts'

export { type Given, luckyAt } from './luck.ts'
export { makePuzzles } from './make.ts'
export { puzzleStart } from './puzzle.ts'
export { outcomes, Solver, stormed } from './solve.ts'
export { commandWords } from './words.ts'

/** In rising difficulty; `tessera puzzles siegefront --write` makes them anew. */
export const PUZZLES: readonly StoredPuzzle[] = stored
