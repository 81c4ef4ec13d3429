import { Catalogue } from '@tessera/words'
import { en } from '#english'

/** Everything this game says to people. */
export const words = new Catalogue('hexline', en, {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de.json')).default,
})

type English = typeof en

/** Messages that need no facts: names, labels. */
export type PlainKey = {
  [Key in keyof English]: English[Key] extends `${string}{$${string}` ? never : Key
}[keyof English]
