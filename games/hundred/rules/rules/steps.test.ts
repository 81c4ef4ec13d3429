import { expect, test } from 'vitest'
import type { Step } from '../choice.ts'
import { attack, Battle, constantDice, dropped, move, patch, STILL, special, unit } from '../testing/battle.ts'

const FAR = unit('goblin', 39000, 19000)

/** Why the orders of u1 waited or were dropped, in this order. */
function told(battle: Battle): readonly string[] {
  return battle.events.flatMap((event) =>
    (event.type === 'OrderWaiting' || event.type === 'OrderDropped') && event.entityId === 1 ? [event.data.reason] : [],
  )
}

function spent(battle: Battle): number {
  return battle.get(1, 'actionPoints', 'spent')
}

/** A warrior alone with its orders; somebody harmless is far away. */
function alone(
  steps: readonly Step[],
  ready: (battle: Battle) => void = () => undefined,
  west = [unit('warrior', 10000, 5000, { items: ['oil', 'caltrops'] })],
  east = [FAR],
): Battle {
  const battle = new Battle({ west, east })
  ready(battle)
  return battle.order({ 1: steps }, Object.fromEntries(battle.world.ids.map((id) => [id, STILL])))
}

const EXTINGUISH: Step = { do: 'extinguish', when: null }
const RELOAD: Step = { do: 'reload', when: null }
const oil = (x: number, y: number): Step => ({ do: 'useItem', item: 'oil', target: { x, y }, when: null })
const caltrops = (x: number, y: number): Step => ({ do: 'useItem', item: 'caltrops', target: { x, y }, when: null })
const bandage = (target: number): Step => ({ do: 'useItem', item: 'bandage', target, when: null })
const ignite = (x: number, y: number, approach: 'none' | 'walk' = 'none'): Step => ({
  do: 'ignite',
  point: { x, y },
  approach,
  when: null,
})

test.each([
  ['extinguish', EXTINGUISH, 1, 4],
  ['oil', oil(18000, 5000), 2, 5],
  ['caltrops', caltrops(14000, 5000), 1, 4],
  ['bandage', bandage(1), 2, 6],
  ['reload', RELOAD, 3, 10],
  ['switch', { do: 'switch', slot: 1, when: null } as const, 1, 2],
  ['rally', special('rally'), 2, 10],
  ['treat', special('treat', 1), 2, 8],
])('HUN-602 HUN-703 %s takes its AP at once and so many ticks', (kind, step, ap, ticks) => {
  const battle = alone(
    [step],
    (ready) =>
      ready
        .set(1, 'health', 'burning', 2)
        .set(1, 'weapon', 'loaded', false)
        .set(1, 'moraleState', 'state', 'shaken')
        .set(1, 'inventory', 'bandage', 1)
        .set(1, 'inventory', 'oil', 1)
        .set(1, 'inventory', 'caltrops', 1)
        .set(1, 'weapon', 'list', ['crossbow', 'sword']),
    [unit('healer', 10000, 5000, { weapons: ['staff'] })],
  )
  battle.set(1, 'ammo', 'slots', [{ type: 'bolt', left: 1 }])
  battle.beats(1)
  expect([spent(battle), battle.get(1, 'commandQueue', 'pending')]).toMatchObject([
    ap,
    { kind, started: 1, due: ticks },
  ])
  expect(battle.told('OrderStarted')[0]?.data).toEqual({ step: 0, ap })
  battle.beats(ticks - 1, constantDice(0))
  expect([battle.get(1, 'commandQueue', 'pending'), battle.get(1, 'commandQueue', 'current')]).toEqual([null, 1])
})

test('HUN-602 what would change nothing is done at once, for nothing', () => {
  const battle = alone([
    EXTINGUISH,
    special('rally'),
    { do: 'switch', slot: 0, when: null },
    { do: 'disengage', to: null, when: null },
    move({ x: 10000, y: 5000 }),
  ]).beats(1)
  expect([told(battle), spent(battle), battle.get(1, 'commandQueue', 'current')]).toEqual([[], 0, 5])
  const loaded = alone([RELOAD], undefined, [unit('crossbowman', 10000, 5000)]).beats(1)
  expect([told(loaded), spent(loaded)]).toEqual([[], 0])
})

