import { describe, expect, it, test } from 'vitest'
import type { Formation } from '../content/terms.ts'
import { at, away, type Given, own, type Piece, position, unit } from '../testing/position.ts'
import { setup } from './setup.ts'
import {
  budget,
  cannotForm,
  formed,
  lossOf,
  mobility,
  rides,
  roughly,
  running,
  spareMen,
  stepDone,
  threshold,
  typeName,
  worth,
} from './unit.ts'

const one = (piece: Partial<Piece> = {}, given: Given = {}) => unit(position([own('C12', piece), away], given), 1)

describe('COH-7.3 COH-4.2 how far it gets', () => {
  const pace = (piece: Partial<Piece>, given: Given = {}) => {
    const state = position([own('C12', piece), away], given)
    const { ground } = at(state).scene
    return [mobility(unit(state, 1), ground, state.weather), budget(unit(state, 1), ground, state.weather)]
  }
  const shields = { equipment: ['heavyShields'] } as const

  test.each<[string, Partial<Piece>, Given, readonly [number, number]]>([
    ['as it is', {}, {}, [6, 6]],
    ['scouts have 2 more', { kind: 'scouts' }, {}, [12, 12]],
    ['in phalanx', { equipment: ['warSpears'], formation: 'phalanx' }, {}, [6, 4]],
    ['in testudo', { ...shields, formation: 'testudo' }, {}, [6, 3]],
    ['dismounted', { kind: 'cavalry', dismounted: true }, {}, [6, 6]],
    ['with a siege tower', { kind: 'siegeEngineers', engine: 'tower' }, {}, [2, 2]],
    ['with a ram', { kind: 'siegeEngineers', engine: 'ram' }, {}, [4, 4]],
    ['wet shields in light rain', shields, { weather: 'light_rain' }, [4, 4]],
    ['wet shields in heavy rain', shields, { weather: 'heavy_rain' }, [4, 4]],
    ['shields in fog', shields, { weather: 'fog' }, [6, 6]],
    ['shields that were in the water', { ...shields, wet: true }, {}, [4, 4]],
    ['shields on a ford', { ...shields, at: 'F11' }, { config: { map: 'river_crossing' } }, [4, 4]],
    ['shields on a marsh', { ...shields, at: 'D13' }, { config: { map: 'forest_ambush' } }, [4, 4]],
    ['round shields in rain', { equipment: ['roundShields'] }, { weather: 'light_rain' }, [6, 6]],
    ['at least 1', { ...shields, mobility: 1, formation: 'testudo' }, { weather: 'light_rain' }, [1, 1]],
  ])('%s', (_, piece, given, expected) => {
    expect(pace(piece, given)).toEqual(expected)
  })
})

describe('COH-6.4 what formation counts', () => {
  const counts = (formation: Formation, piece: Partial<Piece> = {}) => {
    const state = position([own('C12', { formation, ...piece }), away])
    return formed(unit(state, 1), at(state).scene.ground)
  }
  it('phalanx, testudo and wedge are standard on rough ground and in disorder, the others stay', () => {
    for (const formation of ['phalanx', 'testudo', 'wedge'] as const)
      expect([
        counts(formation),
        counts(formation, { disordered: true }),
        counts(formation, { at: 'I9' }),
        counts(formation, { at: 'F3' }),
      ]).toEqual([formation, 'standard', 'standard', formation])
    for (const formation of ['standard', 'loose', 'berserker'] as const)
      expect([counts(formation, { disordered: true }), counts(formation, { at: 'I9' })]).toEqual([formation, formation])
  })
})

describe('COH-9.2 when it breaks', () => {
  it('losses in hundredths of full strength, rounded down', () => {
    expect([lossOf({ full: 100, men: 100 }), lossOf({ full: 80, men: 61 }), lossOf({ full: 120, men: 0 })]).toEqual([
      0, 23, 100,
    ])
  })

  test.each<[string, Partial<Piece>, number]>([
    ['with all its morale', {}, 25],
    ['a quarter point for each lost, rounded up', { morale: 89 }, 24],
    ['4 lost', { morale: 86 }, 24],
    ['5 lost', { morale: 85 }, 23],
    ['never below 5', { morale: 0 }, 5],
    ['more morale than its own', { morale: 99 }, 25],
    ['berserkers 10 later', { formation: 'berserker' }, 35],
    ['after a rally at half as much again', { rallies: 1, lossAtRally: 30 }, 43],
    ['after a rally, shaken', { rallies: 2, lossAtRally: 30, morale: 50 }, 38],
  ])('%s', (_, piece, at_) => {
    expect(threshold(one(piece))).toBe(at_)
  })

  it('men it can lose before that', () => {
    expect([
      spareMen(one()),
      spareMen(one({ men: 80 })),
      spareMen(one({ men: 75 })),
      spareMen(one({ men: 40 })),
    ]).toEqual([25, 5, 0, 0])
    expect([spareMen(one({ sworn: true })), spareMen(one({ kind: 'scouts' }))]).toEqual([99, 3])
    expect(spareMen(one({ rallies: 1, lossAtRally: 99, men: 1 }))).toBe(1)
  })

  it('COH-4.6 strength as an enemy reads it', () => {
    expect([1, 2, 3, 7, 8, 12, 13, 100].map(roughly)).toEqual([5, 5, 5, 5, 10, 10, 15, 100])
  })
})

