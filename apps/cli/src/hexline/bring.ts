import { type HexlineConfig, hexline } from '@tessera/hexline'
import type { Json } from '@tessera/kernel'
import type { Player, Simulation } from '@tessera/lab'
import { readBuild } from '../builds.ts'
import { usage } from '../problem.ts'

/**
 * Armies belong to A and B, not to seats, so that they change sides with them: those fixed by the config move to the
 * players. A scenario says who has what, so nobody changes seats.
 */
export function hexlineBringing(
  simulation: Simulation,
  flags: readonly [string | undefined, string | undefined],
): Simulation {
  const config = simulation.config as unknown as HexlineConfig
  if (config.scenario !== null) {
    if (flags[0] !== undefined || flags[1] !== undefined)
      throw usage('A scenario has its own units: --army-a and --army-b do not apply')
    return { ...simulation, swap: false }
  }
  const [a, b] = simulation.players
  const open: HexlineConfig = { ...config, armies: [null, null] }
  return {
    ...simulation,
    config: open as unknown as Json,
    players: [
      withArmy(a, flags[0], config.armies[0], open, '--army-a'),
      withArmy(b, flags[1], config.armies[1], open, '--army-b'),
    ],
  }
}

function withArmy(
  player: Player,
  flag: string | undefined,
  fixed: readonly string[] | null,
  config: HexlineConfig,
  where: string,
): Player {
  const units = flag === undefined ? fixed : readBuild(hexline, flag, config, where)
  return units === null ? player : { ...player, brings: { type: 'muster', units } }
}
