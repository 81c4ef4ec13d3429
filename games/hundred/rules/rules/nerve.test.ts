import { scriptedDice } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { CHECKS } from '../events.ts'
import { Battle, move, STILL, unit } from '../testing/battle.ts'
import { goDown } from './combat/damage.ts'
import { holds, isKnownGone, knownSpot, nearestEngaged, nearestFoe, refPlace } from './knowledge.ts'
import { moraleModifiers, moraleStep, queueCheck, queueOutnumbered, seeExecution } from './morale.ts'

const FAR = unit('goblin', 39000, 19000)

/** The terms of a check of u1. */
function made(battle: Battle, aura = 10): Readonly<Record<string, number>> {
  const terms: { source: string; value: number }[] = []
  const sum = moraleModifiers(battle.play(), 0, aura, terms)
  expect(terms.reduce((whole, { value }) => whole + value, 0)).toBe(sum)
  return Object.fromEntries(terms.map(({ source, value }) => [source, value]))
}

function beside(
  first: Parameters<typeof unit>[0],
  other: Parameters<typeof unit>[0],
  y: number,
  ready: (battle: Battle) => void = () => undefined,
) {
  const battle = new Battle({ west: [unit(first, 10000, 5000), unit(other, 10000, y)], east: [FAR] })
  ready(battle)
  return battle
}

test('HUN-1010 an able leader within 5 m, not itself', () => {
  expect(made(beside('archer', 'knight', 10000))).toEqual({ leader: 10 })
  expect(made(beside('archer', 'knight', 10000), 20)).toEqual({ leader: 20 })
  expect(made(beside('archer', 'knight', 10001))).toEqual({})
  expect(made(beside('archer', 'knight', 9000, (battle) => battle.set(2, 'moraleState', 'state', 'broken')))).toEqual(
    {},
  )
  expect(made(beside('archer', 'knight', 9000, (battle) => battle.set(2, 'health', 'fled', true)))).toEqual({})
  expect(made(beside('knight', 'archer', 9000))).toEqual({})
  const foe = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('knight', 10000, 8000)] })
  expect(made(foe)).toEqual({})
})

test('HUN-302 solid needs a friend’s working shield within 1.5 m', () => {
  expect(made(beside('warrior', 'veteran', 6500))).toEqual({ solid: 10 })
  expect(made(beside('warrior', 'veteran', 6501))).toEqual({})
  expect(made(beside('warrior', 'archer', 6500))).toEqual({})
  expect(made(beside('warrior', 'veteran', 6500, (battle) => battle.set(2, 'health', 'crippled', 2)))).toEqual({})
  expect(made(beside('veteran', 'warrior', 6500))).toEqual({})
})

test('HUN-302 swarm: 5 for every other goblin within 5 m, 20 at most; the cowardly alone −10', () => {
  const goblins = (count: number, y = 6000) =>
    new Battle({
      west: [
        unit('goblin', 10000, 5000),
        ...Array.from({ length: count }, (_, place) => unit('goblin', 9000 + 800 * place, y)),
      ],
      east: [unit('knight', 39000, 19000)],
    })
  expect([0, 1, 2, 4, 5].map((count) => made(goblins(count)))).toEqual([
    { cowardly: -10 },
    { swarm: 5 },
    { swarm: 10 },
    { swarm: 20 },
    { swarm: 20 },
  ])
  expect(made(beside('goblin', 'orcWarrior', 10000))).toEqual({})
  expect(made(beside('goblin', 'orcWarrior', 10001))).toEqual({ cowardly: -10 })
  expect(made(beside('goblin', 'goblin', 10000))).toEqual({ swarm: 5 })
})

