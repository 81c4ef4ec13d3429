import { readStored, writeStored } from '@tessera/ui/storage'
import { create } from 'zustand'
import { type PuzzlePlace, puzzleSetOf } from './puzzle-sets.ts'

/** A player's progress with a puzzle. */
export interface Progress {
  readonly tries: number
  readonly solved: boolean
  /** The solution was looked at first. */
  readonly shown: boolean
}

const NOTHING: Progress = { tries: 0, solved: false, shown: false }
const KEY = 'puzzles'

type Kept = Readonly<Record<string, Progress>>

const useKept = create<{ readonly kept: Kept }>(() => ({ kept: keptIn(readStored(KEY)) }))

/** What is stored may be old or changed by hand. */
export function keptIn(stored: unknown): Kept {
  if (typeof stored !== 'object' || stored === null) return {}
  const kept: Record<string, Progress> = {}
  for (const [key, value] of Object.entries(stored)) {
    if (typeof value !== 'object' || value === null) continue
    const { tries, solved, shown } = value as Readonly<Record<string, unknown>>
    if (typeof tries !== 'number' || !Number.isInteger(tries) || tries < 0) continue
    kept[key] = { tries, solved: solved === true, shown: shown === true }
  }
  return kept
}

export function useProgress(place: PuzzlePlace): Progress {
  return useKept(({ kept }) => kept[keyOf(place)] ?? NOTHING)
}

/** Of a game's puzzles, whether each is solved, the first first. */
export function useSolved(game: string): readonly boolean[] {
  const kept = useKept((state) => state.kept)
  return Array.from(
    { length: puzzleSetOf(game)?.count ?? 0 },
    (_, place) => kept[keyOf({ game, number: place + 1 })]?.solved === true,
  )
}

/** Another try; a puzzle once solved stays solved. */
export function noteTry(place: PuzzlePlace, solved: boolean): void {
  note(place, (now) => ({ ...now, tries: now.tries + (now.solved ? 0 : 1), solved: now.solved || solved }))
}

export function noteShown(place: PuzzlePlace): void {
  note(place, (now) => (now.solved ? now : { ...now, shown: true }))
}

function note(place: PuzzlePlace, change: (now: Progress) => Progress): void {
  const { kept } = useKept.getState()
  const key = keyOf(place)
  const next = { ...kept, [key]: change(kept[key] ?? NOTHING) }
  writeStored(KEY, next)
  useKept.setState({ kept: next })
}

function keyOf({ game, number }: PuzzlePlace): string {
  return `${game}.${puzzleSetOf(game)?.edition ?? ''}.${number}`
}
