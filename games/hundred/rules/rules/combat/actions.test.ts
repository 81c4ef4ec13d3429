import { expect, test } from 'vitest'
import type { Step } from '../../choice.ts'
import { attack, Battle, constantDice, patch, STILL, special, unit } from '../../testing/battle.ts'

const FAR = unit('goblin', 39000, 19000)
const HIT = constantDice(0)

function all(battle: Battle): Record<number, typeof STILL> {
  return Object.fromEntries(battle.world.ids.map((id) => [id, { ...STILL, freeAttack: false }]))
}

/** A healer and an archer beside it; what happens between the order and its end is up to `meanwhile`. */
function helped(step: Step, rolls: readonly number[], meanwhile: (battle: Battle) => void = () => undefined): Battle {
  const battle = new Battle({ west: [unit('healer', 10000, 5000), unit('archer', 11500, 5000)], east: [FAR] })
  battle.set(2, 'health', 'current', 3).set(2, 'health', 'woundState', 'critical').set(2, 'health', 'bleeding', true)
  battle.order({ 1: [step] }, all(battle)).beats(1)
  meanwhile(battle)
  return battle.beats(7, rolls)
}

const BANDAGE: Step = { do: 'useItem', item: 'bandage', target: 2, when: null }
const TREAT = special('treat', 2)

function fall(battle: Battle): void {
  battle.set(2, 'health', 'woundState', 'down').set(2, 'health', 'current', -3).set(2, 'health', 'bleeding', false)
}

test.each([
  [1, 1, 0],
  [2, 1, 1],
  [5, 3, 2],
  [6, 3, 3],
])('HUN-905 a bandage of %i heals %i at this turn end and %i at the next, and stops bleeding', (die, now, next) => {
  const battle = helped(BANDAGE, [die])
  expect([
    battle.get(2, 'health', 'bandage'),
    battle.get(2, 'health', 'bandageNext'),
    battle.get(2, 'health', 'bleeding'),
    battle.get(1, 'inventory', 'bandage'),
  ]).toEqual([now, next, false, 4])
  expect(battle.told('ItemUsed')[0]).toMatchObject({ entityId: 1, targetId: 2, data: { item: 'bandage', dice: [die] } })
})

test('HUN-905 what undoes a bandage before it is put on: distance, flight, another one, none left; the fallen need no die', () => {
  const used = (meanwhile: (battle: Battle) => void, rolls: readonly number[] = []) => {
    const battle = helped(BANDAGE, rolls, meanwhile)
    return [
      battle.get(1, 'inventory', 'bandage'),
      battle.get(2, 'health', 'bandage'),
      battle.get(2, 'health', 'tended'),
    ]
  }
  expect(used((battle) => battle.set(2, 'position', 'x', 11800), [2])).toEqual([4, 1, false])
  expect(used((battle) => battle.set(2, 'position', 'x', 11801))).toEqual([5, 0, false])
  expect(used((battle) => battle.set(2, 'health', 'fled', true))).toEqual([5, 0, false])
  expect(used((battle) => battle.set(2, 'health', 'bandageNext', 1))).toEqual([5, 0, false])
  expect(used((battle) => battle.set(2, 'health', 'bandage', 2))).toEqual([5, 2, false])
  expect(used((battle) => battle.set(1, 'inventory', 'bandage', 0))).toEqual([0, 0, false])
  expect(used(fall)).toEqual([4, 0, true])
  expect(helped(BANDAGE, [], fall).told('ItemUsed')[0]?.data).toEqual({ item: 'bandage', dice: [] })
  const own = new Battle({ west: [unit('healer', 10000, 5000)], east: [FAR] })
  own.order({ 1: [{ ...BANDAGE, target: 1 }] }, all(own)).beats(6, [4])
  expect([own.get(1, 'health', 'bandage'), own.get(1, 'inventory', 'bandage')]).toEqual([2, 4])
})

