import { beforeEach, expect, test } from 'vitest'
import type { HundredChoice, Step } from '../choice.ts'
import type { HundredConfig } from '../config.ts'
import { hundred } from '../index.ts'
import { hundredRules } from '../ruleset.ts'
import { columnOf, type Thing } from '../state.ts'
import { attack, Battle, inRange, move, patch, special, unit } from '../testing/battle.ts'
import { listsAreHidden, shownStep, storedSteps, unitName } from './handles.ts'
import { late } from './late.ts'
import { attackOutlook, preview } from './preview.ts'
import { seatOf, view } from './view.ts'

/** Seat 0 sees u101; u2 and u102 stand behind rock. */
let battle: Battle
beforeEach(() => {
  battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('archer', 5000, 16000)],
    east: [unit('goblin', 20000, 5000), unit('orcWarlord', 35000, 16000)],
    fog: true,
    terrain: [patch('R', 0, 10000, 40000, 1000), patch('R', 20000, 11000, 1000, 9000)],
    more: {
      banners: [{ id: 'b', side: 1, x: 30000, y: 5000 }],
      areas: [{ id: 'hill', x: 9000, y: 5000, radius: 900 }],
    },
  })
})

function hiddenLists(): HundredConfig {
  const { scenario } = battle.config
  if (typeof scenario === 'string') throw new Error('A scenario of its own')
  return { ...battle.config, scenario: { ...scenario, builder: true } }
}

function seen(to: 0 | 1 | 'spectator', config: HundredConfig = battle.config) {
  return view(battle.state, to, config)
}

test('HUN-1601 own units wholly, enemies in sight as they look, others by their marker', () => {
  const mine = seen(0)
  expect([mine.units.map(({ id }) => id), mine.enemies.map(({ id }) => id), mine.markers]).toEqual([[1, 2], [101], []])
  expect([mine.side, mine.limit, mine.fog, mine.turn, mine.tick, mine.phase]).toEqual([0, 30, true, 1, 0, 'planning'])
  expect([seen(1).side, seen('spectator').side]).toEqual([1, null])
  expect(seen(1).units.map(({ id }) => id)).toEqual([101, 102])
  battle
    .set(101, 'health', 'burning', 2)
    .set(101, 'turnFlags', 'stance', 2)
    .set(101, 'turnFlags', 'wall', true)
    .set(101, 'turnFlags', 'prone', true)
    .set(101, 'health', 'crippled', 4)
    .set(101, 'stamina', 'exhausted', true)
    .set(101, 'moraleState', 'state', 'shaken')
  Object.assign(battle.state.objects[0] as Thing, { carrier: 2 })
  expect(seen(0).enemies[0]).toEqual({
    id: 101,
    seat: 1,
    template: 'goblin',
    x: 20000,
    y: 5000,
    fx: -1000,
    fy: 0,
    hp: 12,
    max: 12,
    woundState: 'healthy',
    crippled: 4,
    exhausted: true,
    morale: 'shaken',
    armour: 'none',
    weapon: 'rustyKnife',
    shield: 'none',
    integrity: 0,
    stance: 2,
    wall: true,
    prone: true,
    burning: true,
    banner: 'b',
  })
  expect(seen('spectator').enemies.map(({ id }) => id)).toEqual([1, 101])
})

test('HUN-205 HUN-1601 what was lost from sight is a marker, and says whether its end was seen', () => {
  const { sight } = battle.state.seats[0]
  Object.assign(sight, { markX: [0, 0, 1, 7000], markY: [0, 0, 1, 8000], markTurn: [0, 0, 1, 2] })
  const marker = { id: 102, seat: 1, template: 'orcWarlord', x: 7000, y: 8000, turn: 2, gone: false }
  expect([seen(0).markers, seen('spectator').markers]).toEqual([[marker], []])
  sight.gone = 0b1000
  expect(seen(0).markers).toEqual([{ ...marker, gone: true }])
})

