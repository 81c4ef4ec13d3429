import { abilities } from './abilities.ts'
import { build } from './build.ts'
import { cards } from './cards.ts'
import { events } from './events.ts'
import { forecast } from './forecast.ts'
import { guide } from './guide.ts'
import { match } from './match.ts'
import { refusals } from './refusals.ts'
import { setup } from './setup.ts'
import { sums } from './sums.ts'
import { table } from './table.ts'
import { terms } from './terms.ts'
import { units } from './units.ts'
import { voices } from './voices.ts'

export const en = {
  ...events,
  ...sums,
  ...terms,
  ...units,
  ...abilities,
  ...refusals,
  ...cards,
  ...table,
  ...forecast,
  ...match,
  ...voices,
  ...guide,
  ...setup,
  ...build,
} as const
