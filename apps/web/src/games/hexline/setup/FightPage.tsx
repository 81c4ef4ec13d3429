import type { AnyRecord } from '@tessera/kernel'
import { Navigate, useLocation } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { ReplayTable } from '../battle/ReplayTable.tsx'

/** What a screen hands over to have a test fight watched. */
interface WatchedFight {
  readonly record: AnyRecord
  readonly foe: string
  /** Where to return to. */
  readonly back: string
}

/** A test fight at /hexline/fight, handed over by the screen that held it; it is kept nowhere. */
export default function FightPage() {
  useTitle('Test fight')
  const fight = (useLocation().state ?? null) as WatchedFight | null
  if (fight === null || typeof fight.back !== 'string') return <Navigate to="/hexline/army" replace />
  return <ReplayTable record={fight.record} names={['You', fight.foe]} me={0} back={fight.back} />
}
