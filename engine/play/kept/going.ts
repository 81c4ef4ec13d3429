import { readStored, writeStored } from '@tessera/ui/storage'

/** Something longer than a match that is under way in this browser. In words, because the home page loads no rules. */
export interface Going {
  readonly path: string
  /** Over the title: "Battle 2 of at most 3". */
  readonly eyebrow: string
  readonly title: string
  readonly note: string
}

const keyOf = (game: string): string => `${game}.going`

/** One for each game; null: nothing is under way. */
export function keepGoing(game: string, going: Going | null): void {
  writeStored(keyOf(game), going)
}

export function goingOf(game: string): Going | null {
  const stored = readStored(keyOf(game)) as Partial<Going> | null | undefined
  const { path, eyebrow, title, note } = stored ?? {}
  if (![path, eyebrow, title, note].every((each) => typeof each === 'string')) return null
  return stored as Going
}
