import { anyGame } from '@tessera/kernel'
import { siegefront } from '@tessera/siegefront'

/** The rules of this game without those of the others, for pages and workers that need no screens. */
export const game = anyGame(siegefront)
