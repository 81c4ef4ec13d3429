import { describe, expect, it } from 'vitest'
import { root, rootPriceAt, sharesIn } from './range.ts'

const Q96 = 1n << 96n
const at = (tick: number) => rootPriceAt(tick) ?? 0n
const near = (found: bigint, wanted: bigint) => {
  const off = found > wanted ? found - wanted : wanted - found
  expect(off * 1_000_000n <= wanted, `${found} is not about ${wanted}`).toBe(true)
}

describe('pools with ranges', () => {
  it('root prices: 1 at tick 0, inverse below, as published at the ends, nothing beyond', () => {
    expect(at(0)).toBe(Q96)
    // 1.0001^6932 is 2.000036.
    near(at(6932) ** 2n / Q96, (2_000_036n * Q96) / 1_000_000n)
    near(at(-6932) * at(6932), Q96 * Q96)
    near(at(887_272), 1461446703485210103287273052203988822378723970342n)
    near(at(-887_272), 4295128739n)
    expect([rootPriceAt(887_273), rootPriceAt(0.5)]).toEqual([null, null])
  })

  it('SGF-1411 a position over the whole range counts as its liquidity, as the shares of a pair would', () => {
    near(sharesIn(10n ** 18n, at(-887_220), at(887_220), Q96), 10n ** 18n)
    near(sharesIn(10n ** 18n, at(-887_220), at(887_220), 3n * Q96), 10n ** 18n)
  })

  it('SGF-1411 a narrow range needs less money and counts for less; out of its range it counts nothing', () => {
    const narrow = sharesIn(10n ** 18n, at(-60), at(60), Q96)
    // Both amounts are the liquidity times 1 − 1/√1.0001^60.
    near(narrow, 2_995_355_000_000_000n)
    for (const price of [at(-61), at(61), at(60), at(-60)])
      expect(sharesIn(10n ** 18n, at(-60), at(60), price)).toBe(0n)
    expect(sharesIn(10n ** 18n, at(60), at(-60), Q96)).toBe(0n)
    expect(sharesIn(0n, at(-60), at(60), Q96)).toBe(0n)
  })

  it('whole roots', () => {
    for (const value of [0n, 1n, 2n, 3n, 4n, 15n, 16n, 17n, 10n ** 40n - 1n, 10n ** 40n]) {
      const found = root(value)
      expect(found * found <= value && (found + 1n) * (found + 1n) > value).toBe(true)
    }
  })
})
