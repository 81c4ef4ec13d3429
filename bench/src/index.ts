import type { Bench } from './bench.ts'
import { bots } from './bots.ts'
import { client } from './client.ts'
import { cohortBalance } from './cohort-balance.ts'
import { cohortLevels } from './cohort-levels.ts'
import { cohortSpeed } from './cohort-speed.ts'
import { hexlineMemory } from './hexline-memory.ts'
import { hexlineSpeed } from './hexline-speed.ts'
import { dice, kernelOverhead, plainData } from './kernel-speed.ts'
import { serverLoad } from './server-load.ts'
import { siegefrontBalance } from './siegefront-balance.ts'
import { castleGame, siegefrontSpeed } from './siegefront-speed.ts'
import { timeline } from './timeline.ts'

export type { Bench, BenchContext, BenchResult } from './bench.ts'

export const benches: readonly Bench[] = [
  hexlineSpeed,
  hexlineMemory,
  castleGame,
  siegefrontSpeed,
  siegefrontBalance,
  cohortSpeed,
  cohortBalance,
  cohortLevels,
  kernelOverhead,
  timeline,
  dice,
  plainData,
  bots,
  client,
  serverLoad,
]
