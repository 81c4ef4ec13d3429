import { events } from './events.ts'
import { names } from './names.ts'
import { orders } from './orders.ts'
import { sums } from './sums.ts'

/** English: the source of all other languages. */
export const en = { ...names, ...events, ...sums, ...orders } as const