test('HUN-1001 the worse of two states stays, and who breaks or routs drops what it does', () => {
  const failed = (from: 'steady' | 'shaken' | 'broken', roll: number) => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 5000)],
      east: [FAR],
      more: { banners: [{ id: 'b', side: 1, x: 1, y: 1 }] },
    })
    const [banner] = battle.state.objects
    if (banner !== undefined) banner.carrier = 0
    battle.set(1, 'commandQueue', 'steps', [move({ x: 1, y: 2 })]).set(1, 'commandQueue', 'loop', true)
    battle
      .set(1, 'commandQueue', 'route', [1, 2])
      .set(1, 'commandQueue', 'blocked', 1)
      .set(1, 'moraleState', 'state', from)
    const play = battle.play(scriptedDice([roll], 1))
    queueCheck(play, 0, 'wound', 0)
    moraleStep(play)
    const queue = battle.world.commandQueue
    return [
      battle.get(1, 'moraleState', 'state'),
      queue.steps[0]?.length,
      queue.loop[0],
      queue.route[0]?.length,
      queue.blocked[0],
      battle.state.objects[0]?.carrier,
      battle.events.map(({ type }) => type).filter((type) => /^Unit(S|B|R)/.test(type)),
    ]
  }
  expect(failed('steady', 55)).toEqual(['steady', 1, true, 2, 1, 0, []])
  expect(failed('steady', 56)).toEqual(['shaken', 1, true, 2, 1, 0, ['UnitShaken']])
  expect(failed('steady', 76)).toEqual(['broken', 1, true, 0, 0, -1, ['UnitBroken']])
  expect(failed('steady', 96)).toEqual(['routed', 0, false, 0, 0, -1, ['UnitRouted']])
  expect(failed('broken', 56)).toEqual(['broken', 1, true, 2, 1, 0, []])
  expect(failed('broken', 96)[0]).toBe('routed')
})

test('HUN-1002 HUN-609 a leader that routs is lost to friends within 10 m; others that rout are no loss', () => {
  const routs = (template: 'knight' | 'warrior', y: number) => {
    const battle = new Battle({ west: [unit(template, 10000, 5000), unit('archer', 10000, y)], east: [FAR] })
    const play = battle.play(scriptedDice([100, 1], 1))
    battle.set(1, 'skills', 'morale', 5)
    queueCheck(play, 0, 'wound', 0)
    moraleStep(play)
    return battle.told('MoraleChecked').map(({ entityId, data }) => [entityId, data.kind])
  }
  expect(routs('knight', 15000)).toEqual([
    [1, 'wound'],
    [2, 'leaderLost'],
  ])
  expect(routs('knight', 15001)).toEqual([[1, 'wound']])
  expect(routs('warrior', 6000)).toEqual([[1, 'wound']])
})

test('HUN-1002 who is queued: nobody down, fled or routed, one of a kind, the worse modifier, one for a hit', () => {
  const queued = (
    ready: (battle: Battle) => void,
    ...checks: readonly (readonly [(typeof CHECKS)[number], number])[]
  ) => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000), unit('veteran', 20000, 5000)], east: [FAR] })
    ready(battle)
    for (const [kind, modifier] of checks) queueCheck(battle.play(), 0, kind, modifier)
    return battle.state.checks.map(({ kind, modifier }) => [CHECKS[kind], modifier])
  }
  const nothing = () => undefined
  expect(queued(nothing, ['wound', 0], ['wound', -10])).toEqual([['wound', -10]])
  expect(queued(nothing, ['wound', -10], ['wound', 0])).toEqual([['wound', -10]])
  expect(queued(nothing, ['critical', 0], ['wound', 0])).toEqual([['critical', 0]])
  expect(queued(nothing, ['wound', 0], ['allyDown', 0])).toEqual([
    ['wound', 0],
    ['allyDown', 0],
  ])
  expect(queued((battle) => battle.set(1, 'moraleState', 'tested', 0b10), ['wound', 0], ['allyDown', 0])).toEqual([
    ['allyDown', 0],
  ])
  expect(queued((battle) => battle.set(1, 'moraleState', 'state', 'routed'), ['wound', 0])).toEqual([])
  expect(queued((battle) => battle.set(1, 'health', 'fled', true), ['wound', 0])).toEqual([])
  expect(
    queued((battle) => void battle.state.checks.push({ place: 1, kind: 0, modifier: 0 }), ['wound', 0]),
  ).toHaveLength(2)
})

