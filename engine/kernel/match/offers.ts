import type { Seat } from '../contract/ruleset.ts'
import type { Offer } from './acts.ts'

/** What comes of agreeing to an offer. */
export interface Agreed {
  readonly offer: Offer
  /** All players have agreed now. */
  readonly settled: boolean
  /** The offers that stay open. */
  readonly open: readonly Offer[]
}

/** The open offer of this kind that this seat can answer: not its own, and not answered by it already. */
export function answerable(offers: readonly Offer[], kind: Offer['kind'], seat: Seat): Offer | null {
  const offer = offers.find((open) => open.kind === kind)
  return offer === undefined || offer.by === seat || offer.agreed.includes(seat) ? null : offer
}

/** A seat agrees; `people` are the seats of people still there. Null when there is nothing for it to agree to. */
export function agree(offers: readonly Offer[], kind: Offer['kind'], seat: Seat, people: number): Agreed | null {
  const offer = answerable(offers, kind, seat)
  if (offer === null) return null
  const agreed = [...offer.agreed, seat]
  const settled = agreed.length >= people - 1
  return { offer, settled, open: offers.map((open) => (open === offer ? { ...offer, agreed } : open)) }
}
