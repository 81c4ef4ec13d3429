import { lazy } from 'react'

export { ReportDialog } from './report-dialog.tsx'

export const Profile = lazy(() => import('./profile.tsx'))
export const Leaderboard = lazy(() => import('./leaderboard.tsx'))
