import { type ComponentType, lazy } from 'react'

const Holdings = lazy(() => import('./chain/holdings-page.tsx'))

/** Pages of the site that need the match server; the match itself is at /m/<id>, without the site's frame. */
export const ONLINE_PLACES: readonly { readonly path: string; readonly Page: ComponentType }[] = [
  { path: '/online', Page: lazy(() => import('./lobby/Lobby.tsx')) },
  { path: '/online/new', Page: lazy(() => import('./create/NewMatch.tsx')) },
  { path: '/account/:part?', Page: lazy(() => import('./account/Account.tsx')) },
  { path: '/account/holdings', Page: Holdings },
  { path: '/wallet', Page: Holdings },
  { path: '/register', Page: lazy(() => import('./account/Register.tsx')) },
  { path: '/sign-in', Page: lazy(() => import('./account/SignIn.tsx')) },
  { path: '/recover', Page: lazy(() => import('./account/Recover.tsx')) },
  { path: '/people/:name', Page: lazy(() => import('./people/Profile.tsx')) },
  { path: '/leaderboard/:game?', Page: lazy(() => import('./people/Leaderboard.tsx')) },
  { path: '/admin', Page: lazy(() => import('./admin/Admin.tsx')) },
]
