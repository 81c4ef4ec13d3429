import { words as tableWords } from '@tessera/table/words'
import { afterWords } from '@tessera/words'
import { lazy } from 'react'
import { words } from './words/catalogue.ts'

export { MatchPage } from './match/index.ts'
export { Watch } from './notices/index.ts'
export { ONLINE_PATHS } from './paths.ts'
export { tellError, tellErrors } from './tell-errors.ts'

export const OnlinePage = lazy(
  afterWords(
    tableWords,
    afterWords(words, () => import('./online-page.tsx')),
  ),
)
/** Around every page that needs the match server. */
export const Rooms = lazy(
  afterWords(
    tableWords,
    afterWords(words, () => import('./rooms.tsx')),
  ),
)