test('HUN-602 a crossbow is reloaded while there is one and a bolt for it', () => {
  const reload = (list: readonly ('crossbow' | 'sword' | 'bow')[], left: number) => {
    const battle = alone([RELOAD], undefined, [unit('crossbowman', 10000, 5000)])
    battle
      .set(1, 'weapon', 'loaded', false)
      .set(1, 'weapon', 'list', list)
      .set(
        1,
        'weapon',
        'thrown',
        list.map(() => 0),
      )
      .set(1, 'ammo', 'slots', [{ type: 'bolt', left }])
      .beats(10)
    return [told(battle), battle.get(1, 'weapon', 'loaded')]
  }
  expect(reload(['crossbow'], 1)).toEqual([[], true])
  expect(reload(['sword', 'crossbow'], 1)).toEqual([[], true])
  expect(reload(['crossbow'], 0)).toEqual([['no_ammo'], false])
  expect(reload(['sword'], 1)).toEqual([['no_weapon'], false])
  expect(reload(['bow'], 1)).toEqual([['no_weapon'], false])
})

test('HUN-602 a weapon that is no longer carried cannot be readied', () => {
  const battle = alone([{ do: 'switch', slot: 1, when: null }], undefined, [
    unit('warrior', 10000, 5000, { weapons: ['sword', 'dagger'] }),
  ])
  battle.set(1, 'weapon', 'list', ['sword']).set(1, 'weapon', 'thrown', [0]).beats(1)
  expect(told(battle)).toEqual(['no_weapon'])
  const lost = alone([{ do: 'switch', slot: 1, when: null }], undefined, [
    unit('warrior', 10000, 5000, { weapons: ['sword', 'dagger'] }),
  ]).beats(1)
  lost.set(1, 'weapon', 'list', ['sword']).set(1, 'weapon', 'thrown', [0]).beats(1)
  expect([lost.get(1, 'weapon', 'readied'), lost.told('WeaponReadied')]).toEqual([0, []])
  const ready = alone([{ do: 'switch', slot: 1, when: null }], undefined, [
    unit('warrior', 10000, 5000, { weapons: ['sword', 'dagger'] }),
  ]).beats(2)
  expect([ready.get(1, 'weapon', 'readied'), ready.told('WeaponReadied')[0]?.data]).toEqual([1, { weapon: 'dagger' }])
})

test('HUN-907 HUN-909 oil flies 8 m, caltrops 4 m, and each is used up', () => {
  const thrown = (step: Step) => {
    const battle = alone([step]).beats(5)
    return [told(battle), battle.state.zones.map(({ kind, seat, x, y, burning }) => [kind, seat, x, y, burning])]
  }
  expect(thrown(oil(18000, 5000))).toEqual([[], [['oil', 0, 18000, 5000, 0]]])
  expect(thrown(oil(18001, 5000))).toEqual([['too_far'], []])
  expect(thrown(caltrops(10000, 9000))).toEqual([[], [['caltrops', 0, 10000, 9000, 0]]])
  expect(thrown(caltrops(10000, 9001))).toEqual([['too_far'], []])
  const twice = alone([oil(12000, 5000), caltrops(12000, 7000), oil(12000, 9000)]).beats(10)
  expect([told(twice), twice.get(1, 'inventory', 'oil'), twice.get(1, 'inventory', 'caltrops')]).toEqual([
    ['no_item'],
    0,
    0,
  ])
  expect(twice.told('ItemUsed').map(({ data }) => data)).toEqual([
    { item: 'oil', dice: [] },
    { item: 'caltrops', dice: [] },
  ])
  expect(twice.told('ZoneCreated').map(({ data }) => data)).toEqual([
    { zone: 1, kind: 'oil', x: 12000, y: 5000 },
    { zone: 2, kind: 'caltrops', x: 12000, y: 7000 },
  ])
})

test('HUN-905 HUN-906 a unit that has fled or is too far away is not tended', () => {
  const helps = (step: Step, x: number, ready: (battle: Battle) => void = () => undefined) => {
    const battle = alone([step], undefined, [unit('healer', 10000, 5000), unit('archer', x, 5000)])
    ready(battle)
    return told(battle.beats(1))
  }
  const fled = (battle: Battle) => battle.set(2, 'health', 'fled', true)
  expect(helps(bandage(2), 11500)).toEqual([])
  expect(helps(bandage(2), 11501)).toEqual(['too_far'])
  expect(helps(bandage(2), 11500, fled)).toEqual(['target_lost'])
  expect(helps(special('treat', 2), 11500)).toEqual([])
  expect(helps(special('treat', 2), 11501)).toEqual(['too_far'])
  expect(helps(special('treat', 2), 11500, fled)).toEqual(['target_lost'])
  const second = (battle: Battle) => battle.set(2, 'health', 'bandageNext', 2)
  expect(helps(bandage(2), 11500, second)).toEqual(['bandage'])
})

