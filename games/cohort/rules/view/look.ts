import type { CohortConfig } from '../config.ts'
import type { CohortState } from '../state.ts'
import type { CohortView } from './view.ts'

/** The whole state with the config of the match: shown when the fog is lifted. */
export type Truth = CohortState & { readonly config: CohortConfig }

/** What may be shown of a battle: a seat's view, or the whole truth of a match that is over. */
export type Look = CohortView | Truth

export function isTruth(look: Look): look is Truth {
  return !('contacts' in look)
}
