import type { Audience, Seat } from './ruleset.ts'

/** A seat as its reader would call it; who only watches, or has several opponents, counts from one. */
export function seatCalled(to: Audience, seat: Seat, seats = 2): string {
  if (to === seat) return 'you'
  return to === 'spectator' || seats > 2 ? `seat ${seat + 1}` : 'your opponent'
}

/** `seat 1 holds`, `you hold`. */
export function seatDoes(to: Audience, seat: Seat, does: string, youDo: string, seats = 2): string {
  return `${seatCalled(to, seat, seats)} ${to === seat ? youDo : does}`
}

/** `seat 1’s`, `your`. */
export function seatOwning(to: Audience, seat: Seat, seats = 2): string {
  return to === seat ? 'your' : `${seatCalled(to, seat, seats)}’s`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
