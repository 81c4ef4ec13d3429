import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf } from './hash.ts'

const json = fc.jsonValue({ maxDepth: 4 })

function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, shuffled(entry)]),
  )
}

describe('hashOf', () => {
  it('does not depend on the order of keys, nor on a JSON round trip', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(hashOf(shuffled(value))).toBe(hashOf(value))
        expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value))
      }),
      { seed: 2 },
    )
  })

  it('tells different data apart', () => {
    const seen = new Map<string, string>()
    for (const value of fc.sample(json, { seed: 3, numRuns: 5000 })) {
      const text = JSON.stringify(shuffled(value))
      const canonical = JSON.stringify(sorted(value))
      const hash = hashOf(value)
      expect(seen.get(hash) ?? canonical, text).toBe(canonical)
      seen.set(hash, canonical)
    }
  })

  it('tells close neighbours apart', () => {
    const values: unknown[] = [
      0,
      1,
      -1,
      '0',
      '',
      [],
      {},
      null,
      true,
      false,
      [0],
      [[0]],
      [0, 0],
      ['0'],
      { a: 0 },
      { b: 0 },
    ]
    values.push({ a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, [1, 2], [2, 1], 0.5, '0.5', 2 ** 40, [null], {
      a: null,
    })
    for (let i = 0; i < 20_000; i++) values.push([i, i >> 3], { x: i })
    expect(new Set(values.map(hashOf)).size).toBe(new Set(values.map((value) => JSON.stringify(value))).size)
  })

  it('skips absent fields and refuses what is not plain data', () => {
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }))
    for (const bad of [undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 0, 1n, [undefined]])
      expect(() => hashOf(bad)).toThrow('plain data')
  })

  it('takes what JSON takes for the same as the same, and nothing else', () => {
    expect(hashOf(-0)).toBe(hashOf(0))
    expect(hashOf(1e21)).not.toBe(hashOf('1e+21'))
    expect(hashOf(2 ** 31)).not.toBe(hashOf(-(2 ** 31)))
    expect(hashOf('\ud800')).not.toBe(hashOf('\ufffd'))
    expect(hashOf('\ud800')).toBe(hashOf(JSON.parse(JSON.stringify('\ud800'))))
    expect(hashOf(JSON.parse('{"__proto__": 1}'))).not.toBe(hashOf({}))
    expect(hashOf(JSON.parse('{"__proto__": 1}'))).not.toBe(hashOf(JSON.parse('{"__proto__": 2}')))
  })

  it('stays what it is: records keep it', () => {
    expect(hashOf({ game: 'hexline', turns: [1, 'two', null, true, -3.25] })).toBe('70f0205dd6c57d8d')
  })
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  )
}
