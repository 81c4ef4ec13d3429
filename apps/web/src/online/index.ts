import { lazy } from 'react'

export { MatchPage } from './match/index.ts'
export { Watch } from './notices/index.ts'
export { ONLINE_PATHS } from './paths.ts'
export { tellError, tellErrors } from './tell-errors.ts'

export const OnlinePage = lazy(() => import('./online-page.tsx'))
/** Around every page that needs the match server. */
export const Rooms = lazy(() => import('./rooms.tsx'))
