import { peopleSeats } from '@tessera/kernel'
import { requestError } from '../../request-error.ts'
import type { ForkWish } from '../index.ts'
import { audienceOf, framesOf } from '../load/loaded-match.ts'
import type { MatchCache } from '../road/match-cache.ts'
import { refuseStranger, refuseUnwatched, seatAt } from '../show/show.ts'
import { stateAfter } from '../show/state-after.ts'
import type { Asker } from '../store/rows.ts'
import { seatOf } from '../turns/play.ts'
import { createdBefore, found, type Place, placesOf, refuseBlocked, withHostSeats } from './create.ts'
import type { Room } from './room.ts'
import { join } from './seats.ts'

/** The same match again, everybody one seat further. Whoever asks second joins what the first has made. */
export async function rematch(
  cache: MatchCache,
  by: Asker,
  id: string,
  saltHash: string,
  room?: Room,
): Promise<string> {
  const { row, seats } = await cache.read(id, (loaded) => {
    seatOf(loaded, by)
    return { row: loaded.row, seats: [...loaded.seats] }
  })
  if (row.status !== 'finished') throw requestError(409, 'not_over', 'A rematch begins when the match is over.')
  if (row.rematch !== null) return await joined(cache, by, row.rematch, saltHash)
  const game = cache.registry.current(row.game)
  if (game === undefined) throw requestError(422, 'unknown_game', 'This game is no longer played here.')
  const config = game.ruleset.config.parse(row.config)
  if (!config.ok) throw requestError(422, 'bad_config', 'The options of this match no longer fit the rules.')
  const others = seats.flatMap(({ account }) => (account === null || account === by.id ? [] : [account]))
  await refuseBlocked(cache.database.db, by.id, others)
  const people = seats.filter(({ host }) => !host)
  const places = people.map((_, seat): Place => {
    const from = people[(seat + 1) % people.length]
    const mine = from?.account === by.id
    return {
      account: mine ? by.id : null,
      invited: mine ? null : (from?.account ?? null),
      bot: from?.bot ?? null,
      saltHash: mine ? saltHash : null,
      patient: false,
    }
  })
  const { visibility, clock, rated, spectators } = row
  const plan = {
    visibility,
    clock,
    rated,
    spectators,
    game,
    config: config.value,
    places: withHostSeats(game, config.value, places),
    createdBy: by.id,
    room,
    origin: id,
  }
  const fresh = await found(cache, plan)
  const first = await cache.change(id, (loaded, change) => {
    if (loaded.row.rematch !== null) return loaded.row.rematch
    change.set.rematch = fresh
    change.kind = 'offer'
    return fresh
  })
  if (first === fresh) return fresh
  await cache.change(fresh, (_table, change) => {
    change.set.status = 'cancelled'
    change.kind = 'cancelled'
  })
  return await joined(cache, by, first, saltHash)
}

/** A new match from the position after a frame of a finished one; frames count as they were seen, those taken back too. */
export async function fork(
  cache: MatchCache,
  by: Asker,
  id: string,
  frame: number,
  wish: ForkWish,
  room?: Room,
): Promise<string> {
  const made = await createdBefore(cache, by, wish.key)
  if (made !== null) return made
  const { row, audience } = await cache.read(id, (loaded) => {
    refuseStranger(loaded.row, loaded.seats, by)
    return { row: loaded.row, audience: audienceOf(seatAt(loaded.seats, by) ?? 'spectator') }
  })
  const frames = framesOf(row, audience)
  await refuseUnwatched(cache, row, by)
  if (row.status !== 'finished') throw requestError(409, 'not_over', 'A match can be forked when it is over.')
  const game = cache.registry.current(row.game)
  if (game === undefined || game.ruleset.version !== row.version || frame < row.framesFrom)
    throw requestError(
      422,
      'other_version',
      'The rules have changed since this moment; it can be watched, but not gone on from.',
    )
  if (frame >= frames) throw requestError(422, 'no_such_frame', `There are ${frames} frames.`)
  // Collecting what the rules need takes time as well.
  cache.shares.refuseUsedUp(by.id)
  const { state: startState, over } = await stateAfter(cache, row, frame, audience, cache.payer(by.id))
  if (over) throw requestError(422, 'match_over', 'The match is over at this moment: choose an earlier one.')
  const seats = peopleSeats(game.ruleset, row.config).length
  if (wish.seats.length !== seats) throw requestError(422, 'bad_seats', `This match has ${seats} seats.`)
  const { visibility = 'link', clock = { kind: 'none' as const }, spectators = true, key } = wish
  const places = withHostSeats(game, row.config, await placesOf(cache, by, game, wish))
  const plan = { game, config: row.config, places, visibility, clock, spectators, rated: false, createdBy: by.id, key }
  return await found(cache, { ...plan, origin: id, startState, room })
}

async function joined(cache: MatchCache, by: Asker, id: string, saltHash: string): Promise<string> {
  await join(cache, by, id, { saltHash })
  return id
}
