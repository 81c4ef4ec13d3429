import type { MatchView } from '@tessera/wire'

/** Milliseconds a seat has left at this moment; null where no clock runs for it. */
export function leftOf(
  { clock, status, awaiting, sealed, deadlines, banks, seats }: MatchView,
  seat: number,
  now: number,
): number | null {
  if (status !== 'running' || clock.kind === 'none' || seats[seat]?.bot !== null) return null
  const bank = clock.kind === 'bank' ? (banks[seat] ?? null) : null
  const deadline = deadlines[seat] ?? null
  if (!awaiting.includes(seat) || sealed.includes(seat) || deadline === null) return bank
  // The clock of a player who still watches a battle stands.
  const whole = clock.kind === 'turn' ? clock.seconds * 1000 : (bank ?? Number.POSITIVE_INFINITY)
  return Math.max(0, Math.min(whole, Date.parse(deadline) - now))
}

/** Whether the time a seat has left does not pass now: it is not asked, it has chosen, or it still watches a battle. */
export function stands(match: MatchView, seat: number, now: number): boolean {
  const left = leftOf(match, seat, now)
  return left !== null && left > 0 && leftOf(match, seat, now + 1000) === left
}
