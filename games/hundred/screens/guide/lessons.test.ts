import { hundredRules } from '@tessera/hundred'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { hundredMatch } from '../match/definition.ts'
import { FIRST_MATCH } from './first-match.ts'
import { LESSON_COUNT, learnedSoFar } from './learned.ts'
import { type Facts, LESSONS, passed } from './lessons.ts'

const config = hundredRules.config.parse({ scenario: 'first_muster' })
if (!config.ok) throw new Error('The first scenario is refused')
const view = createMatch(hundredRules, { config: config.value, seed: seedFrom('lessons') }).envelope(0).view
const [STRIKE, AIM] = (['strike', 'aim'] as const).map((id) => LESSONS.findIndex((one) => one.id === id))
const struck = (weapon: 'bow' | 'sword'): Facts['events'][number] => ({
  type: 'AttackDeclared',
  turn: 1,
  tick: 1,
  entityId: 3,
  targetId: 101,
  data: { weapon, kind: 'aimed', aim: 'legs', due: 10, free: false, charge: false },
})
const NOTHING: Facts = { view, events: [], me: 0, card: '', nerve: false, turnEnds: [] }

test('HUN-1302 there are nine lessons, and none is done before anything happened', () => {
  expect(LESSONS).toHaveLength(LESSON_COUNT)
  expect(LESSONS.at(-1)?.id).toBe('win')
  expect(passed(NOTHING, [])).toEqual([])
})
test('HUN-1302 lessons are passed by what is done, in any order, and stay passed', () => {
  expect(passed({ ...NOTHING, card: 'Archer' }, [])).toEqual([0])
  expect(passed(NOTHING, [0])).toEqual([0])
  expect(passed({ ...NOTHING, events: [struck('bow')] }, [])).toEqual([AIM])
  expect(passed({ ...NOTHING, events: [struck('sword')] }, [])).toEqual([STRIKE, AIM])
})

test('HUN-1302 what was learned goes on into another battle, until nothing is left', () => {
  expect(learnedSoFar([0, 1, 8])).toEqual([0, 1])
  // After a defeat the lesson is tried again.
  expect(learnedSoFar([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(learnedSoFar([0, 1, 2, 3, 4, 5, 6, 7, 8])).toBe(null)
  const { rematch } = hundredMatch
  const kept = { opponent: FIRST_MATCH.opponent, own: { army: [], lessons: [0, 1, 8] } } as unknown as Parameters<
    typeof rematch
  >[1]
  const record = {} as Parameters<typeof rematch>[2]
  expect(rematch(config.value, { ...kept, tour: true }, record)).toMatchObject({
    own: { lessons: [0, 1] },
    tour: true,
  })
  expect(rematch(config.value, { ...kept, tour: false }, record)).toMatchObject({ own: { lessons: [] }, tour: false })
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
