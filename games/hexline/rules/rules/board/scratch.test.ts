import { hashOf, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../config.ts'
import { READY_ARMIES } from '../../content/armies.ts'
import type { Battle } from '../../state.ts'
import { fightBattle } from '../practice.ts'
import { type Host, setupBattle } from '../setup.ts'
import { stepBattle } from '../step.ts'

const [west, east] = READY_ARMIES.slice(0, 2).map((ready): Host => ({ army: ready.units }))

/** A whole battle; a listener may fight another one within every step. */
function fought(listener: (() => void) | undefined): Battle {
  if (west === undefined || east === undefined) throw new Error('there are no ready armies')
  const ref = { dice: seededDice(seedFrom('outer')), tell: listener }
  const battle = setupBattle(DEFAULT_CONFIG, 1, west, east, ref)
  while (battle.winner === null) stepBattle(battle, DEFAULT_CONFIG, ref)
  return battle
}

test('a battle fought in the midst of another one’s step changes nothing in it', () => {
  let told = 0
  const between = () => {
    if (told++ % 40 === 0 && west !== undefined && east !== undefined)
      fightBattle(DEFAULT_CONFIG, east, west, seededDice(seedFrom(`inner ${told}`)))
  }
  expect(hashOf(fought(between))).toBe(hashOf(fought(undefined)))
  expect(told).toBeGreaterThan(200)
})

test('a step that throws leaves nothing behind that later battles would see', () => {
  const expected = hashOf(fought(undefined))
  let told = 0
  const thrower = () => {
    if (++told === 60) throw new Error('the listener gave up')
  }
  expect(() => fought(thrower)).toThrow('gave up')
  expect(hashOf(fought(undefined))).toBe(expected)
})
