import { Catalogue } from '@tessera/words'
import { en } from '#english/shell'

/** What the frame of every page and the home page say. */
export const words = new Catalogue('shell', en, {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de.json')).default,
})
