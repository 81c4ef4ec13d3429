import { expect, test } from 'vitest'
import type { Step, When } from '../choice.ts'
import { hundredRules } from '../ruleset.ts'
import { attack, Battle, constantDice, inRange, move, patch, STILL, special, unit } from '../testing/battle.ts'

const QUIET = { ...STILL, freeAttack: false }
const HOLD: Step = { do: 'hold', turns: 9, ticks: 0, when: null }

function turnIf(x: number, y: number, when: When | null): Step {
  return { do: 'turn', to: { x, y }, when }
}

function turned(n: number, not = false): When {
  return { is: 'turnReached', n, not }
}

/** A warrior with these orders, a knight beside it and a goblin that comes from afar. */
function ordered(
  steps: readonly Step[],
  coming: readonly Step[] = [],
  ready: (battle: Battle) => void = () => undefined,
): Battle {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('knight', 11200, 5000), unit('goblin', 10000, 15000)],
  })
  battle.order({ 1: steps, 102: coming }, { 1: QUIET, 101: QUIET, 102: QUIET })
  ready(battle)
  return battle
}

function facing(battle: Battle): readonly [number, number] {
  return [battle.get(1, 'position', 'fx'), battle.get(1, 'position', 'fy')]
}

function reasons(battle: Battle): readonly string[] {
  return battle.events.flatMap((event) =>
    (event.type === 'OrderWaiting' || event.type === 'OrderDropped') && event.entityId === 1 ? [event.data.reason] : [],
  )
}

test('HUN-604 the first true one of the conditional steps directly behind takes over', () => {
  const no = turned(5)
  const yes = turned(1)
  expect(facing(ordered([HOLD, turnIf(0, 1, yes)]).beats(1))).toEqual([0, 1000])
  expect(facing(ordered([HOLD, turnIf(0, 1, no), turnIf(0, -1, yes)]).beats(1))).toEqual([0, -1000])
  expect(facing(ordered([HOLD, turnIf(0, 1, no), turnIf(1, -1, null), turnIf(0, -1, yes)]).beats(1))).toEqual([1000, 0])
  expect(facing(ordered([HOLD, turnIf(0, 1, turned(1, true))]).beats(1))).toEqual([1000, 0])
  // A current step whose own condition is true goes first; one whose is false waits, and those behind it may take over.
  expect(facing(ordered([turnIf(0, 1, yes), turnIf(1, 0, no)]).beats(1))).toEqual([0, 1000])
  expect(facing(ordered([turnIf(0, 1, no), turnIf(0, -1, yes)]).beats(1))).toEqual([0, -1000])
  // It begins at least: only what is under way can be taken over.
  expect(facing(ordered([{ ...HOLD, when: yes }, turnIf(0, -1, yes)]).beats(1))).toEqual([1000, 0])
  expect(facing(ordered([{ ...HOLD, when: yes }, turnIf(0, -1, yes)]).beats(2))).toEqual([0, -1000])
  expect(
    ordered([turnIf(0, 1, no)])
      .beats(1)
      .get(1, 'commandQueue', 'current'),
  ).toBe(0)
})

test('HUN-501 a crippled leg neither runs nor sprints, and still walks', () => {
  const dropped = (mode: 'walk' | 'advance' | 'run' | 'sprint') =>
    reasons(
      ordered([move({ x: 12000, y: 9000 }, mode)], [], (battle) => battle.set(1, 'health', 'crippled', 4)).beats(1),
    )
  expect([dropped('run'), dropped('sprint')]).toEqual([['limb_crippled'], ['limb_crippled']])
  expect([dropped('walk'), dropped('advance')]).toEqual([[], []])
})

test('HUN-506 a fighter that has arrived keeps no route', () => {
  const battle = ordered([move({ x: 10000, y: 5600 }, 'walk')]).beats(20)
  expect([battle.spot(1), battle.get(1, 'commandQueue', 'route')]).toEqual([[10000, 5600], []])
})

test('HUN-102 a seat that sends nothing keeps its orders', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 30000, 15000)] })
  hundredRules.resolve(battle.state, [null, null], {
    config: battle.config,
    dice: constantDice(50),
    tell: undefined,
    work: undefined as never,
    late: [],
  })
  expect([battle.state.phase, battle.get(1, 'commandQueue', 'steps')]).toEqual(['resolution', []])
})

test('HUN-604 what was under way ends when another step takes over, and that one begins from the start', () => {
  const battle = new Battle({ west: [unit('militia', 10000, 5000)], east: [unit('goblin', 16000, 5000)] })
  const near: When = { is: 'inRange', target: 101, weapon: 'throwingAxe', not: false }
  battle.order(
    { 1: [move({ x: 4000, y: 5000 }), move({ x: 12000, y: 5000 }, 'advance', { when: { ...near, not: true } })] },
    { 1: QUIET, 101: QUIET },
  )
  battle.beats(10)
  expect(battle.told('UnitMoved')[0]?.data).toMatchObject({ fromX: 10000, ticks: 7, distance: 4200 })
  expect([battle.spot(1)[0], battle.get(1, 'commandQueue', 'current')]).toEqual([7600, 1])
  expect(battle.told('OrderStarted').map(({ data }) => data.step)).toEqual([0, 1])
})

