import { lazy } from 'react'

export const NewMatch = lazy(() => import('./new-match.tsx'))
