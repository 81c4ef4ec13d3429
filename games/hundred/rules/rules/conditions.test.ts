import { scriptedDice } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { Condition, ScenarioUnit } from '../content/scenarios.ts'
import { Battle, constantDice, STILL, unit } from '../testing/battle.ts'
import { brokenInvariants } from './invariants.ts'
import { judge, remainingValue } from './victory.ts'

const NEVER: Condition = { type: 'survive', turns: 60 }
const AREAS = {
  areas: [
    { id: 'hill', x: 5000, y: 5000, radius: 2000 },
    { id: 'ford', x: 30000, y: 5000, radius: 1000 },
  ],
  banners: [{ id: 'b', side: 1, x: 20000, y: 5000 }],
}
const WEST = [unit('warrior', 5000, 5000), unit('archer', 5000, 9000)]
const EAST = [unit('orcWarrior', 30000, 5000), unit('goblin', 30000, 8000)]

function field(
  first: Condition,
  second: Condition = NEVER,
  more: object = {},
  west = WEST,
  east: readonly ScenarioUnit[] = EAST,
): Battle {
  return new Battle({ west, east, conditions: [first, second], more: { ...AREAS, ...more } })
}

function judged(battle: Battle, rolls: readonly number[] | null = null): readonly unknown[] {
  const dice = rolls === null ? constantDice(0) : scriptedDice(rolls, 1)
  judge(battle.play(dice))
  const { result } = battle.state
  return result === null ? [] : [result.winner, result.reason]
}

function down(battle: Battle, ...ids: readonly number[]): Battle {
  for (const id of ids) battle.set(id, 'health', 'woundState', 'down').set(id, 'health', 'current', -1)
  return battle
}

test('HUN-1101 an area is its circle, and only the able count in it', () => {
  const reach = (y: number, ready: (battle: Battle) => void = () => undefined) => {
    const battle = field({ type: 'reach', area: 'hill', units: 2 })
    battle.set(2, 'position', 'y', y)
    ready(battle)
    return judged(battle)
  }
  expect([reach(7000), reach(7001)]).toEqual([[0, 'objective'], []])
  expect(reach(6000, (battle) => battle.set(2, 'moraleState', 'state', 'broken'))).toEqual([])
  expect(reach(6000, (battle) => battle.set(101, 'position', 'x', 5000).set(1, 'position', 'x', 15000))).toEqual([])
  const escort = (ready: (battle: Battle) => void) => {
    const battle = field({ type: 'escort', unit: 1, area: 'hill' })
    ready(battle)
    return judged(battle)
  }
  expect(escort(() => undefined)).toEqual([0, 'objective'])
  expect(escort((battle) => battle.set(1, 'moraleState', 'state', 'routed'))).toEqual([])
  expect(escort((battle) => battle.set(1, 'position', 'x', 7001))).toEqual([])
})

test('HUN-1101 hold: more than the enemy inside, each area counted for itself', () => {
  const hold: Condition = {
    type: 'any',
    of: [
      { type: 'hold', area: 'ford', turns: 2 },
      { type: 'hold', area: 'hill', turns: 2 },
    ],
  }
  const held = (ready: (battle: Battle) => void) => {
    const battle = field(hold, hold)
    ready(battle)
    const over = judged(battle)
    return [battle.state.seats.map((seat) => seat.held), over]
  }
  expect(held(() => undefined)).toEqual([
    [
      [0, 1],
      [1, 0],
    ],
    [],
  ])
  expect(held((battle) => battle.set(101, 'position', 'x', 5900))).toEqual([
    [
      [0, 0],
      [0, 0],
    ],
    [],
  ])
  expect(held((battle) => battle.set(1, 'moraleState', 'state', 'broken'))[0]).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(
    held((battle) => {
      battle.state.seats[0].held = [0, 1]
    }),
  ).toEqual([
    [
      [0, 2],
      [1, 0],
    ],
    [0, 'objective'],
  ])
  const told = field(hold)
  told.state.seats[0].held = [0, 1]
  judged(told)
  expect(told.told('ObjectiveCompleted').map(({ data }) => data)).toEqual([
    { seat: 0, leaf: { type: 'hold', area: 'hill', turns: 2 } },
  ])
})

