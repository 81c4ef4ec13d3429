import { describe, expect, test } from 'vitest'
import { cohortRules } from '../index.ts'
import type { Step } from '../order.ts'
import { understand } from '../orders/index.ts'
import type { CohortState } from '../state.ts'
import { configIn, known, position, tile } from '../testing/position.ts'
import { view } from '../view/view.ts'
import { bridges, crafts } from './crafts.ts'
import { lookout } from './lookout.ts'
import { order } from './order.ts'
import { written } from './written.ts'

/** What else seat 0's first unit could do; all of it legal, and written so that it reads as what is meant (COH-15.1). */
function craftsIn(state: CohortState): readonly (readonly Step[])[] {
  const look = lookout(known(state), 0)
  const unit = look.fighters[0]
  if (unit === undefined) throw new Error('Nobody fights')
  const found = crafts(look, unit)
  for (const steps of found) expectLegal(state, unit.id, steps)
  return found
}

function expectLegal(state: CohortState, unit: number, steps: readonly Step[]): void {
  const seen = view(state, 0, configIn(state))
  const choice = written(seen, new Map([[unit, order('steady', ...steps)]]), null)
  if (choice.type !== 'orders') throw new Error('Orders were written')
  expect(cohortRules.refuse(seen, choice)).toBeNull()
  expect(understand(choice.text, seen)).toMatchObject({ errors: [], orders: choice.orders })
}

describe('COH-15.4 what only some can do', () => {
  test('COH-6.1 shields overhead while archers shoot, and not once somebody is at hand', () => {
    const under = (at: string) =>
      position(
        [
          { seat: 0, kind: 'professional', equipment: ['heavyShields'], at: 'F14' },
          { seat: 1, kind: 'professional', equipment: ['compositeBows'], at },
        ],
        { cultures: ['roman_empire', 'desert'] },
      )
    const testudo = [
      { do: 'form', formation: 'testudo' },
      { do: 'hold', until: null },
    ]
    expect(craftsIn(under('I14'))).toContainEqual(testudo)
    expect(craftsIn(under('G14'))).not.toContainEqual(testudo)
  })

  test('COH-7.12 Mongols get off their horses before pikes, and before nobody else', () => {
    const against = (equipment: 'sarissaPikes' | 'warSpears') =>
      position(
        [
          { seat: 0, kind: 'cavalry', at: 'F14' },
          { seat: 1, kind: 'professional', equipment: [equipment], at: 'G14' },
        ],
        { cultures: ['mongol', 'macedonian'] },
      )
    const dismounted = [{ do: 'dismount' }, { do: 'attack', target: { is: 'contact', handle: 1 }, route: 'direct' }]
    expect(craftsIn(against('sarissaPikes'))).toContainEqual(dismounted)
    expect(craftsIn(against('warSpears'))).not.toContainEqual(dismounted)
  })

  test('COH-5.14 pikes are put away only by who can, and out of the fight', () => {
    const held = (culture: 'macedonian' | 'successor', at: string) =>
      position(
        [
          { seat: 0, kind: 'professional', equipment: ['sarissaPikes'], at: 'F14' },
          { seat: 1, kind: 'professional', at },
        ],
        { cultures: [culture, 'desert'] },
      )
    const verbs = (state: CohortState) => craftsIn(state).map(([step]) => step?.do)
    expect(verbs(held('macedonian', 'I14'))).toContain('switch')
    expect(verbs(held('macedonian', 'G14'))).not.toContain('switch')
    expect(verbs(held('successor', 'I14'))).not.toContain('switch')
  })

  test('COH-8.3 an ambush is laid in the nearest wood within reach', () => {
    const state = position([
      { seat: 0, kind: 'professional', at: 'H10' },
      { seat: 1, kind: 'professional', at: 'L12' },
    ])
    expect(craftsIn(state)).toEqual([
      [{ do: 'move', to: { is: 'tile', tile: tile('I10') }, route: 'direct' }, { do: 'ambush' }],
    ])
  })

  test('COH-10.1 engineers on the bank think of a bridge beside the ford', () => {
    const state = position(
      [
        { seat: 0, kind: 'professional', at: 'E11' },
        { seat: 0, kind: 'fieldEngineers', at: 'E13' },
      ],
      { config: { map: 'river_crossing' }, cultures: ['roman_republic', 'sassanid'] },
    )
    const look = lookout(known(state), 0)
    const [engineers] = look.staff
    if (engineers === undefined) throw new Error('No engineers')
    const bridge = [{ do: 'build', work: 'bridge', at: tile('F13') }] as const
    expect(bridges(look, engineers)).toContainEqual(bridge)
    expectLegal(state, engineers.id, bridge)
  })
})
