import fc from 'fast-check'
import { expect, it } from 'vitest'
import { copy } from './json.ts'

it('copies any plain data, hostile keys included, and shares nothing with it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value)
      const plain = JSON.parse(text) as unknown
      const copied = copy(plain)
      expect(JSON.stringify(copied)).toBe(text)
      empty(plain)
      expect(JSON.stringify(copied)).toBe(text)
    }),
    { seed: 6, numRuns: 500 },
  )
  const hostile = copy(JSON.parse('{"__proto__": {"polluted": [1]}, "constructor": null}'))
  expect(JSON.stringify(hostile)).toBe('{"__proto__":{"polluted":[1]},"constructor":null}')
  expect('polluted' in {}).toBe(false)
})

function empty(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    empty(entry)
    Reflect.deleteProperty(value, key)
  }
  if (Array.isArray(value)) value.length = 0
}