test('HUN-205 nobody is seen before the battle or when it has fled, everybody after it and without fog', () => {
  const ids = (config?: HundredConfig) => seen(0, config).enemies.map(({ id }) => id)
  expect(ids({ ...battle.config, fog: false })).toEqual([101, 102])
  battle.state.phase = 'deployment'
  expect(ids()).toEqual([])
  battle.state.phase = 'muster'
  expect(ids()).toEqual([])
  battle.state.phase = 'over'
  expect(ids()).toEqual([101, 102])
  battle.set(102, 'health', 'fled', true)
  expect(ids()).toEqual([101])
})

test('HUN-902 HUN-R31 how the fallen are shows to nobody until the match is over', () => {
  battle.set(1, 'health', 'woundState', 'down').set(1, 'health', 'current', -7).set(1, 'health', 'executed', true)
  battle.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', -7)
  const own = () => seen(0).units[0]?.health
  expect([own()?.current, own()?.executed, seen(0).enemies[0]?.hp]).toEqual([0, false, 0])
  expect(seen(0).revealed).toBeNull()
  battle.state.phase = 'over'
  expect([own()?.current, own()?.executed]).toEqual([-7, true])
  expect(seen(0).revealed?.map(({ id, health }) => [id, health.current])).toEqual([
    [1, -7],
    [2, 20],
    [101, -7],
    [102, 40],
  ])
})

test('HUN-1601 lists are shown in fixed scenarios and hidden where armies are brought', () => {
  expect(seen(0).roster.map(({ id }) => id)).toEqual([1, 2, 101, 102])
  expect(seen(0).roster[3]).toEqual({ id: 102, seat: 1, template: 'orcWarlord', experience: 'elite' })
  expect(seen(0, hiddenLists()).roster.map(({ id }) => id)).toEqual([1, 2])
  expect(listsAreHidden(battle.state, hiddenLists())).toBe(true)
  battle.state.phase = 'over'
  expect(listsAreHidden(battle.state, hiddenLists())).toBe(false)
  expect([unitName(1), unitName(101), unitName(1000), unitName(1001)]).toEqual(['u1', 'u101', 'u1000', 'x1'])
})

test('HUN-1601 own plans, engagements and challenges name others as their owner knows them', () => {
  const config = hiddenLists()
  battle.state.seats[0].sight.handle = columnOf([0, 0, 3, 1])
  battle
    .set(1, 'commandQueue', 'steps', [attack(101)])
    .set(1, 'moraleState', 'challenge', 2)
    .set(1, 'engagement', 'engagedWith', 0b1100)
    .set(1, 'engagement', 'atStart', 0b1000)
    .set(1, 'commandQueue', 'pending', {
      kind: 'pickup',
      started: 1,
      due: 3,
      target: 2,
      x: 0,
      y: 0,
      weapon: 0,
      attack: 'normal',
      aim: null,
      charge: false,
      retarget: false,
      item: 'd5',
    })
  battle.state.seats[0].sight.things = ['d5']
  const [own] = seen(0, config).units
  expect([
    own?.moraleState.challenge,
    own?.engagement,
    own?.commandQueue.pending,
    own?.commandQueue.steps,
  ]).toMatchObject([
    1003,
    { engagedWith: [1001, 1003], atStart: [1001] },
    { target: 1003, item: 'i1', kind: 'pickup', due: 3 },
    [{ target: 1003 }],
  ])
  expect(own?.moraleState).not.toHaveProperty('feared')
  const [, other] = seen(0, config).units
  expect([other?.moraleState.challenge, other?.commandQueue.pending]).toEqual([null, null])
})

