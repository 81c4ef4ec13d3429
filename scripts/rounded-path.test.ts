import { expect, test } from 'vitest'
import { roundedPath } from '../apps/web/build/rounded-path.ts'

test.each([
  ['M256 21.484l-15.9 3.6L10 20z', 'm256 21-16 4-230-5z'],
  ['M10.4.6h5.5v-.5H0', 'm10 1h6v-1h-16'],
  ['m.4.4 .4.4 .4.4', 'm0 0 1 1 0 0'],
  ['M1 1c1.4 1.4 2.2 2.2 3.3 3.3s1 1 2 2', 'm1 1c1 1 2 2 3 3s1 1 2 2'],
  ['M0 0a10.2 10.2 0 01.5.5 4 4 0 1 0 3 3z', 'm0 0a10 10 0 0 1 1 1 4 4 0 1 0 3 3z'],
  ['M5.4 5.4L9.9 5.4zm1 1l2 2', 'm5 5 5 0zm1 1 2 2'],
])('%s has whole numbers, each point rounded for itself', (path, rounded) => {
  expect(roundedPath(path)).toBe(rounded)
})

test('errors do not add up along a path', () => {
  const long = `M0 0${'l.4 .4'.repeat(100)}`
  const numbers = roundedPath(long).match(/-?\d+/g) ?? []
  const [x, y] = [0, 1].map((side) => numbers.filter((_, i) => i % 2 === side).reduce((sum, n) => sum + Number(n), 0))
  expect([x, y]).toEqual([40, 40])
})

test('a path is scaled before it is rounded, the flags of its arcs are not', () => {
  expect(roundedPath('M10 20a6 4 90 1 0 7 9h5z', 1 / 2)).toBe('m5 10a3 2 90 1 0 4 5h2z')
})
