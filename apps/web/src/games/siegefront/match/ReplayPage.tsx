import { ReplayPage } from '../../../table/replay-page.tsx'
import { ReplayTable } from './ReplayTable.tsx'

/** /siegefront/replay. */
export default function SiegefrontReplay() {
  return <ReplayPage game="siegefront" name="Siegefront" Table={ReplayTable} />
}
