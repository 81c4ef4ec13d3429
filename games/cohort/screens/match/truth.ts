import {
  type CohortChoice,
  type CohortConfig,
  type CohortEvent,
  type CohortState,
  cohortRules,
  type Look,
} from '@tessera/cohort'
import type { Ruleset } from '@tessera/kernel'

type TruthRules = Ruleset<CohortConfig, CohortState, CohortChoice, CohortEvent, Look>

const OWN_RULES: TruthRules = cohortRules

/** The rules with views that hide nothing, for battles that are over. */
export const truthRules: TruthRules = {
  ...OWN_RULES,
  view: (state, _to, config) => ({ ...state, config }),
  // What one side learned of the other is no event for a viewer who sees both.
  hear: (_state, event) => (KNOWLEDGE.has(event.type) ? null : event),
}

const KNOWLEDGE: ReadonlySet<CohortEvent['type']> = new Set(['sighted', 'lost_sight', 'area'])
