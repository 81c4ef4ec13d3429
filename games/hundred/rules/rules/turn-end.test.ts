import { expect, test } from 'vitest'
import type { ScenarioUnit } from '../content/scenarios.ts'
import { Battle, constantDice, move, patch, STILL, unit } from '../testing/battle.ts'

const FAR = unit('goblin', 39000, 19000)

function ended(
  ready: (battle: Battle) => void,
  rolls: readonly number[] = [],
  west: readonly ScenarioUnit[] = [unit('warrior', 10000, 5000)],
  east: readonly ScenarioUnit[] = [FAR],
  terrain: readonly ReturnType<typeof patch>[] = [],
): Battle {
  const battle = new Battle({ west, east, terrain })
  battle.order({}, Object.fromEntries(battle.world.ids.map((id) => [id, STILL])))
  battle.beats(21)
  ready(battle)
  return battle.beats(1, rolls)
}

function zone(id: number, x: number, y: number, burning: number, kind: 'oil' | 'caltrops' = 'oil') {
  return { id, kind, seat: 0, x, y, burning }
}

test('HUN-907 burning oil deals 1d6 to everybody in it at the turn end, unlit oil and caltrops nothing', () => {
  const burnt = (x: number, burning: number, kind: 'oil' | 'caltrops', rolls: readonly number[]) => {
    const battle = ended((each) => void each.state.zones.push(zone(1, x, 5000, burning, kind)), rolls)
    return [battle.get(1, 'health', 'current'), battle.state.zones.map((each) => each.burning)]
  }
  expect(burnt(11500, 3, 'oil', [3])).toEqual([21, [2]])
  expect(burnt(11501, 3, 'oil', [])).toEqual([24, [2]])
  expect(burnt(10000, 1, 'oil', [2])).toEqual([22, []])
  expect(burnt(10000, 0, 'oil', [])).toEqual([24, [0]])
  expect(burnt(10000, 0, 'caltrops', [])).toEqual([24, [0]])
  const out = ended((battle) => void battle.state.zones.push(zone(4, 20000, 5000, 1)))
  expect(out.told('ZoneChanged').map(({ data }) => data)).toEqual([{ zone: 4, state: 'burnt out' }])
})

test('HUN-908 burning oil lights oil that it meets, and that the next', () => {
  const lit = (...zones: readonly ReturnType<typeof zone>[]) => {
    const battle = ended((each) => void each.state.zones.push(...zones))
    return battle.state.zones.map(({ id, burning }) => [id, burning])
  }
  expect(lit(zone(1, 20000, 5000, 2), zone(2, 23000, 5000, 0))).toEqual([
    [1, 1],
    [2, 2],
  ])
  expect(lit(zone(1, 20000, 5000, 2), zone(2, 23001, 5000, 0))).toEqual([
    [1, 1],
    [2, 0],
  ])
  expect(lit(zone(1, 20000, 5000, 2), zone(2, 20000, 8000, 0))[1]).toEqual([2, 2])
  expect(lit(zone(1, 20000, 5000, 2), zone(2, 20000, 8001, 0))[1]).toEqual([2, 0])
  expect(lit(zone(1, 20000, 5000, 2), zone(2, 20000, 6000, 0, 'caltrops'))[1]).toEqual([2, 0])
  expect(lit(zone(1, 20000, 5000, 0), zone(2, 20000, 6000, 0))).toEqual([
    [1, 0],
    [2, 0],
  ])
  // From the last to the first, in one turn end.
  expect(lit(zone(1, 20000, 5000, 0), zone(2, 22900, 5000, 0), zone(3, 25800, 5000, 3))).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
  ])
})

test('HUN-910 who burns loses 1d3 at three turn ends; the fallen do not', () => {
  const battle = ended((each) => each.set(1, 'health', 'burning', 2), [3])
  expect([battle.get(1, 'health', 'current'), battle.get(1, 'health', 'burning')]).toEqual([21, 1])
  expect(battle.told('DamageDealt')[0]?.data).toMatchObject({
    cause: 'burning',
    dice: [3],
    finalDamage: 3,
    location: null,
  })
  const down = ended(
    (each) => {
      each.set(2, 'health', 'woundState', 'down').set(2, 'health', 'current', -1).set(2, 'health', 'burning', 2)
      each.state.zones.push(zone(1, 10000, 9000, 2))
    },
    [],
    [unit('warrior', 10000, 5000), unit('warrior', 10000, 9000)],
  )
  expect(down.get(2, 'health', 'current')).toBe(-1)
})

