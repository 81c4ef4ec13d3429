import { lazy } from 'react'

export { ReportDialog } from './report-dialog.tsx'

export const Profile = lazy(() => import('./profile/profile.tsx'))
export const Leaderboard = lazy(() => import('./leaderboard.tsx'))
