import type { JoinMatch } from '@tessera/wire'
import type { z } from 'zod'
import { NO_MATCH, requestError } from '../../request-error.ts'
import type { LoadedMatch } from '../load/loaded-match.ts'
import type { MatchCache } from '../road/match-cache.ts'
import { drafted, isServed } from '../settle/settle.ts'
import { startingTime } from '../settle/time-left.ts'
import type { Change } from '../store/change.ts'
import type { Asker } from '../store/rows.ts'
import { backingOf, rewrite } from './backing.ts'
import { refuseBlocked, refuseUnratable } from './create.ts'
import { startIfReady } from './start.ts'

/** Takes a seat: the one one is invited to, the one asked for, or the first that is free. */
export async function join(cache: MatchCache, by: Asker, id: string, body: z.input<typeof JoinMatch>): Promise<void> {
  await cache.change(id, async (loaded, change) => {
    const { row, seats } = loaded
    if (seats.some(({ account }) => account === by.id)) return
    const invited = seats.find((place) => place.invited === by.id && place.account === null)
    if (row.visibility === 'private' && invited === undefined && row.createdBy !== by.id) throw NO_MATCH()
    if (row.status !== 'open')
      throw requestError(
        409,
        row.status === 'cancelled' ? 'match_cancelled' : 'match_full',
        'There is no free seat any more.',
      )
    const free = seats.filter((place) => place.account === null && !isServed(place) && place.invited === null)
    const place =
      body.seat === undefined ? (invited ?? free[0]) : [invited, ...free].find((one) => one?.seat === body.seat)
    if (place === undefined) throw requestError(409, 'seat_taken', 'This seat is not free.')
    if (row.rated) refuseUnratable(by)
    const others = seats.flatMap(({ account }) => (account === null ? [] : [account]))
    await refuseBlocked(
      cache.database.db,
      by.id,
      [...new Set([...others, row.createdBy])].filter((other) => other !== by.id),
    )
    const backing = await backingOf(cache, loaded, by.id)
    change.seats.set(place.seat, {
      ...place,
      account: by.id,
      invited: null,
      saltHash: body.saltHash,
      patient: body.patient ?? false,
      backing,
    })
    rewrite(loaded, change)
    change.kind = 'joined'
    change.seat = place.seat
    for (const account of others) change.told.push({ account, kind: 'notice' })
    await fullNow(cache, loaded, change)
  })
}

/** Somebody who created the match, or who was invited, does not want it; or salts were not shown in time. */
export async function cancel(cache: MatchCache, by: Asker, id: string): Promise<void> {
  await cache.change(id, (loaded, change) => {
    const { row, seats } = loaded
    const seated = seats.some(({ account }) => account === by.id)
    if (row.createdBy !== by.id && !seated && by.role !== 'admin') {
      if (row.visibility === 'private') throw NO_MATCH()
      throw requestError(403, 'not_yours', 'Only those who sit in the match can cancel it.')
    }
    if (row.status === 'cancelled') return
    if (row.status !== 'open' && row.status !== 'starting')
      throw requestError(409, 'already_started', 'The match has begun: resign, or offer a draw.')
    if (row.createdBy !== by.id && by.role !== 'admin' && row.status === 'open') leave(loaded, change, by)
    else callOff(loaded, change, by.id)
  })
}

/** Says no to an invitation. */
export async function decline(cache: MatchCache, by: Asker, id: string): Promise<void> {
  await cache.change(id, (loaded, change) => {
    const place = loaded.seats.find(({ invited, account }) => invited === by.id && account === null)
    if (place === undefined) throw NO_MATCH()
    if (loaded.row.status !== 'open') return
    change.seats.set(place.seat, { ...place, invited: null })
    callOff(loaded, change, by.id)
  })
}

/** The time to show salts is over: the match is called off, unless all who have shown theirs would rather wait. */
export async function giveUpStarting(cache: MatchCache, id: string): Promise<void> {
  await cache.change(id, (loaded, change) => {
    const { status, deadline } = loaded.row
    const now = cache.clock.now()
    if (status !== 'starting' || deadline === null || deadline.getTime() > now) return
    const shown = loaded.seats.filter(({ salt }) => salt !== null)
    if (shown.length === 0 || shown.some(({ patient }) => !patient)) return callOff(loaded, change, '')
    change.set.deadline = new Date(now + startingTime(loaded.row.clock))
    change.kind = 'clock'
  })
}

function leave(loaded: LoadedMatch, change: Change, by: Asker): void {
  const place = loaded.seats.find(({ account }) => account === by.id)
  if (place === undefined) return
  change.seats.set(place.seat, {
    ...place,
    account: null,
    saltHash: null,
    salt: null,
    backing: place.backing === null ? null : 0,
  })
  rewrite(loaded, change)
  change.kind = 'left'
  change.seat = place.seat
  change.told.push({ account: loaded.row.createdBy, kind: 'notice' })
}

function callOff(loaded: LoadedMatch, change: Change, by: string): void {
  change.set.status = 'cancelled'
  change.set.deadline = null
  change.kind = 'cancelled'
  const people = new Set(loaded.seats.flatMap(({ account, invited }) => [account, invited]))
  for (const account of people) if (account !== null && account !== by) change.told.push({ account, kind: 'notice' })
}

async function fullNow(cache: MatchCache, loaded: LoadedMatch, change: Change): Promise<void> {
  const draft = drafted(loaded, change)
  if (draft.seats.some((place) => place.account === null && !isServed(place))) return
  change.set.status = 'starting'
  change.set.deadline = new Date(cache.clock.now() + startingTime(loaded.row.clock))
  await startIfReady(cache, loaded, change)
}
