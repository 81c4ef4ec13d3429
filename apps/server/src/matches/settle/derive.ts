import type { GameHost } from '@tessera/online'
import type { LoadedMatch } from '../load/index.ts'
import { amended, type Change } from '../store/index.ts'

/**
 * A change with what it brings to the tables of the game's own, and with what the host's seat answered, which stays with that seat for the
 * turns that follow.
 */
export function derived({ row, seats }: LoadedMatch, change: Change, hosts: readonly GameHost[]): Change {
  const { saved, result } = change.set
  const { answered } = change
  const answering = answered === null ? undefined : (change.seats.get(answered.seat) ?? seats[answered.seat])
  const noted =
    answered === null || answering === undefined
      ? change
      : amended(change, { seats: new Map([[answered.seat, { ...answering, botMemory: answered.memory }]]) })
  // Nothing follows from a position that cannot be read.
  if (result?.reason === 'damaged') return noted
  const host = hosts.find(({ game }) => game === row.game)
  const before = row.saved?.point.state ?? null
  const after = saved?.point.state ?? before
  if (host?.derive === undefined || after === null || (saved === undefined && !result)) return noted
  const { rows = [], told = [] } = host.derive({
    match: row.id,
    version: row.version,
    config: row.config,
    people: seats.map(({ seat, account }) => change.seats.get(seat)?.account ?? account),
    at: row.at,
    before,
    after,
    result: result ?? null,
    memories: seats.map((place) => (place.host ? (noted.seats.get(place.seat) ?? place).botMemory : null)),
  })
  return amended(noted, { derived: rows.filter((one) => one.rows.length > 0), told })
}
