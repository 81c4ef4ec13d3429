import { expect, test } from 'vitest'
import { FIRST_BATTLE } from '../match/definition.ts'
import { FIRST_ARMY, PLAY_CONFIG } from '../setup/remembered.ts'
import { seedForStrangers, strangers } from './strangers.ts'

test('newcomers meet units they do not have themselves', () => {
  for (let i = 0; i < 20; i++)
    expect(strangers(PLAY_CONFIG, FIRST_ARMY, seedForStrangers(PLAY_CONFIG, FIRST_ARMY))).toBe(true)
})

test('the guided first battle is no mirror match', () => {
  expect(strangers(PLAY_CONFIG, FIRST_ARMY, FIRST_BATTLE.botSeed ?? '')).toBe(true)
})
