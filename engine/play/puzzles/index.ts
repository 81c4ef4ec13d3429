export { NoPuzzle } from './no-puzzle.tsx'
export { keptIn, noteShown, noteTry, useProgress, useSolved } from './progress.ts'
export { PuzzleBar } from './puzzle-bar.tsx'
export { dayOf, type PuzzlePlace, puzzleOfDay, puzzlePath, puzzleSetOf } from './puzzle-sets.ts'
