import type { Stance } from '../../content/terms.ts'
import type { FireRule, Test } from '../../order.ts'
import type { OrderError } from '../problems.ts'
import type { Act } from './act.ts'
import type { UnitRef } from './unit-phrases.ts'

/** One thing said to somebody (COH-12.3). */
export interface Clause {
  refs: readonly UnitRef[]
  condition: { readonly on: 'if' | 'unless' | 'when'; readonly test: Test } | null
  acts: Act[]
  stance: Stance | null
  fire: FireRule | null
  keep: boolean
  /** Nothing new: the line an echo has for units that go on as they were. */
  silent: boolean
  from: number
  to: number
  error: OrderError | null
}

export const NO_CLAUSE: Clause = {
  refs: [],
  condition: null,
  acts: [],
  stance: null,
  fire: null,
  keep: false,
  silent: false,
  from: 0,
  to: 0,
  error: null,
}
