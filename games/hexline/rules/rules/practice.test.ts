import { seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { configWith } from '../testing/scene.ts'
import { fightBattle } from './practice.ts'

test('HEX-32 a practice battle is fought to its end, by the dice alone', () => {
  const host = { army: ['greywolf', 'warden', 'crossbowman'], cells: undefined }
  const fight = () => fightBattle(configWith(), host, host, seededDice(seedFrom('practice')))
  const battle = fight()
  expect(battle.winner).not.toBeNull()
  expect(battle.steps).toBeGreaterThan(3)
  expect(fight()).toEqual(battle)
})