test('HUN-1104 where a banner lies everybody knows, who carries it only who sees the carrier; weapons are seen like units', () => {
  const banner = battle.state.objects[0] as Thing
  const dropped: Thing = { ...banner, id: 'd1', kind: 'weapon', weapon: 'sword', owner: -1, x: 1, y: 2 }
  battle.state.objects.push(dropped)
  const things = (to: 0 | 1 | 'spectator', config?: HundredConfig) =>
    seen(to, config).things.map(({ id, x, y, carrier }) => [id, x, y, carrier])
  expect(things(0)).toEqual([['b', 30000, 5000, null]])
  battle.state.seats[0].sight.things = ['d1']
  battle.state.seats[0].sight.thingsSeen = ['d1']
  expect([things(0).length, things(1).length, things('spectator').length]).toEqual([2, 1, 1])
  expect(things(0)[1]).toEqual(['i1', 1, 2, null])
  battle.state.seats[1].sight.thingsSeen = ['d1']
  expect([things(1)[1], things('spectator').length]).toEqual([['d1', 1, 2, null], 2])
  expect(things(1, { ...battle.config, fog: false }).length).toBe(2)
  banner.carrier = 2
  expect([things(0)[0], things(1)[0]]).toEqual([
    ['b', 20000, 5000, 101],
    ['b', 20000, 5000, 101],
  ])
  banner.carrier = 3
  expect([things(0)[0], things(1)[0], things('spectator')[0]]).toEqual([
    ['b', null, null, null],
    ['b', 35000, 16000, 102],
    ['b', null, null, null],
  ])
  expect(seen(0).things[1]).toEqual({ id: 'i1', kind: 'weapon', weapon: 'sword', owner: -1, x: 1, y: 2, carrier: null })
})

test('HUN-1602 what a seat alone knows of itself', () => {
  const { seats } = battle.state
  Object.assign(seats[0], { casualties: 2, lastBlow: 3, values: [9], held: [4], deployed: true })
  expect([seen(0).own, seen('spectator').own]).toEqual([
    { army: null, value: 80, values: [9], casualties: 2, lastBlow: 3 },
    null,
  ])
  expect(seen(1).seats).toEqual([
    { mustered: true, deployed: true, held: [4] },
    { mustered: true, deployed: false, held: [] },
  ])
  battle.state.phase = 'muster'
  seats[0].army = [{ template: 'goblin' }]
  seats[1].army = [{ template: 'goblin' }]
  expect([seen(0), seen(1), seen('spectator')].map(({ seats: each }) => each.map(({ mustered }) => mustered))).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
  expect(() => seatOf(seen('spectator'))).toThrow('spectator')
  expect(seatOf(seen(1))).toBe(1)
})

const WHEN = { is: 'hpBelow', pct: 50, unit: 1002, not: false } as const
const STEPS: readonly (readonly [string, Step, object])[] = [
  ['a move to a unit', move({ unit: 1002 }), { to: { unit: 101 } }],
  ['a move to a point', move({ x: 5, y: 6 }), { to: { x: 5, y: 6 } }],
  ['an attack', attack(1002), { target: 101 }],
  ['an attack on the nearest', attack('nearest'), { target: 'nearest' }],
  ['a turn to a unit', { do: 'turn', to: { unit: 1002 }, when: null }, { to: { unit: 101 } }],
  ['a turn', { do: 'turn', to: { x: 1, y: 0 }, when: null }, { to: { x: 1, y: 0 } }],
  ['disengaging', { do: 'disengage', to: null, when: null }, { to: null }],
  ['disengaging to a unit', { do: 'disengage', to: { unit: 1002 }, when: null }, { to: { unit: 101 } }],
  ['a bandage', { do: 'useItem', item: 'bandage', target: 2, when: null }, { target: 2 }],
  ['oil', { do: 'useItem', item: 'oil', target: { x: 1, y: 2 }, when: null }, { target: { x: 1, y: 2 } }],
  ['picking up', { do: 'pickup', item: 'i2', when: null }, { item: 'd2' }],
  ['a special', special('challenge', 1002), { target: 101 }],
  ['a special for nobody', special('rally'), { target: null }],
  ['a condition in range', attack('nearest', { when: inRange(1002) }), { when: { is: 'inRange', target: 101 } }],
  ['a condition of the nearest', attack('nearest', { when: inRange('nearest') }), { when: { target: 'nearest' } }],
  ['a condition of hit points', attack('nearest', { when: WHEN }), { when: { is: 'hpBelow', unit: 101, pct: 50 } }],
  ['of its own hit points', attack('nearest', { when: { ...WHEN, unit: null } }), { when: { unit: null } }],
  [
    'a condition of death',
    attack('nearest', { when: { is: 'targetDead', target: 1002, not: true } }),
    { when: { is: 'targetDead', target: 101, not: true } },
  ],
  [
    'a turn reached',
    { do: 'reload', when: { is: 'turnReached', n: 3, not: false } },
    { when: { is: 'turnReached', n: 3 } },
  ],
]

