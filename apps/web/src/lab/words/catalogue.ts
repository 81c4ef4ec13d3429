import { Catalogue } from '@tessera/words'
import { en } from '#english/lab'

/** What the lab says. */
export const words = new Catalogue('lab', en, {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de.json')).default,
})
