import { createMatch, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { ArmyList, Placement } from '../choice.ts'
import { configSchema } from '../config.ts'
import { manhattan, tileName } from '../content/terms.ts'
import { cohortRules } from '../index.ts'
import { moveTo, tile } from '../testing/position.ts'
import { exchanges, inSight, marchOf, reachable, shotRange, zoneOfControl } from './insight.ts'

const rome: ArmyList = {
  culture: 'roman_empire',
  troops: [
    { type: 'professional', equipment: [] },
    { type: 'professional', equipment: ['compositeBows'] },
    { type: 'scouts', equipment: [] },
  ],
  support: [],
}

/** River Crossing under a clear sky, seat 0 as placed, seat 1 as it lines up; without fog everybody is confirmed. */
function opened(placed: readonly Placement[]) {
  const config = configSchema.parse({ weather: 'clear', fog: false })
  if (!config.ok) throw new Error('The config is refused')
  const match = createMatch(cohortRules, { config: config.value, seed: seedFrom('insight') })
  for (const seat of [0, 1]) expect(match.submit(seat, match.at, { type: 'army', ...rome })).toBeNull()
  expect(match.submit(0, match.at, { type: 'deploy', units: placed })).toBeNull()
  expect(match.submit(1, match.at, { type: 'deploy', units: [] })).toBeNull()
  const { view } = match.envelope(0)
  const unit = (id: number) => {
    const found = view.units.find((own) => own.id === id)
    if (found === undefined) throw new Error(`There is no unit ${id}`)
    return found
  }
  return { view, unit }
}

const at = (unit: number, name: string): Placement => ({ unit, tile: tile(name), facing: 'E', formation: 'standard' })

describe('what a seat can reckon from its view', () => {
  it('COH-16.2, COH-16.3 says where a march ends each turn', () => {
    const { view, unit } = opened([at(1, 'E3'), at(2, 'A3')])
    const ends = (id: number) =>
      marchOf(view, unit(id), [moveTo('F11')])?.ends.map((end) => [tileName(end.tile), end.turn])
    expect(ends(1)).toEqual([
      ['E6', 1],
      ['E9', 2],
      ['F11', 3],
    ])
    expect(ends(2)).toEqual([
      ['A6', 1],
      ['A9', 2],
      ['D11', 3],
      ['F11', 4],
    ])
  })

  it('COH-7.3 reaches as far as its budget, never through the river', () => {
    const { view, unit } = opened([at(1, 'E3')])
    const tiles = reachable(view, unit(1)).map(tileName)
    expect(tiles).toEqual(expect.arrayContaining(['E3', 'E6', 'D5']))
    expect(tiles).not.toContain('E7')
    expect(tiles).not.toContain('F3')
  })

  it('COH-4.3, COH-8.7, COH-6.6 sees, shoots and controls', () => {
    const { view, unit } = opened([at(1, 'E3'), at(2, 'D2')])
    expect(inSight(view, unit(1)).map(tileName)).toContain('E6')
    expect(shotRange(view, unit(2))).toEqual({ effective: 3, long: 5 })
    expect(shotRange(view, unit(1))).toBeNull()
    expect(zoneOfControl(unit(1)).map(tileName)).toEqual(['E2', 'F3', 'E4', 'D3'])
    expect(zoneOfControl(unit(3))).toEqual([])
  })

  it('COH-17.3 names the losses of a match-up from worst to best fortune', () => {
    const { view, unit } = opened([at(1, 'E3')])
    const foe = view.contacts.find(({ kind, weapon }) => kind === 'professional' && weapon === 'swords')
    if (foe === undefined) throw new Error('Nobody to fight')
    const [melee] = exchanges(view, unit(1), foe).filter(({ how }) => how === 'melee')
    expect(melee?.deals[0]).toBeLessThan(melee?.deals[1] ?? 0)
    expect(melee?.takes[1]).toBeGreaterThan(0)
    expect(exchanges(view, unit(1), foe).some(({ how }) => how === 'shot')).toBe(false)
  })

  it('COH-12.9 goes for the one that is meant: nearest, weakest, strongest', () => {
    const { view, unit } = opened([at(1, 'E3')])
    const meant = (which: 'nearest' | 'weakest' | 'strongest') => {
      const march = marchOf(view, unit(1), [
        { do: 'attack', target: { is: 'pick', which, group: null }, route: 'direct' },
      ])
      return view.contacts.find(({ tile: stands }) => stands === march?.tiles.at(-1))
    }
    const strengths = view.contacts.map(({ strength }) => strength)
    expect(meant('weakest')?.strength).toBe(Math.min(...strengths))
    expect(meant('strongest')?.strength).toBe(Math.max(...strengths))
    const distances = view.contacts.map((contact) => manhattan(contact.tile, tile('E3')))
    expect(manhattan(meant('nearest')?.tile ?? 0, tile('E3'))).toBe(Math.min(...distances))
  })

  it('COH-7.1 stops where an order waits, and says when there is no way', () => {
    const { view, unit } = opened([at(1, 'E3')])
    expect(marchOf(view, unit(1), [{ do: 'hold', until: null }])).toBeNull()
    expect(marchOf(view, unit(1), [moveTo('G3')])?.blocked).toBe(true)
  })
})
