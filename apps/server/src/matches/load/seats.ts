import { NO_MATCH, requestError } from '../../request-error.ts'
import type { Asker, SeatRow } from '../store/index.ts'
import type { LoadedMatch } from './loaded-match.ts'

/** The seat of an account; refuses when it has none. */
export function seatOf({ row, seats }: LoadedMatch, by: Asker): number {
  const seat = seatAt(seats, by)
  if (seat !== null) return seat
  if (row.visibility === 'private') throw NO_MATCH()
  throw requestError(403, 'not_seated', 'You do not play in this match.')
}

export function seatAt(seats: readonly SeatRow[], asker: Asker | null): number | null {
  return asker === null ? null : (seats.find(({ account }) => account === asker.id)?.seat ?? null)
}

export function isBot(place: SeatRow | undefined): boolean {
  return place !== undefined && place.bot !== null
}

/** Whether the server itself chooses for a seat: a bot's, or one of the host's. */
export function isServed(place: SeatRow | undefined): boolean {
  return place !== undefined && (place.bot !== null || place.host)
}
