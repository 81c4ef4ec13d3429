import { lazy } from 'react'

export { MatchPage } from './match/index.ts'
export { Watch } from './notices/index.ts'
export { ONLINE_PLACES } from './places.ts'
export { tellError, tellErrors } from './tell-errors.ts'

/** Around every page that needs the match server. */
export const Rooms = lazy(() => import('./rooms.tsx'))
