import { hundred } from '@tessera/hundred'
import { anyGame } from '@tessera/kernel'

/** The rules of this game without those of the others, for pages and workers that need no screens. */
export const game = anyGame(hundred)
