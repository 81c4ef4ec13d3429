import type { Bench } from './bench.ts'
import { bots } from './bots.ts'
import { client } from './client.ts'
import { cohortBalance } from './cohort/balance.ts'
import { cohortLevels } from './cohort/levels.ts'
import { cohortPlans } from './cohort/plans.ts'
import { cohortSpeed } from './cohort/speed.ts'
import { gauntletBalance } from './gauntlet/balance.ts'
import { gauntletOnline } from './gauntlet/online.ts'
import { gauntletRuns } from './gauntlet/runs.ts'
import { gauntletSpeed } from './gauntlet/speed.ts'
import { hexlineField } from './hexline/field.ts'
import { hexlineGrowth } from './hexline/growth.ts'
import { hexlineMemory } from './hexline/memory.ts'
import { hexlineSpeed } from './hexline/speed.ts'
import { hundredBalance } from './hundred/balance.ts'
import { hundredSpeed } from './hundred/speed.ts'
import { dice, kernelOverhead, plainData } from './kernel-speed.ts'
import { labWorkers } from './lab-workers.ts'
import { matchData } from './match-data-speed.ts'
import { showdown } from './peers/showdown-speed.ts'
import { clientPhone } from './phone.ts'
import { serverAttacks } from './server/attacks.ts'
import { serverLoad } from './server/load.ts'
import { serverMemory } from './server/memory.ts'
import { serverOnline } from './server/online.ts'
import { serverSteady } from './server/steady.ts'
import { siegefrontBalance, siegefrontHardBalance } from './siegefront/balance.ts'
import { castleGame, siegefrontSpeed } from './siegefront/speed.ts'
import { timeline } from './timeline.ts'

export type { Bench, BenchContext, BenchResult } from './bench.ts'

export const benches: readonly Bench[] = [
  hexlineSpeed,
  hexlineGrowth,
  hexlineMemory,
  hexlineField,
  castleGame,
  showdown,
  siegefrontSpeed,
  siegefrontBalance,
  siegefrontHardBalance,
  cohortSpeed,
  cohortBalance,
  cohortLevels,
  cohortPlans,
  gauntletSpeed,
  gauntletBalance,
  gauntletRuns,
  gauntletOnline,
  hundredSpeed,
  hundredBalance,
  kernelOverhead,
  matchData,
  timeline,
  dice,
  plainData,
  bots,
  labWorkers,
  client,
  clientPhone,
  serverAttacks,
  serverLoad,
  serverMemory,
  serverOnline,
  serverSteady,
]
