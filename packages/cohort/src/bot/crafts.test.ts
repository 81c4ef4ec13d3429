import { describe, expect, test } from 'vitest'
import { position, tile } from '../testing/position.ts'
import { centurion } from './centurion.ts'
import { bridges, crafts } from './crafts.ts'
import { lookout } from './lookout.ts'
import { CENTURION } from './temper.ts'

/** What else seat 0's first unit could do. */
function craftsIn(state: ReturnType<typeof position>) {
  const look = lookout(state, 0)
  const unit = look.fighters[0]
  if (unit === undefined) throw new Error('Nobody fights')
  return crafts(look, unit)
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
    const verbs = (state: ReturnType<typeof position>) => craftsIn(state).map(([step]) => step?.do)
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
        { seat: 0, kind: 'fieldEngineers', at: 'E12' },
      ],
      { config: { map: 'river_crossing' }, cultures: ['roman_republic', 'sassanid'] },
    )
    const look = lookout(state, 0)
    const [engineers] = look.staff
    if (engineers === undefined) throw new Error('No engineers')
    expect(bridges(look, engineers)).toContainEqual([{ do: 'build', work: 'bridge', at: tile('F12') }])
  })
})
