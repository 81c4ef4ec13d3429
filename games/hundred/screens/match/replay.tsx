import type { WatchProps } from '@tessera/play'
import { HundredTable } from '../table/hundred-table.tsx'
import type { Hundred } from '../types.ts'

/** A record on the table, tick by tick, through the eyes of either side. */
export default function Replay({ to, me: _me, ...props }: WatchProps<Hundred>) {
  return <HundredTable {...props} version={0} me={to === 0 || to === 1 ? to : null} live={null} />
}
