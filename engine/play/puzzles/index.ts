export { NoPuzzle } from './no-puzzle.tsx'
export { keptIn, noteShown, noteTry, useProgress, useSolved } from './progress.ts'
export { PuzzleBar } from './puzzle-bar.tsx'
export { dayOf, type PuzzlePlace, type PuzzleSet, puzzleOfDay, puzzlePath, puzzleSetOf } from './puzzle-sets.ts'
