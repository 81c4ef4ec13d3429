import { type AnyRecord, type Json, matchHash } from '@tessera/kernel'
import { requestError } from '../../request-error.ts'
import type { Rooms } from '../road/index.ts'
import { type Asker, type MatchRow, type MatchStore, startOf } from '../store/index.ts'
import { isSealed, refuseStranger, refuseUnwatched } from './show.ts'
import { DAMAGED } from './unreadable.ts'

/** The record of a match that is over. */
export async function recordOf(
  rooms: Pick<Rooms, 'road' | 'store' | 'registry' | 'hosts' | 'clock'>,
  asker: Asker | null,
  id: string,
): Promise<AnyRecord> {
  const row = await rooms.road.read(id, (match) => {
    refuseStranger(match.row, match.seats, asker)
    return match.row
  })
  await refuseUnwatched(rooms, row, asker)
  if (row.status !== 'finished') throw requestError(409, 'not_over', 'The record is open when the match is over.')
  if (isSealed(rooms, row)) throw requestError(409, 'sealed', 'Others may still play this: its record opens later.')
  if (row.saved === null)
    throw requestError(409, 'never_began', 'This match ended before it began: there is no record.')
  return await recordFrom(rooms.store, row)
}

/** From the store alone, so that it can be had when the rules are gone. */
export async function recordFrom(store: Pick<MatchStore, 'history'>, row: MatchRow): Promise<AnyRecord> {
  const history = await store.history(row)
  const state = row.saved?.point?.state
  if (state === undefined) throw DAMAGED()
  const limits = row.saved?.limits
  // A match that was set aside was not ended by its rules.
  const result = row.result !== null && NOT_BY_RULES.includes(row.result.reason) ? null : row.result
  const { game, version } = row
  const parts = { game, version, start: startOf(row), ...history, result, ...(limits && { limits }) }
  return { format: 'tessera-record', ...parts, hash: matchHash(parts, state as Json) }
}

const NOT_BY_RULES = ['set-aside', 'damaged']
