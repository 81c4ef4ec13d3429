import type { HundredEvent } from '@tessera/hundred'
import { plainWords } from '@tessera/words'
import { expect, test } from 'vitest'
import { sentencesOf } from './exchanges.ts'

const named = (id: number | null | undefined) => ({
  name: id === 1 ? 'Veteran' : 'Axeman',
  seat: id === 1 ? (0 as const) : (1 as const),
})
const roll = { base: 60, modifiers: [{ source: 'side', value: 10 }], chance: 70, roll: 34, margin: 36 }
const base = { turn: 4, tick: 14 }
const EXCHANGE: HundredEvent[] = [
  {
    ...base,
    type: 'AttackRolled',
    entityId: 1,
    targetId: 2,
    data: { weapon: 'sword', roll, arc: 'side', result: 'hit', free: false },
  },
  {
    ...base,
    type: 'DefenseRolled',
    entityId: 2,
    targetId: 1,
    data: { reaction: 'parry', roll: { ...roll, chance: 50, roll: 71, margin: -21 }, by: null, result: 'none' },
  },
  { ...base, type: 'HitLocationRolled', entityId: 2, data: { roll: 44, location: 'shieldArm' } },
  {
    ...base,
    type: 'DamageDealt',
    entityId: 1,
    targetId: 2,
    data: {
      location: 'shieldArm',
      dice: [7],
      rawDamage: 11,
      armourAbsorbed: 4,
      multiplier: 1,
      finalDamage: 7,
      newHealth: 10,
      cause: 'attack',
      turned: false,
    },
  },
  { ...base, type: 'LimbCrippled', entityId: 2, data: { limb: 'shieldArm' } },
  { ...base, type: 'UnitWounded', entityId: 2, data: { state: 'wounded' } },
  {
    ...base,
    type: 'MoraleChecked',
    entityId: 2,
    data: { kind: 'wound', roll: { ...roll, chance: 65, roll: 78, margin: -13 }, failedBy: 13 },
  },
]

test('HUN-1803 an exchange is one sentence that opens into its rolls', () => {
  const [sentence, ...rest] = sentencesOf(EXCHANGE, named)
  expect(rest).toEqual([])
  expect(plainWords(sentence?.parts ?? [])).toBe(
    'Veteran hits Axeman in the shield arm for 7. The shield arm is crippled. Its nerve fails by 13.',
  )
  expect(sentence?.sum.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Melee: 60',
    'Side: +10',
    'Chance: 70',
    'Roll: 34, hit by 36',
    'Parry 50, roll: 71, fails',
    'Location, roll 44: shield arm',
    'Sword: dice 7: 7 → 11',
    'Armour: −4',
    'Dealt: 7',
    'Axeman, hit points: 17 → 10',
    'Nerve 65, roll: 78, fails by 13',
  ])
  expect(sentence).toMatchObject({ harm: 7, felled: false, answer: { roll: 71, chance: 50, good: false } })
})
test('two blows of one tick are two sentences', () => {
  const miss: HundredEvent = {
    ...base,
    type: 'AttackRolled',
    entityId: 2,
    targetId: 1,
    data: { weapon: 'greatAxe', roll: { ...roll, roll: 99, margin: -29 }, arc: 'front', result: 'miss', free: false },
  }
  expect(sentencesOf([miss, ...EXCHANGE], named).map(({ parts }) => plainWords(parts))[0]).toBe(
    'Axeman misses Veteran.',
  )
})
test('waiting for action points is no news, a dropped order is', () => {
  const waiting: HundredEvent = { ...base, type: 'OrderWaiting', entityId: 1, data: { step: 0, reason: 'ap' } }
  const dropped: HundredEvent = { ...base, type: 'OrderDropped', entityId: 1, data: { step: 0, reason: 'no_path' } }
  expect(sentencesOf([waiting, dropped], named).map(({ parts }) => plainWords(parts))).toEqual([
    'Veteran drops an order: there is no way there.',
  ])
})
test('HUN-607 a blow at another target than ordered names the target it was meant for, and the reason', () => {
  const told = (target: number, fallen: boolean) =>
    plainWords(sentencesOf(EXCHANGE, named, () => ({ target, fallen }))[0]?.parts ?? [])
  expect(told(3, true)).toMatch(/It meant Axeman, who has fallen\.$/)
  expect(told(3, false)).toMatch(/who is out of reach\.$/)
  expect(told(2, false)).not.toMatch(/meant/)
})
test('an order that is dropped or comes to nothing says why in words', () => {
  const reason = (event: HundredEvent) => plainWords(sentencesOf([event], named)[0]?.parts ?? [])
  expect(reason({ ...base, type: 'AttackLapsed', entityId: 1, targetId: 2, data: { reason: 'target down' } })).toMatch(
    /the target has fallen/,
  )
  expect(reason({ ...base, type: 'OrderWaiting', entityId: 1, data: { step: 0, reason: 'range' } })).toMatch(
    /out of reach/,
  )
})
