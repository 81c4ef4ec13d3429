import type { Place } from './places.ts'
import type { AnySoundTable } from './table.ts'

interface SoundOfGame {
  readonly sounds: AnySoundTable | null
  /** Where it is played. */
  readonly place: Place | null
}

/** A game that has a file `sounds.ts` is heard; nothing lists them. */
const FILES = import.meta.glob<SoundOfGame>('../games/*/sounds.ts', { eager: true })

export function soundOfGame(game: string): SoundOfGame {
  return FILES[`../games/${game}/sounds.ts`] ?? { sounds: null, place: null }
}