test('HUN-509 the first turn of up to 90° is free, any other is paid or waits', () => {
  const turn = (x: number, y: number): Step => ({ do: 'turn', to: { x, y }, when: null })
  const turned = (steps: readonly Step[], ap = 4) => {
    const battle = alone(steps)
    battle
      .set(1, 'actionPoints', 'current', ap)
      .set(1, 'actionPoints', 'spent', 4 - ap)
      .beats(1)
    return [
      battle.get(1, 'position', 'fx'),
      battle.get(1, 'position', 'fy'),
      4 - battle.get(1, 'actionPoints', 'current'),
    ]
  }
  expect(turned([turn(0, 1)])).toEqual([0, 1000, 0])
  expect(turned([turn(0, -7)])).toEqual([0, -1000, 0])
  expect(turned([turn(-1, 1000)])).toEqual([-1, 1000, 1])
  expect(turned([turn(-5, 0)])).toEqual([-1000, 0, 1])
  expect(turned([turn(1, 1), turn(1, 0)])).toEqual([1000, 0, 1])
  expect(turned([turn(3, 0)])).toEqual([1000, 0, 0])
  const spentAll = alone([turn(-1, 0)])
  spentAll.set(1, 'actionPoints', 'current', 0).set(1, 'actionPoints', 'spent', 4).beats(1)
  expect([told(spentAll), spentAll.get(1, 'position', 'fx')]).toEqual([['ap'], 1000])
  const first = alone([turn(0, 1), turn(0, -1)]).beats(1)
  expect(first.told('UnitTurned').map(({ data }) => data)).toEqual([
    { fx: 0, fy: 1000, ap: 0 },
    { fx: 0, fy: -1000, ap: 1 },
  ])
  // A unit that faces there already does not turn.
  const same = alone([turn(9, 0), turn(0, 1)]).beats(1)
  expect([same.told('UnitTurned').length, spent(same)]).toEqual([1, 0])
})

test('HUN-509 HUN-602 one turns to a unit by number or by choice, and to nobody where there is none', () => {
  const facing = (to: number | 'nearest' | 'leader', ready: (battle: Battle) => void = () => undefined) => {
    const battle = alone([{ do: 'turn', to: { unit: to }, when: null }], ready, undefined, [
      unit('goblin', 10000, 9000),
      unit('goblin', 18000, 13000),
    ]).beats(1)
    return [battle.get(1, 'position', 'fx'), battle.get(1, 'position', 'fy'), ...told(battle)]
  }
  expect(facing(102)).toEqual([1000, 1000])
  expect(facing('nearest')).toEqual([0, 1000])
  expect(facing('leader')).toEqual([1000, 0, 'target'])
  const unseen = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('goblin', 10000, 15000)],
    fog: true,
    terrain: [patch('R', 8000, 9000, 4000, 1000)],
  })
  unseen.order({ 1: [{ do: 'turn', to: { unit: 101 }, when: null }] }, { 1: STILL }).beats(1)
  expect(told(unseen)).toEqual(['target_lost'])
})

test('HUN-513 disengaging goes straight away from the nearest engaging enemy, a quarter of the rate', () => {
  const slips = (foes: readonly (readonly [number, number])[], x = 10000, y = 5000) => {
    const battle = new Battle({
      west: [unit('militia', x, y)],
      east: foes.map(([fx, fy]) => unit('goblin', fx, fy)),
    })
    const policies = Object.fromEntries(battle.world.ids.map((id) => [id, { ...STILL, freeAttack: false }]))
    battle.order({ 1: [{ do: 'disengage', to: null, when: null }] }, policies).beats(6)
    return [...battle.spot(1), spent(battle), battle.get(1, 'turnFlags', 'safe')]
  }
  expect(slips([[11000, 5000]])).toEqual([7000, 5000, 2, true])
  expect(slips([[10000, 6000]])).toEqual([10000, 2000, 2, true])
  // Three to four: 0.6 and 0.8 of three metres.
  expect(slips([[10600, 5800]])).toEqual([8200, 2600, 2, true])
  // The nearer of two counts, not the first.
  expect(
    slips([
      [11400, 5000],
      [10000, 6200],
    ]),
  ).toEqual([10000, 2000, 2, true])
  // Never over the edge.
  expect(slips([[2100, 5000]], 1000)).toEqual([400, 5000, 2, true])
  expect(slips([[10000, 18200]], 10000, 19300)).toEqual([10000, 19600, 2, true])
  expect(slips([[30000, 5000]])).toEqual([10000, 5000, 0, false])
})

