import { createMatch, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { ArmyList, Placement } from '../choice.ts'
import { configSchema } from '../config.ts'
import { manhattan, tileName } from '../content/terms.ts'
import { cohortRules } from '../index.ts'
import type { Step, Target } from '../order.ts'
import { away, configIn, foe, type Given, moveTo, own, type Piece, position, tile } from '../testing/position.ts'
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

describe('where an order leads', () => {
  type State = ReturnType<typeof position>
  const hold: Step = { do: 'hold', until: null }

  /** What becomes of these steps for unit 1, as its seat knows it. */
  function led(
    steps: readonly Step[],
    piece: Partial<Piece> = {},
    others: readonly Piece[] = [away],
    given: Given = {},
    change: (state: State) => void = () => {},
  ) {
    const state = position([own('C12', piece), ...others], given)
    change(state)
    const view = cohortRules.view(state, 0, configIn(state))
    const [unit] = view.units
    if (unit === undefined) throw new Error('Nobody is there')
    const march = marchOf(view, unit, steps)
    if (march === null) return null
    return [
      march.kind,
      march.tiles.map(tileName).join(' '),
      march.ends.map((end) => `${tileName(end.tile)} ${end.turn}`).join(' '),
      march.blocked,
    ]
  }

  it('COH-7.1 a march goes so many tiles, or half its budget, and stops at the edge', () => {
    const goes = (toward: 'N' | 'E' | 'S' | 'W', tiles: number) =>
      led([{ do: 'march', toward, tiles, route: 'direct' }])
    expect(goes('N', 2)).toEqual(['move', 'C12 C11 C10', 'C10 1', false])
    expect(goes('S', 2)).toEqual(['move', 'C12 C13 C14', 'C14 1', false])
    expect(goes('E', 2)).toEqual(['move', 'C12 D12 E12', 'E12 1', false])
    expect(goes('W', 9)).toEqual(['move', 'C12 B12 A12', 'A12 1', false])
    expect(goes('E', 0)).toEqual(['move', 'C12 D12 E12 F12', 'F12 1', false])
    expect(goes('N', 4)).toEqual(['move', 'C12 C11 C10 C9 C8', 'C9 1 C8 2', false])
    expect(led([{ do: 'march', toward: 'S', tiles: 3, route: 'direct' }], { at: 'B19' })?.[2]).toBe('B20 1')
  })

  it('COH-7.1 steps follow each other until one waits', () => {
    expect(led([moveTo('D12'), moveTo('D13')])).toEqual(['move', 'C12 D12 D13', 'D13 1', false])
    expect(led([moveTo('D12'), hold, moveTo('D13')])).toEqual(['move', 'C12 D12', 'D12 1', false])
    expect(led([moveTo('D12'), { do: 'ambush' }, moveTo('D13')])?.[1]).toBe('C12 D12')
    expect(led([{ do: 'face', toward: 'N' }, moveTo('D12')])?.[1]).toBe('C12 D12')
    expect(led([moveTo('C12')])).toBeNull()
    expect(led([])).toBeNull()
  })

  it('COH-6.3 a formation of one turn takes it, but not from Romans, and others take none', () => {
    const form = (formation: 'phalanx' | 'testudo' | 'loose'): Step => ({ do: 'form', formation })
    const shields = { equipment: ['heavyShields'] } as const
    expect(led([form('testudo'), moveTo('D12')], shields)?.[2]).toBe('D12 2')
    expect(led([form('testudo'), moveTo('D12')], shields, [away], { cultures: ['roman_empire', 'han'] })?.[2]).toBe(
      'D12 1',
    )
    expect(led([form('loose'), moveTo('D12')])?.[2]).toBe('D12 1')
  })

  it('COH-7.11 home is the cheapest tile of the zone, of equals the first', () => {
    const home: Step = { do: 'move', to: { is: 'home' }, route: 'direct' }
    expect(led([home], { at: 'E10' })?.[1]).toBe('E10 D10 C10')
    expect(led([home], { at: 'D7' })?.[2]).toBe('C8 1')
    expect(led([home], { at: 'J2' })?.[2]).toMatch(/ C8 \d$/)
    const second = position([own('A1'), foe('P11')])
    const view = cohortRules.view(second, 1, configIn(second))
    const [unit] = view.units
    const march = unit === undefined ? null : marchOf(view, unit, [home])
    expect(march?.tiles.map(tileName).at(-1)).toBe('R11')
  })

  it('COH-7.1 an attack ends beside its target, shooting stays where it is, following ends beside the leader', () => {
    const attack = (target: Target): Step => ({ do: 'attack', target, route: 'direct' })
    const enemy = [foe('F12')]
    expect(led([attack({ is: 'contact', handle: 1 })], {}, enemy)).toEqual([
      'attack',
      'C12 D12 E12 F12',
      'E12 1',
      false,
    ])
    expect(led([attack({ is: 'contact', handle: 1 }), moveTo('A1')], {}, enemy)?.[1]).toBe('C12 D12 E12 F12')
    expect(led([attack({ is: 'at', tile: tile('E12') })])).toEqual(['attack', 'C12 D12 E12', 'D12 1', false])
    expect(led([{ do: 'shoot', target: { is: 'contact', handle: 1 } }, moveTo('A1')], {}, enemy)).toEqual([
      'shoot',
      'C12 F12',
      '',
      false,
    ])
    expect(led([{ do: 'follow', unit: 2 }], {}, [own('F12'), away])).toEqual([
      'follow',
      'C12 D12 E12 F12',
      'E12 1',
      false,
    ])
    expect(led([{ do: 'move', to: { is: 'unit', unit: 2 }, route: 'direct' }], {}, [own('F12'), away])?.[1]).toBe(
      'C12 D12 E12 F12',
    )
  })

  it('COH-4.8 who is not known leads nowhere', () => {
    const to = (handle: number): Step => ({ do: 'move', to: { is: 'contact', handle }, route: 'direct' })
    const as = (how: 'remembered' | 'gone' | 'destroyed') => (state: State) => {
      for (const contact of state.seats[0].contacts) contact.state = how
    }
    expect(led([to(1)], {}, [foe('F12')])?.[1]).toBe('C12 D12 E12 F12')
    expect(led([to(1)], {}, [foe('F12')], {}, as('remembered'))?.[1]).toBe('C12 D12 E12 F12')
    expect([
      led([to(1)], {}, [foe('F12')], {}, as('gone')),
      led([to(1)], {}, [foe('F12')], {}, as('destroyed')),
    ]).toEqual([null, null])
    expect([led([to(2)], {}, [foe('F12')]), led([{ do: 'follow', unit: 9 }])]).toEqual([null, null])
    expect(led([{ do: 'attack', target: { is: 'pick', which: 'nearest', group: null }, route: 'direct' }])).toBeNull()
  })

  it('COH-7.4 says how far it got before there was no way', () => {
    const river = { config: { map: 'river_crossing' } }
    expect(led([moveTo('E6'), moveTo('F5')], { at: 'E5' }, [away], river)).toEqual(['move', 'E5 E6', '', true])
    expect(led([moveTo('P5', 'road')], { at: 'C5' })?.[1]).toContain('D6 E6 F6')
  })

  it('COH-6.6 zones: none for routers, scouts, loose order and support; none off the map', () => {
    const zone = (piece: Partial<Piece>) => {
      const state = position([own('C12', piece), away])
      const [unit] = cohortRules.view(state, 0, configIn(state)).units
      return unit === undefined ? [] : zoneOfControl(unit).map(tileName)
    }
    expect(zone({})).toEqual(['C11', 'D12', 'C13', 'B12'])
    expect(zone({ at: 'A1' })).toEqual(['B1', 'A2'])
    for (const piece of [
      { routing: true },
      { kind: 'scouts' },
      { formation: 'loose' },
      { kind: 'medicalCorps' },
    ] as const)
      expect(zone(piece)).toEqual([])
  })

  it('COH-17.3 a match-up: what it deals and takes, by arrows where they reach', () => {
    const fight = (
      mine: Partial<Piece>,
      theirs: Partial<Piece>,
      on = 'D12',
      how: 'confirmed' | 'remembered' = 'confirmed',
    ) => {
      const state = position([own('C12', mine), foe(on, theirs)])
      for (const contact of state.seats[0].contacts) contact.state = how
      const view = cohortRules.view(state, 0, configIn(state))
      const [unit] = view.units
      const [contact] = view.contacts
      if (unit === undefined || contact === undefined) throw new Error('Nobody is there')
      return exchanges(view, unit, contact)
    }
    expect(fight({}, {})).toEqual([{ how: 'melee', deals: [5, 13], takes: [5, 13] }])
    expect(fight({}, { kind: 'militia' })).toEqual([{ how: 'melee', deals: [8, 18], takes: [3, 8] }])
    expect(fight({}, { men: 50 })).toEqual([{ how: 'melee', deals: [5, 13], takes: [3, 6] }])
    expect(fight({}, { equipment: ['warSpears'], formation: 'phalanx' })).toEqual([
      { how: 'melee', deals: [3, 6], takes: [7, 16] },
    ])
    const bows = { equipment: ['compositeBows'] } as const
    expect(fight(bows, {}, 'F12').map(({ how, takes }) => [how, takes[0]])).toEqual([
      ['shot', 0],
      ['melee', 5],
    ])
    expect(fight(bows, {}, 'F12', 'remembered').map(({ how }) => how)).toEqual(['melee'])
    expect(fight({ ...bows, volleys: 0 }, {}, 'F12').map(({ how }) => how)).toEqual(['melee'])
    // What is seen of its weapon counts.
    expect(fight({ kind: 'cavalry' }, { equipment: ['sarissaPikes'], formation: 'phalanx' })[0]?.takes).toEqual([8, 19])
    expect(fight({}, { kind: 'medicalCorps' })[0]?.takes).toEqual([0, 0])
    for (const gear of [['compositeBows'], ['crossbows'], ['warSpears']] as const)
      expect(fight({}, { equipment: gear })).toHaveLength(1)
    expect(fight({}, { kind: 'elite' })[0]?.takes[1]).toBeGreaterThan(0)
  })

  it('COH-17.3 COH-8.3 own hunger and lost administrators weigh on a match-up, the enemy’s nobody knows', () => {
    const deals = (seat: 0 | 1, change: Partial<State['seats'][0]>) => {
      const state = position([own('C12'), foe('D12')])
      Object.assign(state.seats[seat], change)
      const view = cohortRules.view(state, 0, configIn(state))
      const [unit] = view.units
      const [contact] = view.contacts
      if (unit === undefined || contact === undefined) throw new Error('Nobody is there')
      const [melee] = exchanges(view, unit, contact)
      return [melee?.deals[1], melee?.takes[1]]
    }
    expect(deals(0, {})).toEqual([13, 13])
    expect(deals(0, { supply: 0 })).toEqual([11, 13])
    expect(deals(0, { administratorsLost: true })).toEqual([11, 13])
    expect(deals(1, { supply: 0 })).toEqual([13, 13])
  })

  it('COH-17.3 against a culture nobody knows yet nothing is reckoned', () => {
    const state = position([own('C12'), foe('D12')])
    state.seats[1].culture = null
    const view = cohortRules.view(state, 0, configIn(state))
    const [unit] = view.units
    const [contact] = view.contacts
    if (unit === undefined || contact === undefined) throw new Error('Nobody is there')
    expect(exchanges(view, unit, contact)).toEqual([])
  })
})
