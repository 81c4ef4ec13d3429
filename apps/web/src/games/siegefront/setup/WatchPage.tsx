import type { AnyRecord } from '@tessera/kernel'
import { Navigate, useLocation } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { ReplayTable } from '../match/ReplayTable.tsx'

/** What a screen hands over to have a test match watched. */
interface WatchedMatch {
  readonly record: AnyRecord
  readonly names: readonly [string, string]
  /** Where to return to. */
  readonly back: string
}

/** A test match at /siegefront/watch, handed over by the screen that played it; it is kept nowhere. */
export default function WatchPage() {
  useTitle('Test match')
  const match = (useLocation().state ?? null) as WatchedMatch | null
  if (match === null || typeof match.back !== 'string') return <Navigate to="/siegefront/deck" replace />
  return <ReplayTable record={match.record} names={match.names} back={match.back} />
}
