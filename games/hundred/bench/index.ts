import type { Bench } from '@tessera/bench/bench'
import { hundredBalance } from './balance.ts'
import { hundredSpeed } from './speed.ts'

export const benches: readonly Bench[] = [hundredSpeed, hundredBalance]
