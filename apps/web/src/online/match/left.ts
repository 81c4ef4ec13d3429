import type { MatchView } from '@tessera/wire'

/** Milliseconds a seat has left at this moment; null where no clock runs for it. */
export function leftOf(
  { clock, status, awaiting, sealed, deadline, banks, seats }: MatchView,
  seat: number,
  now: number,
): number | null {
  if (status !== 'running' || clock.kind === 'none' || seats[seat]?.bot !== null) return null
  const bank = clock.kind === 'bank' ? (banks[seat] ?? null) : null
  if (!awaiting.includes(seat) || sealed.includes(seat) || deadline === null) return bank
  // The deadline is that of the first who would be late; the others' banks run beside it.
  const first = Math.min(...awaiting.flatMap((one) => (sealed.includes(one) ? [] : [banks[one] ?? Infinity])))
  const more = bank === null || first === Number.POSITIVE_INFINITY ? 0 : bank - first
  return Math.max(0, Date.parse(deadline) + more - now)
}
