import { expect, test } from 'vitest'
import type { Step } from '../../choice.ts'
import type { ScenarioUnit } from '../../content/scenarios.ts'
import { Battle, constantDice, move, patch, STILL, unit } from '../../testing/battle.ts'
import { NOBODY } from '../play.ts'
import { follow, reroute } from './moves.ts'
import { cellsLookedAt, routeTo } from './route.ts'

const FAR = unit('goblin', 39000, 19000)

function field(
  terrain: readonly ReturnType<typeof patch>[],
  west: readonly ScenarioUnit[] = [unit('militia', 5250, 5250)],
  east: readonly ScenarioUnit[] = [FAR],
): Battle {
  return new Battle({ west, east, terrain })
}

function way(battle: Battle, x: number, y: number, around = false, target = -1, place = 0) {
  return routeTo(battle.play(), place, x, y, around, target)
}

test('HUN-506 a way is straight where nothing lies near it, and where what lies near leaves room', () => {
  const past = (...terrain: readonly ReturnType<typeof patch>[]) => way(field(terrain), 15250, 5250)
  const straight = [15250, 5250]
  expect(past()).toEqual(straight)
  // A rock whose edge is 400 away may be passed, one at 399 may not.
  expect(past(patch('R', 9000, 5650, 1000, 1000))).toEqual(straight)
  expect(past(patch('R', 9000, 5649, 1000, 1000))).not.toEqual(straight)
  expect(past(patch('R', 9000, 3850, 1000, 1000))).toEqual(straight)
  expect(past(patch('R', 9000, 3851, 1000, 1000))).not.toEqual(straight)
  expect(past(patch('R', 15650, 5000, 1000, 1000))).toEqual(straight)
  expect(past(patch('R', 3850, 5000, 1000, 1000))).toEqual(straight)
  expect(past(patch('W', 9000, 5251, 1000, 1000))).toEqual(straight)
  expect(past(patch('W', 9000, 5250, 1000, 1000))).not.toEqual(straight)
  expect(past(patch('M', 9000, 5000, 1000, 1000))).toEqual(straight)
  expect(past(patch('L', 9000, 5000, 1000, 1000))).toEqual(straight)
})

test('HUN-506 around a rock by the cheaper side, in as few points as have a clear line', () => {
  const around = (rock: ReturnType<typeof patch>) => way(field([rock]), 15250, 5250)
  // The way south of it is shorter, then the way north.
  expect(around(patch('R', 10000, 2000, 500, 4000))).toEqual([11250, 6750, 15250, 5250])
  expect(around(patch('R', 10000, 4500, 500, 4000))).toEqual([11250, 3750, 15250, 5250])
})

test('HUN-506 of equal ways the one that the order of the cells finds, mirrored for the east', () => {
  const rock = patch('R', 19500, 4000, 1000, 2500)
  const west = way(field([rock], [unit('militia', 15250, 5250)]), 24750, 5250) ?? []
  const battle = field([rock], [FAR], [unit('militia', 24750, 5250)])
  const east = way(battle, 15250, 5250, false, -1, 1) ?? []
  expect(east.map((value, index) => (index % 2 === 0 ? 40000 - value : value))).toEqual(west)
  expect(west.length).toBeGreaterThan(2)
})

test('HUN-506 what is slow costs more: mud is gone around when that is cheaper, fire ten times as much', () => {
  const gate = (north: readonly ReturnType<typeof patch>[], zones: Battle['state']['zones'] = []) => {
    const battle = field([
      patch('R', 10000, 0, 500, 3000),
      patch('R', 10000, 4500, 500, 2000),
      patch('R', 10000, 8000, 500, 12000),
      ...north,
    ])
    battle.state.zones.push(...zones)
    const route = way(battle, 15250, 5250) ?? []
    return route.some((value, index) => index % 2 === 1 && value < 4600) ? 'north' : 'south'
  }
  expect(gate([])).toBe('north')
  expect(gate([patch('M', 9000, 3000, 2500, 1600)])).toBe('south')
  expect(gate([patch('M', 9000, 3000, 2500, 1600), patch('M', 9000, 6500, 2500, 1600)])).toBe('north')
  const oil = (seat: number, burning: number, kind: 'oil' | 'caltrops' = 'oil') => ({
    id: 1,
    kind,
    seat,
    x: 10250,
    y: 4000,
    burning,
  })
  expect([gate([], [oil(0, 0)]), gate([], [oil(1, 3)])]).toEqual(['south', 'south'])
  // Burning ground is worse than ground that only slows.
  expect(gate([], [oil(0, 0), { ...oil(0, 0), id: 2, y: 7300 }])).toBe('north')
  expect(gate([], [oil(0, 3), { ...oil(0, 0), id: 2, y: 7300 }])).toBe('south')
  expect([gate([], [oil(0, 0, 'caltrops')]), gate([], [oil(1, 0, 'caltrops')])]).toEqual(['north', 'south'])
})

