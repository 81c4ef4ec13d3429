import type { AnyGame } from '@tessera/kernel'

const FILES = import.meta.glob<{ readonly game: AnyGame }>('./*/game.ts')

/** The rules of one game without those of the others: all that a page or a worker needs that plays only this one. */
export async function rulesOf(id: string): Promise<AnyGame | undefined> {
  return (await FILES[`./${id}/game.ts`]?.())?.game
}
