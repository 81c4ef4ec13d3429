import { abilities } from './abilities.ts'
import { cards } from './cards.ts'
import { events } from './events.ts'
import { refusals } from './refusals.ts'
import { sums } from './sums.ts'
import { terms } from './terms.ts'
import { units } from './units.ts'

export const en = { ...events, ...sums, ...terms, ...units, ...abilities, ...refusals, ...cards } as const
