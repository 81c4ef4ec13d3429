import type { Bench } from '@tessera/bench/bench'
import { cohortBalance } from './balance.ts'
import { cohortLevels } from './levels.ts'
import { cohortPlans } from './plans.ts'
import { cohortSpeed } from './speed.ts'

export const benches: readonly Bench[] = [cohortSpeed, cohortBalance, cohortLevels, cohortPlans]
