import { Catalogue } from '@tessera/words'
import { en } from '#english'

/** Everything this game says to people. */
export const words = new Catalogue('cohort', en, {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de.json')).default,
})
