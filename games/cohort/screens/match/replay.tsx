import type { WatchProps } from '@tessera/play'
import { CohortTable } from '../table/cohort-table.tsx'
import type { CohortPlay } from '../types.ts'

/** A record on the table: with the fog lifted, or as either side saw it. */
export default function Replay({ to: _to, ...props }: WatchProps<CohortPlay>) {
  return <CohortTable {...props} version={0} me={null} live={null} />
}
