import { expect, test } from 'vitest'
import { TERRAIN_DATA } from '../../content/terrain.ts'
import { attack, Battle, move, patch, STILL, unit } from '../../testing/battle.ts'
import { strikeOf } from '../combat/attack.ts'
import { takeMoment } from '../combat/chance.ts'
import { brokenInvariants } from '../invariants.ts'
import { clampChance, isAble, isStanding } from '../play.ts'
import { fieldOf, groundSpeed, isOpen, levelAt } from './field.ts'
import { hasClearSight, look } from './sight.ts'

const GOBLIN = unit('goblin', 39000, 19000)
const SHOT = { weapon: 'bow', melee: false, kind: 'normal', aim: null, free: false, charge: false } as const

function on(...terrain: readonly ReturnType<typeof patch>[]): Battle {
  return new Battle({ west: [unit('warrior', 1000, 1000)], east: [GOBLIN], terrain })
}

test('HUN-001 HUN-1901 HUN-1505 a fraction anywhere in the state is a broken invariant', () => {
  const battle = on()
  expect(brokenInvariants(battle.state, battle.config)).toEqual([])
  battle.set(1, 'position', 'x', 1000.5)
  expect(brokenInvariants(battle.state, battle.config).join()).toContain('HUN-1901')
})

test('HUN-002 x grows east and y south: seat 0 starts facing east, seat 1 west', () => {
  const battle = on()
  expect([battle.get(1, 'position', 'fx'), battle.get(101, 'position', 'fx')]).toEqual([1000, -1000])
})

test('HUN-003 ranges are tested on squares, centre to centre: 1500 is in a sword’s reach, 1501 is not', () => {
  const near = (x: number) => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('warrior', x, 5000)] })
    battle.order({ 1: [attack(101, { approach: 'none' })] }, { 1: STILL, 101: STILL }).beats(1)
    return battle.told('AttackDeclared').length
  }
  expect([near(11500), near(11501)]).toEqual([1, 0])
})

test('HUN-004 chances are clamped to 5..95 after all modifiers, and D100 at or under succeeds', () => {
  expect([clampChance(-40), clampChance(5), clampChance(50), clampChance(95), clampChance(140)]).toEqual([
    5, 5, 50, 95, 95,
  ])
})

test('HUN-006 HUN-R39 ids of the west count from 1, of the east from 101; swapSides exchanges the seats', () => {
  const battle = new Battle({ west: [unit('warrior', 1000, 1000)], east: [GOBLIN], swapSides: true })
  expect(battle.world.ids).toEqual([1, 101])
  expect([battle.get(1, 'faction', 'seat'), battle.get(101, 'faction', 'seat')]).toEqual([1, 0])
})

test('HUN-009 standing is neither down nor fled; able is standing and neither broken nor routed', () => {
  const battle = on()
  const now = () => [isStanding(battle.world, 0), isAble(battle.world, 0)]
  expect(now()).toEqual([true, true])
  battle.set(1, 'moraleState', 'state', 'shaken')
  expect(now()).toEqual([true, true])
  battle.set(1, 'moraleState', 'state', 'broken')
  expect(now()).toEqual([true, false])
  battle.set(1, 'health', 'fled', true)
  expect(now()).toEqual([false, false])
})

test('HUN-201 a point is in a rectangle up to but not including its far edges', () => {
  const field = fieldOf(on(patch('M', 5000, 5000, 1000, 1000)).config)
  expect([
    groundSpeed(field, 5000, 5000),
    groundSpeed(field, 5999, 5999),
    groundSpeed(field, 6000, 5500),
    groundSpeed(field, 4999, 5500),
  ]).toEqual([50, 50, 100, 100])
})

test.each([
  ['F', 75],
  ['M', 50],
  ['S', 50],
  ['L', 25],
  ['D', 100],
  ['H', 100],
] as const)('HUN-201 %s goes at %i percent', (code, speed) => {
  expect(TERRAIN_DATA[code].speed).toBe(speed)
  const battle = new Battle({
    west: [unit('militia', 5000, 5000)],
    east: [GOBLIN],
    terrain: [patch(code, 4000, 4000, 4000, 4000, 1)],
  })
  battle.order({ 1: [move({ x: 20000, y: 5000 })] }).beats(1)
  expect(battle.spot(1)[0]).toBe(5000 + 6 * speed)
})

test('HUN-202 the slowest terrain counts, a road takes water and mud away but no forest, and the highest hill is the level', () => {
  const field = fieldOf(
    on(
      patch('M', 0, 0, 9000, 9000),
      patch('F', 0, 0, 2000, 2000),
      patch('D', 0, 0, 4000, 4000),
      patch('H', 0, 0, 4000, 4000, 1),
      patch('H', 0, 0, 2000, 2000, 2),
    ).config,
  )
  expect([groundSpeed(field, 5000, 5000), groundSpeed(field, 3000, 3000), groundSpeed(field, 1000, 1000)]).toEqual([
    50, 100, 75,
  ])
  expect([levelAt(field, 1000, 1000), levelAt(field, 3000, 3000), levelAt(field, 8000, 8000)]).toEqual([2, 1, 0])
})