describe('COH-6.1 who can form what', () => {
  const can = (piece: Partial<Piece>, formation: Formation, culture: 'celtic' | 'sarmatian' | null = 'sarmatian') =>
    cannotForm(one(piece), formation, culture) === null
  const spears = { equipment: ['warSpears'] } as const

  it('everybody stands in standard; support and elephants in nothing else', () => {
    expect([
      can({}, 'standard'),
      can({ kind: 'medicalCorps' }, 'standard'),
      can({ kind: 'warElephants' }, 'standard'),
    ]).toEqual([true, true, true])
    expect(cannotForm(one({ kind: 'medicalCorps' }), 'loose', 'sarmatian')).toBe('it knows no other than standard')
    expect(cannotForm(one({ kind: 'warElephants' }), 'wedge', 'sarmatian')).toBe('it knows no other than standard')
  })

  test.each<[Formation, readonly Partial<Piece>[], readonly Partial<Piece>[]]>([
    [
      'phalanx',
      [spears, { equipment: ['sarissaPikes'] }, { kind: 'alliedHoplites' }],
      [{}, { kind: 'cavalry', weapon: 'spears' }, { equipment: ['compositeBows'] }],
    ],
    [
      'testudo',
      [{ equipment: ['heavyShields'] }],
      [{}, { equipment: ['roundShields'] }, { kind: 'cavalry', equipment: ['heavyShields'] }],
    ],
    [
      'loose',
      [{ kind: 'scouts' }, { kind: 'levy' }, { equipment: ['compositeBows'] }, { equipment: ['crossbows'] }],
      [{}, { kind: 'cavalry', equipment: ['compositeBows'] }],
    ],
    ['wedge', [{ kind: 'cavalry' }, { kind: 'heavyCavalry' }], [{}, { kind: 'scouts' }]],
  ])('%s', (formation, who, not) => {
    expect(who.map((piece) => can(piece, formation))).toEqual(who.map(() => true))
    expect(not.map((piece) => can(piece, formation))).toEqual(not.map(() => false))
    const [first = {}] = not
    expect(cannotForm(one(first), formation, 'sarmatian')).toMatch(/^it takes /)
  })

  it('berserkers: Germanic and Celtic foot without bows', () => {
    expect([can({}, 'berserker', 'celtic'), can({}, 'berserker'), can({}, 'berserker', null)]).toEqual([
      true,
      false,
      false,
    ])
    expect([
      can({ kind: 'cavalry' }, 'berserker', 'celtic'),
      can({ equipment: ['compositeBows'] }, 'berserker', 'celtic'),
    ]).toEqual([false, false])
  })
})

describe('what a unit is', () => {
  it('rides unless it is on foot, is worth its men by weight, and goes by its type or its elite’s name', () => {
    expect([rides(one({ kind: 'cavalry' })), rides(one({ kind: 'cavalry', dismounted: true })), rides(one())]).toEqual([
      true,
      false,
      false,
    ])
    expect([worth(one()), worth(one({ kind: 'cavalry' }))]).toEqual([10_000, 10_000])
    expect(['elite', 'medicalCorps', 'levy'].map((kind) => typeName({ kind: kind as 'levy', name: 'Keshig' }))).toEqual(
      ['Keshig', 'Medical Corps', 'Levy'],
    )
  })

  it('COH-7.1 what runs this turn comes before the standing order; a step done forgets what was settled', () => {
    const steps = [{ do: 'mount' }, { do: 'dismount' }] as const
    const aside = { steps, stance: 'steady', fire: 'free' } as const
    const order = { ...aside, conditions: [], unseen: 2 }
    const busy = one({ aside, order, goal: 3, target: 2, path: [4] })
    expect(running(busy).steps).toEqual(steps)
    stepDone(busy)
    expect(busy).toMatchObject({
      aside: { steps: [{ do: 'dismount' }] },
      order: { steps, unseen: 0 },
      goal: -1,
      target: 0,
      path: [],
    })
    const plain = one({ order })
    stepDone(plain)
    expect(plain.order.steps).toEqual([{ do: 'dismount' }])
  })
})

describe('COH-3.1 a battle is set up', () => {
  it('with the works of its map, the weather it is told, and both budgets', () => {
    const begun = (map: string, weather: string) => {
      const play = at(position([], { config: { map, weather } }))
      return setup(play.config, play.ref)
    }
    const pass = begun('mountain_pass', 'fog')
    expect([pass.phase, pass.turn, pass.weather, pass.units, pass.result]).toEqual(['muster', 0, 'fog', [], null])
    expect(pass.forts.length).toBeGreaterThan(0)
    expect(pass.forts.every(({ bonus, owner }) => bonus === 3 && owner === null)).toBe(true)
    expect(pass.seats.map(({ forts }) => forts)).toEqual([pass.forts, pass.forts])
    expect(pass.points).toEqual([1, 2, 3].map(() => ({ controller: null, since: 0 })))
    expect(begun('river_crossing', 'variable').weather).toBe('clear')
    expect(
      begun('hill_fort', 'clear').seats.map(({ budget: points, nextId, supply }) => [points, nextId, supply]),
    ).toEqual([
      [45, 1, 0],
      [20, 101, 0],
    ])
  })
})
