import 'virtual:icons/siegefront'
import { lazy } from 'react'
import { GameScreens } from '../../table/game-screens.tsx'

const PAGES = {
  play: lazy(() => import('./setup/Play.tsx')),
  learn: lazy(() => import('./guide/Learn.tsx')),
  deck: lazy(() => import('./setup/DeckPage.tsx')),
  watch: lazy(() => import('./setup/WatchPage.tsx')),
  'battle/:id': lazy(() => import('./match/MatchPage.tsx')),
  replay: lazy(() => import('./match/ReplayPage.tsx')),
}

/** Siegefront's screens, below /siegefront. */
export default function Screens() {
  return <GameScreens pages={PAGES} />
}
