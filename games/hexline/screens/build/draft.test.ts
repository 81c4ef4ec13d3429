import { describe, expect, it } from 'vitest'
import {
  copiesOf,
  draftOf,
  gathered,
  unitsOf,
  withOneLess,
  withOneMore,
  withoutStack,
  withStackMoved,
} from './draft.ts'

const pack = ['greywolf', 'greywolf', 'ripper', 'howler']

describe('an army being built', () => {
  it('keeps the order of the list through stacks and back', () => {
    const units = ['greywolf', 'ripper', 'ripper', 'greywolf']
    expect(draftOf(units)).toHaveLength(3)
    expect(unitsOf(draftOf(units))).toEqual(units)
  })

  it('adds to the last stack of a kind and takes from it', () => {
    const draft = draftOf(['greywolf', 'ripper', 'greywolf'])
    expect(unitsOf(withOneMore(draft, 'greywolf'))).toEqual(['greywolf', 'ripper', 'greywolf', 'greywolf'])
    expect(unitsOf(withOneLess(draft, 'greywolf'))).toEqual(['greywolf', 'ripper'])
    expect(unitsOf(withOneMore(draft, 'howler')).at(-1)).toBe('howler')
    expect(withOneLess(draft, 'howler')).toBe(draft)
  })

  it('moves stacks within the list and no further than its ends', () => {
    expect(unitsOf(withStackMoved(draftOf(pack), 0, 1))).toEqual(['ripper', 'greywolf', 'greywolf', 'howler'])
    expect(unitsOf(withStackMoved(draftOf(pack), 2, -5))).toEqual(['howler', 'greywolf', 'greywolf', 'ripper'])
    expect(unitsOf(withStackMoved(draftOf(pack), 0, 99))).toEqual(['ripper', 'howler', 'greywolf', 'greywolf'])
    expect(withStackMoved(draftOf(pack), 9, 0)).toHaveLength(3)
  })

  it('gathers a scattered army by kind', () => {
    expect(gathered(['mason', 'ghoul', 'mason', 'ghoul'])).toEqual(['mason', 'mason', 'ghoul', 'ghoul'])
  })

  it('makes one stack of neighbours that are of one kind', () => {
    const draft = draftOf(['greywolf', 'ripper', 'greywolf'])
    expect(withoutStack(draft, 1)).toEqual([{ type: 'greywolf', count: 2 }])
    expect(withStackMoved(draft, 2, 0)).toEqual([
      { type: 'greywolf', count: 2 },
      { type: 'ripper', count: 1 },
    ])
    expect(copiesOf(draft, 'greywolf')).toBe(2)
  })
})
