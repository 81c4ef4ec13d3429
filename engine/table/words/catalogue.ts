import { Catalogue } from '@tessera/words'
import { en } from '#english'

/** What every table, log, replay and result says, whichever game it is of. */
export const words = new Catalogue('table', en, {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de.json')).default,
})
