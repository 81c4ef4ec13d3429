import { expect, test } from 'vitest'
import { Shares } from './shares.ts'

test('an account that has used up its share waits until enough of it has worn off; others do not', () => {
  let now = 0
  const shares = new Shares(6000, () => now)
  expect(shares.spend('ada', () => 7)).toBe(7)
  shares.note('ada', 9000)
  const refused = () => shares.spend('ada', () => 7)
  expect(refused).toThrow(expect.objectContaining({ problem: expect.objectContaining({ code: 'too_heavy' }) }))
  expect(shares.spend('ben', () => 8)).toBe(8)
  now += 29_000
  expect(refused).toThrow()
  // What must be done is done, and charged.
  expect(shares.charge('ada', () => 9)).toBe(9)
  now += 30_000
  expect(shares.spend('ada', () => 7)).toBe(7)
})

test('work that throws is charged too', () => {
  const shares = new Shares(1, () => 0)
  const work = () => {
    const until = process.cpuUsage().user + 20_000
    while (process.cpuUsage().user < until);
    throw new Error('the rules broke')
  }
  expect(() => shares.spend('ada', work)).toThrow('the rules broke')
  expect(() => shares.spend('ada', () => 7)).toThrow(/Try again/)
})

test('ten thousand accounts are remembered, not more', () => {
  const shares = new Shares(1, () => 0)
  for (let account = 0; account <= 10_000; account++) shares.note(`account ${account}`, 5)
  expect(shares.spend('account 0', () => 7)).toBe(7)
  expect(() => shares.spend('account 10000', () => 7)).toThrow()
})
