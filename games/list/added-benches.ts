import type { Bench } from '@tessera/bench/bench'

/** What games from elsewhere measure of themselves, put in by the bundler like the games in added-rules.ts. */
export const addedBenches: readonly Bench[] = []
