import { type ComponentType, lazy } from 'react'

const Holdings = lazy(() => import('./chain/holdings-page.tsx'))

/** Pages of the site that need the match server; the match itself is at /m/<id>, without the site's frame. */
export const ONLINE_PLACES: readonly { readonly path: string; readonly Page: ComponentType }[] = [
  { path: '/online', Page: lazy(() => import('./lobby/lobby.tsx')) },
  { path: '/online/new', Page: lazy(() => import('./create/new-match.tsx')) },
  { path: '/account/holdings', Page: Holdings },
  { path: '/account/:part?', Page: lazy(() => import('./account/account.tsx')) },
  { path: '/wallet', Page: Holdings },
  { path: '/register', Page: lazy(() => import('./account/register.tsx')) },
  { path: '/sign-in', Page: lazy(() => import('./account/sign-in.tsx')) },
  { path: '/recover', Page: lazy(() => import('./account/recover.tsx')) },
  { path: '/people/:name', Page: lazy(() => import('./people/profile.tsx')) },
  { path: '/leaderboard/:game?', Page: lazy(() => import('./people/leaderboard.tsx')) },
  { path: '/admin', Page: lazy(() => import('./admin/admin.tsx')) },
]
