import type { WatchProps } from '@tessera/play'
import { SiegeTable } from '../table/siege-table.tsx'
import type { Siege } from '../types.ts'

/** A record on the table, move by move, seen from either castle. */
export default function Replay({ to, onPlace, ...props }: WatchProps<Siege>) {
  return (
    <SiegeTable
      {...props}
      version={0}
      bottom={to === 1 ? 1 : 0}
      me={null}
      personality={null}
      live={null}
      onPlace={onPlace}
    />
  )
}