test('HUN-203 a disc keeps its radius from rock and edges, its centre from deep water off a bridge', () => {
  const field = fieldOf(
    on(patch('R', 10000, 5000, 1000, 1000), patch('W', 20000, 0, 2000, 20000), patch('D', 20000, 9000, 2000, 2000))
      .config,
  )
  expect([isOpen(field, 9600, 5500, 400, false), isOpen(field, 9601, 5500, 400, false)]).toEqual([true, false])
  expect([isOpen(field, 400, 5000, 400, false), isOpen(field, 399, 5000, 400, false)]).toEqual([true, false])
  expect([isOpen(field, 21000, 5000, 400, false), isOpen(field, 21000, 9500, 400, false)]).toEqual([false, true])
})

test('HUN-203 radii: goblin 350, brute 450, troll and mounted knight 700, others 400', () => {
  const battle = new Battle({
    west: [
      unit('goblin', 2000, 2000),
      unit('orcBrute', 4000, 2000),
      unit('troll', 7000, 2000),
      unit('mountedKnight', 10000, 2000),
      unit('archer', 13000, 2000),
    ],
    east: [GOBLIN],
  })
  expect([1, 2, 3, 4, 5].map((id) => battle.get(id, 'faction', 'radius'))).toEqual([350, 450, 700, 700, 400])
})

test('HUN-204 rock and woods between block sight, a wood one stands in does not, and in it one is seen from 8 m', () => {
  const sight = (
    terrain: readonly ReturnType<typeof patch>[],
    x: number,
    more: (battle: Battle) => void = () => undefined,
    template: 'warrior' | 'scout' = 'warrior',
  ) => {
    const battle = new Battle({ west: [unit('archer', 5000, 5000)], east: [unit(template, x, 5000)], terrain })
    more(battle)
    return hasClearSight(battle.play(), 0, 1)
  }
  expect(sight([patch('R', 8000, 4000, 500, 2000)], 12000)).toBe(false)
  expect(sight([patch('F', 8000, 4000, 500, 2000)], 12000)).toBe(false)
  expect(sight([patch('W', 8000, 4000, 500, 2000)], 12000)).toBe(true)
  const wood = [patch('F', 11000, 4000, 9000, 2000)]
  expect([sight(wood, 13000), sight(wood, 13001)]).toEqual([true, false])
  expect(sight(wood, 15000, (battle) => battle.set(101, 'turnFlags', 'revealedLast', true))).toBe(true)
  const close = [patch('F', 7000, 4000, 9000, 2000)]
  expect([sight(close, 10000, undefined, 'scout'), sight(close, 10001, undefined, 'scout')]).toEqual([true, false])
})

test('HUN-205 with fog a seat sees what any of its units sees; what it loses leaves a marker', () => {
  const battle = new Battle({
    west: [unit('archer', 5000, 5000)],
    east: [unit('warrior', 12000, 5000)],
    fog: true,
    terrain: [patch('R', 9000, 9000, 4000, 500)],
  })
  expect(battle.state.seats[0].sight.seen).toBe(0b10)
  battle.set(101, 'position', 'y', 12000).set(101, 'position', 'x', 13000)
  look(battle.play())
  expect(battle.state.seats[0].sight.seen).toBe(0)
  expect([battle.state.seats[0].sight.markX[1], battle.state.seats[0].sight.markY[1]]).toEqual([12000, 5000])
  expect(battle.told('UnitLost')).toHaveLength(2)
})

test('HUN-206 forest or a low wall near the target and not near the shooter give 20 of cover, once', () => {
  const cover = (terrain: readonly ReturnType<typeof patch>[], shooter = 5000) => {
    const battle = new Battle({ west: [unit('archer', shooter, 5000)], east: [unit('warrior', 15000, 5000)], terrain })
    const play = battle.play()
    takeMoment(play)
    return strikeOf(play, 0, 1, SHOT).terms.filter(({ source }) => source === 'cover')
  }
  const wall = patch('L', 13600, 4000, 200, 2000)
  expect(cover([wall])).toEqual([{ source: 'cover', value: -20 }])
  expect(cover([patch('L', 13000, 4000, 200, 2000)])).toEqual([])
  expect(cover([wall], 13000)).toEqual([])
  expect(cover([wall, patch('F', 14500, 4000, 1000, 2000)])).toEqual([{ source: 'cover', value: -20 }])
})
