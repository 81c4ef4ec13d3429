import { seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { wilson } from '../wilson.ts'
import { alwaysValid, logPurseBoth, SCORES } from './betting.ts'
import { holm } from './holm.ts'
import { deviationsFor, twoSided, Z95 } from './normal.ts'
import { asIndependent, pairedDifference, pairedShare } from './pairs.ts'
import { ratings } from './ratings.ts'

/** Pairs of matches between equals with so much pull towards splitting them, as seat advantage gives. */
function pairs(count: number, share: number, split: number, seed: string): number[] {
  const dice = seededDice(seedFrom(seed))
  const hit = (chance: number): boolean => dice.int(10_000) < chance * 10_000
  return Array.from({ length: count }, () => (hit(split) ? 2 : (hit(share) ? 2 : 0) + (hit(share) ? 2 : 0)))
}

/** Pairs whose dice decide both matches alike. */
function pairsAlike(count: number, share: number, seed: string): number[] {
  const dice = seededDice(seedFrom(seed))
  return Array.from({ length: count }, () => (dice.int(10_000) < share * 10_000 ? 4 : 0))
}

function counted(places: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1
  return counts
}

describe('tests by betting', () => {
  test('between equals, looking after every pair, hardly ever cry out', () => {
    let cries = 0
    for (let run = 0; run < 300; run++) {
      const counts = [0, 0, 0, 0, 0]
      for (const place of pairs(200, 0.5, 0, `equals ${run}`)) {
        counts[place] = (counts[place] ?? 0) + 1
        if (logPurseBoth(counts, 0.5) >= Math.log(1 / 0.05)) {
          cries++
          break
        }
      }
    }
    expect(cries).toBeLessThanOrEqual(0.05 * 300)
  })

  test('find a difference when there is one', () => {
    expect(logPurseBoth(counted(pairs(300, 0.62, 0, 'uneven')), 0.5)).toBeGreaterThan(Math.log(20))
  })

  test('turned around give an interval that holds the truth, and narrows', () => {
    const few = alwaysValid(counted(pairs(50, 0.7, 0, 'truth')))
    const many = alwaysValid(counted(pairs(2000, 0.7, 0, 'truth')))
    expect(many.low).toBeLessThan(0.7)
    expect(many.high).toBeGreaterThan(0.7)
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 3)
    expect(alwaysValid([0, 0, 0, 0, 0])).toEqual({ low: 0, high: 1 })
  })
})

describe('shares of pairs', () => {
  test('the interval holds the true share about 95 times in 100, whether pairs split or not', () => {
    for (const split of [0, 0.6]) {
      let held = 0
      for (let run = 0; run < 400; run++) {
        const { low, high } = pairedShare(counted(pairs(60, 0.6, split, `cover ${split} ${run}`)))
        const truth = split * 0.5 + (1 - split) * 0.6
        if (low <= truth && truth <= high) held++
      }
      expect(held / 400).toBeGreaterThan(0.92)
    }
  })

  test('splitting pairs makes it narrower than the same share of single matches', () => {
    const split = pairedShare([10, 0, 180, 0, 10])
    const alone = pairedShare([100, 0, 0, 0, 100])
    expect(split.high - split.low).toBeLessThan((alone.high - alone.low) / 2)
  })

  test('who won everything is no surer than the number of matches allows', () => {
    const { low, high } = pairedShare([0, 0, 0, 0, 10])
    const { low: plain } = wilson(20, 20)
    expect(high).toBe(1)
    expect(low).toBeCloseTo(plain, 6)
  })

  test('differences are taken pair by pair', () => {
    const { difference, error } = pairedDifference([[[4, 4, 4, 2]]], [[[2, 2, 2, 0]]])
    expect(difference).toBe(0.5)
    expect(error).toBeLessThan(0.2)
    expect(SCORES[4]).toBe(1)
  })

  test('the interval of a difference holds the truth when a gap is filled several ways, against several opponents', () => {
    let held = 0
    for (let run = 0; run < 300; run++) {
      const dice = seededDice(seedFrom(`ways ${run}`))
      const ways = Array.from({ length: 4 }, (_, way) => {
        const share = 0.3 + 0.04 * dice.int(6)
        return [0, 1].map((o) => pairs(30, share, 0, `ways ${run} ${way} ${o}`))
      })
      const whole = [0, 1].map((o) => pairs(30, 0.5, 0, `whole ${run} ${o}`))
      const { difference, error } = pairedDifference([whole], ways)
      if (Math.abs(difference - 0.1) <= Z95 * error) held++
    }
    expect(held / 300).toBeGreaterThan(0.9)
  })
})

