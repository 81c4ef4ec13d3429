import { ReplayPage } from '../../../table/replay-page.tsx'
import { ReplayTable } from './ReplayTable.tsx'

/** /cohort/replay. */
export default function CohortReplay() {
  return <ReplayPage game="cohort" name="Cohort" Table={ReplayTable} />
}
