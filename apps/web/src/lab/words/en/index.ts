import { lab } from './lab.ts'

/** English: the source of all other languages. */
export const en = { ...lab } as const
