import { describe, expect, test } from 'vitest'
import { parseVerb } from './verbs.ts'

describe('HEX-186: the verbs of the command line', () => {
  test.each([
    ['', { verb: 'step', count: 1 }],
    ['step', { verb: 'step', count: 1 }],
    ['  STEP   12 ', { verb: 'step', count: 12 }],
    ['back', { verb: 'back', count: 1 }],
    ['undo 3', { verb: 'back', count: 3 }],
    ['round', { verb: 'until', conditions: ['round'] }],
    ['death', { verb: 'until', conditions: ['death'] }],
    ['end', { verb: 'until', conditions: ['end'] }],
    ['board', { verb: 'board' }],
    ['quit', { verb: 'quit' }],
  ])('%s', (line, verb) => {
    expect(parseVerb(line)).toEqual(verb)
  })

  test.each(['step 0', 'step x', 'step 1 2', 'undo 5001', 'back -1', 'step 1e3'])(
    '%s is not a number of steps',
    (line) => {
      expect(parseVerb(line)).toMatchObject({ verb: 'unknown', message: expect.stringContaining('1 to 5000') })
    },
  )

  test.each(['jump', '__proto__', 'constructor', 'board x', 'x'.repeat(5000)])('%s is not a verb', (line) => {
    const verb = parseVerb(line)
    expect(verb).toMatchObject({ verb: 'unknown', message: expect.stringContaining('help lists what there is') })
  })
})

describe('HEX-134: run conditions in words', () => {
  test.each([
    ['until end', ['end']],
    ['until death of 5', [{ death_of: 5 }]],
    ['until death of #5', [{ death_of: 5 }]],
    ['run turn of 3', [{ turn_of: 3 }]],
    ['until hp of 4 <= 10', [{ hp_at_most: { unit: 4, value: 10 } }]],
    ['until hp of 4 at most 10', [{ hp_at_most: { unit: 4, value: 10 } }]],
    ['until ability', [{ ability: {} }]],
    ['until ability unit 2 onhit push', [{ ability: { unit: 2, trigger: 'onhit', effect: 'push' } }]],
    ['until ability freeze', [{ ability: { effect: 'freeze' } }]],
    ['until round or death of 2 or end', ['round', { death_of: 2 }, 'end']],
  ])('%s', (line, conditions) => {
    expect(parseVerb(line)).toEqual({ verb: 'until', conditions })
  })

  test.each([
    'until',
    'until rain',
    'until death of',
    'until ability of everybody',
    'until hp of 1 > 3',
    'until ability constructor',
    `until ${Array.from({ length: 11 }, () => 'end').join(' or ')}`,
  ])('%s cannot be waited for', (line) => {
    expect(parseVerb(line).verb).toBe('unknown')
  })
})
