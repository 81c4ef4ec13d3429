import { expect, test } from 'vitest'
import { type Audience, capital, seatDoes, seatOwning } from '../index.ts'

test.each<[Audience, string, string]>([
  [0, 'You hold it with your men', 'Your opponent holds it with your opponent’s men'],
  [1, 'Your opponent holds it with your opponent’s men', 'You hold it with your men'],
  ['spectator', 'Seat 1 holds it with seat 1’s men', 'Seat 2 holds it with seat 2’s men'],
])('to %s both seats are called as they are to the reader', (to, first, second) => {
  const told = [0, 1].map((seat) =>
    capital(`${seatDoes(to, seat, 'holds', 'hold')} it with ${seatOwning(to, seat)} men`),
  )
  expect(told).toEqual([first, second])
})
