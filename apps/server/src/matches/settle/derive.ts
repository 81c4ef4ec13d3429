import type { GameHost } from '@tessera/online'
import { draft, type LoadedMatch } from '../load/index.ts'
import { amended, type Change } from '../store/index.ts'

/** A change with the rows it brings to tables of the game's own, and with the people who are told of them. */
export function derived(match: LoadedMatch, change: Change, hosts: readonly GameHost[]): Change {
  const { row } = match
  const { saved, result } = change.set
  // Nothing follows from a position that cannot be read.
  if (result?.reason === 'damaged') return change
  const host = hosts.find(({ game }) => game === row.game)
  const before = row.saved?.point.state ?? null
  const after = saved?.point.state ?? before
  if (host?.derive === undefined || after === null || (saved === undefined && !result)) return change
  const { seats, answers } = draft(match, change)
  const { rows = [], told = [] } = host.derive({
    match: row.id,
    version: row.version,
    config: row.config,
    people: seats.map(({ account }) => account),
    at: row.at,
    before,
    after,
    result: result ?? null,
    memories: seats.map(({ seat }) => answers.get(seat) ?? null),
  })
  return amended(change, { derived: rows.filter((one) => one.rows.length > 0), told })
}