test.each(STEPS)('HUN-1601 %s is kept with real numbers and shown with handles', (_name, step, stored) => {
  const config = hiddenLists()
  battle.state.seats[0].sight.handle = columnOf([0, 0, 2, 0])
  battle.state.seats[0].sight.things = ['d1', 'd2']
  const [kept] = storedSteps(battle.state, config, 0, [step])
  expect(kept).toMatchObject({ do: step.do, ...stored })
  expect(kept === undefined ? null : shownStep(battle.state, config, 0, kept)).toEqual(step)
})

test('HUN-1601 a number that is nobody’s name stays what it is; the enemy’s own number is none', () => {
  const config = hiddenLists()
  const kept = (target: number, each: HundredConfig = config) =>
    storedSteps(battle.state, each, 0, [attack(target)]).map((step) => (step.do === 'attack' ? step.target : null))[0]
  expect([kept(1009), kept(101), kept(2), kept(101, battle.config), kept(77)]).toEqual([1009, 101, 2, 101, 77])
  const item = (name: string) =>
    storedSteps(battle.state, config, 0, [{ do: 'pickup', item: name, when: null }]).map((step) =>
      step.do === 'pickup' ? step.item : null,
    )[0]
  battle.state.seats[0].sight.things = ['d1']
  expect([item('i1'), item('i2'), item('b'), item('xi1')]).toEqual(['d1', 'i2', 'b', 'xi1'])
  const plain = [attack(101)]
  expect(storedSteps(battle.state, battle.config, 0, plain)).toBe(plain)
})

test('HUN-1403 an expired clock plays a preset army, the given places, the standing orders', () => {
  const of = (phase: typeof battle.state.phase): HundredChoice => {
    battle.state.phase = phase
    return late(seen(0, { ...battle.config, budget: 100 }))
  }
  expect(of('muster')).toMatchObject({ type: 'army', preset: null })
  expect((of('muster') as { units: readonly unknown[] }).units.length).toBeGreaterThan(0)
  expect(of('deployment')).toEqual({ type: 'deploy', placements: [], halves: {} })
  expect(of('planning')).toEqual({ type: 'orders', plans: {}, policies: {} })
  battle.state.phase = 'planning'
  expect(hundredRules.late(seen(0), battle.play().dice)).toEqual({ type: 'orders', plans: {}, policies: {} })
})

test('HUN-1506 both seats are awaited while they choose, nobody while a turn is played', () => {
  const awaited = (phase: typeof battle.state.phase) => {
    battle.state.phase = phase
    return hundredRules.awaiting(battle.state, battle.config)
  }
  expect((['muster', 'deployment', 'planning', 'resolution', 'over'] as const).map(awaited)).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [],
    [],
  ])
  expect([hundredRules.seats(battle.config), hundredRules.period?.(battle.state, battle.config)]).toEqual([2, 1])
  expect(hundredRules.result(battle.state, battle.config)).toBeNull()
  battle.state.result = { winner: 1, reason: 'points', score: [3, 4], survival: [] }
  expect(hundredRules.result(battle.state, battle.config)).toEqual({ winner: 1, reason: 'points', score: [3, 4] })
  expect(hundred.clocks).toEqual([
    { kind: 'days', hours: 24 },
    { kind: 'turn', seconds: 180 },
    { kind: 'bank', seconds: 1800, increment: 45 },
  ])
})