test('HUN-513 disengaging to a goal, without AP, in a wall and where nothing leads', () => {
  const slips = (ready: (battle: Battle) => void, x = 7000, terrain: readonly ReturnType<typeof patch>[] = []) => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 11000, 5000)], terrain })
    battle.order({ 1: [{ do: 'disengage', to: { x, y: 5000 }, when: null }] }, { 1: STILL, 101: STILL })
    ready(battle)
    battle.beats(6)
    return [battle.spot(1)[0], battle.get(1, 'position', 'fx'), ...told(battle)]
  }
  const nothing = () => undefined
  expect(slips(nothing)).toEqual([7300, 1000])
  expect(slips(nothing, 9000)).toEqual([9000, 1000])
  expect(slips((battle) => battle.set(1, 'actionPoints', 'current', 1).set(1, 'actionPoints', 'spent', 3))).toEqual([
    10000,
    1000,
    'ap',
  ])
  expect(slips((battle) => battle.set(1, 'turnFlags', 'wall', true))).toEqual([10000, 1000, 'mode'])
  expect(slips((battle) => battle.set(1, 'turnFlags', 'prone', true))).toEqual([10000, 1000, 'mode'])
  expect(slips(nothing, 2000, [patch('R', 5000, 0, 1000, 20000)])).toEqual([10000, 1000, 'no_path'])
})

test('HUN-908 a fire arrow is shot at a point in range, for the bow’s AP and ticks', () => {
  const archer = (
    point: number,
    approach: 'none' | 'walk' = 'none',
    ready: (battle: Battle) => void = () => undefined,
  ) => {
    const battle = new Battle({
      west: [unit('archer', 5000, 5000, { halves: ['standard', 'fire'] })],
      east: [FAR],
      w: 60000,
    })
    battle.state.zones.push(
      { id: 1, kind: 'oil', seat: 1, x: point, y: 5000, burning: 0 },
      { id: 2, kind: 'caltrops', seat: 1, x: point, y: 5000, burning: 0 },
      { id: 3, kind: 'oil', seat: 1, x: point, y: 6501, burning: 0 },
      { id: 4, kind: 'oil', seat: 1, x: point, y: 6500, burning: 0 },
    )
    battle.order({ 1: [ignite(point, 5000, approach)] }, { 1: STILL })
    ready(battle)
    return battle
  }
  const near = archer(45000).beats(8)
  expect(near.state.zones.map(({ burning }) => burning)).toEqual([3, 0, 0, 3])
  expect(near.get(1, 'ammo', 'slots')).toEqual([
    { type: 'standard', left: 6 },
    { type: 'fire', left: 2 },
  ])
  expect([spent(near), near.get(1, 'turnFlags', 'revealed')]).toEqual([3, true])
  expect(near.told('AmmoSpent')[0]?.data).toEqual({ type: 'fire', left: 2 })
  expect(near.told('ZoneChanged').map(({ data }) => data)).toEqual([
    { zone: 1, state: 'ignited' },
    { zone: 4, state: 'ignited' },
  ])
  expect(told(archer(45001).beats(1))).toEqual(['too_far'])
  const walks = archer(45500, 'walk').beats(9)
  expect([walks.spot(1)[0], walks.state.zones[0]?.burning]).toEqual([5600, 3])
  const lame = archer(58000, 'walk').beats(20)
  expect([lame.spot(1)[0], told(lame)]).toEqual([8000, ['ticks']])
  const blade = archer(45000, 'none', (battle) => battle.set(1, 'weapon', 'readied', 1)).beats(1)
  expect([spent(blade), blade.get(1, 'commandQueue', 'pending')?.due]).toEqual([4, 10])
  const empty = archer(45000, 'none', (battle) => battle.set(1, 'ammo', 'slots', [{ type: 'standard', left: 3 }]))
  expect(told(empty.beats(1))).toEqual(['no_ammo'])
  const burnt = archer(45000, 'none', (battle) => battle.set(1, 'ammo', 'slots', [{ type: 'fire', left: 0 }]))
  expect(told(burnt.beats(1))).toEqual(['no_ammo'])
  const bare = archer(45000, 'none', (battle) => battle.set(1, 'weapon', 'list', ['sword', 'dagger']))
  expect(told(bare.beats(1))).toEqual(['no_weapon'])
  // Nothing leads to somewhere behind rock; where the arrow is gone by then, nothing is lit.
  const late = archer(45000).beats(1)
  late.set(1, 'ammo', 'slots', [{ type: 'standard', left: 4 }]).beats(7)
  expect([late.state.zones[0]?.burning, late.get(1, 'ammo', 'slots')]).toEqual([0, [{ type: 'standard', left: 4 }]])
})

