import type { Audience, Seat } from './ruleset.ts'

/** A seat of two as its reader would call it; who only watches counts from one. */
export function seatCalled(to: Audience, seat: Seat): string {
  return to === 'spectator' ? `seat ${seat + 1}` : to === seat ? 'you' : 'your opponent'
}

/** `seat 1 holds`, `you hold`. */
export function seatDoes(to: Audience, seat: Seat, does: string, youDo: string): string {
  return `${seatCalled(to, seat)} ${to === seat ? youDo : does}`
}

/** `seat 1’s`, `your`. */
export function seatOwning(to: Audience, seat: Seat): string {
  return to === seat ? 'your' : `${seatCalled(to, seat)}’s`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
