import { lazy } from 'react'

export const ReplayPage = lazy(() => import('./replay-page.tsx'))
