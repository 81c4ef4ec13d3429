import { gameBenches } from '@tessera/games/benches'
import type { Bench } from './bench.ts'
import { bots } from './bots.ts'
import { client } from './client.ts'
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
import { timeline } from './timeline.ts'

export type { Bench, BenchContext, BenchResult } from './bench.ts'

export const benches: readonly Bench[] = [
  ...gameBenches,
  showdown,
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
