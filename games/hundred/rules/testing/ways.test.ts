import { type Dice, scriptedDice, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { scenarioOf } from '../config.ts'
import type { Patch, Terrain } from '../content/terrain.ts'
import { cellsLookedAt, routeTo } from '../rules/movement/route.ts'
import { NOBODY, type Play, playOf } from '../rules/play.ts'
import type { Zone } from '../state.ts'
import { Battle, patch, unit } from './battle.ts'
import { type Land, plainWay, type Rectangle } from './ways.ts'

const RADIUS = 400
/** As many cells are searched before it is asked whether there is a way at all, which is looking too. */
const LONG = 200

interface Case {
  readonly w: number
  readonly h: number
  readonly terrain: readonly Patch[]
  readonly zones: readonly Zone[]
  /** The walker of the west, others of the west, the walker of the east, others of the east. */
  readonly spots: readonly (readonly [number, number])[]
}

/** Units stand where the case says, on any ground: a route may begin and end anywhere. */
function playOfCase({ w, h, terrain, zones, spots }: Case): Play {
  const half = Math.ceil(spots.length / 2)
  const row = spots.map((_, place) => unit('militia', 500 + 800 * place, 500))
  const { state, config } = new Battle({ w, h, west: row.slice(0, half), east: row.slice(half) })
  state.zones.push(...zones)
  for (const [place, [x, y]] of spots.entries()) {
    state.world.position.x[place] = x
    state.world.position.y[place] = y
  }
  const ground = { ...config, scenario: { name: 'Ways', briefing: '', ...scenarioOf(config), terrain } }
  return playOf(state, { config: ground, dice: scriptedDice([], 1), tell: undefined })
}

const isIn = ({ x, y, w, h }: Rectangle, px: number, py: number): boolean =>
  px >= x && px < x + w && py >= y && py < y + h

function landOf({ w, h, terrain, zones, spots }: Case, walker: number, around: boolean, target: number): Land {
  const of = (code: Terrain): readonly Patch[] => terrain.filter((each) => each.code === code)
  const east = walker >= Math.ceil(spots.length / 2)
  return {
    w,
    h,
    radius: RADIUS,
    east,
    rocks: of('R'),
    water: of('W'),
    bodies: spots.flatMap(([x, y], place) =>
      around && place !== walker && place !== target ? [{ x, y, apart: 2 * RADIUS }] : [],
    ),
    pace: (x, y) => {
      const here = zones.filter((zone) => (zone.x - x) ** 2 + (zone.y - y) ** 2 <= 1500 ** 2)
      const slowed = here.some(({ kind, seat }) => kind === 'oil' || seat !== (east ? 1 : 0))
      const ground = of('M').some((mud) => isIn(mud, x, y)) ? 50 : of('F').some((wood) => isIn(wood, x, y)) ? 75 : 100
      return { speed: slowed ? Math.min(50, ground) : ground, times: here.some(({ burning }) => burning > 0) ? 10 : 1 }
    },
  }
}

/** Both tell the same way, and that they looked at as many cells. */
function compare(each: Case, play: Play, walker: number, to: readonly [number, number], around: boolean): boolean {
  const target = around ? 1 : NOBODY
  const from = each.spots[walker] ?? [0, 0]
  const before = cellsLookedAt()
  const route = routeTo(play, walker, ...to, around, target)
  const looked = cellsLookedAt() - before
  const plain = plainWay(landOf(each, walker, around, target), from, to)
  const where = JSON.stringify({ ...each, walker, to, around })
  expect(route, where).toEqual(plain.way?.flat() ?? null)
  if (plain.looked < LONG) expect(looked, where).toBe(plain.looked)
  return route === null || route.length > 2
}

function someCase(dice: Dice): Case {
  const w = 5000 + 250 * dice.int(20)
  const h = 5000 + 250 * dice.int(14)
  const rect = (code: Terrain, most: number): Patch =>
    patch(code, dice.int(w), dice.int(h), 100 + dice.int(most), 100 + dice.int(most))
  const some = (code: Terrain, many: number, most: number) =>
    Array.from({ length: dice.int(many) }, () => rect(code, most))
  return {
    w,
    h,
    terrain: [...some('R', 6, 2500), ...some('W', 3, 2000), ...some('M', 3, 3000), ...some('F', 3, 3000)],
    zones: Array.from({ length: dice.int(3) }, (_, id) => ({
      id,
      kind: dice.pick(['oil', 'caltrops'] as const),
      seat: dice.int(2),
      x: dice.int(w),
      y: dice.int(h),
      burning: dice.int(2),
    })),
    spots: Array.from({ length: 6 }, () => [dice.int(w), dice.int(h)] as const),
  }
}

test('HUN-506 HUN-507 ways agree with a plain reference, over any ground and around anybody', () => {
  const dice = seededDice(seedFrom('ways'))
  let bent = 0
  for (let land = 0; land < LANDS; land++) {
    const each = someCase(dice)
    const play = playOfCase(each)
    for (const walker of [0, 3])
      for (const around of [false, true])
        if (compare(each, play, walker, [dice.int(each.w), dice.int(each.h)], around)) bent++
  }
  expect(bent).toBeGreaterThan(LANDS)
})

const LANDS = process.env['TESSERA_DEEP'] === undefined ? 25 : 2000

test('HUN-506 long ways agree with a plain reference: out of one pocket and into another, whichever way they open', () => {
  const size = 15000
  const sides = ['north', 'south', 'west', 'east'] as const
  type Side = (typeof sides)[number]
  /** Walls around a point, open on one side or on none. */
  const pocket = (x: number, y: number, open: Side | null): Patch[] => {
    const walls: Record<Side, Patch> = {
      north: patch('R', x - 2000, y - 2000, 4100, 100),
      south: patch('R', x - 2000, y + 2000, 4100, 100),
      west: patch('R', x - 2000, y - 2000, 100, 4100),
      east: patch('R', x + 2000, y - 2000, 100, 4100),
    }
    return sides.flatMap((side) => (side === open ? [] : [walls[side]]))
  }
  const way = (first: Side | null, second: Side | null, east: boolean) => {
    const spots = [[3600, 3500] as const, [11400, 11600] as const]
    const terrain = [...pocket(3500, 3500, first), ...pocket(11500, 11500, second)]
    const each: Case = { w: size, h: size, terrain, zones: [], spots }
    return compare(each, playOfCase(each), east ? 1 : 0, east ? [3600, 3500] : [11400, 11600], false)
  }
  const opposite: Record<Side, Side> = { north: 'south', south: 'north', west: 'east', east: 'west' }
  for (const side of sides)
    expect(
      [way(side, side, true), way(side, opposite[side], false), way(null, side, false), way(side, null, true)],
      side,
    ).toEqual([true, true, true, true])
})