test('HUN-610 an outlook from elsewhere, with another weapon, aimed, on a charge, by names and by handles', () => {
  const close = new Battle({
    west: [unit('warrior', 10000, 5000, { weapons: ['sword', 'javelin'] })],
    east: [unit('knight', 11200, 5000)],
  })
  const mine = view(close.state, 0, close.config)
  const chance = (idea: Parameters<typeof attackOutlook>[3]) => attackOutlook(mine, 1, 101, idea)?.chance
  expect([chance({}), chance({ from: { x: 12400, y: 5000 } }), chance({ from: { x: 11200, y: 6400 } })]).toEqual([
    50, 70, 50,
  ])
  expect([chance({ kind: 'aimed', aim: 'head' }), chance({ kind: 'power' })]).toEqual([20, 40])
  expect(attackOutlook(mine, 1, 101, { weapon: 'javelin', from: { x: 5000, y: 5000 } })?.base).toBe(25)
  expect(attackOutlook(mine, 1, 101, { weapon: 'javelin' })?.base).toBe(50)
  expect(attackOutlook(mine, 1, 101, { weapon: 'lance', charge: true })?.modifiers).toEqual([])
  expect(attackOutlook(mine, 1, 101, { weapon: 'lance' })?.modifiers).toEqual([
    { source: 'lance without a charge', value: -10 },
  ])
  expect([attackOutlook(mine, 7, 101), attackOutlook(mine, 1, 1001)]).toEqual([null, null])
  close.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', 0)
  expect(attackOutlook(view(close.state, 0, close.config), 1, 101)).toBeNull()
  expect(attackOutlook(view(close.state, 0, close.config), 101, 1)).toBeNull()
})

test('HUN-610 a preview of reloading, switching and of actions that are not finished', () => {
  const foreseen = (template: 'crossbowman' | 'archer', steps: readonly Step[]) => {
    const each = new Battle({ west: [unit(template, 10000, 5000)], east: [unit('goblin', 20000, 5000)] })
    const [own] = preview(view(each.state, 0, each.config), {
      type: 'orders',
      plans: { 1: { steps, loop: false } },
      policies: { 1: { idle: 'none' } },
    }).units
    return own
  }
  const cross = foreseen('crossbowman', [attack(101, { approach: 'none' }), attack(101)])
  expect(cross?.blows.map(({ declared, due, weapon }) => [declared, due, weapon])).toEqual([[1, 4, 'crossbow']])
  expect(cross?.ticks.map(({ ap }) => ap).slice(0, 6)).toEqual([4, 3, 3, 3, 3, 0])
  const blade = foreseen('archer', [
    { do: 'switch', slot: 1, when: null },
    { do: 'hold', turns: 2, ticks: 0, when: null },
  ])
  expect(blade?.steps).toEqual([
    { step: 0, start: 1, ap: 1, end: 2, warning: '' },
    { step: 1, start: 3, ap: 0, end: null, warning: '' },
  ])
  const close = foreseen('archer', [{ do: 'switch', slot: 1, when: null }, attack(101, { approach: 'none' })])
  expect([close?.blows, close?.steps[1]?.warning]).toEqual([[], 'range'])
  const east = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('goblin', 20000, 5000)] })
  const units = preview(view(east.state, 1, east.config), {
    type: 'orders',
    plans: { 101: { steps: [move({ x: 10000, y: 8000 })], loop: false } },
    policies: {},
  }).units
  expect([units.map(({ id }) => id), units[0]?.ticks.at(-1)?.x]).toEqual([[101], 13680])
})
