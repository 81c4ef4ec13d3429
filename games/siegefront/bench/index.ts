import type { Bench } from '@tessera/bench/bench'
import { siegefrontBalance, siegefrontHardBalance } from './balance.ts'
import { castleGame, siegefrontSpeed } from './speed.ts'

export const benches: readonly Bench[] = [castleGame, siegefrontSpeed, siegefrontBalance, siegefrontHardBalance]
