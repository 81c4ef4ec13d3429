import type { RunPhase } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { type StageFacts, stageOf } from './stage.ts'

const FIRST = { number: 1, first: 4, last: 20 }
const SECOND = { number: 2, first: 25, last: 40 }

/** Two battles were fought, the second was just decided and nothing of it was watched. */
const DUE: StageFacts = {
  phase: 'draft',
  decided: 2,
  spans: [FIRST, SECOND],
  frames: 41,
  seen: 25,
  own: { watched: 1, told: 1 },
  again: null,
  settingOut: false,
}

test('a battle that was decided is watched first, from the frame reached before', () => {
  expect(stageOf(DUE)).toEqual({ show: 'battle', span: SECOND, at: 25, live: true })
  expect(stageOf({ ...DUE, seen: 31 })).toMatchObject({ at: 31 })
  expect(stageOf({ ...DUE, seen: 3 })).toMatchObject({ at: 25 })
})

test('a battle that is still being fought is watched, though its result is not known', () => {
  const fought: StageFacts = { ...DUE, phase: 'battle', decided: 1, own: { watched: 2, told: 1 } }
  expect(stageOf(fought)).toMatchObject({ show: 'battle', live: true })
})

test('its result is told when it was watched to the end, or skipped', () => {
  expect(stageOf({ ...DUE, seen: 40 })).toEqual({ show: 'outcome', span: SECOND })
  expect(stageOf({ ...DUE, own: { watched: 2, told: 1 } })).toMatchObject({ show: 'outcome' })
})

test('the run goes on when the result was told, or when choices were made after the battle', () => {
  expect(stageOf({ ...DUE, own: { watched: 2, told: 2 } })).toEqual({ show: 'draft' })
  expect(stageOf({ ...DUE, frames: 43, seen: 3, own: { watched: 0, told: 0 } })).toEqual({ show: 'draft' })
})

test('an earlier battle is watched again from its beginning', () => {
  expect(stageOf({ ...DUE, again: 1 })).toEqual({ show: 'battle', span: FIRST, at: 4, live: false })
  expect(stageOf({ ...DUE, again: 9, seen: 40 })).toMatchObject({ show: 'outcome' })
})

test.each<[RunPhase, boolean, string]>([
  ['begin', false, 'begin'],
  ['begin', true, 'setting-out'],
  ['camp', false, 'camp'],
  ['matching', false, 'camp'],
  ['matched', false, 'camp'],
  ['ended', false, 'ended'],
])('without a battle to watch, phase %s (choice under way: %s) shows %s', (phase, settingOut, show) => {
  expect(stageOf({ ...DUE, phase, decided: 0, spans: [], settingOut })).toEqual({ show })
})