test('HUN-904 who is critical and bleeds loses 1, nobody else', () => {
  const bleeds = (
    woundState: 'critical' | 'wounded',
    current: number,
    bleeding: boolean,
    rolls: readonly number[] = [],
  ) => {
    const battle = ended(
      (each) =>
        each
          .set(1, 'health', 'woundState', woundState)
          .set(1, 'health', 'current', current)
          .set(1, 'health', 'bleeding', bleeding),
      rolls,
      [unit('warrior', 10000, 5000), unit('veteran', 20000, 5000)],
    )
    return [battle.get(1, 'health', 'current'), battle.told('Bled').map(({ data }) => data.newHealth)]
  }
  expect(bleeds('critical', 5, true)).toEqual([4, [4]])
  expect(bleeds('critical', 5, false)).toEqual([5, []])
  expect(bleeds('wounded', 7, true)).toEqual([7, []])
  expect(bleeds('critical', 1, true)).toEqual([0, [null]])
})

test('HUN-905 a bandage heals now and once more at the next turn end, and nobody who is down', () => {
  const healed = (woundState: 'bloodied' | 'down') => {
    const battle = ended(
      (each) =>
        each
          .set(1, 'health', 'current', woundState === 'down' ? -1 : 15)
          .set(1, 'health', 'woundState', woundState)
          .set(1, 'health', 'bandage', 2)
          .set(1, 'health', 'bandageNext', 1),
      [],
      [unit('warrior', 10000, 5000), unit('veteran', 20000, 5000)],
    )
    return [
      battle.get(1, 'health', 'current'),
      battle.get(1, 'health', 'bandage'),
      battle.get(1, 'health', 'bandageNext'),
    ]
  }
  expect([healed('bloodied'), healed('down')]).toEqual([
    [17, 1, 0],
    [-1, 1, 0],
  ])
  const none = ended((each) => each.set(1, 'health', 'current', 15).set(1, 'health', 'woundState', 'bloodied'))
  expect(none.told('Healed')).toEqual([])
})

test('HUN-302 regeneration gives 4, never above the hit points, to units that stand and were not burnt', () => {
  const troll = (ready: (battle: Battle) => void) => {
    const battle = ended(ready, [], [unit('troll', 10000, 5000), unit('veteran', 20000, 5000)])
    return [battle.get(1, 'health', 'current'), battle.told('Healed').map(({ data }) => [data.amount, data.cause])]
  }
  expect(troll((battle) => battle.set(1, 'health', 'current', 70))).toEqual([74, [[4, 'regen']]])
  expect(troll((battle) => battle.set(1, 'health', 'current', 88))).toEqual([90, [[2, 'regen']]])
  expect(troll(() => undefined)).toEqual([90, []])
  expect(troll((battle) => battle.set(1, 'health', 'current', 70).set(1, 'turnFlags', 'burnt', true))).toEqual([70, []])
  expect(troll((battle) => battle.set(1, 'health', 'current', -1).set(1, 'health', 'woundState', 'down'))).toEqual([
    -1,
    [],
  ])
})

test('HUN-302 care is for friends, not for the carer, and comes from every carer that is able', () => {
  const cared = (ready: (battle: Battle) => void = () => undefined) => {
    const battle = ended(
      (each) => {
        for (const id of [1, 2, 101])
          each
            .set(id, 'health', 'current', each.get(id, 'health', 'max') - 8)
            .set(id, 'health', 'woundState', 'bloodied')
        ready(each)
      },
      [],
      [unit('healer', 10000, 5000), unit('warrior', 10000, 7000)],
      [unit('warrior', 12000, 9000)],
    )
    return [1, 2, 101].map((id) => battle.get(id, 'health', 'max') - battle.get(id, 'health', 'current'))
  }
  expect(cared()).toEqual([8, 5, 8])
  expect(cared((battle) => battle.set(1, 'health', 'woundState', 'down').set(1, 'health', 'current', -1))).toEqual([
    23, 8, 8,
  ])
})