test('HUN-604 HUN-403 who waits for AP still heeds what it was told to heed', () => {
  const battle = ordered(
    [attack(101), turnIf(0, 1, inRange(102))],
    [move({ x: 10000, y: 6200 }, 'run', { onContact: 'push' })],
  ).beats(20, constantDice(99))
  expect(battle.told('AttackDeclared').length).toBe(2)
  expect(facing(battle)).toEqual([0, 1000])
})

test('HUN-403 who waits for AP to strike notices that its target has gone', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('knight', 11200, 5000), unit('goblin', 39000, 19000)],
  })
  battle.order(
    { 1: [attack('engaged')], 101: [{ do: 'hold', turns: 0, ticks: 12, when: null }, move({ x: 20000, y: 5000 })] },
    { 1: QUIET, 101: QUIET, 102: QUIET },
  )
  battle.beats(20, constantDice(99))
  expect(reasons(battle)).toEqual(['ap', 'target'])
})

test('HUN-403 HUN-302 who may walk for nothing follows a target that leaves', () => {
  const battle = new Battle({
    west: [unit('archer', 10000, 5000, { weapons: ['dagger'] })],
    east: [unit('knight', 11200, 5000)],
  })
  battle.order(
    {
      1: [attack(101, { approach: 'walk' })],
      101: [{ do: 'hold', turns: 0, ticks: 6, when: null }, move({ x: 20000, y: 5000 })],
    },
    { 1: QUIET, 101: QUIET },
  )
  battle.set(1, 'actionPoints', 'current', 1).set(1, 'actionPoints', 'spent', 4).beats(12, constantDice(99))
  expect(battle.told('AttackDeclared').length).toBe(1)
  expect(battle.spot(1)[0]).toBeGreaterThan(11000)
})

test('HUN-602 a move to somebody chosen waits for one, to somebody lost it is dropped', () => {
  expect(
    reasons(ordered([move({ unit: 'leader' })], [], (battle) => battle.set(101, 'faction', 'traits', 0)).beats(1)),
  ).toEqual(['target'])
  const unseen = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('goblin', 10000, 15000)],
    fog: true,
    terrain: [patch('R', 8000, 9000, 4000, 1000)],
  })
  unseen.order({ 1: [move({ unit: 101 })] }, { 1: QUIET }).beats(1)
  expect(reasons(unseen)).toEqual(['target_lost'])
  const stranger = ordered([])
  stranger.set(1, 'commandQueue', 'steps', [
    special('intimidate', 77),
    attack(77),
    { do: 'useItem', item: 'bandage', target: 77, when: null },
  ])
  stranger.set(1, 'inventory', 'bandage', 1).beats(1)
  expect(reasons(stranger)).toEqual(['target_lost', 'target_lost', 'target_lost'])
})

test('HUN-403 what little AP there are pay for one step: disengaging for 1, a stance of none for nothing', () => {
  const slips = ordered([{ do: 'disengage', to: null, when: null }], [], (battle) =>
    battle.set(1, 'actionPoints', 'current', 1),
  ).beats(5)
  expect([slips.spot(1)[0], slips.get(1, 'actionPoints', 'current')]).toEqual([7300, 0])
  const idle = ordered([], [], (battle) =>
    battle.set(1, 'policy', 'idle', 'defend').set(1, 'actionPoints', 'current', 0),
  ).beats(1)
  expect(idle.told('StanceSet')).toEqual([])
})

test('HUN-509 a turn is measured from the facing, north and south too', () => {
  const cost = (fx: number, fy: number, x: number, y: number) => {
    const battle = ordered([turnIf(x, y, null)], [], (each) => each.face(1, fx, fy)).beats(1)
    return battle.get(1, 'actionPoints', 'spent')
  }
  expect([cost(0, 1000, 1, 0), cost(0, 1000, 1, -1), cost(0, -1000, 5, -1), cost(0, -1000, 5, 1)]).toEqual([0, 1, 0, 1])
  expect([cost(1000, 1000, 1, -1), cost(1000, 1000, 1, -2), cost(-500, 1000, -1, -1)]).toEqual([0, 1, 1])
})

test('HUN-703 an action has nothing that was not asked for', () => {
  const battle = ordered([special('rally')], [], (each) => each.set(1, 'moraleState', 'state', 'shaken')).beats(1)
  expect(battle.get(1, 'commandQueue', 'pending')).toEqual({
    kind: 'rally',
    started: 1,
    due: 10,
    target: -1,
    x: 0,
    y: 0,
    weapon: 0,
    attack: 'normal',
    aim: null,
    charge: false,
    retarget: false,
    item: '',
  })
})

