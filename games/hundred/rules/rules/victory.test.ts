import { scriptedDice } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { Condition } from '../content/scenarios.ts'
import { hundredRules } from '../ruleset.ts'
import { attack, Battle, constantDice, STILL, unit } from '../testing/battle.ts'
import { judge, remainingValue } from './victory.ts'

const WEST = [unit('warrior', 5000, 5000), unit('archer', 5000, 8000)]
const EAST = [unit('orcWarrior', 30000, 5000), unit('goblin', 30000, 8000)]
const NEVER: Condition = { type: 'survive', turns: 60 }
const AREAS = {
  areas: [{ id: 'hill', x: 5000, y: 5000, radius: 2000 }],
  banners: [{ id: 'b', side: 1, x: 20000, y: 5000 }],
}

function judged(
  condition: Condition,
  ready: (battle: Battle) => void,
  other: Condition = NEVER,
): number | null | undefined {
  const battle = new Battle({ west: WEST, east: EAST, conditions: [condition, other], more: AREAS })
  ready(battle)
  judge(battle.play(constantDice(0)))
  return battle.state.result === null ? undefined : battle.state.result.winner
}

function down(battle: Battle, ...ids: readonly number[]): void {
  for (const id of ids) battle.set(id, 'health', 'woundState', 'down').set(id, 'health', 'current', -1)
}

test('HUN-1101 every kind of condition', () => {
  const nothing = (): void => undefined
  expect(judged({ type: 'elimination' }, nothing)).toBeUndefined()
  expect(
    judged({ type: 'elimination' }, (battle) => {
      battle.set(101, 'moraleState', 'state', 'broken')
      down(battle, 102)
    }),
  ).toBe(0)
  expect(judged({ type: 'survive', turns: 1 }, nothing)).toBe(0)
  expect(judged({ type: 'escort', unit: 1, area: 'hill' }, nothing)).toBe(0)
  expect(judged({ type: 'escort', unit: 2, area: 'hill' }, nothing)).toBeUndefined()
  expect(judged({ type: 'reach', area: 'hill', units: 1 }, nothing)).toBe(0)
  expect(judged({ type: 'reach', area: 'hill', units: 2 }, nothing)).toBeUndefined()
  expect(judged({ type: 'assassinate', unit: 102 }, (battle) => down(battle, 102))).toBe(0)
  expect(judged({ type: 'points', turns: 1 }, nothing)).toBe(0)
  expect(judged({ type: 'morale' }, (battle) => down(battle, 102))).toBe(0)
  const carry = (battle: Battle): void => {
    const banner = battle.state.objects[0]
    if (banner !== undefined) banner.carrier = 0
  }
  expect(judged({ type: 'capture', banner: 'b', area: 'hill' }, carry)).toBe(0)
  expect(
    judged(
      {
        type: 'all',
        of: [
          { type: 'survive', turns: 1 },
          { type: 'keep', unit: 1 },
        ],
      },
      nothing,
    ),
  ).toBe(0)
  expect(
    judged(
      {
        type: 'all',
        of: [
          { type: 'survive', turns: 1 },
          { type: 'keep', unit: 1 },
        ],
      },
      (battle) => down(battle, 1),
    ),
  ).toBeUndefined()
  expect(judged({ type: 'any', of: [NEVER, { type: 'survive', turns: 1 }] }, nothing)).toBe(0)
})

test('HUN-1101 HUN-R29 hold counts turns in all, with more able units inside than the enemy', () => {
  const battle = new Battle({
    west: WEST,
    east: EAST,
    conditions: [{ type: 'hold', area: 'hill', turns: 2 }, NEVER],
    more: AREAS,
  })
  battle.order({}, { 1: STILL, 2: STILL }).turn()
  expect(battle.state.seats[0].held).toEqual([1])
  battle.set(1, 'position', 'x', 15000)
  battle.order({}).turn()
  expect(battle.state.seats[0].held).toEqual([1])
  battle.set(1, 'position', 'x', 5000)
  battle.order({}).turn()
  expect(battle.state.result?.winner).toBe(0)
})

test('HUN-1101 both true is a draw; a seat with no able unit loses to one that has any', () => {
  expect(judged({ type: 'survive', turns: 1 }, () => undefined, { type: 'survive', turns: 1 })).toBeNull()
  expect(judged(NEVER, (battle) => down(battle, 101, 102))).toBe(0)
  expect(judged(NEVER, (battle) => down(battle, 1, 2, 101, 102))).toBeNull()
})

test('HUN-1103 the broken count half, the routed nothing, and at the limit the scenario says who wins', () => {
  const battle = new Battle({ west: WEST, east: EAST })
  expect(remainingValue(battle.state, 0)).toBe(80)
  battle.set(1, 'moraleState', 'state', 'broken').set(2, 'moraleState', 'state', 'routed')
  expect(remainingValue(battle.state, 0)).toBe(21)
  for (const [atLimit, winner] of [
    ['points', 0],
    ['draw', null],
    ['side0', 0],
    ['side1', 1],
  ] as const) {
    const limited = new Battle({ west: WEST, east: EAST, turns: 1, more: { atLimit } })
    limited.order({}, { 1: STILL }).turn()
    expect(limited.state.result?.winner).toBe(winner)
  }
})

test('HUN-1104 a banner is taken by an enemy of its owner, dropped with its carrier, and sent home by a friend', () => {
  const battle = new Battle({
    west: [unit('warrior', 19500, 5000)],
    east: [unit('orcWarrior', 20500, 8000)],
    more: { ...AREAS, areas: [] },
  })
  battle.order({ 1: [{ do: 'pickup', item: 'b', when: null }] }, { 1: STILL, 101: STILL }).beats(3)
  expect(battle.state.objects[0]?.carrier).toBe(0)
  battle.set(1, 'position', 'x', 15000)
  battle.state.checks.push({ place: 0, kind: 1, modifier: 0 })
  battle.beats(1, constantDice(99))
  expect(battle.state.objects[0]).toMatchObject({ carrier: -1, x: 15000 })
  const home = new Battle({
    west: [unit('warrior', 2000, 5000)],
    east: [unit('orcWarrior', 15500, 5000)],
    more: { ...AREAS, areas: [] },
  })
  const banner = home.state.objects[0]
  if (banner !== undefined) banner.x = 15000
  home.order({ 101: [{ do: 'pickup', item: 'b', when: null }] }, { 1: STILL, 101: STILL }).beats(3)
  expect(home.state.objects[0]?.x).toBe(20000)
})

test('HUN-1506 resigning gives the other seat the match and rolls survival', () => {
  const battle = new Battle({ west: WEST, east: EAST })
  down(battle, 2)
  const dice = scriptedDice([57], 1)
  hundredRules.leave?.(
    battle.state,
    0,
    { config: battle.config, dice, tell: undefined, work: undefined as never, late: [] },
    'resign',
  )
  dice.done()
  expect(battle.state.result).toMatchObject({ winner: 1, survival: [{ unit: 2, survived: true }] })
})

test('HUN-1514 a knight fells a goblin and the goblins nearby test their nerve', () => {
  const battle = new Battle({
    west: [unit('knight', 10000, 5000)],
    east: [unit('goblin', 11400, 5000), unit('goblin', 13000, 5000)],
  })
  battle.set(101, 'turnFlags', 'reactions', 0)
  battle.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL, 102: STILL })
  battle.beats(6, [1, 20, 10, 1])
  expect(battle.told('MoraleChecked').map(({ entityId }) => entityId)).toEqual([102])
})
