import type { StoredPuzzle } from './make.ts'

declare const puzzles: readonly StoredPuzzle[]
export default puzzles
