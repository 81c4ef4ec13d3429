import type { Bench } from '@tessera/bench/bench'
import { hexlineField } from './field.ts'
import { hexlineGrowth } from './growth.ts'
import { hexlineMemory } from './memory.ts'
import { hexlineSpeed } from './speed.ts'

export const benches: readonly Bench[] = [hexlineSpeed, hexlineGrowth, hexlineMemory, hexlineField]