test('HUN-507 bodies are gone around where that is asked, but not the one that is followed', () => {
  const battle = field([], [unit('militia', 5250, 5250), unit('militia', 8000, 5250)])
  expect(way(battle, 12250, 5250)).toEqual([12250, 5250])
  const route = way(battle, 12250, 5250, true) ?? []
  expect(route.length).toBeGreaterThan(2)
  expect(way(battle, 12250, 5250, true, 1)).toEqual([12250, 5250])
  battle.set(2, 'health', 'fled', true)
  expect(way(battle, 12250, 5250, true)).toEqual([12250, 5250])
  const touching = field([], [unit('militia', 5250, 5250), unit('militia', 8000, 6050)])
  expect(way(touching, 12250, 5250, true)).toEqual([12250, 5250])
  const brushing = field([], [unit('militia', 5250, 5250), unit('militia', 8050, 6049)])
  expect(way(brushing, 12250, 5250, true)).not.toEqual([12250, 5250])
})

test('HUN-506 corners are not cut between rocks, and a goal in rock is come near to', () => {
  const corner = field([patch('R', 9000, 0, 1000, 5500), patch('R', 10000, 5500, 1000, 14500)])
  expect(way(corner, 15250, 5250)).toBeNull()
  const inside = way(field([patch('R', 10000, 4000, 2000, 2500)]), 10200, 5250) ?? []
  expect(inside.slice(-2)).toEqual([9250, 5250])
})

test('HUN-302 a horse does not cross a wall that a man climbs', () => {
  const wall = [patch('L', 10000, 0, 500, 15000)]
  const horse = way(field(wall, [unit('mountedKnight', 5250, 5250)]), 15250, 5250) ?? []
  expect(Math.max(...horse.filter((_, index) => index % 2 === 1))).toBeGreaterThan(15000)
  expect(way(field(wall), 15250, 5250)).toEqual([15250, 5250])
})

test('HUN-1705 the cells that were looked at are counted', () => {
  const before = cellsLookedAt()
  way(field([]), 15250, 5250)
  expect(cellsLookedAt()).toBe(before)
  way(field([patch('R', 10000, 4500, 500, 4001)]), 15250, 5250)
  expect(cellsLookedAt()).toBeGreaterThan(before + 10)
})

test('HUN-506 a long way is found, and where there is none that is found out without searching everything', () => {
  const fences = (gate: number) => [
    patch('R', 8000, 0, 500, 18000),
    patch('R', 11000, 2000, 500, 18000),
    patch('R', 14000, 0, 500, 20000 - gate),
  ]
  const cells = (gate: number) => {
    const before = cellsLookedAt()
    const route = way(field(fences(gate)), 16250, 5250)
    return { route, looked: cellsLookedAt() - before }
  }
  const { route, looked } = cells(2000)
  expect(route?.slice(-2)).toEqual([16250, 5250])
  expect(looked).toBeGreaterThan(400)
  const shut = cells(0)
  expect(shut.route).toBeNull()
  expect(shut.looked).toBeLessThan(looked)
})

