import { expect, test } from 'vitest'
import { Shares } from './shares.ts'

test('an account that has used up its share waits until enough of it has worn off; others do not', () => {
  let now = 0
  const shares = new Shares(6000, () => now)
  const refused = () => shares.refuseUsedUp('ada')
  expect(refused).not.toThrow()
  shares.note('ada', 9000)
  expect(refused).toThrow(expect.objectContaining({ problem: expect.objectContaining({ code: 'too_heavy' }) }))
  expect(() => shares.refuseUsedUp('ben')).not.toThrow()
  now += 29_000
  expect(refused).toThrow()
  now += 30_000
  expect(refused).not.toThrow()
})

test('ten thousand accounts are remembered, not more', () => {
  const shares = new Shares(1, () => 0)
  for (let account = 0; account <= 10_000; account++) shares.note(`account ${account}`, 5)
  expect(() => shares.refuseUsedUp('account 0')).not.toThrow()
  expect(() => shares.refuseUsedUp('account 10000')).toThrow()
})
