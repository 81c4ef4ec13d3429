import { Catalogue } from '@tessera/words'
import { en } from '#english/online'

/** What rooms, lists, accounts and notices of a server say. */
export const words = new Catalogue('online', en, {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de.json')).default,
})