test('HUN-707 a check is made only by who still stands and has not made it; the fearless pass fear without a die', () => {
  const checks = (
    kind: (typeof CHECKS)[number],
    rolls: readonly number[],
    template: 'orcWarlord' | 'warrior' = 'warrior',
    ready: (battle: Battle) => void = () => undefined,
  ) => {
    const battle = new Battle({ west: [unit(template, 10000, 5000)], east: [FAR] })
    battle.state.checks.push({ place: 0, kind: CHECKS.indexOf(kind), modifier: 0 })
    ready(battle)
    const dice = scriptedDice(rolls, 1)
    moraleStep(battle.play(dice))
    dice.done()
    return battle.get(1, 'moraleState', 'tested')
  }
  expect(checks('wound', [1])).toBe(0b10)
  expect(checks('fearSeen', [1])).toBe(0b1000000)
  for (const fear of ['fearCharge', 'fearAttack', 'fearSeen', 'intimidate'] as const)
    expect(checks(fear, [], 'orcWarlord')).toBe(1 << CHECKS.indexOf(fear))
  expect(checks('wound', [1], 'orcWarlord')).toBe(0b10)
  expect(checks('wound', [], 'warrior', (battle) => battle.set(1, 'health', 'fled', true))).toBe(0)
  expect(checks('wound', [], 'warrior', (battle) => battle.set(1, 'moraleState', 'state', 'routed'))).toBe(0)
  expect(checks('wound', [], 'warrior', (battle) => battle.set(1, 'moraleState', 'tested', 2))).toBe(2)
})

test('HUN-1503 a fright of fire says so, and a check how far it failed', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [FAR] })
  const play = battle.play(scriptedDice([60], 1))
  queueCheck(play, 0, 'wound', -10)
  moraleStep(play)
  expect(battle.told('MoraleChecked')[0]?.data).toEqual({
    kind: 'wound',
    roll: { base: 55, modifiers: [{ source: 'fire', value: -10 }], chance: 45, roll: 60, margin: -15 },
    failedBy: 15,
  })
})

test('HUN-911 HUN-302 who minds an execution: friends near, not the reliable, the expendable among themselves', () => {
  const minds = (
    victim: 'warrior' | 'militia',
    ...friends: readonly (readonly ['warrior' | 'veteran' | 'militia', number])[]
  ) => {
    const battle = new Battle({
      west: [unit(victim, 10000, 5000), ...friends.map(([template, y]) => unit(template, 10000, y))],
      east: [unit('warrior', 12000, 5000)],
    })
    seeExecution(battle.play(), 0)
    return battle.state.checks.map(({ place }) => place)
  }
  expect(minds('warrior', ['warrior', 10000], ['veteran', 7000], ['warrior', 10900])).toEqual([1])
  expect(minds('militia', ['warrior', 7000], ['militia', 8000])).toEqual([2])
  const falls = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('warrior', 12000, 5000), FAR] })
  goDown(falls.play(), 0, 'attack', 1)
  expect(falls.state.checks).toEqual([])
})

test('HUN-1003 outnumbered: able enemies engaged with it, two for each of its own there', () => {
  const outnumbered = (foes: number, ready: (battle: Battle) => void = () => undefined, friend = 39000) => {
    const spots = [
      [11200, 10000],
      [10000, 11200],
      [10000, 8800],
      [8800, 10000],
    ] as const
    const battle = new Battle({
      west: [unit('warrior', 10000, 10000), unit('warrior', friend, 10000)],
      east: spots.slice(0, foes).map(([x, y]) => unit('goblin', x, y)),
    })
    ready(battle)
    queueOutnumbered(battle.play())
    return battle.state.checks.map(({ place }) => place)
  }
  expect([outnumbered(1), outnumbered(2), outnumbered(3)]).toEqual([[], [0], [0]])
  expect([
    outnumbered(2, undefined, 12300),
    outnumbered(3, undefined, 12300),
    outnumbered(4, undefined, 12300),
  ]).toEqual([[], [], [0]])
  expect(outnumbered(2, (battle) => battle.set(101, 'moraleState', 'state', 'broken'))).toEqual([])
  expect(outnumbered(2, (battle) => battle.set(2, 'moraleState', 'state', 'broken'), 12300)).toEqual([0])
})

