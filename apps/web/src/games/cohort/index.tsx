import 'virtual:icons/cohort'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'

const Play = lazy(() => import('./setup/Play.tsx'))
const Learn = lazy(() => import('./guide/Learn.tsx'))
const ArmyPage = lazy(() => import('./setup/ArmyPage.tsx'))
const MatchPage = lazy(() => import('./match/MatchPage.tsx'))
const WatchPage = lazy(() => import('./match/WatchPage.tsx'))
const ReplayPage = lazy(() => import('./match/ReplayPage.tsx'))
const NotFound = lazy(() => import('../../pages/not-found.tsx'))

/** Cohort's screens, below /cohort. */
export default function Screens() {
  return (
    <Routes>
      <Route index element={<Navigate to="play" replace />} />
      <Route path="play" element={<Play />} />
      <Route path="learn" element={<Learn />} />
      <Route path="army" element={<ArmyPage />} />
      <Route path="battle/:id" element={<MatchPage />} />
      <Route path="battle/:id/replay" element={<WatchPage />} />
      <Route path="replay" element={<ReplayPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