test('HUN-906 treatment: Medicine 60, 1d6+2 at once, one limb of three in their order; the fallen are tended without a die', () => {
  const treated = (
    crippled: number,
    rolls: readonly number[],
    meanwhile: (battle: Battle) => void = () => undefined,
  ) => {
    const battle = helped(TREAT, rolls, (each) => {
      each.set(2, 'health', 'crippled', crippled)
      meanwhile(each)
    })
    return [
      battle.get(2, 'health', 'current'),
      battle.get(2, 'health', 'bleeding'),
      battle.get(2, 'health', 'crippled'),
      battle.get(2, 'health', 'tended'),
    ]
  }
  expect(treated(7, [60, 1])).toEqual([6, false, 6, false])
  expect(treated(6, [60, 6])).toEqual([11, false, 4, false])
  expect(treated(4, [1, 1])).toEqual([6, false, 0, false])
  expect(treated(0, [1, 1])).toEqual([6, false, 0, false])
  expect(treated(1, [61])).toEqual([3, true, 1, false])
  expect(treated(0, [], fall)).toEqual([-3, false, 0, true])
  expect(treated(1, [], (battle) => battle.set(2, 'position', 'x', 11801))).toEqual([3, true, 1, false])
  expect(treated(0, [60, 1], (battle) => battle.set(2, 'position', 'x', 11800))).toEqual([6, false, 0, false])
  expect(treated(1, [], (battle) => battle.set(2, 'health', 'fled', true))).toEqual([3, true, 1, false])
  const roll = (battle: Battle) => battle.told('SpecialUsed')[0]?.data.roll
  expect(roll(helped(TREAT, [99]))).toEqual({ base: 60, modifiers: [], chance: 60, roll: 99, margin: -39 })
  expect(roll(helped(TREAT, [99], (battle) => battle.set(1, 'stamina', 'exhausted', true)))).toMatchObject({
    base: 60,
    modifiers: [{ source: 'state', value: -10 }],
    chance: 50,
  })
  expect(helped(TREAT, [], fall).told('SpecialUsed')[0]).toMatchObject({
    entityId: 1,
    targetId: 2,
    data: { name: 'treat', roll: null, dice: [] },
  })
  expect(helped(TREAT, [60, 4]).told('Healed')[0]?.data).toEqual({ amount: 6, cause: 'treat', dice: [4] })
  const own = new Battle({ west: [unit('healer', 10000, 5000)], east: [FAR] })
  own.set(1, 'health', 'current', 12).set(1, 'health', 'woundState', 'bloodied')
  own.order({ 1: [special('treat', 1)] }, all(own)).beats(8, [1, 1])
  expect(own.get(1, 'health', 'current')).toBe(15)
})

test('HUN-910 who is put out burns no more, and says so only if it burned', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [FAR] })
  battle
    .set(1, 'health', 'burning', 2)
    .order({ 1: [{ do: 'extinguish', when: null }] }, all(battle))
    .beats(1)
  battle.set(1, 'health', 'burning', 0).beats(3)
  expect(battle.told('Extinguished')).toEqual([])
  const burning = new Battle({ west: [unit('warrior', 10000, 5000)], east: [FAR] })
  burning
    .set(1, 'health', 'burning', 2)
    .order({ 1: [{ do: 'extinguish', when: null }] }, all(burning))
    .beats(4)
  expect([burning.get(1, 'health', 'burning'), burning.told('Extinguished').length]).toEqual([0, 1])
})

test('HUN-1007 rallies: one step better at or under Morale, nothing above it, nothing for who is steady again', () => {
  const rallied = (
    state: 'shaken' | 'broken',
    roll: readonly number[],
    meanwhile: (battle: Battle) => void = () => undefined,
  ) => {
    const battle = new Battle({ west: [unit('archer', 10000, 5000)], east: [FAR] })
    battle.set(1, 'moraleState', 'state', 'shaken')
    battle.order({ 1: [special('rally')] }, all(battle))
    battle.set(1, 'moraleState', 'state', state).beats(1)
    meanwhile(battle)
    battle.beats(9, roll)
    return [battle.get(1, 'moraleState', 'state'), battle.told('UnitRallied').map(({ data }) => data)]
  }
  expect(rallied('shaken', [50])).toEqual(['steady', [{ from: 'shaken', to: 'steady' }]])
  expect(rallied('shaken', [51])).toEqual(['shaken', []])
  expect(rallied('broken', [50])).toEqual(['shaken', [{ from: 'broken', to: 'shaken' }]])
  expect(rallied('shaken', [], (battle) => battle.set(1, 'moraleState', 'state', 'steady'))).toEqual(['steady', []])
})

