import { expect, test } from 'vitest'
import { rated, rested, UNRATED } from './glicko.ts'

test("the worked example of Glickman's paper", () => {
  const before = { rating: 1500, deviation: 200, volatility: 0.06 }
  const against = (rating: number, deviation: number, score: number) => ({
    against: { rating, deviation, volatility: 0.06 },
    score,
  })
  const after = rated(before, [against(1400, 30, 1), against(1550, 100, 0), against(1700, 300, 0)], 0.5)
  expect(after.rating).toBeCloseTo(1464.06, 1)
  expect(after.deviation).toBeCloseTo(151.52, 1)
  expect(after.volatility).toBeCloseTo(0.05999, 4)
})

test('who wins gains what the other loses when both were alike; a draw between equals moves nobody', () => {
  const won = rated(UNRATED, [{ against: UNRATED, score: 1 }])
  const lost = rated(UNRATED, [{ against: UNRATED, score: 0 }])
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6)
  expect(rated(UNRATED, [{ against: UNRATED, score: 0.5 }]).rating).toBeCloseTo(1500, 6)
})

test('what is known grows old, but never less sure than nothing', () => {
  const known = { rating: 1700, deviation: 50, volatility: 0.06 }
  expect(rested(known, 10).deviation).toBeGreaterThan(50)
  expect(rested(known, 1e9)).toMatchObject({ rating: 1700, deviation: 350 })
})
