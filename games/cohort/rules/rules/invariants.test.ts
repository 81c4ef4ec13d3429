import { expect, it } from 'vitest'
import type { CohortState, Unit } from '../state.ts'
import { away, configIn, foe, type Given, own, position, tile } from '../testing/position.ts'
import { brokenInvariants } from './invariants.ts'

/** What is broken once a sound position was spoiled. */
function broken(spoil: (unit: Unit, state: CohortState) => void, given: Given = {}): readonly string[] {
  const state = position([own('C12'), own('E12'), foe('F12'), away], given)
  const [first] = state.units
  if (first === undefined) throw new Error('Nobody is there')
  expect(brokenInvariants(state, configIn(state))).toEqual([])
  spoil(first, state)
  return brokenInvariants(state, configIn(state))
}

const changed = (change: Partial<Unit>) => broken((unit) => Object.assign(unit, change))

it('COH-18.1 units stand in order on tiles of their own that can be stood on', () => {
  expect(changed({ id: 0 })).toEqual(['Unit 0 is out of order'])
  expect(changed({ id: 2 })).toEqual(['Unit 2 is out of order'])
  expect(changed({ tile: tile('E12') })).toEqual(['Unit 2 shares E12 (COH-18.1)'])
  expect([changed({ tile: -1 }), changed({ tile: 400 })]).toEqual([
    ['Unit 1 is off the map'],
    ['Unit 1 is off the map'],
  ])
  expect([changed({ tile: 0 }), changed({ tile: 399 })]).toEqual([[], ['Unit 102 shares T20 (COH-18.1)']])
  const river = { config: { map: 'river_crossing' } }
  expect(broken((unit) => (unit.tile = tile('F5')), river)).toEqual(['Unit 1 stands where nobody can (COH-18.1)'])
})

it('COH-18.1 COH-18.3 COH-18.7 men, morale, volleys, budget and paths have their bounds', () => {
  expect(changed({ men: 0 })).toEqual(['Unit 1 has 0 of 100 men (COH-18.1)'])
  expect(changed({ men: 101 })).toEqual(['Unit 1 has 101 of 100 men (COH-18.1)'])
  const afterMelee = (men: number) =>
    broken((unit, state) => void [Object.assign(state, { stage: 9 }), Object.assign(unit, { men })])
  expect([afterMelee(0), afterMelee(-1).length, changed({ men: 1 })]).toEqual([[], 1, []])
  expect([changed({ morale: 0 }), changed({ morale: 100 })]).toEqual([[], []])
  for (const morale of [-1, 101]) expect(changed({ morale })).toEqual([`Unit 1 has morale ${morale} (COH-18.1)`])
  for (const volleys of [-1, 1]) expect(changed({ volleys })).toEqual([`Unit 1 has ${volleys} volleys (COH-18.1)`])
  expect([changed({ volleys: 1, volleysFull: 1 }), changed({ left: 0 })]).toEqual([[], []])
  expect(changed({ left: -1 })).toEqual(['Unit 1 has overspent its budget (COH-18.3)'])
  expect(changed({ sworn: true, routing: true })).toEqual(['Unit 1 is sworn and runs (COH-18.7)'])
  expect([changed({ sworn: true }), changed({ routing: true })]).toEqual([[], []])
  for (const name of ['C11', 'D12', 'C13', 'B12']) expect(changed({ path: [tile(name)] })).toEqual([])
  for (const name of ['C12', 'D13', 'C10'])
    expect(changed({ path: [tile(name)] })).toEqual(['Unit 1 is on a path that does not begin beside it (COH-18.3)'])
})

it('COH-18.7 nobody spends what he has not, and contacts are numbered in order', () => {
  const seat = (change: (state: CohortState) => void) => broken((_unit, state) => change(state))
  expect(seat(({ seats }) => (seats[1].reserve = -1))).toEqual(['Seat 1 overspent its supply (COH-18.7)'])
  expect(seat(({ seats }) => (seats[0].reserve = 0))).toEqual([])
  expect(seat(({ seats }) => seats[0].contacts.reverse().push(...seats[0].contacts))).toEqual(
    expect.arrayContaining(['Seat 0 has lost count of its contacts']),
  )
})