test('HUN-602 a selector picks the lower number of equals, and never an unseen, fallen or own unit', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('knight', 10000, 6000)],
    east: [
      unit('archer', 13000, 5000),
      unit('archer', 7000, 5000),
      unit('knight', 10000, 15000),
      unit('orcWarlord', 20000, 15000),
    ],
    fog: true,
  })
  const pick = (ref: Parameters<typeof refPlace>[2]) => battle.world.ids[refPlace(battle.play(), 0, ref)] ?? null
  expect([
    pick('nearest'),
    pick('weakest'),
    pick('strongest'),
    pick('leader'),
    pick('engaged'),
    pick(104),
    pick(77),
  ]).toEqual([101, 101, 104, 103, null, 104, null])
  battle.set(102, 'health', 'current', 15).set(103, 'health', 'current', 20)
  expect([pick('weakest'), pick('mostWounded')]).toEqual([102, 103])
  battle.set(1, 'engagement', 'engagedWith', 0b11000)
  expect(pick('engaged')).toBe(102)
  battle.state.seats[0].sight.seen = 0b110000
  expect([pick('nearest'), pick('engaged'), pick('leader')]).toEqual(
    [103, 103, 103].map((id, place) => (place === 1 ? 103 : id)),
  )
  battle.set(103, 'health', 'fled', true)
  expect([pick('nearest'), pick('leader')]).toEqual([104, 104])
})

test('HUN-603 a condition reads friends always, enemies in sight, else their marker, and falls that were seen', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('archer', 12000, 5000)],
    east: [unit('goblin', 20000, 5000)],
    fog: true,
  })
  const { sight } = battle.state.seats[0]
  const spot = (place: number) => knownSpot(battle.play(), 0, place)
  expect([spot(1), spot(2)]).toEqual([
    { x: 12000, y: 5000 },
    { x: 20000, y: 5000 },
  ])
  Object.assign(sight, { seen: 0, markX: [0, 0, 7], markY: [0, 0, 8], markTurn: [0, 0, 1] })
  expect([spot(1), spot(2)]).toEqual([
    { x: 12000, y: 5000 },
    { x: 7, y: 8 },
  ])
  sight.markTurn[2] = 0
  expect(spot(2)).toBeNull()
  const gone = (place: number) => isKnownGone(battle.play(), 0, place)
  battle.set(2, 'health', 'fled', true).set(101, 'health', 'fled', true)
  expect([gone(0), gone(1), gone(2)]).toEqual([false, true, false])
  sight.gone = 0b100
  expect(gone(2)).toBe(true)
})

test('HUN-603 conditions of hit points, range and approach', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('archer', 10000, 8000)],
    east: [unit('goblin', 16000, 5000), unit('knight', 11400, 5000)],
  })
  const when = (condition: Parameters<typeof holds>[2], place = 0) => holds(battle.play(), place, condition)
  const below = (pct: number, id: number | null) => when({ is: 'hpBelow', pct, unit: id, not: false })
  battle.set(2, 'health', 'current', 10).set(101, 'health', 'current', 6)
  expect([below(51, 2), below(50, 2), below(51, 101), below(50, 101), below(100, null), below(99, 77)]).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
  ])
  battle.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', -1)
  expect(below(51, 101)).toBe(false)
  const reach = (weapon: 'spear' | null, target: number) => when({ is: 'inRange', target, weapon, not: false })
  expect([reach(null, 102), reach(null, 101), reach('spear', 102), reach('spear', 2), reach(null, 77)]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
  const near = (mm: number, ready: (each: Battle) => void) => {
    const each = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 16000, 5000)] })
    ready(each)
    return holds(each.play(), 0, { is: 'enemyApproaches', mm, not: false })
  }
  const from = (x: number) => (each: Battle) => each.set(101, 'position', 'startX', x)
  expect([near(6000, from(16001)), near(5999, from(16001)), near(6000, from(16000)), near(6000, from(15000))]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(near(6000, (each) => each.set(1, 'engagement', 'engagedWith', 2))).toBe(true)
  expect(near(6000, (each) => from(17000)(each.set(101, 'moraleState', 'state', 'broken')))).toBe(false)
  expect([1, 2].map((n) => when({ is: 'turnReached', n, not: false }))).toEqual([true, false])
  expect(when({ is: 'turnReached', n: 1, not: true })).toBe(false)
})

