import type { AnyGame } from '@tessera/kernel'
import type { Simulation } from '@tessera/lab'
import { cohortBringing } from './cohort/bring.ts'
import { hexlineBringing } from './hexline/bring.ts'
import { siegefrontBringing } from './siegefront/bring.ts'

type Armies = readonly [string | undefined, string | undefined]

/** What players bring is written differently in every game; here each says how. */
const BRINGING: Readonly<Record<string, (simulation: Simulation, armies: Armies) => Simulation>> = {
  hexline: hexlineBringing,
  siegefront: siegefrontBringing,
  cohort: cohortBringing,
}

export function takesArmies(game: AnyGame): boolean {
  return Object.hasOwn(BRINGING, game.ruleset.id)
}

/** The simulation with A and B bringing what the flags, or the config, say. */
export function bringing(game: AnyGame, simulation: Simulation, armies: Armies): Simulation {
  return BRINGING[game.ruleset.id]?.(simulation, armies) ?? simulation
}
