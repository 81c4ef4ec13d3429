import { events } from './events.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { sums } from './sums.ts'

/** English: the source of all other languages. */
export const en = {
  ...names,
  ...events,
  ...sums,
  ...log,
} as const