test('HUN-1101 capture: the banner in able hands of the seat, in the area', () => {
  const capture = (ready: (battle: Battle) => void) => {
    const battle = field({ type: 'capture', banner: 'b', area: 'hill' })
    Object.assign(battle.state.objects[0] ?? {}, { carrier: 0 })
    ready(battle)
    return judged(battle)
  }
  expect(capture(() => undefined)).toEqual([0, 'objective'])
  expect(capture((battle) => battle.set(1, 'position', 'x', 9000))).toEqual([])
  expect(capture((battle) => battle.set(1, 'moraleState', 'state', 'broken'))).toEqual([])
  expect(capture((battle) => Object.assign(battle.state.objects[0] ?? {}, { carrier: -1 }))).toEqual([])
  expect(capture((battle) => Object.assign(battle.state.objects[0] ?? {}, { carrier: 2 }))).toEqual([])
})

test('HUN-1101 survive, points, assassinate and keep', () => {
  expect([judged(field({ type: 'survive', turns: 1 })), judged(field({ type: 'survive', turns: 2 }))]).toEqual([
    [0, 'objective'],
    [],
  ])
  expect(judged(down(field({ type: 'survive', turns: 1 }), 1, 2))).toEqual([1, 'no able unit'])
  expect([judged(field({ type: 'points', turns: 1 })), judged(field({ type: 'points', turns: 2 }))]).toEqual([
    [0, 'objective'],
    [],
  ])
  expect(
    judged(field({ type: 'points', turns: 1 }, NEVER, {}, [unit('goblin', 5000, 5000)], [unit('goblin', 30000, 5000)])),
  ).toEqual([])
  expect(judged(field({ type: 'assassinate', unit: 102 }))).toEqual([])
  expect(judged(field({ type: 'assassinate', unit: 102 }).set(102, 'health', 'fled', true))).toEqual([0, 'objective'])
  const keep: Condition = {
    type: 'all',
    of: [
      { type: 'survive', turns: 1 },
      { type: 'keep', unit: 2 },
    ],
  }
  expect([judged(field(keep)), judged(field(keep).set(2, 'health', 'fled', true))]).toEqual([[0, 'objective'], []])
  const both = field({ type: 'survive', turns: 1 }, { type: 'survive', turns: 1 })
  expect([
    judged(both),
    both.told('MatchDrawn').map(({ data }) => data),
    both.told('ObjectiveCompleted').length,
  ]).toEqual([[null, 'objective'], [{ why: 'objective' }], 2])
  const won = field(NEVER, { type: 'survive', turns: 1 })
  expect(judged(won)).toEqual([1, 'objective'])
  expect([won.told('VictoryAchieved')[0]?.data, won.told('DefeatSuffered')[0]?.data]).toEqual([
    { seat: 1, why: 'objective' },
    { seat: 0 },
  ])
})

test('HUN-1101 HUN-1103 nobody able, and the limit', () => {
  expect(judged(down(field({ type: 'elimination' }), 101, 102))).toEqual([0, 'objective'])
  expect(judged(down(field({ type: 'elimination' }), 101))).toEqual([])
  expect(judged(down(field(NEVER), 101, 102))).toEqual([0, 'no able unit'])
  expect(judged(down(field(NEVER), 1, 2))).toEqual([1, 'no able unit'])
  expect(judged(down(field(NEVER), 1, 2, 101, 102))).toEqual([null, 'no able unit'])
  const limit = (atLimit: string, turns: number, swapSides = false, east = EAST) => {
    const battle = new Battle({
      west: WEST,
      east,
      conditions: [NEVER, NEVER],
      turns,
      swapSides,
      more: { ...AREAS, atLimit },
    })
    return judged(battle)
  }
  expect([limit('points', 1), limit('draw', 1), limit('side0', 1), limit('side1', 1), limit('points', 2)]).toEqual([
    [0, 'points'],
    [null, 'turn limit'],
    [0, 'turn limit'],
    [1, 'turn limit'],
    [],
  ])
  expect([limit('side0', 1, true), limit('points', 1, true)]).toEqual([
    [1, 'turn limit'],
    [1, 'points'],
  ])
  expect(limit('points', 1, false, [unit('knight', 30000, 5000)])).toEqual([1, 'points'])
  expect(limit('points', 1, false, [unit('warrior', 30000, 5000), unit('archer', 30000, 8000)])).toEqual([
    null,
    'points',
  ])
  const battle = field(NEVER)
  judged(battle)
  expect(battle.state.seats.map(({ values }) => values)).toEqual([[80], [55]])
  battle.set(1, 'moraleState', 'state', 'broken').set(2, 'health', 'fled', true)
  expect(remainingValue(battle.state, 0)).toBe(21)
})

