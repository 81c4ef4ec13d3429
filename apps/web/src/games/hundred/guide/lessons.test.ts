import { hundredRules } from '@tessera/hundred'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { type Facts, LESSONS, passed } from './lessons.ts'

const config = hundredRules.config.parse({ scenario: 'first_muster' })
if (!config.ok) throw new Error('The first scenario is refused')
const view = createMatch(hundredRules, { config: config.value, seed: seedFrom('lessons') }).envelope(0).view
const NOTHING: Facts = { view, events: [], me: 0, card: '', nerve: false, turnEnds: [] }

test('HUN-1302 there are nine lessons, and none is done before anything happened', () => {
  expect(LESSONS).toHaveLength(9)
  expect(passed(NOTHING, [])).toEqual([])
})
test('HUN-1302 lessons are passed by what is done, in any order, and stay passed', () => {
  expect(passed({ ...NOTHING, card: 'Archer' }, [])).toEqual([0])
  expect(passed(NOTHING, [0])).toEqual([0])
  const aimed: Facts['events'] = [
    {
      type: 'AttackDeclared',
      turn: 1,
      tick: 1,
      entityId: 3,
      targetId: 101,
      data: { weapon: 'bow', kind: 'aimed', aim: 'legs', due: 10, free: false, charge: false },
    },
  ]
  expect(passed({ ...NOTHING, events: aimed }, [])).toEqual([2, 6])
})

test('HUN-1302 a test of nerve must be looked at, not only happen', () => {
  const rolled: Facts['events'] = [
    {
      type: 'MoraleChecked',
      turn: 1,
      tick: 1,
      entityId: 3,
      data: { kind: 'wound', roll: { chance: 65, roll: 78, margin: -13, modifiers: [] }, failedBy: 13 },
    } as unknown as Facts['events'][number],
  ]
  expect(passed({ ...NOTHING, events: rolled }, [])).toEqual([])
  expect(passed({ ...NOTHING, nerve: true }, [])).toEqual([7])
})
