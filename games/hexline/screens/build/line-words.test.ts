import { describe, expect, it } from 'vitest'
import { shapeInWords } from './line-words.ts'

describe('the shape of the line in words', () => {
  it('counts from the front backwards', () => {
    expect(shapeInWords([5, 4, 5, 3, 5, 4])).toBe('3 units in front, then 2, then 1.')
    expect(shapeInWords([5])).toBe('1 unit in front.')
    expect(shapeInWords([])).toBe('Nobody stands on the board yet.')
  })
})
