import type { Bench } from '@tessera/bench/bench'
import { benches as cohort } from '../cohort/bench/index.ts'
import { benches as gauntlet } from '../gauntlet/bench/index.ts'
import { benches as hexline } from '../hexline/bench/index.ts'
import { benches as hundred } from '../hundred/bench/index.ts'
import { benches as siegefront } from '../siegefront/bench/index.ts'
import { addedBenches } from './added-benches.ts'

/** What each game measures of itself. */
export const gameBenches: readonly Bench[] = [
  ...hexline,
  ...siegefront,
  ...cohort,
  ...gauntlet,
  ...hundred,
  ...addedBenches,
]
