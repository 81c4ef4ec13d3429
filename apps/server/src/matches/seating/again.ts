import { peopleSeats } from '@tessera/kernel'
import type { NewMatch } from '@tessera/wire'
import { requestError } from '../../request-error.ts'
import { seatAt, seatOf } from '../load/index.ts'
import { refuseStranger, refuseUnwatched, stateAfter } from '../show/index.ts'
import { type Asker, amended, audienceOf, framesOf, NO_CHANGE } from '../store/index.ts'
import { createdBefore, found, type Place, placesOf, refuseBlocked, type Seating, withHostSeats } from './create.ts'
import type { Room } from './room.ts'
import { join } from './seats.ts'

/** What a fork may choose anew. */
export interface ForkWish extends Pick<NewMatch, 'seats' | 'saltHash' | 'key'> {
  readonly patient?: boolean
  readonly visibility?: NewMatch['visibility']
  readonly clock?: NewMatch['clock']
  readonly spectators?: boolean
}

/** The same match again, everybody one seat further. The second to ask joins the match that the first has made. */
export async function rematch(rooms: Seating, by: Asker, id: string, saltHash: string, room?: Room): Promise<string> {
  const { row, seats } = await rooms.road.read(id, (loaded) => {
    seatOf(loaded, by)
    return { row: loaded.row, seats: [...loaded.seats] }
  })
  if (row.status !== 'finished') throw requestError(409, 'not_over', 'A rematch begins when the match is over.')
  if (row.rematch !== null) return await joined(rooms, by, row.rematch, saltHash)
  const game = rooms.registry.current(row.game)
  if (game === undefined) throw requestError(422, 'unknown_game', 'This game is no longer played here.')
  const config = game.ruleset.config.parse(row.config)
  if (!config.ok) throw requestError(422, 'bad_config', 'The options of this match no longer fit the rules.')
  const others = seats.flatMap(({ account }) => (account === null || account === by.id ? [] : [account]))
  await refuseBlocked(rooms, by.id, others)
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
  const fresh = await found(rooms, plan)
  const { answer: first } = await rooms.road.change(id, ({ row: { rematch: made } }) =>
    made === null
      ? { answer: fresh, change: amended(NO_CHANGE, { set: { rematch: fresh }, kind: 'offer' }) }
      : { answer: made, change: null },
  )
  if (first === fresh) return fresh
  await rooms.road.change(fresh, () => ({
    answer: null,
    change: amended(NO_CHANGE, { set: { status: 'cancelled' }, kind: 'cancelled' }),
  }))
  return await joined(rooms, by, first, saltHash)
}

/** A new match from the position after a frame of a finished one; frames count as they were seen, those taken back too. */
export async function fork(
  rooms: Seating,
  by: Asker,
  id: string,
  frame: number,
  wish: ForkWish,
  room?: Room,
): Promise<string> {
  const made = await createdBefore(rooms, by, wish.key)
  if (made !== null) return made
  const { row, audience } = await rooms.road.read(id, (loaded) => {
    refuseStranger(loaded.row, loaded.seats, by)
    return { row: loaded.row, audience: audienceOf(seatAt(loaded.seats, by) ?? 'spectator') }
  })
  const frames = framesOf(row, audience)
  await refuseUnwatched(rooms, row, by)
  if (row.status !== 'finished') throw requestError(409, 'not_over', 'A match can be forked when it is over.')
  const game = rooms.registry.current(row.game)
  if (game === undefined || game.ruleset.version !== row.version || frame < row.framesFrom)
    throw requestError(
      422,
      'other_version',
      'The rules have changed since this moment; it can be watched, but not gone on from.',
    )
  if (frame >= frames) throw requestError(422, 'no_such_frame', `There are ${frames} frames.`)
  // Collecting what the rules need takes time as well.
  rooms.referee.refuseUsedUp(by.id)
  const { state: startState, over } = await stateAfter(rooms, row, frame, audience, by.id)
  if (over) throw requestError(422, 'match_over', 'The match is over at this moment: choose an earlier one.')
  const seats = peopleSeats(game.ruleset, row.config).length
  if (wish.seats.length !== seats) throw requestError(422, 'bad_seats', `This match has ${seats} seats.`)
  const { visibility = 'link', clock = { kind: 'none' as const }, spectators = true, key } = wish
  const places = withHostSeats(game, row.config, await placesOf(rooms, by, game, wish))
  const plan = { game, config: row.config, places, visibility, clock, spectators, rated: false, createdBy: by.id, key }
  return await found(rooms, { ...plan, origin: id, startState, room })
}

async function joined(rooms: Seating, by: Asker, id: string, saltHash: string): Promise<string> {
  await join(rooms, by, id, { saltHash })
  return id
}
