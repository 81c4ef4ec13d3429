import 'virtual:icons/hexline'
import { lazy } from 'react'
import { GameScreens } from '../../table/game-screens.tsx'

const PAGES = {
  play: lazy(() => import('./setup/Play.tsx')),
  learn: lazy(() => import('./setup/Learn.tsx')),
  army: lazy(() => import('./setup/ArmyPage.tsx')),
  units: lazy(() => import('./setup/UnitsPage.tsx')),
  fight: lazy(() => import('./setup/FightPage.tsx')),
  'battle/:id': lazy(() => import('./setup/match.tsx')),
  replay: lazy(() => import('./battle/ReplayPage.tsx')),
  lab: lazy(() => import('./lab/LabPage.tsx')),
}

/** Hexline's screens, below /hexline. */
export default function Screens() {
  return <GameScreens pages={PAGES} />
}
