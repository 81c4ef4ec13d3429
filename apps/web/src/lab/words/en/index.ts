/** English: the source of all other languages. */
export const en = {} as const
