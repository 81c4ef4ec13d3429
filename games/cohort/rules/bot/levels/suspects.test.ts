import { seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { Weather } from '../../content/terms.ts'
import { configIn, position, tile } from '../../testing/position.ts'
import { view } from '../../view/view.ts'
import { guess } from './guess.ts'
import { suspects } from './suspects.ts'

/** The oasis is eight tiles round a pool: who stands in the east of it does not see the west through dust. */
function oasis(foe: string, weather: Weather, controller: 0 | null) {
  const state = position(
    [
      { seat: 0, kind: 'professional', at: 'L10' },
      { seat: 1, kind: 'cavalry', at: foe },
    ],
    { weather, turn: 5 },
  )
  const held = state.points[1]
  if (held === undefined) throw new Error('The oasis is the second point')
  held.controller = controller
  return view(state, 0, configIn(state))
}

test('COH-15.4 COH-11.1 who stands on a point and does not have it knows that somebody unseen is on it', () => {
  const [tiles, ...more] = suspects(oasis('I10', 'dust', null))
  expect(tiles).toContain(tile('I10'))
  expect(tiles).not.toContain(tile('L11'))
  expect(more).toEqual([])
  expect(suspects(oasis('A1', 'dust', 0))).toEqual([])
  expect(suspects(oasis('L11', 'dust', null))).toEqual([])
})

test('COH-15.4 in the worlds behind such a view somebody is on it', () => {
  const seen = oasis('I10', 'dust', null)
  const places = suspects(seen)
  for (let index = 0; index < 5; index++) {
    const state = guess(seen, seededDice(seedFrom(`${index}`)), places)
    const there = state.units.filter(({ seat, tile: at }) => seat === 1 && places[0]?.includes(at))
    expect(there.length).toBeGreaterThan(0)
  }
})
