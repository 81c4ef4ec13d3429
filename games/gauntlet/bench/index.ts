import type { Bench } from '@tessera/bench/bench'
import { gauntletBalance } from './balance.ts'
import { gauntletOnline } from './online.ts'
import { gauntletRuns } from './runs.ts'
import { gauntletSpeed } from './speed.ts'

export const benches: readonly Bench[] = [gauntletSpeed, gauntletBalance, gauntletRuns, gauntletOnline]
