import { describe, expect, it } from 'vitest'
import { countingDice, randomSeed, scriptedDice, seededDice, seedFrom } from './dice.ts'

/** Chi-squared of counts against equal shares. */
function chiSquared(counts: readonly number[]): number {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0)
}

/** Far out: a fair stream passes all the tests below together with odds of thousands to one. */
function limit(cells: number): number {
  const free = cells - 1
  return free + 4.5 * Math.sqrt(2 * free) + 8
}

describe('seeded dice', () => {
  it.each([2, 3, 6, 7, 20, 100])('are uniform over %i sides', (sides) => {
    const dice = seededDice(seedFrom(`uniform ${sides}`))
    const counts = new Array<number>(sides).fill(0)
    for (let i = 0; i < sides * 2000; i++) {
      const result = dice.int(sides)
      counts[result] = (counts[result] ?? 0) + 1
    }
    expect(chiSquared(counts)).toBeLessThan(limit(sides))
  })

  it('have no modulo bias where it would be greatest', () => {
    const sides = 0x60000000
    const dice = seededDice(seedFrom('bias'))
    const thirds = [0, 0, 0]
    for (let i = 0; i < 30_000; i++) {
      const third = Math.floor(dice.int(sides) / 0x20000000)
      thirds[third] = (thirds[third] ?? 0) + 1
    }
    expect(chiSquared(thirds)).toBeLessThan(limit(3))
  })

  it('are independent between nearby seeds, turns, branches and purposes', () => {
    const streams = [
      ...Array.from({ length: 20 }, (_, i) => seededDice(seedFrom(String(i)))),
      ...Array.from({ length: 20 }, (_, turn) => seededDice(seedFrom('0'), { turn: turn + 1 })),
      ...Array.from({ length: 10 }, (_, branch) => seededDice(seedFrom('0'), { branch: branch + 1 })),
      ...Array.from({ length: 10 }, (_, purpose) => seededDice(seedFrom('0'), { purpose: purpose + 1 })),
    ].map((dice) => Array.from({ length: 4000 }, () => dice.int(6)))
    for (let i = 1; i < streams.length; i++) {
      const pairs = new Array<number>(36).fill(0)
      for (let k = 0; k < 4000; k++) {
        const pair = (streams[i - 1]?.[k] ?? 0) * 6 + (streams[i]?.[k] ?? 0)
        pairs[pair] = (pairs[pair] ?? 0) + 1
      }
      expect(chiSquared(pairs)).toBeLessThan(limit(36))
    }
  })

  it('are serially independent', () => {
    const dice = seededDice(seedFrom('serial'))
    const pairs = new Array<number>(100).fill(0)
    let last = dice.int(10)
    for (let k = 0; k < 40_000; k++) {
      const next = dice.int(10)
      pairs[last * 10 + next] = (pairs[last * 10 + next] ?? 0) + 1
      last = next
    }
    expect(chiSquared(pairs)).toBeLessThan(limit(100))
  })

  it('go back to any position at once', () => {
    const dice = seededDice(seedFrom('seek'), { turn: 3, branch: 1 })
    const drawn = Array.from({ length: 200 }, () => ({ position: dice.position(), result: dice.int(1000) }))
    for (const { position, result } of [...drawn].reverse()) {
      dice.seek(position)
      expect(dice.int(1000)).toBe(result)
    }
    dice.seek(4_000_000_000)
    expect(dice.int(10)).toBeLessThan(10)
  })

  it('start every turn afresh', () => {
    const dice = seededDice(seedFrom('turns'))
    dice.int(6)
    dice.turnTo(7, 2)
    const fresh = seededDice(seedFrom('turns'), { turn: 7, branch: 2 })
    expect(Array.from({ length: 40 }, () => dice.int(99))).toEqual(Array.from({ length: 40 }, () => fresh.int(99)))
  })

  it('draw nothing among one, and refuse impossible dice', () => {
    const dice = seededDice(seedFrom('one'))
    expect(dice.int(1)).toBe(0)
    expect(dice.d(1)).toBe(1)
    expect(dice.position()).toBe(0)
    for (const sides of [0, -1, 1.5, Number.NaN, 2 ** 31]) expect(() => dice.int(sides)).toThrow(RangeError)
    expect(() => dice.pick([])).toThrow('nothing to pick')
  })
})

describe('scripted dice', () => {
  it('give the script, in the rulebook’s own counting', () => {
    const fromNought = scriptedDice([2, 0])
    expect([fromNought.int(3), fromNought.d(3)]).toEqual([2, 1])
    fromNought.done()
    const fromOne = scriptedDice([3, 1], 1)
    expect([fromOne.d(3), fromOne.int(3)]).toEqual([3, 0])
  })

  it('fail when results run out, are left over, or cannot be drawn', () => {
    expect(() => scriptedDice([]).int(2)).toThrow('has none')
    expect(() => scriptedDice([1]).done()).toThrow('only 0 were drawn')
    expect(() => scriptedDice([2]).int(2)).toThrow('cannot be drawn among 2')
    expect(() => scriptedDice([-1]).int(2)).toThrow('Result 1 of the script is -1, which cannot be drawn among 2')
    expect(() => scriptedDice([0.5]).int(2)).toThrow('cannot be drawn among 2')
    const fromOne = scriptedDice([1, 0], 1)
    fromOne.d(6)
    expect(() => fromOne.d(6)).toThrow('Result 2 of the script is 0, which cannot be drawn among 6')
  })

  it('shuffle from the last place down', () => {
    const list = [1, 2, 3, 4, 5]
    scriptedDice([2, 0, 1, 0]).shuffle(list)
    expect(list).toEqual([5, 4, 2, 1, 3])
  })
})

describe('counting dice', () => {
  it('return the number of the draw modulo the sides', () => {
    const dice = countingDice()
    expect([dice.int(5), dice.int(1), dice.int(2), dice.int(2), dice.d(2)]).toEqual([0, 0, 1, 0, 2])
    expect(dice.draws).toBe(4)
  })
})

describe('seeds', () => {
  it('from text repeat, and random ones do not', () => {
    expect(seedFrom('7')).toBe(seedFrom('7'))
    expect(seedFrom('7')).not.toBe(seedFrom('8'))
    expect(seedFrom('7')).toMatch(/^[0-9a-f]{64}$/)
    expect(randomSeed()).not.toBe(randomSeed())
  })
})
