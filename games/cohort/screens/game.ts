import { cohort } from '@tessera/cohort'
import { anyGame } from '@tessera/kernel'

/** The rules of this game without those of the others, for pages and workers that need no screens. */
export const game = anyGame(cohort)