test('HUN-1013 intimidation frightens a target that is still in sight and standing', () => {
  const threat = (meanwhile: (battle: Battle) => void, rolls: readonly number[]) => {
    const battle = new Battle({
      west: [unit('orcWarrior', 10000, 5000)],
      east: [unit('warrior', 15000, 5000), FAR],
    })
    battle.order({ 1: [special('intimidate', 101)] }, all(battle)).beats(1)
    meanwhile(battle)
    battle.beats(3, rolls)
    expect(battle.told('SpecialUsed')[0]?.data).toEqual({ name: 'intimidate', roll: null, dice: [] })
    return battle.told('MoraleChecked').map(({ entityId, data }) => [entityId, data.kind])
  }
  expect(threat(() => undefined, [1])).toEqual([[101, 'intimidate']])
  expect(
    threat((battle) => battle.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', 0), []),
  ).toEqual([])
})

test('HUN-1014 a challenge binds both for this turn and the next, and a new one frees those it replaces', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('warrior', 10000, 8000)],
    east: [unit('orcWarrior', 15000, 5000), unit('orcWarrior', 15000, 8000)],
  })
  battle.order({ 1: [special('challenge', 101)], 2: [special('challenge', 102)] }, all(battle)).turn()
  const bound = () => battle.world.moraleState.challenge
  expect([bound(), battle.world.moraleState.challengeUntil]).toEqual([
    [2, 3, 0, 1],
    [2, 2, 2, 2],
  ])
  battle.order({ 1: [special('challenge', 102)] }, all(battle)).beats(2)
  expect(bound()).toEqual([3, -1, -1, 0])
  expect(battle.told('SpecialUsed').at(-1)).toMatchObject({ entityId: 1, targetId: 102, data: { name: 'challenge' } })
  battle.beats(20)
  expect(bound()).toEqual([3, -1, -1, 0])
  battle.order({}).turn()
  expect(bound()).toEqual([-1, -1, -1, -1])
  const gone = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('orcWarrior', 15000, 5000), FAR] })
  gone.order({ 1: [special('challenge', 101)] }, all(gone)).beats(1)
  gone.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', 0).beats(1)
  expect([gone.get(1, 'moraleState', 'challenge'), gone.told('SpecialUsed')]).toEqual([-1, []])
})

test('HUN-911 an execution needs its victim near, fallen, and the hands free when it is due', () => {
  const executed = (meanwhile: (battle: Battle) => void) => {
    const battle = new Battle({
      west: [unit('orcWarrior', 10000, 5000)],
      east: [unit('veteran', 11500, 5000), unit('veteran', 39000, 19000)],
    })
    battle.order({}, all(battle))
    battle.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', -2)
    for (const id of [1, 101]) battle.set(id, 'engagement', 'engagedWith', 0)
    battle.set(1, 'commandQueue', 'steps', [special('execute', 101)]).beats(1)
    meanwhile(battle)
    battle.beats(5)
    return [
      battle.get(101, 'health', 'executed'),
      battle.told('UnitExecuted').map(({ entityId, targetId }) => [entityId, targetId]),
    ]
  }
  expect(executed(() => undefined)).toEqual([true, [[101, 1]]])
  expect(executed((battle) => battle.set(101, 'position', 'x', 11800))).toEqual([true, [[101, 1]]])
  expect(executed((battle) => battle.set(101, 'position', 'x', 11801))).toEqual([false, []])
  expect(
    executed((battle) => battle.set(1, 'engagement', 'engagedWith', 4).set(102, 'engagement', 'engagedWith', 1)),
  ).toEqual([false, []])
})

test('HUN-705 what is due in one tick comes by length, then by number', () => {
  const battle = new Battle({
    west: [unit('orcWarrior', 10000, 5000), unit('warrior', 10000, 6000), unit('warrior', 10000, 7000)],
    east: [unit('knight', 11100, 6000)],
  })
  const later: Step = { do: 'hold', turns: 0, ticks: 1, when: null }
  battle
    .order({ 1: [attack(101)], 2: [later, attack(101)], 3: [later, attack(101)] }, all(battle))
    .beats(6, constantDice(99))
  expect(battle.told('AttackRolled').map(({ entityId, tick }) => [entityId, tick])).toEqual([
    [2, 6],
    [3, 6],
    [1, 6],
  ])
})

