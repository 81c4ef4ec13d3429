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
  // The clock of somebody who still watches a battle stands.
  const whole = clock.kind === 'turn' ? clock.seconds * 1000 : (bank ?? Number.POSITIVE_INFINITY)
  return Math.max(0, Math.min(whole, Date.parse(deadline) - now))
}
