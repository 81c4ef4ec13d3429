import { RequestError } from '../../request-error.ts'
import type { LoadedMatch } from '../load/index.ts'
import { nextDeadline, seatDeadline } from './time-left.ts'

/** The time of a seat is up: the consequences come before anything else. */
export class TimeIsUp extends RequestError {
  constructor() {
    super({ status: 409, code: 'too_late', message: 'Your time for this turn was up before this arrived.' })
  }
}

/**
 * Whether something comes in time: before the seat's own deadline, sealed or not, and before that of every seat still awaited, since a seat
 * that is late is dealt with before others go on. Refuses what is late; returns the instant until which the change must be written, by the
 * store's clock.
 */
export function inTime(match: LoadedMatch, seat: number | null, now: number): number | null {
  const deadlines = [seat === null ? null : seatDeadline(match, seat), nextDeadline(match)]
  const limit = Math.min(...deadlines.map((deadline) => deadline ?? Number.POSITIVE_INFINITY))
  if (limit <= now) throw new TimeIsUp()
  return Number.isFinite(limit) ? limit : null
}

/** The awaited seats whose time is up. */
export function lateSeats(match: LoadedMatch, now: number): readonly number[] {
  return match.row.awaiting.filter((seat) => (seatDeadline(match, seat) ?? Number.POSITIVE_INFINITY) <= now)
}

/** Whether the moment a row names has come. */
export function isDue(moment: Date | null, now: number): boolean {
  return moment !== null && moment.getTime() <= now
}