test('HUN-601 a loop goes on where it stands and begins again when it is through', () => {
  const battle = new Battle({ west: [unit('militia', 10000, 5000)], east: [unit('goblin', 39000, 19000)] })
  const steps = [
    move({ x: 11000, y: 5000 }, 'walk'),
    { do: 'hold', turns: 1, ticks: 0, when: null } as const,
    move({ x: 10000, y: 5000 }, 'walk'),
  ]
  battle.order({ 1: steps }, { 1: QUIET, 101: QUIET }, true).turn()
  expect([
    battle.spot(1)[0],
    battle.get(1, 'commandQueue', 'current'),
    battle.get(1, 'commandQueue', 'steps').length,
  ]).toEqual([11000, 1, 3])
  battle.order({}).turn()
  expect([battle.spot(1)[0], battle.get(1, 'commandQueue', 'current')]).toEqual([10000, 0])
  battle.order({}).turn()
  expect(battle.spot(1)[0]).toBe(11000)
})

test('HUN-705 HUN-104 quiet ticks are passed over and nothing is missed: a blow, a trigger and a late action', () => {
  const battle = ordered(
    [attack(101, { perTurn: 1 })],
    [{ do: 'hold', turns: 0, ticks: 18, when: null }, turnIf(1, 0, null)],
  ).beats(21, constantDice(99))
  expect(battle.told('AttackRolled').map(({ tick }) => tick)).toEqual([5])
  expect(battle.told('UnitTurned').map(({ entityId, tick }) => [entityId, tick])).toEqual([[102, 19]])
})

test('HUN-403 an action is begun for all the AP there are by who has spent none', () => {
  const rally = (ap: number, spent: number) =>
    ordered([special('rally')], [], (each) =>
      each
        .set(1, 'moraleState', 'state', 'shaken')
        .set(1, 'actionPoints', 'current', ap)
        .set(1, 'actionPoints', 'spent', spent),
    )
      .beats(1)
      .get(1, 'commandQueue', 'pending')?.kind
  expect([rally(1, 0), rally(1, 3), rally(2, 2), rally(0, 0)]).toEqual(['rally', undefined, 'rally', undefined])
})

test('HUN-1504 two battles played beat by beat in turn do not touch each other', () => {
  const start = () => ordered([attack(101)], [move({ x: 10000, y: 6200 }, 'run', { onContact: 'push' })])
  const [one, two, alone] = [start(), start(), start()]
  two.set(1, 'position', 'y', 5100)
  for (let beat = 0; beat < 22; beat++) {
    one.beats(1, constantDice(99))
    two.beats(1, constantDice(0))
  }
  alone.turn(constantDice(99))
  expect(one.state).toEqual(alone.state)
})

test('HUN-1504 of two battles with the same dice and nobody listening each goes on where it was', () => {
  const start = () => ordered([attack(101)], [move({ x: 10000, y: 6200 }, 'run', { onContact: 'push' })])
  const [ahead, behind, alone] = [start(), start(), start()]
  const dice = constantDice(99)
  const beat = ({ state, config }: Battle) =>
    hundredRules.beat?.(state, { config, dice, tell: undefined, work: undefined as never, late: [] })
  const sameConfig = (battle: Battle) => Object.assign(battle, { config: ahead.config })
  // The tick that comes next is always that of the other one.
  beat(ahead)
  for (let tick = 1; tick <= 8; tick++) {
    beat(sameConfig(behind))
    beat(ahead)
  }
  for (let tick = 1; tick <= 8; tick++) beat(sameConfig(alone))
  expect(behind.state).toEqual(alone.state)
  beat(sameConfig(alone))
  expect(ahead.state).toEqual(alone.state)
})

/** Steps that are over in the tick in which they begin. */
const AT_ONCE: readonly (readonly [string, Step])[] = [
  ['a stance', { do: 'defend', ap: 1, when: null }],
  ['a turn', { do: 'turn', to: { x: 0, y: 1 }, when: null }],
  ['a weapon in hand already', { do: 'switch', slot: 0, when: null }],
  ['what can never run', { do: 'extinguish', when: null }],
  ['a way that is gone already', move({ x: 10000, y: 5000 })],
]

test.each(AT_ONCE)('HUN-606 HUN-702 %s is over at once, and time alone carries on what is behind it', (_name, step) => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 30000, 5000)] })
  const hold: Step = { do: 'hold', turns: 0, ticks: 3, when: null }
  battle.order({ 1: [step, hold, hold, move({ x: 12000, y: 5000 })] }, { 1: STILL, 101: STILL }).beats(20)
  const starts = battle.told('OrderStarted').map(({ tick, data }) => [data.step, tick])
  expect(starts.filter(([each]) => (each ?? 0) > 0)).toEqual([
    [1, 1],
    [2, 4],
    [3, 7],
  ])
})
