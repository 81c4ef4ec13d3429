import type { CohortEvent } from '@tessera/cohort'
import { plainWords } from '@tessera/words'
import { expect, test } from 'vitest'
import { type Teller, tell } from './tell.ts'

const teller: Teller = {
  map: 'river_crossing',
  me: 0,
  names: ['You', 'Centurion'],
  known: (who) => ({ name: who === 2 ? '1st Infantry' : '1st Medics', seat: 0, icon: '' }),
}
const told = (event: object) => plainWords(tell({ turn: 1, stage: 1, ...event } as CohortEvent, teller)?.parts ?? [])

test('COH-13.7 what a unit does and what it waits for are told in words', () => {
  expect(told({ type: 'order_run', unit: 7, step: { do: 'follow', unit: 2 } })).toBe('1st Medics: follow 1st Infantry.')
  const reached = { test: 'reaches', unit: 2, at: { is: 'point', point: 'central_ford' } }
  expect(told({ type: 'condition', unit: 7, test: reached, value: false })).toMatch(
    /^1st Medics: “1st Infantry at .+” is not so\.$/,
  )
})

test('the player at the table is addressed as “you”', () => {
  expect(told({ type: 'hunger', seat: 0 })).toBe('You have nothing left to eat.')
  expect(told({ type: 'hunger', seat: 1 })).toBe('Centurion has nothing left to eat.')
  expect(told({ type: 'train_lost', seat: 0 })).toBe('You have lost your supply train.')
})

test('COH-4.6 a sighting names the type of the enemy once', () => {
  const sighted = { type: 'sighted', handle: 1, unitType: 'Levy', tile: 0 }
  expect(told(sighted)).toBe('Sighted: 1st Medics (Levy) on A1.')
  expect(told({ ...sighted, unitType: 'Medics' })).toBe('Sighted: 1st Medics on A1.')
})
