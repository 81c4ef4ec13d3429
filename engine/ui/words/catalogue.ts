import { Catalogue } from '@tessera/words'
import { en } from '#english'

/** What controls and settings say, in every game and outside of them. */
export const words = new Catalogue('ui', en, {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de.json')).default,
})