test('HUN-912 what lies near is picked up: a third weapon, no fourth; bare hands take it up', () => {
  const picks = (ready: (battle: Battle) => void, weapons: readonly ('sword' | 'dagger' | 'spear')[] = ['sword']) => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000, { weapons })], east: [FAR] })
    battle.state.objects.push(dropped('d1', 10000, 6000, { weapon: 'cleaver', thrown: 0 }))
    battle.state.seats[0].sight.things.push('d1')
    battle.state.seats[0].sight.thingsSeen.push('d1')
    battle.order({ 1: [{ do: 'pickup', item: 'i1', when: null }] }, { 1: STILL })
    ready(battle)
    battle.beats(3)
    return [battle.get(1, 'weapon', 'list'), battle.get(1, 'weapon', 'readied'), ...told(battle)]
  }
  const nothing = () => undefined
  expect(picks(nothing)).toEqual([['sword', 'cleaver'], 0])
  expect(picks(nothing, ['sword', 'dagger', 'spear'])).toEqual([['sword', 'dagger', 'spear'], 0, 'no_weapon'])
  expect(
    picks((battle) =>
      battle.set(1, 'weapon', 'list', []).set(1, 'weapon', 'thrown', []).set(1, 'weapon', 'readied', -1),
    ),
  ).toEqual([['cleaver'], 0])
  expect(
    picks((battle) => {
      battle.state.objects = []
    }),
  ).toEqual([['sword'], 0, 'target_lost'])
  // Somebody else was quicker.
  const two = new Battle({ west: [unit('warrior', 10000, 5000), unit('warrior', 10000, 7000)], east: [FAR] })
  two.state.objects.push(dropped('d1', 10000, 6000))
  two.state.seats[0].sight.things.push('d1')
  two.state.seats[0].sight.thingsSeen.push('d1')
  const pick: Step = { do: 'pickup', item: 'i1', when: null }
  two.order({ 1: [pick], 2: [pick] }, { 1: STILL, 2: STILL }).beats(3)
  expect([two.get(1, 'weapon', 'list'), two.get(2, 'weapon', 'list'), two.state.objects]).toEqual([
    ['sword', 'sword'],
    ['sword'],
    [],
  ])
  expect(two.told('ItemTaken').map(({ entityId, data }) => [entityId, data.item])).toEqual([[1, 'd1']])
})

test('HUN-912 HUN-1104 a carried banner cannot be picked up again; a fighter with three weapons can still pick up a banner', () => {
  const picks = (carrier: number) => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 5000, { weapons: ['sword', 'dagger', 'spear'] })],
      east: [FAR],
      more: { banners: [{ id: 'b', side: 1, x: 10000, y: 5900 }] },
    })
    const banner = battle.state.objects[0]
    if (banner !== undefined) banner.carrier = carrier
    battle.order({ 1: [{ do: 'pickup', item: 'b', when: null }] }, { 1: STILL, 101: STILL }).beats(3)
    return [battle.state.objects[0]?.carrier, ...told(battle)]
  }
  expect([picks(-1), picks(1)]).toEqual([[0], [1, 'target_lost']])
})

