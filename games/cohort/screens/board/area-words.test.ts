import { expect, test } from 'vitest'
import { rowForWords } from './area-words.ts'

const area = { name: 'The crossing', left: 5, right: 7, top: 9, bottom: 11 }

test('the words of an area stand in its middle, or where nobody covers them', () => {
  expect(rowForWords(area, [])).toBe(10)
  expect(rowForWords(area, [[2, 10]])).toBe(10)
  expect(rowForWords(area, [[6, 10]])).toBe(9)
  expect(
    rowForWords(area, [
      [6, 10],
      [7, 9],
    ]),
  ).toBe(11)
  expect(
    rowForWords(area, [
      [6, 10],
      [7, 9],
      [5, 11],
    ]),
  ).toBe(10)
})
