import { type CohortChoice, type CohortConfig, type CohortEvent, type CohortState, cohortRules } from '@tessera/cohort'
import type { Ruleset } from '@tessera/kernel'
import type { Look } from '../board/scene.ts'

type TruthRules = Ruleset<CohortConfig, CohortState, CohortChoice, CohortEvent, Look>

const OWN_RULES: TruthRules = cohortRules

/** The rules as somebody sees them from whom nothing is hidden: for battles that are over. */
export const truthRules: TruthRules = {
  ...OWN_RULES,
  view: (state, _to, config) => ({ ...state, config }),
  // What one side knew of the other is no news to somebody who sees both.
  hear: (_state, event) => (KNOWLEDGE.has(event.type) ? null : event),
}

const KNOWLEDGE: ReadonlySet<CohortEvent['type']> = new Set(['sighted', 'lost_sight', 'area'])
