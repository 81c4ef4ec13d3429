import { expect, it } from 'vitest'
import { type Found, together } from './together.ts'

const found = (block: number, ...held: readonly (readonly [string, string, bigint, bigint])[]): Found => ({
  chainId: 1,
  block,
  holders: held.map(([address, pair, whole, counted]) => ({
    address,
    holdings: [{ pair, whole18: String(whole), amount18: String(counted) }],
  })),
})

it('SGF-1411 wallets read at one block add up, holders and pools alike', () => {
  expect(together([])).toBe(0n)
  expect(together([found(9, ['vault', 'pool', 10n, 5n]), found(9, ['vault', 'pool', 10n, 5n])])).toBe(10n)
  expect(together([found(9, ['vault', 'pool', 10n, 10n], ['other', 'pool', 3n, 3n], ['vault', 'pond', 4n, 1n])])).toBe(
    14n,
  )
  expect(together([found(9, ['vault', 'pool', 2n, 2n]), { ...found(9, ['vault', 'pool', 2n, 2n]), chainId: 5 }])).toBe(
    4n,
  )
})

it('SGF-1414 shares moved between two looks count once', () => {
  expect(together([found(9, ['vault', 'pool', 10n, 10n]), found(12, ['other', 'pool', 10n, 10n])])).toBe(10n)
  expect(together([found(9, ['vault', 'pool', 10n, 10n]), found(12, ['other', 'pond', 10n, 10n])])).toBe(20n)
})

it('SGF-1414 a contract that gives the whole of it to each of two wallets has it once', () => {
  expect(together([found(9, ['liar', 'pool', 10n, 10n]), found(9, ['liar', 'pool', 10n, 10n])])).toBe(10n)
})
