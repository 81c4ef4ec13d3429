import { lazy } from 'react'

export const Lab = lazy(() => import('./lab-page.tsx'))