test('HUN-1101 the east wins by the same conditions', () => {
  const weak = [unit('goblin', 5000, 5000), unit('goblin', 5000, 9000)]
  expect(judged(field(NEVER, { type: 'points', turns: 1 }, {}, weak))).toEqual([1, 'objective'])
  expect(judged(field(NEVER, { type: 'points', turns: 1 }))).toEqual([])
  const army = (breaks: 0 | 1) => {
    const battle = field(NEVER, { type: 'morale' })
    battle.state.seats[breaks].armyBroken = true
    return judged(battle)
  }
  expect([army(0), army(1)]).toEqual([[1, 'objective'], []])
  expect(judged(down(field(NEVER, { type: 'elimination' }), 1, 2))).toEqual([1, 'objective'])
})

test('HUN-1102 an army breaks by its leaders, by half, or by a failed check of a quarter newly lost', () => {
  const army = (templates: readonly ScenarioUnit['template'][]) =>
    templates.map((template, place) => unit(template, 2000, 1500 + 1500 * place))
  const broken = (
    templates: readonly ScenarioUnit['template'][],
    lost: readonly number[],
    rolls: readonly number[],
    more: { before?: number; conditions?: readonly [Condition, Condition]; routed?: boolean } = {},
  ) => {
    const battle = new Battle({
      west: army(templates),
      east: [unit('veteran', 39000, 19000)],
      conditions: more.conditions ?? [NEVER, { type: 'morale' }],
    })
    battle.state.seats[0].casualties = more.before ?? 0
    for (const id of lost) {
      if (more.routed === true) battle.set(id, 'moraleState', 'state', 'routed')
      else battle.set(id, 'health', 'fled', true)
    }
    const dice = scriptedDice(rolls, 1)
    judge(battle.play(dice))
    dice.done()
    const roll = battle.told('ArmyMoraleChecked')[0]?.data
    return [battle.state.seats[0].armyBroken, battle.state.seats[0].casualties, roll?.roll.chance, roll?.broken]
  }
  const eight = Array.from({ length: 8 }, () => 'warrior' as const)
  expect(broken(eight, [1], [])).toEqual([false, 1, undefined, undefined])
  expect(broken(eight, [1, 2], [55])).toEqual([false, 2, 55, false])
  expect(broken(eight, [1, 2], [56])).toEqual([true, 2, 55, true])
  expect(broken(eight, [1, 2], [56], { routed: true })).toEqual([true, 2, 55, true])
  expect(broken(eight, [1, 2], [], { before: 2 })).toEqual([false, 2, undefined, undefined])
  expect(broken(eight, [1, 2, 3], [55], { before: 2 })).toEqual([false, 3, 55, false])
  expect(broken(eight, [1, 2, 3, 4], [], {})).toEqual([true, 4, undefined, undefined])
  expect(broken(eight, [1, 2], [], { conditions: [NEVER, NEVER] })).toEqual([false, 2, undefined, undefined])
  expect(broken(eight, [1, 2], [56], { conditions: [{ type: 'morale' }, NEVER] })[0]).toBe(true)
  const led = ['knight', ...eight.slice(1)] as const
  // The mean of seven warriors (55) and a knight (70) is 56; six are left of them.
  expect(broken(led, [7, 8], [67])).toEqual([false, 2, 67, false])
  expect(broken(led, [1], [])).toEqual([true, 1, undefined, undefined])
  expect(broken(['knight', 'knight', ...eight.slice(2)], [1], [])).toEqual([false, 1, undefined, undefined])
})

