import { expect, test } from 'vitest'
import type { HundredChoice, Step } from '../choice.ts'
import { configSchema } from '../config.ts'
import { hundredRules } from '../ruleset.ts'
import { attack, Battle, move, patch, special, unit } from '../testing/battle.ts'
import { mayFillQuiver, refuse } from './refuse.ts'
import { view } from './view.ts'

const BATTLE = new Battle({
  west: [unit('warrior', 10000, 5000), unit('archer', 10000, 8000), unit('goblin', 10000, 11000)],
  east: [unit('orcWarrior', 20000, 5000)],
  terrain: [patch('R', 30000, 5000, 2000, 2000)],
})
const SEEN = view(BATTLE.state, 0, BATTLE.config)

function code(id: number, ...steps: readonly Step[]): string | undefined {
  return refuse(SEEN, { type: 'orders', plans: { [id]: { steps, loop: false } }, policies: {} })?.code
}

test('HUN-1402 HUN-1403 orders are refused with the first problem, its unit and step', () => {
  expect(code(1, move({ x: 12000, y: 5000 }))).toBeUndefined()
  expect(code(9)).toBe('unknown_unit')
  expect(code(101)).toBe('not_your_unit')
  expect(code(1, move({ x: 99000, y: 5000 }))).toBe('off_map')
  expect(code(1, move({ x: 31000, y: 6000 }))).toBe('point_blocked')
  expect(code(1, move({ area: 'moon' }))).toBe('bad_target')
  expect(code(1, move({ unit: 1 }))).toBe('bad_target')
  expect(code(1, attack(77))).toBe('bad_target')
  expect(code(1, attack(2))).toBe('friendly_target')
  expect(code(1, attack(101, { kind: 'aimed' }))).toBe('aim_needed')
  expect(code(1, attack(101, { weapon: 'lance' }))).toBe('no_such_weapon')
  expect(code(2, attack(101, { weapon: 'bow', kind: 'power' }))).toBe('weapon_cannot')
  expect(code(2, attack(101, { ammo: 'fire' }))).toBe('no_ammo')
  expect(code(1, attack(101, { ammo: 'fire' }))).toBe('weapon_cannot')
  expect(code(1, { do: 'useItem', item: 'oil', target: { x: 1, y: 1 }, when: null })).toBe('no_such_item')
  expect(code(2, special('shieldWall'))).toBe('no_shield')
  expect(code(1, special('treat', 2))).toBe('lacks_trait')
  expect(code(1, special('intimidate', 101))).toBe('lacks_trait')
  expect(code(3, special('challenge', 101))).toBe('lacks_trait')
  expect(code(1, special('execute', 'nearest'))).toBe('bad_target')
  expect(code(1, { do: 'reload', when: null })).toBe('weapon_cannot')
  expect(code(1, { do: 'switch', slot: 2, when: null })).toBe('no_such_weapon')
  expect(code(1, { do: 'pickup', item: 'i1', when: null })).toBe('bad_target')
  expect(code(1, { do: 'hold', turns: 0, ticks: 0, when: null })).toBe('bad_param')
  expect(code(1, attack(101, { when: { is: 'targetDead', target: 55, not: false } }))).toBe('bad_condition')
  expect(code(1, ...Array.from({ length: 13 }, () => move({ x: 12000, y: 5000 })))).toBe('too_many_steps')
  expect(refuse(SEEN, { type: 'deploy', placements: [], halves: {} })?.code).toBe('wrong_phase')
  const message = refuse(SEEN, {
    type: 'orders',
    plans: { 1: { steps: [move({ x: 12000, y: 5000 }), attack(2)], loop: false } },
    policies: {},
  })?.message
  expect(message).toBe('u1, step 2: You cannot attack a friend.')
})

test('HUN-1402 the fallen and the routed take no orders', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('warrior', 10000, 8000)],
    east: [unit('goblin', 30000, 5000)],
  })
  battle.set(1, 'health', 'woundState', 'down').set(2, 'moraleState', 'state', 'routed')
  const seen = view(battle.state, 0, battle.config)
  const of = (id: number) =>
    refuse(seen, { type: 'orders', plans: { [id]: { steps: [], loop: false } }, policies: {} })?.code
  expect([of(1), of(2)]).toEqual(['unit_down', 'unit_routed'])
})

