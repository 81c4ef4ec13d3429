import type { WatchProps } from '@tessera/play'
import type { Lanterns } from '../types.ts'
import { NightTable } from './night-table.tsx'

export default function Replay(props: WatchProps<Lanterns>) {
  return <NightTable {...props} version={0} running={false} />
}