test('HUN-1120 survival: 70, three for every hit point, 20 for care, −10 for the losers', () => {
  const rolled = (ready: (battle: Battle) => void, more: readonly ScenarioUnit[] = []) => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 5000), unit('warrior', 30000, 5000), ...more],
      east: [unit('goblin', 39000, 19000)],
      conditions: [{ type: 'survive', turns: 1 }, NEVER],
    })
    down(battle, 1).set(1, 'health', 'current', 0)
    ready(battle)
    judge(battle.play(constantDice(0)))
    const { roll, survived } = battle.told('SurvivalRolled')[0]?.data ?? {}
    return [roll?.chance, roll?.modifiers.map(({ source, value }) => `${source} ${value}`), survived]
  }
  expect(rolled(() => undefined)).toEqual([70, [], true])
  expect(rolled((battle) => battle.set(1, 'health', 'current', -5))).toEqual([55, ['hit points -15'], true])
  expect(rolled((battle) => battle.set(1, 'health', 'tended', true))).toEqual([90, ['care 20'], true])
  const healer = (y: number) => [unit('healer', 10000, y)]
  expect([rolled(() => undefined, healer(15000))[0], rolled(() => undefined, healer(15001))[0]]).toEqual([90, 70])
  expect(rolled((battle) => battle.set(3, 'health', 'fled', true), healer(9000))[0]).toBe(70)
  expect(rolled((battle) => battle.set(3, 'faction', 'seat', 1), healer(9000))[0]).toBe(70)
  expect(rolled((battle) => battle.set(1, 'faction', 'seat', 1))).toEqual([60, ['defeat -10'], true])
  expect(rolled((battle) => battle.set(1, 'health', 'executed', true))).toEqual([undefined, undefined, false])
  const drawn = field({ type: 'survive', turns: 1 }, { type: 'survive', turns: 1 })
  down(drawn, 2).set(2, 'health', 'current', 0)
  judge(drawn.play(scriptedDice([71], 1)))
  expect([
    drawn.told('SurvivalRolled')[0]?.data.roll?.chance,
    drawn.state.result?.survival,
    drawn.state.result?.score,
  ]).toEqual([70, [{ unit: 2, survived: false }], [42, 55]])
  expect([drawn.state.phase, drawn.state.tick]).toEqual(['over', 0])
})

test('HUN-103 what a turn begins with', () => {
  const battle = field(NEVER)
  battle.order({}, Object.fromEntries(battle.world.ids.map((id) => [id, STILL]))).beats(21)
  const flags = battle.world.turnFlags
  for (const name of [
    'freeAttack',
    'freeTurn',
    'wall',
    'safe',
    'prone',
    'slipTested',
    'burnt',
    'moved',
    'revealed',
  ] as const)
    flags[name][0] = true
  Object.assign(flags, {
    attacks: [2, 0, 0, 0],
    stance: [3, 0, 0, 0],
    zoneEntries: [[4], [], [], []],
    arcLock: ['rear', 'none', 'none', 'none'],
    reactions: [0, 1, 1, 1],
  })
  battle
    .set(1, 'moraleState', 'tested', 5)
    .set(1, 'commandQueue', 'mode', 'walk')
    .set(1, 'commandQueue', 'ticksLeft', 2)
    .set(1, 'commandQueue', 'slipTicks', 2)
  battle
    .set(1, 'commandQueue', 'blocked', 2)
    .set(1, 'commandQueue', 'route', [1, 2])
    .set(1, 'commandQueue', 'waiting', 'ap')
    .set(1, 'actionPoints', 'spent', 3)
  battle.set(1, 'position', 'startX', 4900).set(1, 'position', 'startLevel', 2).set(2, 'health', 'fled', true)
  battle.beats(1)
  expect(Object.fromEntries(Object.entries(flags).map(([name, column]) => [name, column[0]]))).toEqual({
    attacks: 0,
    freeAttack: false,
    freeTurn: false,
    reactions: 1,
    arcLock: 'none',
    stance: 0,
    wall: false,
    safe: false,
    prone: false,
    slipTested: false,
    burnt: false,
    moved: false,
    zoneEntries: [],
    revealed: false,
    revealedLast: true,
  })
  const { mode, ticksLeft, slipTicks, blocked, route, waiting } = battle.world.commandQueue
  expect([
    mode[0],
    ticksLeft[0],
    slipTicks[0],
    blocked[0],
    route[0],
    waiting[0],
    battle.get(1, 'moraleState', 'tested'),
  ]).toEqual(['none', 0, 0, 0, [], '', 0])
  expect([
    battle.get(1, 'actionPoints', 'spent'),
    battle.get(1, 'actionPoints', 'current'),
    battle.get(2, 'actionPoints', 'current'),
  ]).toEqual([0, 4, 0])
  expect([
    battle.get(1, 'position', 'startX'),
    battle.get(1, 'position', 'startLevel'),
    battle.state.turn,
    battle.state.tick,
  ]).toEqual([5000, 0, 2, 0])
  expect(battle.events.slice(-3).map(({ type, tick }) => [type, tick])).toEqual([
    ['TurnEnded', 99],
    ['TurnStarted', 0],
    ['PlanningPhaseStarted', 0],
  ])
  expect(battle.told('TurnEnded')[0]?.data.values).toEqual([42, 55])
})

