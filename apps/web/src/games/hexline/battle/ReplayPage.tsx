import { ReplayPage } from '../../../table/replay-page.tsx'
import { ReplayTable } from './ReplayTable.tsx'

/** /hexline/replay. */
export default function HexlineReplay() {
  return <ReplayPage game="hexline" name="Hexline" Table={ReplayTable} />
}