test('HUN-1007 HUN-1013 HUN-1014 HUN-911 specials need a certain target within a certain distance', () => {
  const used = (
    name: 'intimidate' | 'challenge' | 'execute',
    x: number,
    ready: (battle: Battle) => void = () => undefined,
  ) => {
    const battle = new Battle({
      west: [unit('orcWarrior', 10000, 5000)],
      east: [unit('warrior', x, 5000), unit('knight', 39000, 19000)],
    })
    battle.order({ 1: [special(name, 101)] }, { 1: STILL, 101: STILL, 102: STILL })
    ready(battle)
    battle.beats(1)
    return [spent(battle), battle.get(1, 'commandQueue', 'pending')?.due, ...told(battle)]
  }
  const fell = (battle: Battle) =>
    battle
      .set(101, 'health', 'woundState', 'down')
      .set(101, 'health', 'current', 0)
      .set(101, 'engagement', 'engagedWith', 0)
      .set(1, 'engagement', 'engagedWith', 0)
  expect(used('intimidate', 18000)).toEqual([2, 4])
  expect(used('intimidate', 18001)).toEqual([0, undefined, 'too_far'])
  expect(used('intimidate', 18000, fell)).toEqual([0, undefined, 'target_down'])
  expect(used('challenge', 20000)).toEqual([1, 2])
  expect(used('challenge', 20001)).toEqual([0, undefined, 'too_far'])
  expect(used('challenge', 20000, fell)).toEqual([0, undefined, 'target_down'])
  expect(used('execute', 11500, fell)).toEqual([2, 6])
  expect(used('execute', 11501, fell)).toEqual([0, undefined, 'too_far'])
  expect(used('execute', 11500)).toEqual([0, undefined, 'target_lost'])
  expect(used('execute', 11500, (battle) => fell(battle).set(101, 'health', 'executed', true))).toEqual([0, undefined])
  expect(
    used('execute', 11500, (battle) => {
      fell(battle).set(101, 'health', 'woundState', 'healthy').set(101, 'health', 'fled', true)
      battle.set(101, 'health', 'current', 24)
    }),
  ).toEqual([0, undefined, 'target_lost'])
  const pressed = new Battle({
    west: [unit('orcWarrior', 10000, 5000)],
    east: [unit('warrior', 11200, 5000), unit('knight', 10000, 6300)],
  })
  pressed.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', 0)
  pressed.set(101, 'engagement', 'engagedWith', 0).set(1, 'engagement', 'engagedWith', 4)
  pressed.order({ 1: [special('execute', 101)] }, { 1: STILL, 102: STILL }).beats(1)
  expect(told(pressed)).toEqual(['engaged'])
})

test('HUN-602 HUN-606 a special at nobody in sight waits for somebody', () => {
  const battle = alone([special('challenge', 'leader')], undefined, [unit('knight', 10000, 5000)]).beats(1)
  expect(told(battle)).toEqual(['target'])
  const unseen = new Battle({
    west: [unit('orcWarrior', 10000, 5000)],
    east: [unit('goblin', 15000, 5000)],
    fog: true,
    terrain: [patch('R', 12000, 3000, 500, 4000)],
  })
  unseen.order({ 1: [special('intimidate', 101)] }, { 1: STILL, 101: STILL }).beats(1)
  expect(told(unseen)).toEqual(['target_lost'])
})

test('HUN-807 a wall needs a shield in hand and feet that have not run', () => {
  const forms = (ready: (battle: Battle) => void) => {
    const battle = alone([special('shieldWall')])
    ready(battle)
    battle.beats(1)
    return [spent(battle), battle.get(1, 'turnFlags', 'wall'), ...told(battle)]
  }
  const mode = (each: 'advance' | 'run' | 'sprint') => (battle: Battle) => battle.set(1, 'commandQueue', 'mode', each)
  expect(forms(() => undefined)).toEqual([1, true])
  expect(forms(mode('advance'))).toEqual([1, true])
  expect(forms(mode('run'))).toEqual([0, false, 'mode'])
  expect(forms(mode('sprint'))).toEqual([0, false, 'mode'])
  expect(forms((battle) => battle.set(1, 'health', 'crippled', 2))).toEqual([0, false, 'no_shield'])
  expect(forms((battle) => battle.set(1, 'turnFlags', 'wall', true))).toEqual([0, true])
  const broke = forms((battle) => battle.set(1, 'actionPoints', 'current', 0).set(1, 'actionPoints', 'spent', 4))
  expect(broke).toEqual([4, false, 'ap'])
  expect(
    alone([special('shieldWall')])
      .beats(1)
      .told('WallFormed'),
  ).toHaveLength(1)
})

