import { describe, expect, it } from 'vitest'
import { tileName } from '../../content/terms.ts'
import { configOf, tile } from '../../testing/position.ts'
import { deployed } from '../deploy.ts'
import { setup } from '../setup.ts'
import { fieldOf, NEIGHBOURS } from './field.ts'

/** A field of its own for every test: what was read once is kept. */
let limit = 6
const field = (config: object) => {
  limit = limit === 30 ? 6 : limit + 1
  return fieldOf(configOf({ turnLimit: limit, ...config }))
}

describe('COH-3.1 what never changes about a battlefield', () => {
  it('neighbours to the north, east, south and west, none off the map', () => {
    const around = (name: string) =>
      [0, 1, 2, 3].map((d) => NEIGHBOURS[4 * tile(name) + d] ?? -2).map((at) => (at < 0 ? null : tileName(at)))
    expect(around('C12')).toEqual(['C11', 'D12', 'C13', 'B12'])
    expect([around('A1'), around('T20'), around('T1'), around('A20')]).toEqual([
      [null, 'B1', 'A2', null],
      ['T19', null, null, 'S20'],
      [null, null, 'T2', 'S1'],
      ['A19', 'B20', null, null],
    ])
  })

  it('COH-3.3 zones, edges, the limit and the inside of the fort', () => {
    const fort = field({ map: 'hill_fort' })
    expect([fort.zones[0].length, fort.zones[1].length]).toEqual([15, 35])
    expect(['M7', 'Q13', 'L10', 'R9', 'M6', 'O14'].map((name) => fort.interior[tile(name)])).toEqual([1, 1, 0, 0, 0, 0])
    expect(['A1', 'A20', 'B1', 'T1'].map((name) => [fort.edges[0][tile(name)], fort.edges[1][tile(name)]])).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
      [0, 1],
    ])
    expect(field({ map: 'desert_oasis' }).interior.every((inside) => inside === 0)).toBe(true)
    expect([field({ turnLimit: 9 }).limit, field({ turnLimit: null, map: 'forest_ambush' }).limit]).toEqual([9, 14])
    expect(field({ layout: 'historic' }).zones[1].map(tileName)[0]).toBe('P1')
  })

  it('COH-9.11 it is cool within 2 of water', () => {
    const { cool } = field({ map: 'desert_oasis' })
    expect(['J10', 'H10', 'G10', 'J8', 'J7', 'I9', 'H9'].map((name) => cool[tile(name)])).toEqual([1, 1, 0, 1, 0, 1, 0])
  })
})

describe('COH-13.5 ways to the points', () => {
  it('what the cheapest costs, closed ground gone round', () => {
    const [mine] = field({ map: 'desert_oasis' }).toPoint
    expect(['E6', 'D6', 'C6', 'E7', 'E8', 'C8'].map((name) => mine[tile(name)])).toEqual([0, 1, 2, 1, 3, 6])
    const [river] = field({ map: 'river_crossing' }).toPoint
    expect(['F11', 'E11', 'D11', 'E5', 'F5'].map((name) => river[tile(name)])).toEqual([0, 3, 4, 14, 9999])
    const [cliffs] = field({ map: 'mountain_pass' }).toPoint
    expect(cliffs[tile('A1')]).toBe(9999)
  })

  it('walls keep the other side out, not their owner', () => {
    const [attacker, owner] = field({ map: 'hill_fort' }).toPoint
    expect([attacker[tile('L9')], owner[tile('L9')]]).toEqual([9999, 2])
    expect([attacker[tile('K10')], owner[tile('K10')]]).toEqual([2, 2])
    expect([attacker[tile('K9')], owner[tile('K9')]]).toEqual([3, 3])
    expect([attacker[tile('M10')], owner[tile('M10')]]).toEqual([2, 2])
  })

  it('those without a place stand by worth where the way is shortest, staff behind who fights', () => {
    const config = configOf({ map: 'hill_fort', turnLimit: 6 })
    const state = setup(config, { dice: { int: () => 0 } as never, tell: undefined })
    state.seats[0].army = {
      culture: 'greek',
      troops: [
        { type: 'levy', equipment: [] },
        { type: 'professional', equipment: [] },
      ],
      support: ['siegeEngineers'],
    }
    const placed = deployed({ state, config }, 0, []).map((unit) => [unit.kind, tileName(unit.tile)])
    expect(placed).toEqual([
      ['levy', 'C10'],
      ['professional', 'C9'],
      ['elite', 'B10'],
      ['supplyTrain', 'C11'],
      ['siegeEngineers', 'B9'],
    ])
    expect(() => deployed({ state, config }, 1, [])).toThrow('Seat 1 has no army to deploy')
  })
})
