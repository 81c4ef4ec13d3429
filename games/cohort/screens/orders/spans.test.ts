import { expect, test } from 'vitest'
import { cutAt, replacedAt } from './spans.ts'

test('COH-12.13 a text is cut where its errors stand, in code points', () => {
  const text = '🏹 shoot X9\nmilitia wibble'
  const pieces = cutAt(text, [
    { line: 2, col: 9, length: 6 },
    { line: 1, col: 9, length: 2 },
  ])
  expect(pieces.map(({ text, mark }) => [text, mark !== null])).toEqual([
    ['🏹 shoot ', false],
    ['X9', true],
    ['\nmilitia ', false],
    ['wibble', true],
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

test('marks on one another, or beyond the end, do no harm', () => {
  const marks = [
    { line: 1, col: 1, length: 3 },
    { line: 1, col: 2, length: 3 },
    { line: 7, col: 1, length: 1 },
  ]
  expect(cutAt('abcdef', marks).map(({ text }) => text)).toEqual(['abc', 'def'])
})

test('a suggestion goes where the error stood', () => {
  expect(replacedAt('hold;\nmilitia marhc to E5', { line: 2, col: 9, length: 5 }, 'march')).toBe(
    'hold;\nmilitia march to E5',
  )
})

test('an answer brings no second full stop', () => {
  expect(replacedAt('militia go there.', { line: 1, col: 1, length: 16 }, 'militia: move to E5.')).toBe(
    'militia: move to E5.',
  )
})