test('HUN-507 a way is kept until its end has strayed more than a metre, or two blocked ticks ask for another', () => {
  const battle = field([], [unit('militia', 5250, 5250), unit('militia', 8000, 5250)])
  const follows = (route: readonly number[], x: number, blocked = 0) => {
    battle.set(1, 'commandQueue', 'route', route).set(1, 'commandQueue', 'blocked', blocked)
    const found = follow(battle.play(), 0, x, 5250, NOBODY)
    return [found, battle.get(1, 'commandQueue', 'route').length, battle.get(1, 'commandQueue', 'route').at(-2)]
  }
  expect(follows([], 12250)).toEqual([true, 2, 12250])
  expect(follows([6000, 6000, 12250, 5250], 13250)).toEqual([true, 4, 12250])
  expect(follows([6000, 6000, 12250, 5250], 13251)).toEqual([true, 2, 13251])
  expect(follows([12250, 5250], 12250, 1)).toEqual([true, 2, 12250])
  expect(follows([12250, 5250], 12250, 2)[1]).toBeGreaterThan(2)
  expect(follows([12250, 5250], 12250, 3)).toEqual([true, 2, 12250])
  expect(follows([12250, 5250], 12250, 4)[1]).toBeGreaterThan(2)
  const shut = field([patch('R', 9000, 0, 1000, 20000)])
  shut.set(1, 'commandQueue', 'route', [1, 2])
  expect([
    reroute(shut.play(), 0, 15250, 5250, false, NOBODY),
    reroute(shut.play(), 0, 15250, 5250, true, NOBODY),
  ]).toEqual([false, true])
  shut.set(1, 'commandQueue', 'route', [])
  expect(reroute(shut.play(), 0, 15250, 5250, true, NOBODY)).toBe(false)
})

test('HUN-504 a step that is shut is turned by 45° or 90°, nearer first, then north, then homeward', () => {
  const steps = (bodies: readonly (readonly [number, number])[], to: readonly [number, number], id = 1) => {
    const walker = unit('militia', 20000, 10000)
    const others = bodies.map(([x, y]) => unit('militia', x, y))
    const battle =
      id === 1 ? field([], [walker, ...others]) : field([], [unit('goblin', 1000, 1000)], [walker, ...others])
    const [x, y] = to
    battle.order({ [id]: [move({ x, y })] }, Object.fromEntries(battle.world.ids.map((each) => [each, STILL])))
    battle.beats(1)
    return battle.spot(id)
  }
  expect(steps([], [30000, 10000])).toEqual([20600, 10000])
  expect(steps([[21300, 10000]], [30000, 10000])).toEqual([20424, 9576])
  expect(steps([[21300, 9900]], [30000, 10000])).toEqual([20424, 9576])
  expect(
    steps(
      [
        [21300, 10000],
        [20900, 9000],
      ],
      [30000, 10000],
    ),
  ).toEqual([20424, 10424])
  expect(
    steps(
      [
        [21300, 10000],
        [20900, 9000],
        [20900, 11000],
      ],
      [30000, 10000],
    ),
  ).toEqual([20000, 9400])
  // Southwards both turns go as far south; the one nearer home comes first.
  expect(steps([[20000, 11300]], [20000, 18000])).toEqual([19576, 10424])
  expect(steps([[20000, 11300]], [20000, 18000], 101)).toEqual([20424, 10424])
  // Off the straight line the nearer one comes first, northern or not.
  expect(steps([[21200, 10400]], [30000, 11000])).toEqual([20380, 10463])
})

test('HUN-505 wishes that meet: of friends the farther gives way, half a step first, then none', () => {
  const battle = field([], [unit('militia', 10000, 5000), unit('militia', 11700, 5000)])
  battle
    .order({ 1: [move({ x: 20000, y: 5000 })], 2: [move({ x: 3000, y: 5000 })] }, { 1: STILL, 2: STILL, 101: STILL })
    .beats(1)
  // u1 has 10 m to go, u2 8.7 m: u1 gives half a step.
  expect([battle.spot(1)[0], battle.spot(2)[0]]).toEqual([10300, 11100])
  expect([battle.get(1, 'commandQueue', 'blocked'), battle.get(2, 'commandQueue', 'blocked')]).toEqual([0, 0])
})