test('HUN-806 HUN-403 a stance is taken once, for up to 3 AP, and for less by who has less', () => {
  const stance = (steps: readonly Step[], ap: number, before = 0) => {
    const battle = alone(steps)
    battle.set(1, 'actionPoints', 'current', ap).set(1, 'actionPoints', 'spent', before).beats(1)
    return [battle.get(1, 'turnFlags', 'stance'), battle.get(1, 'turnFlags', 'reactions'), ...told(battle)]
  }
  const defend = (ap: 1 | 2 | 3): Step => ({ do: 'defend', ap, when: null })
  expect(stance([defend(3)], 4)).toEqual([3, 3])
  expect(stance([defend(1)], 4)).toEqual([1, 1])
  expect(stance([defend(3)], 2)).toEqual([2, 2])
  expect(stance([defend(3)], 2, 2)).toEqual([0, 1, 'ap'])
  expect(stance([defend(1), defend(1)], 4)).toEqual([1, 1, 'stance'])
})

test('HUN-602 hold lasts so many turns or ticks', () => {
  const later: Step = { do: 'defend', ap: 1, when: null }
  const held = (turns: number, ticks: number) => {
    const battle = alone([{ do: 'hold', turns, ticks, when: null }, later])
    battle.turn()
    for (let turn = 2; turn <= 3; turn++) battle.order({}).turn()
    return battle.told('StanceSet').map(({ turn, tick, entityId }) => [entityId, turn, tick])
  }
  expect(held(0, 3)).toEqual([[1, 1, 4]])
  expect(held(0, 19)).toEqual([[1, 1, 20]])
  expect(held(0, 20)).toEqual([[1, 2, 1]])
  expect(held(1, 0)).toEqual([[1, 2, 1]])
  expect(held(2, 0)).toEqual([[1, 3, 1]])
})

test('HUN-608 who can do no more this turn does what its policy says; who waits for something does not', () => {
  const idles = (steps: readonly Step[], ready: (battle: Battle) => void = () => undefined) => {
    const battle = new Battle({ west: [unit('veteran', 10000, 5000)], east: [unit('knight', 11200, 5000)] })
    battle.order({ 1: steps }, { 1: { idle: 'defend', autoFace: 'keep' }, 101: STILL })
    ready(battle)
    battle.beats(20, constantDice(99))
    return battle.get(1, 'turnFlags', 'stance')
  }
  const wait = { is: 'turnReached', n: 9, not: false } as const
  expect(idles([])).toBe(3)
  expect(idles([attack(101, { perTurn: 1 })])).toBe(3)
  expect(idles([attack(101)])).toBe(1)
  expect(
    idles([move({ x: 20000, y: 18000 }, 'walk', { onContact: 'push' })], (battle) =>
      battle.set(101, 'policy', 'freeAttack', false),
    ),
  ).toBe(3)
  expect(
    idles([move({ x: 20000, y: 18000 }, 'walk', { onContact: 'push' }), attack('nearest', { when: wait })], (battle) =>
      battle.set(101, 'policy', 'freeAttack', false),
    ),
  ).toBe(0)
  expect(idles([{ do: 'hold', turns: 9, ticks: 0, when: null }])).toBe(0)
  expect(idles([attack('leader', { when: wait })])).toBe(0)
  expect(idles([attack(101, { approach: 'none' })], (battle) => battle.set(101, 'position', 'x', 14000))).toBe(0)
})

test('HUN-606 waiting is told once for every reason, a wait for a condition not at all', () => {
  const battle = alone([attack('leader', { when: { is: 'turnReached', n: 2, not: false } })])
  battle.turn()
  expect(told(battle)).toEqual([])
  battle.order({}).turn()
  expect(told(battle)).toEqual(['target'])
})

test('HUN-508 a move faces at its end where it was told to', () => {
  const battle = alone([move({ x: 11000, y: 5000 }, 'walk', { face: { x: 0, y: -3 } })]).beats(4)
  expect([battle.get(1, 'position', 'fx'), battle.get(1, 'position', 'fy')]).toEqual([0, -1000])
})

test('HUN-606 at most eight steps start in a tick', () => {
  const turns = Array.from({ length: 10 }, (): Step => ({ do: 'turn', to: { x: 1, y: 0 }, when: null }))
  const battle = alone(turns).beats(1)
  expect(battle.get(1, 'commandQueue', 'current')).toBe(8)
  battle.beats(1)
  expect(battle.get(1, 'commandQueue', 'current')).toBe(10)
})
