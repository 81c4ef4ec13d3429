import type { Placement } from '@tessera/cohort'
import { expect, test } from 'vitest'
import { turned, withFacing, withFormation, withUnitAt } from './placing.ts'

const placed: readonly Placement[] = [
  { unit: 1, tile: 160, facing: 'E', formation: 'standard' },
  { unit: 2, tile: 161, facing: 'E', formation: 'standard' },
]

test('a unit goes to a free tile, or changes places with the unit on it', () => {
  expect(withUnitAt(placed, 1, 180).map(({ tile }) => tile)).toEqual([180, 161])
  expect(withUnitAt(placed, 1, 161).map(({ tile }) => tile)).toEqual([161, 160])
  expect(withUnitAt(placed, 1, 160)).toBe(placed)
})

test('facing and formation are the unit’s own', () => {
  expect(withFacing(placed, 2, 'N').map(({ facing }) => facing)).toEqual(['E', 'N'])
  expect(withFormation(placed, 1, 'phalanx').map(({ formation }) => formation)).toEqual(['phalanx', 'standard'])
  expect([turned('N'), turned('W')]).toEqual(['E', 'N'])
})
