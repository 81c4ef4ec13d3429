import type { JoinMatch } from '@tessera/wire'
import type { z } from 'zod'
import { NO_MATCH, requestError } from '../../request-error.ts'
import { draft, isServed, type LoadedMatch } from '../load/index.ts'
import type { Outcome, Rooms } from '../road/index.ts'
import { isDue, startingTime } from '../settle/index.ts'
import { type Asker, amended, type Change, NO_CHANGE } from '../store/index.ts'
import { backingOf, withBacking } from './backing.ts'
import { refuseBlocked, refuseUnratable, type Seating } from './create.ts'
import { startIfReady } from './start.ts'

/** Takes a seat: the one one is invited to, the one asked for, or the first that is free. */
export async function join(rooms: Seating, by: Asker, id: string, body: z.input<typeof JoinMatch>): Promise<void> {
  await rooms.road.change(id, async (match): Promise<Outcome<null>> => {
    const { row, seats } = match
    if (seats.some(({ account }) => account === by.id)) return UNCHANGED
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
      rooms,
      by.id,
      [...new Set([...others, row.createdBy])].filter((other) => other !== by.id),
    )
    const taken = {
      ...place,
      account: by.id,
      invited: null,
      saltHash: body.saltHash,
      patient: body.patient ?? false,
      backing: await backingOf(rooms, match, by.id),
    }
    const joined = amended(NO_CHANGE, {
      seats: new Map([[place.seat, taken]]),
      kind: 'joined',
      seat: place.seat,
      told: others.map((account) => ({ account, kind: 'notice' })),
    })
    return { answer: null, change: await fullNow(rooms, match, withBacking(match, joined)) }
  })
}

/** Calls a match off that has not begun, or frees the seat of a person who leaves it. */
export async function cancel({ road }: Pick<Rooms, 'road'>, by: Asker, id: string): Promise<void> {
  await road.change(id, (match): Outcome<null> => {
    const { row, seats } = match
    const seated = seats.some(({ account }) => account === by.id)
    if (row.createdBy !== by.id && !seated && by.role !== 'admin') {
      if (row.visibility === 'private') throw NO_MATCH()
      throw requestError(403, 'not_yours', 'Only those who sit in the match can cancel it.')
    }
    if (row.status === 'cancelled') return UNCHANGED
    if (row.status !== 'open' && row.status !== 'starting')
      throw requestError(409, 'already_started', 'The match has begun: resign, or offer a draw.')
    const leaves = row.createdBy !== by.id && by.role !== 'admin' && row.status === 'open'
    return { answer: null, change: leaves ? left(match, by) : calledOff(match, by.id) }
  })
}

/** Says no to an invitation. */
export async function decline({ road }: Pick<Rooms, 'road'>, by: Asker, id: string): Promise<void> {
  await road.change(id, (match) => {
    const place = match.seats.find(({ invited, account }) => invited === by.id && account === null)
    if (place === undefined) throw NO_MATCH()
    if (match.row.status !== 'open') return UNCHANGED
    const seats = new Map([[place.seat, { ...place, invited: null }]])
    return { answer: null, change: amended(calledOff(match, by.id), { seats }) }
  })
}

/** The time to show salts is over: the match is called off, unless all who have shown theirs would rather wait. */
export async function giveUpStarting({ road, clock }: Pick<Rooms, 'road' | 'clock'>, id: string): Promise<void> {
  await road.change(id, (match) => {
    const { status, deadline } = match.row
    const now = clock.now()
    if (status !== 'starting' || !isDue(deadline, now)) return UNCHANGED
    const shown = match.seats.filter(({ salt }) => salt !== null)
    if (shown.length === 0 || shown.some(({ patient }) => !patient))
      return { answer: null, change: calledOff(match, '') }
    const later = new Date(now + startingTime(match.row.clock))
    return { answer: null, change: amended(NO_CHANGE, { set: { deadline: later }, kind: 'clock' }) }
  })
}

const UNCHANGED: Outcome<null> = { answer: null, change: null }

function left(match: LoadedMatch, by: Asker): Change | null {
  const place = match.seats.find(({ account }) => account === by.id)
  if (place === undefined) return null
  const free = { ...place, account: null, saltHash: null, salt: null, backing: place.backing === null ? null : 0 }
  const change = amended(NO_CHANGE, {
    seats: new Map([[place.seat, free]]),
    kind: 'left',
    seat: place.seat,
    told: [{ account: match.row.createdBy, kind: 'notice' }],
  })
  return withBacking(match, change)
}

/** Everybody in the match and everybody invited hears of it, except the account that calls it off. */
function calledOff({ seats }: LoadedMatch, by: string): Change {
  const people = new Set(seats.flatMap(({ account, invited }) => [account, invited]))
  return amended(NO_CHANGE, {
    set: { status: 'cancelled', deadline: null },
    kind: 'cancelled',
    told: [...people].flatMap((account) =>
      account === null || account === by ? [] : [{ account, kind: 'notice' as const }],
    ),
  })
}

async function fullNow(rooms: Seating, match: LoadedMatch, change: Change): Promise<Change> {
  if (draft(match, change).seats.some((place) => place.account === null && !isServed(place))) return change
  const deadline = new Date(rooms.clock.now() + startingTime(match.row.clock))
  return await startIfReady(rooms, match, amended(change, { set: { status: 'starting', deadline } }))
}
