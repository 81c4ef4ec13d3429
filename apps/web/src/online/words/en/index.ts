import { match } from './match.ts'

/** English: the source of all other languages. */
export const en = { ...match } as const
