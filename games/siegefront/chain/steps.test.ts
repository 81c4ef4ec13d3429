import { expect, it } from 'vitest'
import { amount18, shareOf, stepsOf } from './steps.ts'

const lp = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(18, '0'))
}

it('SGF-1411 SGF-2134 totals become steps in whole numbers, rounded once', () => {
  expect(stepsOf([lp('0.1')])).toBe(10)
  expect(stepsOf([lp('0.29')])).toBe(29)
  expect(stepsOf([lp('0.0099')])).toBe(0)
  expect(stepsOf([lp('0.006'), lp('0.005')])).toBe(1)
  expect(stepsOf([amount18(123456n, 6)])).toBe(12)
  const third = shareOf(lp('0.1'), 1n, 3n)
  expect(third).toBe(33333333333333333n)
  expect(stepsOf([third])).toBe(3)
})

it('SGF-1411 nothing is lost or gained at any number of decimals', () => {
  expect(amount18(5n, 0)).toBe(5n * 10n ** 18n)
  expect(amount18(10n ** 36n - 1n, 36)).toBe(10n ** 18n - 1n)
  expect(amount18(2n ** 256n - 1n, 18)).toBe(2n ** 256n - 1n)
  expect(stepsOf([2n ** 256n - 1n])).toBe(1_000_000)
  expect(stepsOf([])).toBe(0)
})

it('Ruling 31 nobody has more than all of it, and nobody anything of none', () => {
  expect(shareOf(100n, 3n, 3n)).toBe(100n)
  expect(shareOf(100n, 3n, 1n)).toBe(0n)
  expect(shareOf(100n, 0n, 0n)).toBe(0n)
})
