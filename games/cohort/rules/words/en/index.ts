import { board } from './board.ts'
import { desk } from './desk.ts'
import { events } from './events.ts'
import { glossary } from './glossary.ts'
import { names } from './names.ts'
import { orders } from './orders.ts'
import { sums } from './sums.ts'
import { table } from './table.ts'

/** English: the source of all other languages. */
export const en = { ...board, ...desk, ...events, ...glossary, ...names, ...orders, ...sums, ...table } as const