test('HUN-706 a blow that is due: in reach, in sight, at another, or for nothing', () => {
  const due = (
    weapon: 'sword' | 'bow' | 'javelin',
    x: number,
    meanwhile: (battle: Battle) => void = () => undefined,
    more: Partial<ConstructorParameters<typeof Battle>[0]> = {},
    retarget: 'none' | 'nearest' = 'nearest',
  ) => {
    const battle = new Battle({
      west: [unit('archer', 10000, 5000, { weapons: [weapon] })],
      east: [unit('knight', x, 5000), unit('knight', 10000, 6500)],
      ...more,
    })
    battle.order({ 1: [attack(101, { approach: 'none', retarget })] }, all(battle)).beats(1)
    meanwhile(battle)
    battle.beats(7, constantDice(99))
    return (
      battle.told('AttackRolled')[0]?.targetId ??
      battle.told('AttackLapsed').map(({ targetId, data }) => [targetId, data.reason])[0]
    )
  }
  const to = (x: number) => (battle: Battle) => battle.set(101, 'position', 'x', x).set(101, 'position', 'startX', x)
  const down = (battle: Battle) => battle.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', -1)
  expect(due('sword', 11500, to(11800))).toBe(101)
  expect(due('sword', 11500, to(11801))).toEqual([101, 'out of reach'])
  expect(due('bow', 20000, to(39500))).toBe(101)
  expect(due('bow', 20000, to(50001), { w: 60000 })).toEqual([101, 'out of reach'])
  expect(due('javelin', 11500, to(12300))).toBe(101)
  expect(due('javelin', 11500, to(25000))).toBe(101)
  expect(due('javelin', 11500, to(25001))).toEqual([101, 'out of reach'])
  const rock = { terrain: [patch('R', 20000, 5600, 500, 500)] }
  const behind = (battle: Battle) => to(25000)(battle).set(101, 'position', 'y', 6200)
  expect(due('bow', 30000, behind, rock)).toEqual([101, 'out of reach'])
  expect(due('sword', 11500, down)).toBe(102)
  expect(due('sword', 11500, down, {}, 'none')).toEqual([101, 'target down'])
  expect(
    due('sword', 11500, (battle) =>
      down(battle.set(102, 'position', 'x', 30000).set(102, 'position', 'startX', 30000)),
    ),
  ).toEqual([101, 'target down'])
})

test('HUN-515 HUN-706 a charge that goes to another is no charge', () => {
  const battle = new Battle({
    west: [unit('mountedKnight', 10000, 5000)],
    east: [unit('veteran', 15600, 5000), unit('veteran', 15300, 5900)],
  })
  battle.order({ 1: [attack(101)] }, all(battle)).beats(5, HIT)
  expect(battle.told('AttackDeclared')[0]?.data.charge).toBe(true)
  battle.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', -1)
  battle.beats(6, constantDice(99))
  const roll = battle.told('AttackRolled')[0]
  expect([roll?.targetId, roll?.data.roll.modifiers.map(({ source }) => source)]).toEqual([
    102,
    ['lance without a charge'],
  ])
})

test('HUN-703 HUN-704 the step of an action is done with it, an attack goes on, and the broken keep their orders', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000, { items: ['oil'] })], east: [FAR] })
  const oil: Step = { do: 'useItem', item: 'oil', target: { x: 12000, y: 5000 }, when: null }
  battle.order({ 1: [oil, { do: 'hold', turns: 9, ticks: 0, when: null }] }, all(battle)).beats(5)
  expect(battle.get(1, 'commandQueue', 'current')).toBe(1)
  const calm = new Battle({ west: [unit('archer', 10000, 5000)], east: [FAR] })
  calm.order({ 1: [{ do: 'hold', turns: 9, ticks: 0, when: null }] }, all(calm)).beats(1)
  calm.set(1, 'moraleState', 'state', 'broken').beats(10, [50])
  expect([calm.get(1, 'moraleState', 'state'), calm.get(1, 'commandQueue', 'current')]).toEqual(['shaken', 0])
})

test('HUN-1104 who picks a banner up carries it, slowly and without a shield; a friend of its owner sends it home', () => {
  const picked = (side: 0 | 1) => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 5000)],
      east: [FAR],
      more: { banners: [{ id: 'b', side, x: 3000, y: 3000 }] },
    })
    const banner = battle.state.objects[0]
    if (banner !== undefined) Object.assign(banner, { x: 10000, y: 6000 })
    battle.order({ 1: [{ do: 'pickup', item: 'b', when: null }] }, all(battle)).beats(3)
    return [
      battle.state.objects[0]?.carrier,
      battle.state.objects[0]?.x,
      battle.state.objects[0]?.y,
      battle.told('ItemTaken').map(({ data }) => data.item),
      battle.told('BannerReturned').map(({ data }) => data.item),
    ]
  }
  expect(picked(1)).toEqual([0, 10000, 6000, ['b'], []])
  expect(picked(0)).toEqual([-1, 3000, 3000, [], ['b']])
})
