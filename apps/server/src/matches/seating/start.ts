import { requestError } from '../../request-error.ts'
import { type LoadedMatch, startOf } from '../load/loaded-match.ts'
import { ratingsFor } from '../ratings/ratings.ts'
import type { MatchCache } from '../road/match-cache.ts'
import { drafted, isServed, settle } from '../settle/settle.ts'
import { fullBank } from '../settle/time-left.ts'
import type { Change } from '../store/change.ts'
import type { Asker } from '../store/rows.ts'
import { seatOf } from '../turns/play.ts'
import { saltFits, seedOf } from './fairness.ts'

/** A person's half of the dice. The match begins with the last of them. */
export async function reveal(cache: MatchCache, by: Asker, id: string, salt: string): Promise<void> {
  await cache.change(id, async (loaded, change) => {
    const place = loaded.seats[seatOf(loaded, by)]
    if (place === undefined || place.saltHash === null) throw new Error(`A seat of ${id} is taken without a salt`)
    if (place.salt === salt) return
    if (loaded.row.status === 'open') throw requestError(409, 'not_full', 'Salts are shown once every seat is taken.')
    if (loaded.row.status !== 'starting') throw requestError(409, 'not_starting', 'This match is past its start.')
    if (!saltFits(salt, place.saltHash))
      throw requestError(422, 'wrong_salt', 'This salt is not the one whose hash was given before.')
    change.seats.set(place.seat, { ...place, salt })
    change.kind = 'joined'
    change.seat = place.seat
    await startIfReady(cache, loaded, change)
  })
}

/** Begins the match when every seat is taken and every salt is known; within a change. */
export async function startIfReady(cache: MatchCache, loaded: LoadedMatch, change: Change): Promise<void> {
  const { row, game } = loaded
  const draft = drafted(loaded, change)
  const people = draft.seats.filter(({ account }) => account !== null)
  if (draft.row.status !== 'starting' || people.some(({ salt }) => salt === null)) return
  if (game === null) throw requestError(503, 'rules_missing', 'The rules of this match are not on this server.')
  const now = cache.clock.now()
  const seed = seedOf(
    row.secret,
    people.map(({ salt }) => salt ?? ''),
  )
  const ratings = row.rated
    ? await ratingsFor(
        cache.database.db,
        row.game,
        people.map(({ account }) => account ?? ''),
      )
    : null
  for (const place of draft.seats) {
    const ratingBefore = ratings?.get(place.account ?? '')?.rating ?? null
    const bank = isServed(place) ? null : fullBank(row.clock)
    change.seats.set(place.seat, {
      ...place,
      bank,
      ratingBefore: ratingBefore === null ? null : Math.round(ratingBefore),
    })
  }
  Object.assign(change.set, { status: 'running', seed, started: new Date(now), deadline: null })
  const start = startOf({ ...draft.row, seed })
  const played = await cache.play(loaded, { kind: 'begin', start, seats: draft.seats.length })
  loaded.seats = drafted(loaded, change).seats
  settle(loaded, change, played, { kind: 'started', seat: null }, now)
  const text = `Your match of ${game.name} has begun.`
  for (const { account } of people)
    if (account !== null && change.kind === 'started')
      change.told.push({ account, kind: 'started', notice: { kind: 'started', text } })
}
