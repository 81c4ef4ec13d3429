import { attackOutlook, type HundredHappening, type LineKind } from '@tessera/hundred'
import { expect, test } from 'vitest'
import { blowOutlook } from '../../orders/foresee.ts'
import { attackOn, defendWith } from '../../orders/steps.ts'
import { fighters, find, view } from '../../testing/first-muster.ts'
import { blowSpot } from '../hooks/use-board-camera.ts'
import { targetOf } from '../marks-of.ts'
import { chanceRows, exchangeWords, fallenWords, harmWords, healthWords, meaningOf } from './slip-words.ts'

const goblin = find(101)
const outlook = attackOutlook(view, 3, 101)
if (outlook === null) throw new Error('The archer cannot shoot')
const blow = blowOutlook({ target: 101, due: 8, weapon: 'bow', outlook })

test('the slip goes from the skill to one chance in the end, and each number is the rules’ own', () => {
  const rows = chanceRows(blow)
  expect(rows[0]).toEqual({ name: 'Ranged', value: String(outlook.base) })
  const percent = (millionths: number): string => `${Math.round(millionths / 10_000)} %`
  expect(rows.slice(-3).map(({ value }) => value)).toEqual([
    `${outlook.chance} %`,
    percent(outlook.lands),
    percent(outlook.hurts),
  ])
  expect(rows.at(-2)?.name).toMatch(/as it dodges at \d+ %/)
})
test('the slip tells the health of the enemy, the harm of a wound, the chance to survive, and the meaning of a percentage', () => {
  expect(healthWords({ ...goblin, hp: 7, wound: 'wounded', morale: 'shaken' })).toBe(
    '7 of 12 hit points, wounded, shaken',
  )
  expect(harmWords({ ...blow, fells: 3, damage: { least: 0, most: 36 } }, goblin)).toBe(
    'A wound takes 1 to 12 of its 12. It survives this blow at 97 %.',
  )
  expect(harmWords({ ...blow, hurts: 0 }, goblin)).toMatch(/cannot wound/)
  expect(meaningOf(9)).toBe('9 % means: of 100 such blows, 9 wound.')
})
test('the card of an enemy tells the chances between it and the nearest own fighter, both ways', () => {
  const back = { ...blow, hurts: 4, fells: 0 }
  expect(exchangeWords('Archer', { ...blow, hurts: 22, fells: 9 }, back)).toEqual([
    'Archer, the nearest of yours, would wound it at 22 % and fell it at 9 %.',
    'Its blow on Archer would wound at 4 % and fell at 0 %.',
  ])
  expect(exchangeWords('Archer', null, back)).toHaveLength(1)
})
test('the target of a plan is known although the blow falls in a later turn', () => {
  expect(targetOf({ steps: [defendWith(1), attackOn(101)], loop: false })).toBe(101)
  expect(targetOf({ steps: [attackOn('nearest')], loop: false })).toBeNull()
})
test('HUN-607 the slip tells how the plan goes on when its target falls first', () => {
  const strike = attackOn(101)
  expect(fallenWords({ steps: [strike, defendWith(1)], loop: false }, blow, 'Goblin 1')).toMatch(
    /nearest enemy in reach; then step 2 begins/,
  )
  expect(fallenWords({ steps: [{ ...strike, retarget: 'none' }], loop: false }, blow, 'Goblin 1')).toMatch(/is lost/)
  expect(fallenWords({ steps: [defendWith(1)], loop: false }, blow, 'Goblin 1')).toBeNull()
})
test('HUN-1509 the camera goes between fighters that exchange blows, and farther away the farther apart they are', () => {
  const happening = (kind: LineKind, ...pieces: readonly number[]): HundredHappening => ({
    line: { kind, parts: [], seat: 0, pieces, sum: [] },
    rises: [],
    sound: null,
  })
  const near = blowSpot([happening('blow', 1, 2)], fighters)
  const far = blowSpot([happening('fall', 3, 101)], fighters)
  expect(near?.x).toBeCloseTo((find(1).x + find(2).x) / 2000)
  expect(far?.distance).toBeGreaterThan((near?.distance ?? 0) + 20)
  expect(blowSpot([happening('nerve', 1)], fighters)).toBeNull()
})
