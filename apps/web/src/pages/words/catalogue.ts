import { Catalogue } from '@tessera/words'
import { en } from '#english/pages'

/** What the pages of puzzles, replays and rules say. */
export const words = new Catalogue('pages', en, {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de.json')).default,
})
