import type { HundredEvent } from '@tessera/hundred'
import { expect, test } from 'vitest'
import { luckOf, tallyOf } from './tally.ts'

const attack = (chance: number, roll: number): HundredEvent => ({
  type: 'AttackRolled',
  turn: 1,
  tick: 5,
  entityId: 1,
  targetId: 101,
  data: {
    weapon: 'sword',
    roll: { base: chance, modifiers: [], chance, roll, margin: chance - roll },
    arc: 'front',
    result: roll <= chance ? 'hit' : 'miss',
    free: false,
  },
})
const damage: HundredEvent = {
  type: 'DamageDealt',
  turn: 1,
  tick: 5,
  entityId: 1,
  targetId: 101,
  data: {
    location: 'torso',
    dice: [6],
    rawDamage: 10,
    armourAbsorbed: 3,
    multiplier: 1,
    finalDamage: 7,
    newHealth: 5,
    cause: 'attack',
    turned: false,
  },
}

test('HUN-1121 hits are counted against what their chances promised', () => {
  const tally = tallyOf([[attack(50, 42), damage], [attack(90, 95)]])
  expect(tally.units.get(1)).toMatchObject({ attacks: 2, hits: 1, chances: 140, dealt: 7 })
  expect(tally.units.get(101)).toMatchObject({ taken: 7 })
  expect(luckOf(tally.units.values())).toBeCloseTo(-0.4)
})
test('blows are sorted by the chance that was shown', () => {
  const { bins } = tallyOf([[attack(85, 10), attack(95, 99), attack(95, 1)]])
  expect(bins[8]).toEqual({ from: 80, shown: 1, hit: 1, chances: 85 })
  expect(bins[9]).toEqual({ from: 90, shown: 2, hit: 1, chances: 190 })
})