test('HUN-1402 deployment: in the zone, on open ground, with room, and one special half at most', () => {
  const parsed = configSchema.parse({})
  if (!parsed.ok) throw new Error('No config')
  const config = parsed.value
  const ref = {
    config,
    dice: { int: () => 0, d: () => 1, pick: (list: readonly unknown[]) => list[0] as never, shuffle: () => undefined },
    tell: undefined,
    work: undefined as never,
    late: [],
  }
  const state = hundredRules.setup(config, ref)
  expect(state.phase).toBe('deployment')
  const seen = view(state, 0, config)
  const of = (choice: Partial<Extract<HundredChoice, { type: 'deploy' }>>) =>
    refuse(seen, { type: 'deploy', placements: [], halves: {}, ...choice })?.code
  const put = (id: number, x: number, y: number) => ({ unit: id, x, y, facing: null })
  expect(of({ placements: [put(1, 5000, 10000)] })).toBeUndefined()
  expect(of({ placements: [put(1, 15000, 10000)] })).toBe('outside_zone')
  expect(of({ placements: [put(1, 7000, 18100)] })).toBe('overlap')
  expect(of({ placements: [put(101, 5000, 10000)] })).toBe('unknown_unit')
  expect(of({ halves: { 7: ['standard', 'fire'] } })).toBeUndefined()
  expect(of({ halves: { 7: ['bodkin', 'fire'] } })).toBe('bad_ammo')
  expect(of({ halves: { 1: ['standard', 'fire'] } })).toBe('bad_ammo')
})

test('HUN-1402 a quiver that the scenario fills is not filled again, whichever unit of its side it is', () => {
  const bow = (x: number, filled: boolean) =>
    unit('archer', x, 5000, filled ? { halves: ['standard', 'fire'] as const } : {})
  for (const filled of [
    [true, false],
    [false, true],
  ] as const) {
    const battle = new Battle({
      west: filled.map((each, place) => bow(5000 + 2000 * place, each)),
      east: filled.map((each, place) => bow(30000 + 2000 * place, !each)),
    })
    const mayFill = (seat: number) =>
      view(battle.state, seat, battle.config).units.map((each) => mayFillQuiver(battle.config, each))
    expect([mayFill(0), mayFill(1)]).toEqual([filled.map((each) => !each), filled])
  }
})

