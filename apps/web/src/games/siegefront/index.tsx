import 'virtual:icons/siegefront'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'

const Play = lazy(() => import('./setup/Play.tsx'))
const Learn = lazy(() => import('./guide/Learn.tsx'))
const DeckPage = lazy(() => import('./setup/DeckPage.tsx'))
const WatchPage = lazy(() => import('./setup/WatchPage.tsx'))
const MatchPage = lazy(() => import('./match/MatchPage.tsx'))
const ReplayPage = lazy(() => import('./match/ReplayPage.tsx'))
const NotFound = lazy(() => import('../../pages/not-found.tsx'))

/** Siegefront's screens, below /siegefront. */
export default function Screens() {
  return (
    <Routes>
      <Route index element={<Navigate to="play" replace />} />
      <Route path="play" element={<Play />} />
      <Route path="learn" element={<Learn />} />
      <Route path="deck" element={<DeckPage />} />
      <Route path="watch" element={<WatchPage />} />
      <Route path="battle/:id" element={<MatchPage />} />
      <Route path="replay" element={<ReplayPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
