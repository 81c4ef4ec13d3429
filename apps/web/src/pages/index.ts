import { lazy } from 'react'

export { Home } from './home.tsx'

export const Replays = lazy(() => import('./replays.tsx'))
export const Puzzles = lazy(() => import('./puzzles-page.tsx'))
export const Rules = lazy(() => import('./rules.tsx'))