test.each<[string, HundredChoice['type'], readonly [number, Step], string | undefined]>([
  ['a facing of nothing', 'orders', [1, move({ x: 12000, y: 5000 }, 'walk', { face: { x: 0, y: 0 } })], 'bad_param'],
  ['a facing', 'orders', [1, move({ x: 12000, y: 5000 }, 'walk', { face: { x: 0, y: 1 } })], undefined],
  ['a facing west', 'orders', [1, move({ x: 12000, y: 5000 }, 'walk', { face: { x: -1, y: 0 } })], undefined],
  ['the last point of the map', 'orders', [1, move({ x: 39600, y: 19600 })], undefined],
  ['a point south of the map', 'orders', [1, move({ x: 12000, y: 20001 })], 'off_map'],
  ['a point at the very edge', 'orders', [1, move({ x: 40000, y: 5000 })], 'point_blocked'],
  ['the home edge', 'orders', [1, move({ edge: 'home' })], undefined],
  ['a friend as a goal', 'orders', [1, move({ unit: 2 })], undefined],
  ['a stranger as a goal', 'orders', [1, move({ unit: 55 })], 'bad_target'],
  ['the nearest as a goal', 'orders', [1, move({ unit: 'nearest' })], undefined],
  [
    'fire without a bow',
    'orders',
    [1, { do: 'ignite', point: { x: 1, y: 1 }, approach: 'none', when: null }],
    'weapon_cannot',
  ],
  [
    'fire without fire arrows',
    'orders',
    [2, { do: 'ignite', point: { x: 1, y: 1 }, approach: 'none', when: null }],
    'no_ammo',
  ],
  [
    'fire off the map',
    'orders',
    [2, { do: 'ignite', point: { x: 41000, y: 1 }, approach: 'none', when: null }],
    'off_map',
  ],
  ['a turn to nothing', 'orders', [1, { do: 'turn', to: { x: 0, y: 0 }, when: null }], 'bad_param'],
  ['a turn to a stranger', 'orders', [1, { do: 'turn', to: { unit: 55 }, when: null }], 'bad_target'],
  ['a turn to a friend', 'orders', [1, { do: 'turn', to: { unit: 2 }, when: null }], undefined],
  ['disengaging', 'orders', [1, { do: 'disengage', to: null, when: null }], undefined],
  ['disengaging off the map', 'orders', [1, { do: 'disengage', to: { x: 1, y: 99000 }, when: null }], 'off_map'],
  ['holding for ticks', 'orders', [1, { do: 'hold', turns: 0, ticks: 1, when: null }], undefined],
  ['holding for turns', 'orders', [1, { do: 'hold', turns: 1, ticks: 0, when: null }], undefined],
  ['the second weapon', 'orders', [2, { do: 'switch', slot: 1, when: null }], undefined],
  ['the third of two weapons', 'orders', [2, { do: 'switch', slot: 2, when: null }], 'no_such_weapon'],
  ['bare fists', 'orders', [1, attack(101, { weapon: 'unarmed' })], undefined],
  ['an aimed shot', 'orders', [2, attack(101, { kind: 'aimed', aim: 'head' })], undefined],
  ['power with the dagger that is carried beside a bow', 'orders', [2, attack(101, { kind: 'power' })], undefined],
  ['power with a dagger', 'orders', [2, attack(101, { kind: 'power', weapon: 'dagger' })], undefined],
  ['standard arrows', 'orders', [2, attack(101, { ammo: 'standard' })], undefined],
  ['a wall', 'orders', [1, special('shieldWall')], undefined],
  ['a rally', 'orders', [1, special('rally')], undefined],
  ['a challenge to nobody', 'orders', [1, special('challenge')], 'bad_target'],
  ['a challenge to a friend', 'orders', [1, special('challenge', 2)], 'friendly_target'],
  ['a challenge', 'orders', [1, special('challenge', 101)], undefined],
  ['an execution of a friend', 'orders', [1, special('execute', 2)], 'friendly_target'],
  ['an execution', 'orders', [1, special('execute', 101)], undefined],
  [
    'a condition of range to a friend',
    'orders',
    [1, attack(101, { when: { is: 'inRange', target: 2, weapon: null, not: false } })],
    'bad_condition',
  ],
  [
    'a condition of range to the nearest',
    'orders',
    [1, attack(101, { when: { is: 'inRange', target: 'nearest', weapon: null, not: false } })],
    undefined,
  ],
  [
    'a condition of a stranger’s wounds',
    'orders',
    [1, attack(101, { when: { is: 'hpBelow', pct: 50, unit: 55, not: false } })],
    'bad_condition',
  ],
  [
    'a condition of a friend’s wounds',
    'orders',
    [1, attack(101, { when: { is: 'hpBelow', pct: 50, unit: 2, not: false } })],
    undefined,
  ],
  [
    'a condition of its own wounds',
    'orders',
    [1, attack(101, { when: { is: 'hpBelow', pct: 50, unit: null, not: false } })],
    undefined,
  ],
  [
    'a condition of an enemy’s end',
    'orders',
    [1, attack(101, { when: { is: 'targetDead', target: 101, not: false } })],
    undefined,
  ],
])('HUN-1402 %s', (_name, _type, [id, step], expected) => {
  expect(code(id, step)).toBe(expected)
})

test('HUN-1402 items, medicine and ferocity are for units that have them, and for the targets they are meant for', () => {
  const battle = new Battle({
    west: [
      unit('healer', 10000, 5000, { items: ['oil'] }),
      unit('orcWarrior', 10000, 8000),
      unit('mountedKnight', 10000, 12000),
    ],
    east: [unit('orcWarrior', 20000, 5000)],
    more: { areas: [{ id: 'hill', x: 5000, y: 5000, radius: 500 }] },
  })
  const of = (id: number, step: Step) =>
    refuse(view(battle.state, 0, battle.config), {
      type: 'orders',
      plans: { [id]: { steps: [step], loop: false } },
      policies: {},
    })?.code
  const item = (what: 'bandage' | 'oil' | 'caltrops', target: number | { x: number; y: number }): Step => ({
    do: 'useItem',
    item: what,
    target,
    when: null,
  })
  expect([
    of(1, item('bandage', 2)),
    of(1, item('bandage', 101)),
    of(1, item('bandage', { x: 1, y: 1 })),
    of(1, item('oil', { x: 1, y: 1 })),
  ]).toEqual([undefined, 'bad_target', 'bad_target', undefined])
  expect([
    of(1, item('oil', 2)),
    of(1, item('oil', { x: 40001, y: 1 })),
    of(1, item('caltrops', { x: 1, y: 1 })),
    of(2, item('bandage', 1)),
  ]).toEqual(['bad_target', 'off_map', 'no_such_item', 'no_such_item'])
  expect([
    of(1, special('treat', 2)),
    of(1, special('treat', 101)),
    of(1, special('treat', 'nearest')),
    of(1, special('treat')),
  ]).toEqual([undefined, 'bad_target', 'bad_target', 'bad_target'])
  expect([
    of(2, special('intimidate', 101)),
    of(2, special('intimidate')),
    of(2, special('intimidate', 1)),
    of(2, special('intimidate', 'nearest')),
  ]).toEqual([undefined, 'bad_target', 'friendly_target', undefined])
  expect([of(3, special('shieldWall')), of(1, special('challenge', 101)), of(1, move({ area: 'hill' }))]).toEqual([
    'lacks_trait',
    'lacks_trait',
    undefined,
  ])
})