test('HUN-507 HUN-1503 a way ends where it leads, with its length and ticks told once', () => {
  const battle = field([], [unit('militia', 10000, 5000)])
  battle.order({ 1: [move({ x: 11500, y: 5000 }), move({ x: 11500, y: 6000 })] }, { 1: STILL, 101: STILL }).beats(20)
  expect(battle.told('UnitMoved').map(({ tick, data }) => [tick, data])).toEqual([
    [3, { fromX: 10000, fromY: 5000, x: 11500, y: 5000, mode: 'advance', style: 'normal', ticks: 3, distance: 1500 }],
    [5, { fromX: 11500, fromY: 5000, x: 11500, y: 6000, mode: 'advance', style: 'normal', ticks: 2, distance: 1000 }],
  ])
  const long = field([], [unit('militia', 10000, 5000)])
  long.order({ 1: [move({ x: 30000, y: 5000 }, 'walk', { style: 'retreat' })] }, { 1: STILL, 101: STILL }).turn()
  expect(long.told('UnitMoved').map(({ data }) => [data.distance, data.ticks, data.style, data.mode])).toEqual([
    [1500, 5, 'retreat', 'walk'],
  ])
  const slips = field([], [unit('militia', 10000, 5000)], [unit('goblin', 11000, 5000)])
  slips.order({ 1: [{ do: 'disengage', to: null, when: null }] }, { 1: STILL, 101: STILL }).turn()
  expect(slips.told('UnitMoved').map(({ data }) => [data.mode, data.ticks])).toEqual([['disengage', 5]])
  const goesOn = field([], [unit('veteran', 10000, 5000)], [unit('goblin', 11000, 5000)])
  const away: Step = { do: 'disengage', to: null, when: null }
  goesOn.order({ 1: [away, move({ x: 10000, y: 12000 }, 'walk')] }, { 1: STILL, 101: STILL }).turn()
  expect(goesOn.told('UnitMoved').map(({ data }) => data.mode)).toEqual(['disengage', 'walk'])
})

test('HUN-508 a first leg backwards is paid in every mode but a sprint, and by nobody who retreats', () => {
  const paid = (mode: 'walk' | 'sprint', style: 'normal' | 'retreat' = 'normal') => {
    const battle = field([], [unit('militia', 10000, 5000)])
    battle.order({ 1: [move({ x: 3000, y: 5000 }, mode, { style })] }, { 1: STILL, 101: STILL }).beats(1)
    return battle.get(1, 'actionPoints', 'spent')
  }
  expect([paid('walk'), paid('walk', 'retreat'), paid('sprint')]).toEqual([2, 1, 4])
})

test('HUN-507 a move that is blocked twice is done within a metre of its end, whichever way that lies', () => {
  const ends = (x: number, y: number) => {
    const battle = field([], [unit('militia', 10000, 10000), unit('militia', x, y)])
    battle.order({ 1: [move({ x, y })] }, { 1: STILL, 2: STILL, 101: STILL }).beats(10)
    return battle.get(1, 'commandQueue', 'current')
  }
  expect([ends(12000, 10000), ends(10000, 12000), ends(11400, 11400)]).toEqual([1, 1, 1])
})

test('HUN-512 who has only a bow in hand strikes at nobody who leaves', () => {
  const strikes = (weapons: readonly ('bow' | 'dagger' | 'javelin')[]) => {
    const battle = field([], [unit('militia', 10000, 5000)], [unit('archer', 11000, 5000, { weapons }), FAR])
    battle.order({ 1: [move({ x: 3000, y: 5000 })] }, { 1: STILL, 101: STILL, 102: STILL }).beats(3, constantDice(99))
    return battle.told('AttackRolled').length
  }
  expect([strikes(['bow']), strikes(['dagger']), strikes(['javelin'])]).toEqual([0, 1, 1])
})

test('HUN-510 HUN-511 who meets and parts is told, with how they parted', () => {
  const parts = (step: Parameters<typeof move>[2] | 'disengage', dice = constantDice(99)) => {
    const battle = field([], [unit('militia', 10000, 5000)], [unit('goblin', 11000, 5000), FAR])
    const orders =
      step === 'disengage'
        ? [{ do: 'disengage', to: null, when: null } as const]
        : [move({ x: 3000, y: 5000 }, 'advance', step)]
    battle.order({ 1: orders }, { 1: STILL, 101: { ...STILL, freeAttack: false }, 102: STILL }).beats(4, dice)
    return battle.told('UnitDisengaged').map(({ entityId, targetId, data }) => [entityId, targetId, data.how])
  }
  expect([parts({}), parts('disengage')]).toEqual([[[1, 101, 'moved']], [[1, 101, 'safe']]])
  const falls = field([], [unit('militia', 10000, 5000)], [unit('goblin', 11000, 5000), FAR])
  falls.order({}, { 1: STILL, 101: STILL, 102: STILL }).beats(1)
  falls
    .set(101, 'health', 'woundState', 'critical')
    .set(101, 'health', 'current', 1)
    .set(101, 'health', 'bleeding', true)
    .beats(21, constantDice(0))
  expect(falls.told('UnitDisengaged').map(({ data }) => data.how)).toEqual(['ended'])
})