test('HUN-608 autoFace: as far as 90° to the nearest enemy in sight; from straight behind by the north, or by home', () => {
  const faced = (
    facing: readonly [number, number],
    foes: readonly (readonly [number, number])[],
    ready: (battle: Battle) => void = () => undefined,
    id = 1,
  ) => {
    const mine = unit('warrior', 20000, 10000)
    const theirs = foes.map(([x, y]) => unit('warrior', x, y))
    const battle = new Battle(id === 1 ? { west: [mine], east: theirs } : { west: theirs, east: [mine] })
    battle.order({}, Object.fromEntries(battle.world.ids.map((each) => [each, STILL])))
    battle.beats(21)
    battle.face(id, ...facing).set(id, 'policy', 'autoFace', 'nearest')
    ready(battle)
    battle.beats(1)
    return [battle.get(id, 'position', 'fx'), battle.get(id, 'position', 'fy')]
  }
  expect(faced([1000, 0], [[30000, 15000]])).toEqual([1000, 500])
  expect(faced([300, 1000], [[30000, 9000]])).toEqual([1000, -100])
  expect(faced([300, -1000], [[15000, 10200]])).toEqual([-1000, -300])
  expect(faced([0, 1000], [[30000, 15000]])).toEqual([1000, 500])
  expect(faced([0, -1000], [[20000, 18000]])).toEqual([-1000, 0])
  expect(faced([0, 1000], [[20000, 2000]])).toEqual([-1000, 0])
  expect(faced([0, -1000], [[20000, 18000]], undefined, 101)).toEqual([1000, 0])
  expect(faced([0, 1000], [[20000, 2000]], undefined, 101)).toEqual([1000, 0])
  expect(faced([1000, 0], [[10000, 10000]])).toEqual([0, -1000])
  expect(faced([-1000, 0], [[30000, 10000]])).toEqual([0, -1000])
  expect(faced([1000, 0], [[10000, 11000]])).toEqual([0, 1000])
  expect(faced([1000, 0], [[10000, 9000]])).toEqual([0, -1000])
  expect(faced([1000, 500], [[10000, 12000]])).toEqual([-500, 1000])
  expect(
    faced(
      [1000, 0],
      [
        [30000, 15000],
        [20000, 14000],
      ],
    ),
  ).toEqual([0, 1000])
  expect(faced([1000, 0], [[30000, 15000]], (battle) => battle.set(1, 'moraleState', 'state', 'broken'))).toEqual([
    1000, 0,
  ])
  expect(faced([1000, 0], [[30000, 15000]], (battle) => battle.set(1, 'moraleState', 'state', 'shaken'))).toEqual([
    1000, 500,
  ])
})

test('HUN-406 rest: 2 stamina for who struck at nobody and stood or walked, up to its own, and not for the fallen', () => {
  const rested = (ready: (battle: Battle) => void = () => undefined, from = 5) => {
    const battle = ended(
      (each) => {
        each.set(1, 'stamina', 'current', from)
        ready(each)
      },
      [],
      [unit('warrior', 10000, 5000), unit('veteran', 20000, 5000)],
    )
    return [
      battle.get(1, 'stamina', 'current'),
      battle.told('StaminaRecovered').map(({ data }) => [data.amount, data.left]),
    ]
  }
  expect(rested()).toEqual([7, [[2, 7]]])
  expect(rested(undefined, 9)).toEqual([10, [[1, 10]]])
  expect(rested(undefined, 10)).toEqual([10, []])
  const mode = (each: 'walk' | 'advance' | 'run') => (battle: Battle) => battle.set(1, 'commandQueue', 'mode', each)
  expect([rested(mode('walk'))[0], rested(mode('advance'))[0], rested(mode('run'))[0]]).toEqual([7, 5, 5])
  expect(rested((battle) => battle.set(1, 'turnFlags', 'attacks', 1))[0]).toBe(5)
  expect(rested((battle) => battle.set(1, 'turnFlags', 'freeAttack', true))[0]).toBe(5)
  expect(rested((battle) => battle.set(1, 'health', 'woundState', 'down').set(1, 'health', 'current', -1))[0]).toBe(5)
  expect(rested((battle) => battle.set(1, 'health', 'fled', true))[0]).toBe(5)
})

