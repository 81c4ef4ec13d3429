import { expect, test } from 'vitest'
import { POSITIONS } from '../testing/positions.ts'
import { understand } from '../testing/understand.ts'

const echoOf = (text: string, position: keyof typeof POSITIONS = 'river'): readonly string[] => {
  const { errors, echo } = understand(text, POSITIONS[position]())
  expect([text, errors]).toEqual([text, []])
  return echo.split('\n').filter((line) => !line.includes('(no new order'))
}

const answersTo = (text: string, position: keyof typeof POSITIONS = 'river'): readonly string[] => {
  const { orders, questions } = understand(text, POSITIONS[position]())
  expect([text, orders]).toEqual([text, []])
  return questions.flatMap(({ answers }) => answers.map((answer) => answer.text))
}

test('COH-12.15 an enemy named before the verb is fought once, without the nearest after it', () => {
  expect(echoOf('1st Militia X1 attack')).toEqual(['1st Militia: attack X1.'])
  expect(echoOf('archers X1 shoot')).toEqual(['2nd Infantry: shoot X1.'])
  expect(echoOf('cavalry X2 charge')).toEqual(['1st Cavalry: attack X2, aggressively.'])
})

test('COH-12.15 everyone with bows are those who shoot, and nobody follows the bows', () => {
  for (const text of ['everyone with bows shoot X1', 'all who have bows, shoot X1', 'soldiers with a bow shoot X1'])
    expect(echoOf(text)).toEqual(['2nd Infantry: shoot X1.'])
})

test('COH-12.15 the infantry to be followed is a unit of that name, not any unit on foot', () => {
  expect(echoOf('medics heal the infantry')).toEqual(['1st Medics: follow 1st Infantry.'])
  expect(echoOf('medics follow the infantry')).toEqual(['1st Medics: follow 1st Infantry.'])
})

test('COH-12.15 “too” and “the same” repeat the last order', () => {
  const both = ['1st Cavalry: attack X1.', 'First Cohort: attack X1.']
  expect(echoOf('Cavalry attack X1. The Cohort too.')).toEqual(both)
  expect(echoOf('Cavalry attack X1, and the Cohort as well')).toEqual(both)
  expect(echoOf('Cavalry attack X1. Same for the Cohort.')).toEqual(both)
  expect(answersTo('The Cohort too.')).not.toContain('First Cohort: attack X1.')
  // What is asked about the first is asked before the second is told anything.
  expect(understand('the dudes attack X1, the Cohort too', POSITIONS.river()).orders).toEqual([])
})

test('COH-12.15 a correction replaces what it corrects', () => {
  expect(echoOf('cavalry attack X1 no wait X2')).toEqual(['1st Cavalry: attack X2.'])
  expect(echoOf('cavalry move to E9, no wait, E10')).toEqual(['1st Cavalry: move to E10.'])
})

test('COH-12.8 the middle of the map is the centre', () => {
  expect(echoOf('scouts go to the middle of the map')).toEqual(echoOf('scouts go to the centre'))
})

test('COH-12.15 where nobody is named and only some can do it, they are offered', () => {
  expect(answersTo('make a bridge plz')).toEqual(['1st Engineers: build bridge.'])
  expect(answersTo('Protect the supply train.')).toContain('1st Cavalry: follow Supply Train.')
})

test('COH-12.16 dictated tiles and repeated words are asked about', () => {
  expect(answersTo('archers to see nine and shoot ex one')).toContain('2nd Infantry: move to C9, then shoot X1.')
  expect(answersTo('2nd militia go to be twelve')).toContain('2nd Militia: move to B12.')
  expect(answersTo('the medics the medics should go with the first infantry')).toContain(
    '1st Medics: follow 1st Infantry.',
  )
})

test('COH-12.16 how far off somebody follows is passed over, and where somebody comes from is no goal', () => {
  expect(answersTo('medics follow the First Cohort at a distance of 2 tiles')).toContain(
    '1st Medics: follow First Cohort.',
  )
  expect(answersTo('From C8 archers go to E10.').some((text) => text.includes('C8'))).toBe(false)
})

test('COH-12.16 a condition keeps the tiles it names', () => {
  expect(answersTo('If X2 shows his face within four tiles, both cavalry see him off.', 'fort')).toContain(
    '1st Cavalry, 2nd Cavalry if X2 within 4: attack X2.',
  )
})