test('HUN-203 HUN-1402 nobody rides onto a wall that others climb, in orders or at deployment', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('mountedKnight', 10000, 8000)],
    east: [unit('goblin', 30000, 5000)],
    terrain: [patch('L', 15000, 0, 1000, 20000)],
    more: {
      sides: [
        {
          zone: { x: 0, y: 0, w: 18000, h: 20000 },
          condition: { type: 'elimination' },
          units: [unit('warrior', 10000, 5000), unit('mountedKnight', 10000, 8000)],
        },
        { condition: { type: 'elimination' }, units: [unit('goblin', 30000, 5000)] },
      ],
    },
  })
  const seen = view(battle.state, 0, battle.config)
  expect(seen.phase).toBe('deployment')
  const goes = (id: number) =>
    refuse(
      { ...seen, phase: 'planning' },
      { type: 'orders', plans: { [id]: { steps: [move({ x: 15500, y: 5000 })], loop: false } }, policies: {} },
    )?.code
  const stands = (id: number) =>
    refuse(seen, { type: 'deploy', placements: [{ unit: id, x: 15500, y: 12000, facing: null }], halves: {} })?.code
  expect([goes(1), goes(2)]).toEqual([undefined, 'point_blocked'])
  expect([stands(1), stands(2)]).toEqual([undefined, 'point_blocked'])
})

test('HUN-607 HUN-1402 a power attack needs something to strike with', () => {
  const battle = new Battle({
    west: [
      unit('archer', 10000, 5000, { weapons: ['bow'] }),
      unit('warrior', 10000, 8000, { weapons: ['javelin'] }),
      unit('archer', 10000, 11000),
    ],
    east: [unit('goblin', 30000, 5000)],
  })
  const seen = view(battle.state, 0, battle.config)
  const of = (id: number) =>
    refuse(seen, {
      type: 'orders',
      plans: { [id]: { steps: [attack(101, { kind: 'power' })], loop: false } },
      policies: {},
    })?.code
  expect([of(1), of(2), of(3)]).toEqual(['weapon_cannot', 'weapon_cannot', undefined])
  const arrows = attack(101, { kind: 'power', ammo: 'fire' })
  expect(refuse(seen, { type: 'orders', plans: { 3: { steps: [arrows], loop: false } }, policies: {} })?.code).toBe(
    'no_ammo',
  )
})

test('HUN-1402 fire arrows that are used up are none', () => {
  const battle = new Battle({
    west: [unit('archer', 10000, 5000, { halves: ['fire', 'standard'] })],
    east: [unit('goblin', 30000, 5000)],
  })
  const of = () =>
    refuse(view(battle.state, 0, battle.config), {
      type: 'orders',
      plans: { 1: { steps: [{ do: 'ignite', point: { x: 1, y: 1 }, approach: 'none', when: null }], loop: false } },
      policies: {},
    })?.code
  expect(of()).toBeUndefined()
  battle.set(1, 'ammo', 'slots', [{ type: 'fire', left: 0 }])
  expect(of()).toBe('no_ammo')
})

test('HUN-1402 HUN-1403 every choice in its phase, nothing from spectators, policies like plans', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 30000, 5000)] })
  const orders = { type: 'orders', plans: {}, policies: {} } as const
  const army = { type: 'army', preset: 'company', units: [] } as const
  const of = (phase: typeof battle.state.phase, choice: HundredChoice, to: 0 | 'spectator' = 0) => {
    battle.state.phase = phase
    return refuse(view(battle.state, to, battle.config), choice)?.code
  }
  expect([
    of('planning', orders),
    of('muster', orders),
    of('muster', army),
    of('planning', army),
    of('planning', orders, 'spectator'),
  ]).toEqual([undefined, 'wrong_phase', undefined, 'wrong_phase', 'not_your_unit'])
  expect(of('deployment', { type: 'deploy', placements: [], halves: {} })).toBeUndefined()
  const policy = (id: number) => of('planning', { ...orders, policies: { [id]: { idle: 'none' } } })
  expect([policy(1), policy(101), policy(9)]).toEqual([undefined, 'not_your_unit', 'unknown_unit'])
  battle.set(1, 'health', 'fled', true)
  expect(policy(1)).toBe('unit_down')
})