test('HUN-405 the exhausted are rested at 4', () => {
  const tired = (from: number) => {
    const battle = ended((each) => each.set(1, 'stamina', 'current', from).set(1, 'stamina', 'exhausted', true))
    return [battle.get(1, 'stamina', 'exhausted'), battle.told('Exhausted').map(({ data }) => data.exhausted)]
  }
  expect([tired(1), tired(2)]).toEqual([
    [true, []],
    [false, [false]],
  ])
  const drained = new Battle({ west: [unit('militia', 10000, 5000)], east: [FAR] })
  drained.set(1, 'stamina', 'current', 1)
  drained.order({ 1: [move({ x: 30000, y: 5000 }, 'run')] }, { 1: STILL, 101: STILL }).beats(1)
  expect([
    drained.get(1, 'stamina', 'exhausted'),
    drained.told('StaminaDrained').map(({ data }) => data),
    drained.told('Exhausted').map(({ data }) => data),
  ]).toEqual([true, [{ amount: 1, left: 0 }], [{ exhausted: true }]])
  const again = new Battle({ west: [unit('militia', 10000, 5000)], east: [FAR] })
  again.set(1, 'stamina', 'current', 0).set(1, 'stamina', 'exhausted', true)
  again.order({ 1: [move({ x: 30000, y: 5000 }, 'run')] }, { 1: STILL, 101: STILL }).beats(1)
  expect([again.told('StaminaDrained'), again.told('Exhausted')]).toEqual([[], []])
})

test('HUN-912 HUN-910 a burning unit is put out by shallows it steps into, and lights the oil it enters', () => {
  const walks = (
    terrain: readonly ReturnType<typeof patch>[],
    zones: readonly ReturnType<typeof zone>[],
    rolls: readonly number[],
  ) => {
    const battle = new Battle({ west: [unit('knight', 10000, 5000)], east: [FAR], terrain })
    battle.set(1, 'health', 'burning', 3)
    battle.state.zones.push(...zones)
    battle.order({ 1: [move({ x: 11000, y: 5000 }, 'walk')] }, { 1: STILL, 101: STILL }).beats(3, rolls)
    return [
      battle.get(1, 'health', 'burning'),
      battle.state.zones.map(({ burning }) => burning),
      battle.get(1, 'health', 'current'),
    ]
  }
  expect(walks([patch('S', 10800, 4000, 2000, 2000)], [], [])).toEqual([0, [], 28])
  expect(walks([patch('S', 10800, 4000, 2000, 2000), patch('D', 10000, 4000, 3000, 2000)], [], [])).toEqual([3, [], 28])
  expect(walks([patch('M', 10800, 4000, 2000, 2000)], [], [])).toEqual([3, [], 28])
  // The oil catches fire when a burning unit enters it, and burns that unit.
  expect(walks([], [zone(1, 11600, 5000, 0)], [4])).toEqual([3, [3], 24])
  expect(walks([], [zone(1, 11600, 5000, 0, 'caltrops')], [])).toEqual([3, [0], 28])
})

