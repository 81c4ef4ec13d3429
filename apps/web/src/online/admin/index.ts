import { lazy } from 'react'

export const Admin = lazy(() => import('./admin.tsx'))
