import 'virtual:icons/hexline'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'

const Play = lazy(() => import('./setup/Play.tsx'))
const MatchPage = lazy(() => import('./setup/match.tsx'))
const ArmyPage = lazy(() => import('./setup/ArmyPage.tsx'))
const UnitsPage = lazy(() => import('./setup/UnitsPage.tsx'))
const FightPage = lazy(() => import('./setup/FightPage.tsx'))
const Learn = lazy(() => import('./setup/Learn.tsx'))
const ReplayPage = lazy(() => import('./battle/ReplayPage.tsx'))
const LabPage = lazy(() => import('./lab/LabPage.tsx'))
const NotFound = lazy(() => import('../../pages/not-found.tsx'))

/** Hexline's screens, below /hexline. */
export default function Screens() {
  return (
    <Routes>
      <Route index element={<Navigate to="play" replace />} />
      <Route path="play" element={<Play />} />
      <Route path="learn" element={<Learn />} />
      <Route path="army" element={<ArmyPage />} />
      <Route path="units" element={<UnitsPage />} />
      <Route path="fight" element={<FightPage />} />
      <Route path="battle/:id" element={<MatchPage />} />
      <Route path="replay" element={<ReplayPage />} />
      <Route path="lab" element={<LabPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
