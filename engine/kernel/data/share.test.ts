import { expect, test } from 'vitest'
import { seededDice, seedFrom } from '../dice/dice.ts'
import { difference } from './difference.ts'
import { copy } from './json.ts'
import { copySharing, lasting } from './share.ts'

test('what did not change is shared with the earlier copy, what changed is not, and nothing is shared with the original', () => {
  const state = {
    units: [
      { at: [1, 2], hp: 5 },
      { at: [3, 4], hp: 6 },
    ],
    past: { won: [1], lost: [] as number[] },
    turn: 1,
  }
  const before = copy(state)
  const [, second] = state.units
  if (second !== undefined) second.hp = 4
  state.turn = 2
  const after = copySharing(before, state)
  expect(after).toEqual(state)
  expect(after.units[0]).toBe(before.units[0])
  expect(after.past).toBe(before.past)
  expect(after.units[1]?.at).toBe(before.units[1]?.at)
  expect(before.units[1]?.hp).toBe(6)
  state.past.won.push(2)
  if (second !== undefined) second.at[0] = 9
  expect(after.past.won).toEqual([1])
  expect(after.units[1]?.at).toEqual([3, 4])
  expect(copySharing(after, copy(after))).toBe(after)
})

test('what lasts is taken as it is, wherever it turns up; what stands around it is copied', () => {
  const past = lasting({ won: [1] })
  const state = { battles: [past], gold: [1] }
  const first = copySharing(undefined, state)
  expect(first).toEqual(state)
  expect(first.battles).not.toBe(state.battles)
  expect(first.battles[0]).toBe(past)
  state.battles.push(lasting({ won: [2] }))
  const second = copySharing(first, state)
  expect(second.battles).toEqual([{ won: [1] }, { won: [2] }])
  expect(second.battles[0]).toBe(past)
  expect(second.gold).toBe(first.gold)
  expect(first.battles).toHaveLength(1)
  state.gold.push(5)
  expect(second.gold).toEqual([1])
})

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1, b: [2] }, { b: [2] }],
  [{ y: 1 }, { x: undefined }],
  [{ x: undefined }, { x: undefined }],
  [{}, []],
  [[], {}],
  [[1, [2]], [1]],
  [[1], [1, undefined]],
  [[[1]], [[1], [2]]],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [undefined, [1]],
  [{ a: null }, { a: {} }],
  [{ constructor: { a: 1 } }, { constructor: { a: 2 } }],
  [{}, { constructor: [1] }],
])('from %j to %j', (before, after) => {
  const shared = copySharing<unknown>(before, after)
  expect(shared).toEqual(after)
  expect(Object.keys(shared ?? {})).toEqual(Object.keys(after ?? {}))
})

test('any data after any other comes out as a plain copy would, and differs from the other in the same places', () => {
  const dice = seededDice(seedFrom('sharing'))
  const made = (depth: number): unknown => {
    const kind = dice.d(depth === 0 ? 3 : 6)
    if (kind === 1) return dice.d(3)
    if (kind === 2) return ['a', 'b', ''][dice.d(3) - 1]
    if (kind === 3) return null
    const many = Array.from({ length: dice.d(4) - 1 }, () => made(depth - 1))
    return kind === 4 ? many : Object.fromEntries(many.map((value) => [['a', 'b', 'c'][dice.d(3) - 1], value]))
  }
  let before = made(4)
  for (let step = 0; step < 3000; step++) {
    const after = made(4)
    const shared = copySharing(before, after)
    expect(shared).toStrictEqual(after)
    expect(difference(before, shared)).toStrictEqual(difference(before, after))
    before = shared
  }
})
