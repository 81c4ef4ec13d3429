import { gameOf, registeredEntries } from '../definition/index.ts'

export interface PuzzlePlace {
  readonly game: string
  /** From 1. */
  readonly number: number
}

/** How many puzzles a game has, and which edition; undefined without any. */
export function puzzleSetOf(game: string) {
  return gameOf(game)?.puzzles
}

const DAY_MS = 86_400_000

/** Days since 1970 by world time, so that a day has one puzzle for all. */
export function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS)
}

/** A stride that shares no factor with the number of puzzles comes by every one of them before the first comes again. */
export function puzzleOfDay(day: number): PuzzlePlace {
  const all = registeredEntries().flatMap(({ id, puzzles }) =>
    Array.from({ length: puzzles?.count ?? 0 }, (_, place): PuzzlePlace => ({ game: id, number: place + 1 })),
  )
  let stride = Math.max(1, Math.floor(all.length * 0.382))
  while (sharesFactor(stride, all.length)) stride++
  const place = all[(day * stride) % Math.max(1, all.length)]
  if (place === undefined) throw new Error('No game has puzzles')
  return place
}

function sharesFactor(a: number, b: number): boolean {
  let [x, y] = [a, b]
  while (y > 0) [x, y] = [y, x % y]
  return x > 1
}

export function puzzlePath({ game, number }: PuzzlePlace): string {
  return `/${game}/puzzle/${number}`
}
