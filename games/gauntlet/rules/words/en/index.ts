import { abilities } from './abilities.ts'
import { duel } from './duel.ts'
import { events } from './events.ts'
import { leaders } from './leaders.ts'
import { refusals } from './refusals.ts'
import { result } from './result.ts'
import { run } from './run.ts'
import { runScreens } from './run-screens.ts'
import { setOut } from './set-out.ts'
import { table } from './table.ts'
import { terms } from './terms.ts'
import { units } from './units.ts'

/** English: the source of all other languages. */
export const en = {
  ...units,
  ...abilities,
  ...leaders,
  ...terms,
  ...events,
  ...result,
  ...run,
  ...table,
  ...duel,
  ...refusals,
  ...runScreens,
  ...setOut,
} as const
