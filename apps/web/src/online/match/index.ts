import { lazy } from 'react'

/** A match at its table, without the frame of the site. */
export const MatchPage = lazy(() => import('./match-page.tsx'))