test('HUN-608 the nearest enemy in sight and the nearest engaged one; of equals the lower number', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 10000)],
    east: [unit('goblin', 10000, 13000), unit('goblin', 13000, 10000), unit('goblin', 10000, 8000)],
  })
  const foe = (limit: number) => nearestFoe(battle.play(), 0, limit)
  expect([foe(1999), foe(2000), foe(9000)]).toEqual([-1, 3, 3])
  battle.set(103, 'position', 'y', 7000)
  expect([foe(2999), foe(3000)]).toEqual([-1, 1])
  expect(nearestEngaged(battle.play(), 0)).toBe(-1)
  battle.set(1, 'engagement', 'engagedWith', 0b1110)
  expect(nearestEngaged(battle.play(), 0)).toBe(1)
  battle.set(102, 'position', 'x', 12000)
  expect(nearestEngaged(battle.play(), 0)).toBe(2)
})

test('HUN-1008 flight: home by the dearest mode one can pay, and a rally where nobody threatens', () => {
  const flees = (ready: (battle: Battle) => void = () => undefined, foe = 20000, x = 15000) => {
    const battle = new Battle({ west: [unit('militia', x, 5000)], east: [unit('veteran', foe, 5000)] })
    battle.order({}, { 1: STILL, 101: STILL }).set(1, 'moraleState', 'state', 'broken')
    ready(battle)
    battle.beats(20, scriptedDice(foe > 25000 && x > 400 ? [99, 99] : [], 1))
    return [
      battle.spot(1)[0],
      battle.get(1, 'commandQueue', 'mode'),
      battle.get(1, 'actionPoints', 'spent'),
      battle.get(1, 'stamina', 'current'),
    ]
  }
  const ap = (current: number) => (battle: Battle) => battle.set(1, 'actionPoints', 'current', current)
  expect(flees(ap(4))).toEqual([9600, 'run', 4, 9])
  expect(flees(ap(3))).toEqual([9600, 'advance', 2, 10])
  expect(flees(ap(1))).toEqual([12000, 'walk', 1, 10])
  expect(flees(ap(0))).toEqual([15000, 'none', 0, 10])
  expect(flees((battle) => ap(4)(battle).set(1, 'health', 'crippled', 4))).toEqual([12000, 'advance', 2, 10])
  expect(flees((battle) => ap(4)(battle).set(1, 'turnFlags', 'prone', true))).toEqual([15000, 'none', 0, 10])
  expect(flees(ap(4), 25000)).toEqual([14400, 'run', 4, 9])
  expect(flees(ap(4), 25001)).toEqual([15000, 'none', 4, 10])
  expect(flees(ap(4), 9000, 400)).toEqual([400, 'none', 0, 10])
  const tired = new Battle({ west: [unit('militia', 15000, 5000), unit('veteran', 5000, 15000)], east: [FAR] })
  tired
    .order({}, { 1: STILL, 2: STILL, 101: STILL })
    .set(1, 'moraleState', 'state', 'routed')
    .set(1, 'stamina', 'exhausted', true)
    .set(1, 'stamina', 'current', 0)
  tired.beats(20)
  expect([tired.spot(1)[0], tired.get(1, 'actionPoints', 'spent'), tired.get(1, 'commandQueue', 'mode')]).toEqual([
    6000,
    0,
    'flight',
  ])
})

test('HUN-1008 the routed are gone at their own edge, wherever that is', () => {
  const gone = (id: number, x: number) => {
    const battle = new Battle({
      west: [unit('militia', id === 1 ? x : 20000, 5000), unit('veteran', 20000, 15000)],
      east: [unit('militia', id === 101 ? x : 25000, 5000), unit('veteran', 25000, 15000)],
    })
    battle
      .order({}, Object.fromEntries([1, 2, 101, 102].map((each) => [each, STILL])))
      .set(id, 'moraleState', 'state', 'routed')
    battle.beats(1)
    return battle.get(id, 'health', 'fled')
  }
  expect([gone(1, 1100), gone(1, 1101), gone(101, 38900), gone(101, 38899)]).toEqual([true, false, true, false])
})
