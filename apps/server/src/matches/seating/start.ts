import { requestError } from '../../request-error.ts'
import { draft, isServed, type LoadedMatch, seatOf } from '../load/index.ts'
import { ratingsFor } from '../ratings/index.ts'
import type { Outcome, Rooms } from '../road/index.ts'
import { fullBank, settle } from '../settle/index.ts'
import { type Asker, amended, type Change, NO_CHANGE, type SeatRow, startOf } from '../store/index.ts'
import { saltFits, seedOf } from './fairness.ts'

type Starting = Pick<Rooms, 'road' | 'referee' | 'clock' | 'store'>

/** Shows a person's half of the dice. The match begins with the last of them. */
export async function reveal(rooms: Starting, by: Asker, id: string, salt: string): Promise<void> {
  await rooms.road.change(id, async (match): Promise<Outcome<null>> => {
    const { status } = match.row
    const place = match.seats[seatOf(match, by)]
    if (place === undefined || place.saltHash === null) throw new Error(`A seat of ${id} is taken without a salt`)
    if (place.salt === salt) return { answer: null, change: null }
    if (status === 'open') throw requestError(409, 'not_full', 'Salts are shown once every seat is taken.')
    if (status !== 'starting') throw requestError(409, 'not_starting', 'This match is past its start.')
    if (!saltFits(salt, place.saltHash))
      throw requestError(422, 'wrong_salt', 'This salt is not the one whose hash was given before.')
    const { seat } = place
    const shown = amended(NO_CHANGE, { seats: new Map([[seat, { ...place, salt }]]), kind: 'joined', seat })
    return { answer: null, change: await startIfReady(rooms, match, shown) }
  })
}

/** The change with the beginning of the match, when every seat is taken and every salt is known; else the change as it is. */
export async function startIfReady(
  { referee, clock, store }: Starting,
  loaded: LoadedMatch,
  change: Change,
): Promise<Change> {
  const { row, seats, game } = draft(loaded, change)
  const people = seats.filter(({ account }) => account !== null)
  if (row.status !== 'starting' || people.some(({ salt }) => salt === null)) return change
  if (game === null) throw requestError(503, 'rules_missing', 'The rules of this match are not on this server.')
  const now = clock.now()
  const salts = people.map(({ salt }) => salt ?? '')
  const accounts = people.map(({ account }) => account ?? '')
  const ratings = row.rated ? await ratingsFor(store, row.game, accounts) : null
  const seated = (place: SeatRow): SeatRow => {
    const rating = ratings?.get(place.account ?? '')?.rating ?? null
    const ratingBefore = rating === null ? null : Math.round(rating)
    return { ...place, bank: isServed(place) ? null : fullBank(row.clock), ratingBefore }
  }
  const begun = amended(change, {
    set: { status: 'running', seed: seedOf(row.secret, salts), started: new Date(now), deadline: null },
    seats: new Map(seats.map((place) => [place.seat, seated(place)])),
  })
  const match = draft(loaded, begun)
  const played = await referee.play(match, { kind: 'begin', start: startOf(match.row), seats: seats.length })
  const settled = settle(loaded, played, { kind: 'started', seat: null }, now, begun)
  // A match may be over as soon as it begins.
  if (settled.kind !== 'started') return settled
  const notice = { kind: 'started' as const, text: `Your match of ${game.name} has begun.` }
  return amended(settled, { told: accounts.map((account) => ({ account, kind: 'started', notice })) })
}