test('Holm hardly ever cries out when twenty equals are compared, and finds the one that is not', () => {
  let cries = 0
  let finds = 0
  for (let run = 0; run < 200; run++) {
    const p = Array.from({ length: 20 }, (_, cell) => {
      const share = cell === 0 ? 0.75 : 0.5
      return Math.min(1, Math.exp(-logPurseBoth(counted(pairs(60, share, 0, `holm ${run} ${cell}`)), 0.5)))
    })
    const [uneven = 1, ...equals] = holm(p)
    if (equals.some((value) => value < 0.05)) cries++
    if (uneven < 0.05) finds++
  }
  expect(cries).toBeLessThanOrEqual(0.05 * 200)
  expect(finds).toBeGreaterThan(0.9 * 200)
})

test('Holm corrects as in his example', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02])
  expect(holm([])).toEqual([])
})

test('normal tails', () => {
  expect(twoSided(1.959964)).toBeCloseTo(0.05, 5)
  expect(deviationsFor(0.01)).toBeCloseTo(2.5758, 3)
})

describe('ratings', () => {
  test('odds of ten to one are 400 points, and the mean is 1500', () => {
    const [strong, weak] = ratings(2, [{ first: 0, second: 1, points: 100_000, matches: 110_000 }])
    expect((strong?.rating ?? 0) - (weak?.rating ?? 0)).toBeCloseTo(400, 0)
    expect(((strong?.rating ?? 0) + (weak?.rating ?? 0)) / 2).toBeCloseTo(1500, 6)
  })

  test('a meeting played longer does not weigh more, but is surer', () => {
    const meet = (matches: number) => [
      { first: 0, second: 1, points: 0.75 * matches, matches },
      { first: 1, second: 2, points: 300, matches: 400 },
      { first: 0, second: 2, points: 360, matches: 400 },
    ]
    const [few, many] = [ratings(3, meet(400))[0], ratings(3, meet(40_000))[0]]
    expect(Math.abs((few?.rating ?? 0) - (many?.rating ?? 0))).toBeLessThan(2)
    expect((many?.high ?? 0) - (many?.low ?? 0)).toBeLessThan((few?.high ?? 0) - (few?.low ?? 0))
  })

  test('who won everything has a rating too', () => {
    const [winner] = ratings(2, [{ first: 0, second: 1, points: 20, matches: 20 }])
    expect(winner?.rating).toBeGreaterThan(1700)
    expect(winner?.high).toBeLessThan(3000)
  })

  test('the intervals hold known strengths about 95 times in 100, also when the dice decide both matches of a pair', () => {
    const strengths = [-150, -40, 40, 150]
    for (const alike of [false, true]) {
      let held = 0
      for (let run = 0; run < 100; run++) {
        const meetings = strengths.flatMap((mine, first) =>
          strengths.slice(first + 1).map((other, after) => {
            const second = first + 1 + after
            const share = 1 / (1 + 10 ** ((other - mine) / 400))
            const seed = `strengths ${run} ${first} ${second}`
            const places = alike ? pairsAlike(100, share, seed) : pairs(100, share, 0, seed)
            const { share: seen, matches } = asIndependent(counted(places))
            return { first, second, points: seen * matches, matches }
          }),
        )
        for (const [i, { low, high }] of ratings(4, meetings).entries())
          if (low <= 1500 + (strengths[i] ?? 0) && 1500 + (strengths[i] ?? 0) <= high) held++
      }
      expect(held / 400).toBeGreaterThan(0.92)
    }
  })
})
