import { anyGame } from '@tessera/kernel'
import { lanterns } from '@tessera/lanterns'

/** The rules of this game without those of the others, for pages and workers that need no screens. */
export const game = anyGame(lanterns)