test.each<[string, (battle: Battle) => void, string]>([
  ['a negative AP', (battle) => battle.set(1, 'actionPoints', 'current', -1), 'AP'],
  ['too many AP', (battle) => battle.set(1, 'actionPoints', 'current', 5), 'AP'],
  ['negative stamina', (battle) => battle.set(1, 'stamina', 'current', -1), 'stamina'],
  ['too much stamina', (battle) => battle.set(1, 'stamina', 'current', 11), 'stamina'],
  ['too many hit points', (battle) => battle.set(1, 'health', 'current', 25), 'hit points'],
  ['owed bandages', (battle) => battle.set(1, 'inventory', 'bandage', -1), 'bandages'],
  ['owed oil', (battle) => battle.set(1, 'inventory', 'oil', -1), 'items'],
  ['owed caltrops', (battle) => battle.set(1, 'inventory', 'caltrops', -1), 'items'],
  ['owed arrows', (battle) => battle.set(1, 'ammo', 'slots', [{ type: 'standard', left: -1 }]), 'ammunition'],
  ['owed axes', (battle) => battle.set(1, 'weapon', 'thrown', [-1]), 'ammunition'],
  ['a fourth attack', (battle) => battle.set(1, 'turnFlags', 'attacks', 4), 'attacked 4 times'],
  ['owed reactions', (battle) => battle.set(1, 'turnFlags', 'reactions', -1), 'reacted'],
  ['a short facing', (battle) => battle.face(1, 999, 0), 'faces'],
  ['a long facing', (battle) => battle.face(1, 1000, 1001), 'faces'],
  ['a wound state that is not its own', (battle) => battle.set(1, 'health', 'woundState', 'bloodied'), 'is bloodied'],
  ['standing without hit points', (battle) => battle.set(1, 'health', 'current', 0), 'without hit points'],
  ['a weapon it does not carry', (battle) => battle.set(1, 'weapon', 'readied', 1), 'readies'],
  ['a step too far', (battle) => battle.set(1, 'position', 'startX', 15821), 'farther'],
  ['a step too far south', (battle) => battle.set(1, 'position', 'startY', 15821), 'farther'],
  [
    'a place off the field',
    (battle) => battle.set(1, 'position', 'x', 399).set(1, 'position', 'startX', 399),
    'nobody can',
  ],
  ['one-sided engagement', (battle) => battle.set(101, 'engagement', 'engagedWith', 1), 'alone'],
  ['two in one place', (battle) => battle.set(2, 'position', 'y', 5799).set(2, 'position', 'startY', 5799), 'overlaps'],
  ['a tick that is none', (battle) => Object.assign(battle.state, { tick: 23 }), 'tick 23'],
  ['fire that burns less than not at all', (battle) => battle.set(1, 'health', 'burning', -1), 'counts -1 for burning'],
  ['fewer blows than none', (battle) => battle.set(1, 'commandQueue', 'progress', -1), 'for progress'],
  ['a tick before the first', (battle) => Object.assign(battle.state, { tick: -1 }), 'tick -1'],
  ['a fraction', (battle) => battle.set(1, 'stamina', 'max', 10.5), 'HUN-1901'],
  ['something missing', (battle) => battle.set(1, 'faction', 'template', undefined as never), 'missing'],
  [
    'the fallen that act',
    (battle) => down(battle, 1).set(1, 'commandQueue', 'pending', { kind: 'rally' } as never),
    'down and acts',
  ],
  [
    'the fallen that are engaged',
    (battle) => down(battle, 1).set(1, 'engagement', 'engagedWith', 4).set(101, 'engagement', 'engagedWith', 1),
    'down and engaged',
  ],
])('HUN-1901 to HUN-1907 %s is found', (_name, spoil, text) => {
  const battle = field(NEVER)
  expect(brokenInvariants(battle.state, battle.config)).toEqual([])
  spoil(battle)
  expect(brokenInvariants(battle.state, battle.config).join('; ')).toContain(text)
})

test('HUN-1901 to HUN-1907 what is at its bound is sound', () => {
  const battle = field(NEVER)
  battle
    .set(1, 'actionPoints', 'current', 0)
    .set(1, 'stamina', 'current', 0)
    .set(1, 'turnFlags', 'attacks', 3)
    .set(1, 'turnFlags', 'reactions', 0)
  battle
    .set(1, 'position', 'startX', 15820)
    .set(2, 'position', 'y', 5800)
    .set(2, 'position', 'startY', 5800)
    .set(1, 'weapon', 'readied', -1)
  battle.state.tick = 22
  down(battle, 101).set(101, 'engagement', 'engagedWith', 1).set(1, 'engagement', 'engagedWith', 4)
  expect(brokenInvariants(battle.state, battle.config)).toEqual([])
})
