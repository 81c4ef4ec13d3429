import 'virtual:icons/cohort'
import { lazy } from 'react'
import { GameScreens } from '../../table/game-screens.tsx'

const PAGES = {
  play: lazy(() => import('./setup/Play.tsx')),
  learn: lazy(() => import('./guide/Learn.tsx')),
  army: lazy(() => import('./setup/ArmyPage.tsx')),
  'battle/:id': lazy(() => import('./match/MatchPage.tsx')),
  'battle/:id/replay': lazy(() => import('./match/WatchPage.tsx')),
  replay: lazy(() => import('./match/ReplayPage.tsx')),
}

/** Cohort's screens, below /cohort. */
export default function Screens() {
  return <GameScreens pages={PAGES} />
}
