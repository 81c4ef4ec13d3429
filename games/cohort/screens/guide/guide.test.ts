import { armyProblems, cohortRules, MAP_DATA } from '@tessera/cohort'
import { createMatch, randomSeed } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { USUAL } from '../setup/remembered.ts'
import { chapterOf, shownIn } from './chapters.ts'
import { FIRST_BATTLE } from './first-battle.ts'
import { stepsOf } from './steps.ts'

test('each chapter comes at its moment, and a reload teaches nothing twice', () => {
  const { own, seed = randomSeed() } = FIRST_BATTLE
  const { army } = own
  if (army === null) throw new Error('The first battle has an army')
  const match = createMatch(cohortRules, { config: USUAL, seed })
  for (const seat of [0, 1]) expect(match.submit(seat, 0, { type: 'army', ...army })).toBeNull()
  const view = () => match.envelope(0).view
  expect(chapterOf(view(), new Set())).toBe('deploy')
  for (const seat of [0, 1]) match.submit(seat, match.at, { type: 'deploy', units: [] })
  expect(chapterOf(view(), shownIn(view()))).toBe('orders')
  for (const seat of [0, 1]) match.submit(seat, match.at, { type: 'orders', orders: [], text: '', recruit: null })
  expect(chapterOf(view(), shownIn(view()))).toBe('report')
  expect(chapterOf(view(), new Set(['deploy', 'orders', 'report', 'enemy']))).toBeNull()
})

test('the first battle can begin', () => {
  const config = cohortRules.config.parse(FIRST_BATTLE.config)
  const { army } = FIRST_BATTLE.own
  expect(config.ok && army !== null ? armyProblems(army, config.value, 0) : ['none']).toEqual([])
})

test('has words short enough for a phone', () => {
  const none = () => () => {}
  for (const chapter of ['deploy', 'orders', 'report', 'enemy'] as const)
    for (const { text } of stepsOf(chapter, { untilBegun: none, untilSent: none }))
      expect(text.length).toBeLessThan(170)
})

test('COH-11.2 the guide says how long points must be held on the ground it teaches on', () => {
  const none = () => () => {}
  const config = cohortRules.config.parse(FIRST_BATTLE.config)
  if (!config.ok) throw new Error('The first battle is refused')
  const [first] = stepsOf('deploy', { untilBegun: none, untilSent: none })
  expect(first?.text).toContain(`for ${MAP_DATA[config.value.map].hold.turns} turns`)
})
