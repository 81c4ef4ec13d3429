import { type CohortConfig, fieldOf } from '@tessera/cohort'
import type { Json } from '@tessera/kernel'
import type { Player, Simulation } from '@tessera/lab'
import { readArmy } from './army.ts'

/**
 * Armies belong to A and B and change sides with them, except where the map gives the sides different supply: there each
 * has the preset of its seat and nobody moves.
 */
export function cohortBringing(
  simulation: Simulation,
  flags: readonly [string | undefined, string | undefined],
): Simulation {
  const config = simulation.config as unknown as CohortConfig
  const { supply } = fieldOf(config).map
  const [a, b] = simulation.players
  const alike = supply[0] === supply[1]
  const named = flags[0] !== undefined || flags[1] !== undefined
  return {
    ...simulation,
    players: [withArmy(a, flags[0], config, 0, '--army-a'), withArmy(b, flags[1], config, alike ? 0 : 1, '--army-b')],
    ...(alike || !named ? {} : { swap: false }),
  }
}

function withArmy(player: Player, flag: string | undefined, config: CohortConfig, seat: 0 | 1, where: string): Player {
  if (flag === undefined) return player
  const army = { type: 'army', ...readArmy(flag, config, seat, where) }
  return { ...player, brings: army as unknown as Json }
}
