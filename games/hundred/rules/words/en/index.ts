import { card } from './card.ts'
import { content } from './content.ts'
import { events } from './events.ts'
import { guide } from './guide.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { orders } from './orders.ts'
import { prepare } from './prepare.ts'
import { refuse } from './refuse.ts'
import { report } from './report.ts'
import { rest } from './rest.ts'
import { sums } from './sums.ts'
import { table } from './table.ts'

/** English: the source of all other languages. */
export const en = {
  ...names,
  ...events,
  ...sums,
  ...log,
  ...content,
  ...refuse,
  ...report,
  ...prepare,
  ...card,
  ...table,
  ...orders,
  ...guide,
  ...rest,
} as const
