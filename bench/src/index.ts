import type { Bench } from './bench.ts'
import { bots } from './bots.ts'
import { client } from './client.ts'
import { hexlineMemory } from './hexline-memory.ts'
import { hexlineSpeed } from './hexline-speed.ts'
import { dice, kernelOverhead, plainData } from './kernel-speed.ts'
import { serverLoad } from './server-load.ts'
import { serverMemory } from './server-memory.ts'
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
  kernelOverhead,
  timeline,
  dice,
  plainData,
  bots,
  client,
  serverLoad,
  serverMemory,
]
