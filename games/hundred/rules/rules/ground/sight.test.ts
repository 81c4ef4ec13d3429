import { expect, test } from 'vitest'
import { configSchema } from '../../config.ts'
import { Battle, dropped, patch, STILL, unit } from '../../testing/battle.ts'
import { view } from '../../view/view.ts'
import {
  canSprintFrom,
  covers,
  fieldOf,
  groundSpeed,
  inShallows,
  isBehindWall,
  isOpen,
  isSightOpen,
  isSolidBetween,
} from './field.ts'
import { hasClearSight, look } from './sight.ts'
import { speedAt } from './zones.ts'

const FAR = unit('goblin', 39000, 19000)

function ground(...terrain: readonly ReturnType<typeof patch>[]) {
  return fieldOf(new Battle({ west: [unit('warrior', 1000, 1000)], east: [FAR], terrain }).config)
}

test('HUN-201 the four edges of a rectangle', () => {
  const rect = { x: 10, y: 20, w: 5, h: 6 }
  expect([covers(rect, 10, 20), covers(rect, 14, 25), covers(rect, 9, 20), covers(rect, 10, 19)]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([covers(rect, 15, 25), covers(rect, 14, 26)]).toEqual([false, false])
})

test('HUN-203 a disc keeps inside the field on every side, out of water off roads, and riders off walls', () => {
  const field = ground(
    patch('W', 20000, 0, 2000, 20000),
    patch('D', 20000, 9000, 2000, 2000),
    patch('L', 10000, 0, 500, 20000),
    patch('B', 30000, 5000, 1000, 1000),
  )
  const open = (x: number, y: number, mounted = false) => isOpen(field, x, y, 400, mounted)
  expect([open(400, 400), open(399, 400), open(400, 399)]).toEqual([true, false, false])
  expect([open(39600, 19600), open(39601, 19600), open(39600, 19601)]).toEqual([true, false, false])
  expect([open(21000, 8000), open(21000, 9500), open(19900, 8000)]).toEqual([false, true, true])
  expect([open(10200, 5000), open(10200, 5000, true), open(9900, 5000, true)]).toEqual([true, false, true])
  expect([open(29600, 5500), open(29601, 5500)]).toEqual([true, false])
})

test('HUN-501 nobody sprints from forest, mud or shallows; a road helps in mud and shallows alone', () => {
  const sprints = (...terrain: readonly ReturnType<typeof patch>[]) => canSprintFrom(ground(...terrain), 5000, 5000)
  const here = (code: Parameters<typeof patch>[0]) => patch(code, 4000, 4000, 2000, 2000)
  expect([
    sprints(),
    sprints(here('F')),
    sprints(here('M')),
    sprints(here('S')),
    sprints(here('L')),
    sprints(here('H')),
  ]).toEqual([true, false, false, false, true, true])
  expect([sprints(here('F'), here('D')), sprints(here('M'), here('D')), sprints(here('S'), here('D'))]).toEqual([
    false,
    true,
    true,
  ])
  expect(sprints(patch('M', 5001, 4000, 2000, 2000))).toBe(true)
  const wet = ground(here('S'), patch('D', 4000, 4000, 500, 2000))
  expect([inShallows(wet, 5000, 5000), inShallows(wet, 4200, 5000), inShallows(wet, 9000, 5000)]).toEqual([
    true,
    false,
    false,
  ])
})

test('HUN-202 a road takes shallows away too', () => {
  const wet = ground(patch('S', 4000, 4000, 2000, 2000), patch('D', 4000, 4000, 1000, 2000))
  expect([groundSpeed(wet, 4500, 5000), groundSpeed(wet, 5500, 5000)]).toEqual([100, 50])
})

test('HUN-204 rock, buildings and woods shut a line that touches them, from any side', () => {
  const field = ground(patch('R', 10000, 5000, 1000, 1000))
  const solid = (ax: number, ay: number, bx: number, by: number) => isSolidBetween(field, ax, ay, bx, by)
  expect([solid(8000, 5500, 12000, 5500), solid(12000, 5500, 8000, 5500), solid(10500, 3000, 10500, 8000)]).toEqual([
    true,
    true,
    true,
  ])
  expect([
    solid(8000, 4999, 12000, 4999),
    solid(8000, 6001, 12000, 6001),
    solid(9999, 3000, 9999, 8000),
    solid(11001, 3000, 11001, 8000),
  ]).toEqual([false, false, false, false])
  expect([
    solid(8000, 5000, 12000, 5000),
    solid(8000, 6000, 12000, 6000),
    solid(10000, 3000, 10000, 8000),
    solid(11000, 3000, 11000, 8000),
  ]).toEqual([true, true, true, true])
  expect(solid(9000, 5000, 10000, 4000)).toBe(false)
  const wood = ground(patch('F', 10000, 5000, 1000, 1000))
  const sight = (ax: number, ay: number, bx: number, by: number) => isSightOpen(wood, ax, ay, bx, by)
  expect([
    sight(8000, 5500, 12000, 5500),
    sight(10500, 5500, 12000, 5500),
    sight(8000, 5500, 10500, 5500),
    sight(8000, 4000, 12000, 4000),
  ]).toEqual([false, true, true, true])
  expect(isSightOpen(ground(patch('B', 10000, 5000, 1000, 1000)), 8000, 5500, 12000, 5500)).toBe(false)
})

test('HUN-206 a wall covers a target close behind it, unless the shooter stands at the wall too', () => {
  const behind = (ax: number, bx: number, by = 5000, wall = patch('L', 10000, 4000, 500, 2000)) =>
    isBehindWall(ground(wall), ax, 5000, bx, by)
  expect([behind(5000, 12000), behind(5000, 12001), behind(8500, 12000), behind(8499, 12000)]).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect([behind(16000, 8500), behind(16000, 8499)]).toEqual([true, false])
  const north = (by: number) => isBehindWall(ground(patch('L', 10000, 5500, 500, 500)), 10200, 1000, 10200, by)
  expect([north(7500), north(7501), north(5000)]).toEqual([true, false, false])
})

test('HUN-202 HUN-907 HUN-909 oil halves everybody, caltrops the other seat, and what is slower already stays', () => {
  const battle = new Battle({
    west: [unit('warrior', 1000, 1000)],
    east: [FAR],
    terrain: [patch('L', 20000, 4000, 2000, 2000)],
  })
  battle.state.zones.push(
    { id: 1, kind: 'oil', seat: 0, x: 5000, y: 5000, burning: 0 },
    { id: 2, kind: 'caltrops', seat: 0, x: 10000, y: 5000, burning: 0 },
    { id: 3, kind: 'oil', seat: 0, x: 21000, y: 5000, burning: 0 },
  )
  const speed = (seat: number, x: number, y = 5000) => speedAt(battle.play(), seat, x, y)
  expect([speed(0, 5000), speed(1, 5000), speed(0, 10000), speed(1, 10000)]).toEqual([50, 50, 100, 50])
  expect([speed(0, 6500), speed(0, 6501), speed(0, 5000, 6500), speed(0, 5000, 6501)]).toEqual([50, 100, 50, 100])
  expect(speed(0, 21000)).toBe(25)
})

test('HUN-204 the engaged and the revealed are seen in the deepest wood', () => {
  const sees = (ready: (battle: Battle) => void, x = 15000) => {
    const battle = new Battle({
      west: [unit('archer', 5000, 5000)],
      east: [unit('warrior', x, 5000)],
      terrain: [patch('F', 6000, 4000, 20000, 2000)],
    })
    ready(battle)
    return hasClearSight(battle.play(), 0, 1)
  }
  expect(sees(() => undefined)).toBe(false)
  expect(sees((battle) => battle.set(101, 'turnFlags', 'revealed', true))).toBe(true)
  expect(sees((battle) => battle.set(101, 'turnFlags', 'revealedLast', true))).toBe(true)
  expect(sees((battle) => battle.set(1, 'engagement', 'engagedWith', 2))).toBe(true)
})

/** Two watchers in the west, three to be seen; a wall of rock hides what is south of it. */
function fogged(): Battle {
  return new Battle({
    west: [unit('archer', 5000, 5000), unit('archer', 5000, 7000)],
    east: [
      unit('warrior', 12000, 5000),
      unit('warrior', 9000, 9000),
      unit('warrior', 9000, 1000),
      unit('warrior', 30000, 18000),
    ],
    fog: true,
    terrain: [patch('R', 0, 12000, 40000, 500)],
  })
}

test('HUN-1601 handles are given in the order of first sighting: the nearest first, then west, then north', () => {
  const battle = fogged()
  const { sight } = battle.state.seats[0]
  // 102: 4472 from u2; 103: 5656 from u1; 101: 7000.
  expect([sight.handle.slice(2), sight.handles]).toEqual([[3, 1, 2, 0], 3])
  expect(battle.state.watching.handle).toEqual([1, 2, 5, 4, 3, 0])
  battle.set(104, 'position', 'y', 10000)
  look(battle.play())
  expect([sight.handle.slice(2), sight.handles]).toEqual([[3, 1, 2, 4], 4])
  const even = new Battle({
    west: [unit('archer', 10000, 10000)],
    east: [
      unit('warrior', 13000, 10000),
      unit('warrior', 10000, 13000),
      unit('warrior', 10000, 7000),
      unit('warrior', 7000, 10000),
    ],
    fog: true,
  })
  expect(even.state.seats[0].sight.handle.slice(1)).toEqual([4, 3, 2, 1])
})

test('HUN-205 what comes into sight and leaves it is told, with the last place known; the fled are told otherwise', () => {
  const battle = fogged()
  battle.events = []
  battle.set(101, 'position', 'y', 15000).set(104, 'position', 'y', 10000)
  look(battle.play())
  const told = battle.events.map(({ type, entityId, data }) => [type, entityId, data])
  expect(told.slice(0, 2)).toEqual([
    ['UnitLost', 101, { x: 12000, y: 5000 }],
    ['UnitSeen', 104, { x: 30000, y: 10000 }],
  ])
  const { sight } = battle.state.seats[0]
  expect([sight.seen, sight.markX[5], sight.markY[5], sight.markTurn[5], sight.markTurn[2]]).toEqual([
    0b111000, 30000, 10000, 1, 1,
  ])
  battle.events = []
  battle.set(102, 'health', 'fled', true)
  look(battle.play())
  expect(battle.events.filter(({ entityId }) => entityId === 102)).toEqual([])
  expect(sight.gone).toBe(0b1000)
  battle.set(103, 'health', 'woundState', 'down').set(103, 'health', 'current', -1)
  look(battle.play())
  expect([sight.gone, sight.seen]).toEqual([0b11000, 0b110000])
})

test('HUN-205 only who stands sees', () => {
  const battle = fogged()
  for (const id of [1, 2]) battle.set(id, 'health', 'woundState', 'down').set(id, 'health', 'current', -1)
  look(battle.play())
  expect(battle.state.seats[0].sight.seen).toBe(0)
})

test('HUN-1601 dropped weapons are seen like units, in woods from 8 m', () => {
  const things = (x: number, y: number, ready: (battle: Battle) => void = () => undefined) => {
    const battle = new Battle({
      west: [unit('archer', 5000, 5000)],
      east: [unit('warrior', 30000, 5000)],
      fog: true,
      terrain: [patch('F', 10000, 4000, 10000, 2000), patch('R', 0, 12000, 40000, 500)],
    })
    battle.state.objects.push(dropped('d7', x, y))
    ready(battle)
    look(battle.play())
    return [battle.state.seats[0].sight.thingsSeen, battle.state.seats[0].sight.things]
  }
  expect(things(9000, 9000)).toEqual([['d7'], ['d7']])
  expect(things(9000, 15000)).toEqual([[], []])
  expect(things(13000, 5000)).toEqual([['d7'], ['d7']])
  expect(things(13001, 5000)).toEqual([[], []])
  expect(things(12990, 5900)).toEqual([[], []])
  expect(things(9000, 9000, (battle) => battle.set(1, 'health', 'fled', true))).toEqual([[], []])
  expect(things(9000, 9000, (battle) => void battle.state.seats[0].sight.things.push('d1', 'd7'))).toEqual([
    ['d7'],
    ['d1', 'd7'],
  ])
  expect(things(9000, 9000, (battle) => Object.assign(battle.state.objects[0] ?? {}, { kind: 'banner' }))).toEqual([
    [],
    [],
  ])
  const gone = fogged()
  gone.state.seats[0].sight.thingsSeen = ['d1']
  look(gone.play())
  expect(gone.state.seats[0].sight.thingsSeen).toEqual([])
})

test('HUN-205 HUN-1601 without fog a dropped weapon is seen behind rocks and in woods', () => {
  const seen = (fog: boolean) => {
    const battle = new Battle({
      west: [unit('archer', 5000, 5000)],
      east: [unit('warrior', 30000, 5000)],
      fog,
      terrain: [patch('F', 20000, 4000, 10000, 2000), patch('R', 0, 12000, 40000, 500)],
    })
    battle.state.objects.push(dropped('d7', 9000, 15000), dropped('d8', 25000, 5000))
    return view(battle.state, 0, battle.config).things.map(({ x }) => x)
  }
  expect([seen(false), seen(true)]).toEqual([[9000, 25000], []])
})

test('HUN-205 without fog nothing is looked for', () => {
  const battle = new Battle({ west: [unit('archer', 5000, 5000)], east: [FAR] })
  battle.order({}, { 1: STILL, 101: STILL }).turn()
  expect([battle.state.seats[0].sight.seen, battle.told('UnitSeen')]).toEqual([0, []])
})

test('HUN-1301 what is wrong with a scenario of one’s own, and where', () => {
  const side = (x: number, more: object = {}) => ({
    condition: { type: 'elimination' },
    units: [{ template: 'warrior', x, y: 5000 }],
    ...more,
  })
  const scenario = { name: 'Own', w: 20000, h: 10000, sides: [side(2000), side(18000)] }
  const AREA = { id: 'hill', x: 20000, y: 10000, radius: 500 }
  const wrong = (more: object) => {
    const parsed = configSchema.parse({ scenario: { ...scenario, ...more } })
    return parsed.ok ? [] : parsed.inputErrors.map(({ path }) => path.replace('scenario.', ''))
  }
  const condition = (each: object, more: object = {}) =>
    wrong({
      areas: [AREA],
      banners: [{ id: 'b', side: 0, x: 0, y: 0 }],
      sides: [side(2000, { condition: each }), side(18000)],
      ...more,
    })
  expect(wrong({ areas: [AREA], banners: [{ id: 'b', side: 1, x: 20000, y: 10000 }] })).toEqual([])
  expect(wrong({ areas: [{ ...AREA, x: 20001 }] })).toEqual(['areas.0'])
  expect(wrong({ areas: [{ ...AREA, y: 10001 }] })).toEqual(['areas.0'])
  expect(wrong({ banners: [{ id: 'b', side: 1, x: 20001, y: 0 }] })).toEqual(['banners.0'])
  expect(wrong({ terrain: [{ code: 'F', x: 15000, y: 8000, w: 5000, h: 2000 }] })).toEqual([])
  expect(wrong({ terrain: [{ code: 'F', x: 15000, y: 8000, w: 5001, h: 2000 }] })).toEqual(['terrain.0'])
  expect(wrong({ terrain: [{ code: 'F', x: 15000, y: 8000, w: 5000, h: 2001 }] })).toEqual(['terrain.0'])
  expect(wrong({ sides: [side(2000, { zone: { x: 0, y: 0, w: 20000, h: 10000 } }), side(18000)] })).toEqual([])
  expect(wrong({ sides: [side(2000, { zone: { x: 1, y: 0, w: 20000, h: 10000 } }), side(18000)] })).toEqual([
    'sides.0.zone',
  ])
  expect(wrong({ sides: [side(2000), side(18000, { units: [] })] })).toEqual(['sides.1.units'])
  expect(wrong({ builder: true, sides: [side(2000), side(18000)] })).toEqual([
    'sides.0.zone',
    'sides.0.units',
    'sides.1.zone',
    'sides.1.units',
  ])
  const zone = { x: 0, y: 0, w: 5000, h: 5000 }
  expect(wrong({ builder: true, sides: [side(0, { units: [], zone }), side(0, { units: [], zone })] })).toEqual([])
  expect(wrong({ sides: [side(2000), side(20001)] })).toEqual(['sides.1.units', 'sides.1.units.0'])
  expect(wrong({ sides: [side(2000), side(2799)] })).toEqual(['sides.1.units.0'])
  expect(wrong({ sides: [side(2000), side(2800)] })).toEqual([])
  const pair = [
    { template: 'warrior', x: 2000, y: 5000 },
    { template: 'warrior', x: 2500, y: 5000 },
  ]
  expect(wrong({ sides: [side(2000, { units: pair }), side(18000)] })).toEqual(['sides.0.units.1'])
  expect(wrong({ terrain: [{ code: 'L', x: 1500, y: 4500, w: 1000, h: 1000 }] })).toEqual([])
  const horse = [{ template: 'mountedKnight', x: 2000, y: 5000 }]
  expect(
    wrong({
      terrain: [{ code: 'L', x: 1500, y: 4500, w: 1000, h: 1000 }],
      sides: [side(0, { units: horse }), side(18000)],
    }),
  ).toEqual(['sides.0.units.0'])
  const bad = ['sides.0.condition']
  expect([
    condition({ type: 'hold', area: 'hill', turns: 2 }),
    condition({ type: 'hold', area: 'sea', turns: 2 }),
  ]).toEqual([[], bad])
  expect([
    condition({ type: 'reach', area: 'hill', units: 1 }),
    condition({ type: 'reach', area: 'sea', units: 1 }),
  ]).toEqual([[], bad])
  expect([
    condition({ type: 'capture', banner: 'b', area: 'hill' }),
    condition({ type: 'capture', banner: 'c', area: 'hill' }),
    condition({ type: 'capture', banner: 'b', area: 'sea' }),
  ]).toEqual([[], bad, bad])
  expect([
    condition({ type: 'escort', unit: 1, area: 'hill' }),
    condition({ type: 'escort', unit: 2, area: 'hill' }),
    condition({ type: 'escort', unit: 101, area: 'hill' }),
    condition({ type: 'escort', unit: 1, area: 'sea' }),
  ]).toEqual([[], bad, bad, bad])
  expect([
    condition({ type: 'assassinate', unit: 101 }),
    condition({ type: 'assassinate', unit: 102 }),
    condition({ type: 'assassinate', unit: 1 }),
  ]).toEqual([[], bad, bad])
  const keep = (unit: number) => ({ type: 'keep', unit })
  const survive = { type: 'survive', turns: 3 }
  expect([
    condition(keep(1)),
    condition({ type: 'any', of: [keep(1), survive] }),
    condition({ type: 'all', of: [keep(1), survive] }),
  ]).toEqual([bad, bad, []])
  expect([
    condition({ type: 'all', of: [survive, { type: 'any', of: [keep(1), survive] }] }),
    condition({ type: 'all', of: [keep(2), survive] }),
  ]).toEqual([bad, bad])
})

test('HUN-205 HUN-908 who shoots fire at the ground out of a wood shows itself in that tick', () => {
  const battle = new Battle({
    west: [unit('archer', 10000, 5000, { halves: ['fire', 'standard'] })],
    east: [unit('goblin', 25000, 5000)],
    terrain: [patch('F', 8000, 3000, 3500, 4000)],
    fog: true,
  })
  const point = { x: 15000, y: 5000 }
  battle.order({ 1: [{ do: 'ignite', point, approach: 'none', when: null }] }, { 1: STILL, 101: STILL })
  battle.beats(20)
  const spent = battle.told('AmmoSpent').map(({ tick }) => tick)
  expect(spent.length).toBe(1)
  expect(battle.told('UnitSeen').flatMap(({ tick, entityId }) => (entityId === 1 ? [tick] : []))).toEqual(spent)
})