test('HUN-907 HUN-909 zones hurt on first entry in a turn: burning oil 1d6, caltrops 1d3 bare feet of the other seat', () => {
  const walks = (
    template: 'goblin' | 'knight' | 'mountedKnight',
    zones: readonly ReturnType<typeof zone>[],
    rolls: readonly number[],
    seat: 0 | 1 = 1,
    entered: readonly number[] = [],
  ) => {
    const battle = new Battle({ west: [unit(template, 10000, 5000)], east: [unit('veteran', 39000, 15000)] })
    battle.state.zones.push(...zones.map((each) => ({ ...each, seat })))
    battle.order({ 1: [move({ x: 10600, y: 5000 }, 'walk')] }, { 1: STILL, 101: STILL })
    battle.set(1, 'turnFlags', 'zoneEntries', entered).beats(2, rolls)
    return [
      battle.get(1, 'health', 'max') - battle.get(1, 'health', 'current'),
      battle.get(1, 'turnFlags', 'zoneEntries'),
    ]
  }
  expect(walks('knight', [zone(1, 11700, 5000, 2)], [5])).toEqual([5, [1]])
  expect(walks('knight', [zone(1, 11700, 5000, 2)], [], 1, [1])).toEqual([0, [1]])
  expect(walks('knight', [zone(1, 11700, 5000, 0)], [])).toEqual([0, [1]])
  expect(walks('knight', [zone(1, 10000, 5000, 2)], [])).toEqual([0, []])
  expect(walks('goblin', [zone(1, 11700, 5000, 0, 'caltrops')], [2])).toEqual([2, [1]])
  expect(walks('goblin', [zone(1, 11700, 5000, 0, 'caltrops')], [], 0)).toEqual([0, [1]])
  expect(walks('knight', [zone(1, 11700, 5000, 0, 'caltrops')], [])).toEqual([0, [1]])
  expect(walks('goblin', [zone(1, 11700, 5000, 2), zone(2, 11700, 5000, 0, 'caltrops')], [1, 2])).toEqual([3, [1, 2]])
  const bareHorse = new Battle({ west: [unit('mountedKnight', 10000, 5000)], east: [unit('veteran', 39000, 15000)] })
  bareHorse.set(1, 'armour', 'legs', 0).state.zones.push({ ...zone(1, 12000, 5000, 0, 'caltrops'), seat: 1 })
  bareHorse.order({ 1: [move({ x: 12000, y: 5000 }, 'walk')] }, { 1: STILL, 101: STILL }).beats(2)
  expect([bareHorse.get(1, 'health', 'current'), bareHorse.spot(1)[0]]).toEqual([40, 11500])
  // A unit that falls to the first is spared the second.
  const weak = new Battle({ west: [unit('goblin', 10000, 5000), unit('knight', 20000, 5000)], east: [FAR] })
  weak.set(1, 'health', 'current', 1).set(1, 'health', 'woundState', 'critical')
  weak.state.zones.push({ ...zone(1, 11700, 5000, 2), seat: 1 }, { ...zone(2, 11700, 5000, 2), seat: 1 })
  weak.order({ 1: [move({ x: 10600, y: 5000 }, 'walk')] }, { 1: STILL, 2: STILL, 101: STILL }).beats(1, [1])
  expect(weak.told('UnitDown').map(({ data }) => data.cause)).toEqual(['fire'])
})

test('HUN-907 who runs in oil tests Dodge with its armour, once a turn, and lies prone when it fails', () => {
  const runs = (
    mode: 'advance' | 'run',
    at: number,
    rolls: readonly number[],
    ready: (battle: Battle) => void = () => undefined,
  ) => {
    const battle = new Battle({ west: [unit('veteran', 10000, 5000)], east: [FAR] })
    battle.state.zones.push(zone(1, at, 5000, 0))
    battle.order({ 1: [move({ x: 30000, y: 5000 }, mode)] }, { 1: STILL, 101: STILL })
    ready(battle)
    battle.beats(3, rolls)
    return [
      battle.get(1, 'turnFlags', 'prone'),
      battle.get(1, 'commandQueue', 'ticksLeft'),
      battle.told('SlipRolled')[0]?.data.roll.chance,
    ]
  }
  expect(runs('run', 10000, [25])).toEqual([false, 12, 25])
  expect(runs('run', 10000, [26])).toEqual([true, 0, 25])
  expect(runs('advance', 10000, [])).toEqual([false, 7, undefined])
  expect(runs('run', 13000, [26])[0]).toBe(true)
  expect(runs('run', 10000, [], (battle) => battle.set(1, 'turnFlags', 'slipTested', true))[0]).toBe(false)
  expect(runs('run', 10000, [15], (battle) => battle.set(1, 'moraleState', 'state', 'shaken'))).toEqual([false, 12, 15])
  const falls = new Battle({ west: [unit('veteran', 10000, 5000)], east: [FAR] })
  falls.state.zones.push(zone(1, 10000, 5000, 0))
  falls.order({ 1: [move({ x: 30000, y: 5000 }, 'run')] }, { 1: STILL, 101: STILL }).beats(20, constantDice(99))
  expect([falls.spot(1)[0], falls.told('SlipRolled').length]).toEqual([10270, 1])
})
