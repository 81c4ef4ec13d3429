import { board } from './board.ts'
import { build } from './build.ts'
import { desk } from './desk.ts'
import { events } from './events.ts'
import { glossary } from './glossary.ts'
import { guide } from './guide.ts'
import { match } from './match.ts'
import { names } from './names.ts'
import { orders } from './orders.ts'
import { preparing } from './preparing.ts'
import { refusals } from './refusals.ts'
import { setup } from './setup.ts'
import { sums } from './sums.ts'
import { table } from './table.ts'

/** English: the source of all other languages. */
export const en = {
  ...board,
  ...build,
  ...desk,
  ...events,
  ...glossary,
  ...guide,
  ...match,
  ...names,
  ...orders,
  ...preparing,
  ...refusals,
  ...setup,
  ...sums,
  ...table,
} as const
