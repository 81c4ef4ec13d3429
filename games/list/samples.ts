import type { BenchSamples } from '@tessera/bench/bench'
import { samples as cohort } from '../cohort/bench/samples.ts'
import { duel, run } from '../gauntlet/bench/samples.ts'
import { samples as hexline } from '../hexline/bench/samples.ts'
import { samples as hundred } from '../hundred/bench/samples.ts'
import { samples as siegefront } from '../siegefront/bench/samples.ts'

/** What games give to benches that measure several of them, or need one. */
export const gameSamples: readonly BenchSamples[] = [hexline, siegefront, cohort, hundred, duel, run]
