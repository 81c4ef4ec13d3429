import { expect, test } from 'vitest'
import type { AttackStep, Step } from '../../choice.ts'
import type { ScenarioUnit } from '../../content/scenarios.ts'
import { attack, Battle, constantDice, move, patch, STILL, unit } from '../../testing/battle.ts'

const MISS = constantDice(99)
const QUIET = { ...STILL, freeAttack: false }

/** The orders of u1, while all others stand still. */
function ordered(
  steps: readonly Step[],
  west: readonly ScenarioUnit[],
  east: readonly ScenarioUnit[],
  more: Partial<ConstructorParameters<typeof Battle>[0]> = {},
): Battle {
  const battle = new Battle({ west, east, ...more })
  return battle.order({ 1: steps }, Object.fromEntries(battle.world.ids.map((id) => [id, QUIET])))
}

function reasons(battle: Battle): readonly string[] {
  return battle.events.flatMap((event) =>
    event.type === 'OrderWaiting' || event.type === 'OrderDropped' ? [event.data.reason] : [],
  )
}

/** Ticks, targets and weapons of the attacks that were declared. */
function declared(battle: Battle) {
  return battle.told('AttackDeclared').map(({ tick, targetId, data }) => [tick, targetId, data.weapon])
}

function duel(step: Partial<AttackStep> = {}, west = unit('veteran', 10000, 5000), x = 11200): Battle {
  return ordered([attack(101, step)], [west], [unit('knight', x, 5000)])
}

test('HUN-607 so many blows as the step says, over as many turns as it takes', () => {
  const blows = (times: number | 'untilDown', perTurn = 3) => {
    const battle = duel({ times, perTurn }).turn(MISS)
    battle.order({}).turn(MISS)
    return [battle.told('AttackDeclared').length, battle.get(1, 'commandQueue', 'steps').length]
  }
  expect([blows(1), blows(2), blows(3), blows('untilDown'), blows('untilDown', 1)]).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [2, 1],
  ])
})

test('HUN-607 HUN-602 a target that is down ends the step, one that is nobody is waited for', () => {
  const down = duel()
  down.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', 0)
  down.set(101, 'engagement', 'engagedWith', 0).set(1, 'engagement', 'engagedWith', 0)
  down.beats(1)
  expect([down.get(1, 'commandQueue', 'current'), reasons(down)]).toEqual([1, []])
  const none = ordered([attack('engaged')], [unit('veteran', 10000, 5000)], [unit('knight', 15000, 5000)]).beats(1)
  expect(reasons(none)).toEqual(['target'])
})

test('HUN-501 HUN-607 a sprinter strikes nobody; a third blow is the last', () => {
  const sprinting = duel()
  sprinting.set(1, 'commandQueue', 'mode', 'sprint').beats(1)
  expect([declared(sprinting), reasons(sprinting)]).toEqual([[], ['mode']])
  const tired = duel({}, unit('goblin', 10000, 5000)).beats(20, MISS)
  expect([declared(tired).length, reasons(tired)]).toEqual([3, ['attacks']])
})

test('HUN-607 an unseen target is sought at its marker, within a metre of which it is lost', () => {
  const sought = (x: number) => {
    const battle = new Battle({
      west: [unit('warrior', 5000, 5000)],
      east: [unit('goblin', 30000, 15000)],
      fog: true,
      terrain: [patch('R', 20000, 8000, 500, 12000)],
    })
    const { sight } = battle.state.seats[0]
    Object.assign(sight, { seen: 0, markX: [0, x], markY: [0, 5000], markTurn: [0, x === 0 ? 0 : 1] })
    battle.order({ 1: [attack(101)] }, { 1: QUIET, 101: QUIET })
    battle.beats(1)
    return [battle.spot(1)[0], ...reasons(battle)]
  }
  expect([sought(6001), sought(6000), sought(0)]).toEqual([[5540], [5000, 'target_lost'], [5000, 'target_lost']])
})

test('HUN-607 the approach: none, blocked by rock, used up, or by another mode', () => {
  const far = (
    step: Partial<AttackStep>,
    ready: (battle: Battle) => void = () => undefined,
    terrain = [patch('M', 0, 0, 1, 1)],
  ) => {
    const battle = ordered([attack(101, step)], [unit('warrior', 10000, 5000)], [unit('knight', 20000, 5000)], {
      terrain,
    })
    ready(battle)
    battle.beats(20, MISS)
    return [battle.spot(1)[0], battle.get(1, 'actionPoints', 'spent'), ...reasons(battle)]
  }
  expect(far({ approach: 'none' })).toEqual([10000, 0, 'range'])
  expect(far({ approach: 'walk' })).toEqual([12700, 1, 'ticks'])
  expect(far({ approach: 'advance' })).toEqual([15400, 2, 'ticks'])
  expect(far({ approach: 'run' })).toEqual([18100, 4, 'ticks'])
  expect(far({}, undefined, [patch('R', 15000, 0, 1000, 20000)])).toEqual([10000, 0, 'no_path'])
  const wall = (battle: Battle) => battle.set(1, 'turnFlags', 'wall', true)
  const prone = (battle: Battle) => battle.set(1, 'turnFlags', 'prone', true)
  expect([far({}, wall), far({}, prone)]).toEqual([
    [10000, 0, 'ticks'],
    [10000, 0, 'ticks'],
  ])
  expect(
    far({}, (battle) => battle.set(1, 'commandQueue', 'mode', 'walk').set(1, 'commandQueue', 'ticksLeft', 3)),
  ).toEqual([10000, 0, 'ticks'])
  expect(far({}, (battle) => battle.set(1, 'actionPoints', 'current', 1).set(1, 'actionPoints', 'spent', 3))).toEqual([
    10000,
    3,
    'ap',
  ])
})

test('HUN-607 when the approach is used up or blocked the blow goes to the nearest in reach and front', () => {
  const struck = (
    step: Partial<AttackStep>,
    near: readonly (readonly [number, number])[],
    ready: (battle: Battle) => void = () => undefined,
  ) => {
    const battle = ordered(
      [attack(101, step)],
      [unit('warrior', 10000, 5000)],
      [unit('knight', 30000, 5000), ...near.map(([x, y]) => unit('goblin', x, y))],
    )
    ready(battle)
    return declared(battle.beats(1))
  }
  const used = (battle: Battle) =>
    battle.set(1, 'commandQueue', 'mode', 'advance').set(1, 'commandQueue', 'ticksLeft', 0)
  const blocked = (battle: Battle) =>
    battle
      .set(1, 'commandQueue', 'blocked', 2)
      .set(1, 'commandQueue', 'mode', 'advance')
      .set(1, 'commandQueue', 'ticksLeft', 5)
  expect(struck({}, [[11300, 5000]], used)).toEqual([[1, 102, 'sword']])
  expect(struck({}, [[11300, 5000]], blocked)).toEqual([[1, 102, 'sword']])
  expect(struck({}, [[11300, 5000]])).toEqual([])
  expect(struck({ approach: 'none' }, [[11300, 5000]])).toEqual([[1, 102, 'sword']])
  expect(struck({ approach: 'none', retarget: 'none' }, [[11300, 5000]])).toEqual([])
  expect(struck({ retarget: 'none' }, [[11300, 5000]], used)).toEqual([])
  expect(struck({ approach: 'none' }, [[8700, 5000]])).toEqual([])
  expect(struck({ approach: 'none' }, [[11501, 5000]])).toEqual([])
  expect(
    struck({ approach: 'none' }, [
      [11400, 5000],
      [10000, 6300],
      [10900, 4100],
    ]),
  ).toEqual([[1, 104, 'sword']])
  // Of two equally near enemies the one with the lower number.
  expect(
    struck({ approach: 'none' }, [
      [10000, 6300],
      [10000, 3700],
    ]),
  ).toEqual([[1, 102, 'sword']])
})

test('HUN-607 which weapon: the readied one, no bow in melee, else the first that reaches', () => {
  const chosen = (
    weapons: ScenarioUnit['weapons'],
    x: number,
    ready: (battle: Battle) => void = () => undefined,
    step: Partial<AttackStep> = {},
  ) => {
    const battle = duel({ approach: 'none', ...step }, unit('archer', 10000, 5000, { ...(weapons && { weapons }) }), x)
    ready(battle)
    battle.beats(1)
    return battle.told('AttackDeclared')[0]?.data.weapon ?? reasons(battle)[0]
  }
  expect(chosen(['bow', 'dagger'], 20000)).toBe('bow')
  expect(chosen(['bow', 'dagger'], 11200)).toBe('dagger')
  expect(chosen(['bow'], 11200)).toBe('bow')
  expect(chosen(['bow', 'dagger', 'spear'], 11400)).toBe('spear')
  // A dagger in hand is used as long as it is in hand.
  const dagger = (battle: Battle) => battle.set(1, 'weapon', 'readied', 1)
  expect(chosen(['bow', 'dagger'], 20000, dagger)).toBe('range')
  const noArrows = (battle: Battle) => battle.set(1, 'ammo', 'slots', [{ type: 'standard', left: 0 }])
  expect(chosen(['bow', 'dagger'], 20000, noArrows)).toBe('range')
  expect(chosen(['bow', 'dagger'], 11200, noArrows)).toBe('dagger')
  expect(chosen(['bow'], 11100, noArrows)).toBe('unarmed')
  expect(chosen(['bow', 'dagger'], 20000, undefined, { weapon: 'bow' })).toBe('bow')
  expect(chosen(['bow', 'dagger'], 11200, undefined, { weapon: 'bow' })).toBe('bow')
  expect(chosen(['bow', 'dagger'], 20000, noArrows, { weapon: 'bow' })).toBe('no_ammo')
  expect(chosen(['bow', 'dagger'], 11100, undefined, { weapon: 'unarmed' })).toBe('unarmed')
  const lost = (battle: Battle) => battle.set(1, 'weapon', 'list', ['bow']).set(1, 'weapon', 'thrown', [0])
  expect(chosen(['bow', 'dagger'], 11100, lost, { weapon: 'dagger' })).toBe('no_weapon')
  expect(chosen(['javelin', 'dagger'], 20000)).toBe('javelin')
  const thrown = (battle: Battle) => battle.set(1, 'weapon', 'thrown', [0, 0])
  expect(chosen(['javelin', 'dagger'], 20000, thrown)).toBe('range')
  expect(chosen(['javelin', 'dagger'], 12000, thrown)).toBe('javelin')
  expect(chosen(['throwingAxe', 'dagger'], 11200, thrown)).toBe('dagger')
  expect(chosen(['throwingAxe', 'dagger'], 11200)).toBe('dagger')
  expect(chosen(['javelin', 'dagger'], 11200)).toBe('javelin')
})

test('HUN-306 HUN-607 a kind of arrow is chosen while there is one of it', () => {
  const shot = (ammo: 'standard' | 'bodkin' | 'fire', left: readonly [number, number]) => {
    const battle = duel(
      { ammo, approach: 'none' },
      unit('archer', 10000, 5000, { halves: ['standard', 'bodkin'] }),
      20000,
    )
    battle
      .set(1, 'ammo', 'slots', [
        { type: 'standard', left: left[0] },
        { type: 'bodkin', left: left[1] },
      ])
      .beats(1)
    return [battle.get(1, 'ammo', 'currentSlot'), ...declared(battle).map(([, , weapon]) => weapon), ...reasons(battle)]
  }
  expect(shot('bodkin', [3, 3])).toEqual([1, 'bow'])
  expect(shot('standard', [3, 3])).toEqual([0, 'bow'])
  expect(shot('bodkin', [3, 0])).toEqual([0, 'no_ammo'])
})

test('HUN-304 HUN-204 reach: a sword 1.5 m, a javelin 2 m or thrown 15 m in clear sight', () => {
  const reaches = (
    weapon: 'sword' | 'javelin' | 'throwingAxe',
    x: number,
    terrain: readonly ReturnType<typeof patch>[] = [],
  ) => {
    const battle = ordered(
      [attack(101, { approach: 'none' })],
      [unit('warrior', 10000, 5000, { weapons: [weapon] })],
      [unit('knight', x, 5000)],
      { terrain },
    )
    return declared(battle.beats(1)).length === 1
  }
  expect([reaches('sword', 11500), reaches('sword', 11501)]).toEqual([true, false])
  expect([reaches('javelin', 25000), reaches('javelin', 25001)]).toEqual([true, false])
  expect([reaches('throwingAxe', 20000), reaches('throwingAxe', 20001)]).toEqual([true, false])
  const rock = [patch('R', 10900, 4000, 50, 2000)]
  expect([reaches('sword', 11500, rock), reaches('javelin', 12000, rock), reaches('javelin', 12001, rock)]).toEqual([
    true,
    true,
    false,
  ])
})

test('HUN-602 what an attack costs: weapon, aim or power, another weapon, an about-face', () => {
  const cost = (step: Partial<AttackStep>, ready: (battle: Battle) => void = () => undefined) => {
    const battle = duel(step, unit('veteran', 10000, 5000, { weapons: ['sword', 'dagger'] }))
    ready(battle)
    battle.beats(1)
    return [battle.get(1, 'actionPoints', 'spent'), battle.get(1, 'commandQueue', 'pending')?.due, ...reasons(battle)]
  }
  const about = (battle: Battle) => battle.face(1, -1000, 0)
  const left = (ap: number, before: number) => (battle: Battle) =>
    battle.set(1, 'actionPoints', 'current', ap).set(1, 'actionPoints', 'spent', before)
  expect(cost({})).toEqual([2, 5])
  expect(cost({ kind: 'power' })).toEqual([3, 7])
  expect(cost({ kind: 'aimed', aim: 'head' })).toEqual([3, 7])
  expect(cost({ weapon: 'dagger' })).toEqual([2, 5])
  expect(cost({ weapon: 'dagger', kind: 'power' })).toEqual([3, 7])
  expect(cost({}, about)).toEqual([3, 5])
  expect(cost({}, left(1, 0))).toEqual([1, 5])
  expect(cost({}, left(1, 4))).toEqual([4, undefined, 'ap'])
  expect(cost({ kind: 'power' }, left(2, 0))).toEqual([0, undefined, 'ap'])
  expect(cost({ kind: 'aimed', aim: 'legs' }, left(2, 0))).toEqual([0, undefined, 'ap'])
  expect(cost({ kind: 'power' }, (battle) => battle.set(1, 'stamina', 'exhausted', true))).toEqual([
    0,
    undefined,
    'exhausted',
  ])
  const change = duel({ weapon: 'dagger' }, unit('veteran', 10000, 5000, { weapons: ['sword', 'dagger'] })).beats(1)
  expect([change.get(1, 'weapon', 'readied'), change.told('WeaponReadied').map(({ data }) => data)]).toEqual([
    1,
    [{ weapon: 'dagger' }],
  ])
  const same = duel().beats(1)
  expect(same.told('WeaponReadied')).toEqual([])
  expect(same.told('AttackDeclared')[0]?.data).toEqual({
    weapon: 'sword',
    kind: 'normal',
    aim: null,
    due: 5,
    free: false,
    charge: false,
  })
  const aimed = duel({ kind: 'aimed', aim: 'legs' }).beats(1)
  expect(aimed.told('AttackDeclared')[0]?.data).toMatchObject({ kind: 'aimed', aim: 'legs', due: 7 })
  expect(duel({ aim: 'legs' }).beats(1).told('AttackDeclared')[0]?.data.aim).toBeNull()
})

test('HUN-509 an attack turns to its target when it begins', () => {
  const battle = ordered([attack(101)], [unit('warrior', 10000, 5000)], [unit('knight', 10600, 6200)]).beats(1)
  expect([battle.get(1, 'position', 'fx'), battle.get(1, 'position', 'fy')]).toEqual([500, 1000])
})

test('HUN-304 a javelin stabs as fast as it flies, and loses nothing', () => {
  const javelin = (x: number) => {
    const battle = duel({ approach: 'none', perTurn: 1 }, unit('warrior', 10000, 5000, { weapons: ['javelin'] }), x)
    battle.beats(5, MISS)
    return [
      battle.told('AttackRolled')[0]?.tick,
      battle.told('AttackRolled')[0]?.data.roll.base,
      battle.get(1, 'weapon', 'thrown'),
    ]
  }
  expect([javelin(12000), javelin(12301)]).toEqual([
    [5, 50, [2]],
    [5, 25, [1]],
  ])
})

test('HUN-1012 a fearful fighter frightens when it attacks, another when it charges', () => {
  const fear = (template: 'troll' | 'orcBrute', x: number) => {
    const battle = ordered([attack(101)], [unit(template, 10000, 5000)], [unit('warrior', x, 5000)])
    battle.set(101, 'moraleState', 'feared', 1).set(1, 'actionPoints', 'current', 4).beats(20, constantDice(0))
    return battle.told('MoraleChecked').flatMap(({ data }) => (data.kind.startsWith('fear') ? [data.kind] : []))
  }
  expect([fear('troll', 11800), fear('orcBrute', 11800)]).toEqual([['fearAttack'], []])
  expect(fear('troll', 15500)).toEqual(['fearCharge'])
})

test('HUN-608 idle strikes: at who is in reach and front, with what is at hand, as often as is allowed', () => {
  const strikes = (west: ScenarioUnit, ready: (battle: Battle) => void = () => undefined, x = 11200) => {
    const battle = new Battle({ west: [west], east: [unit('knight', x, 5000)] })
    battle.order({}, { 1: { idle: 'strike', autoFace: 'keep' }, 101: QUIET })
    ready(battle)
    battle.beats(21, MISS)
    return declared(battle).map(([tick]) => tick)
  }
  const veteran = unit('veteran', 10000, 5000)
  expect(strikes(veteran)).toEqual([1, 6])
  expect(strikes(unit('goblin', 10000, 5000))).toEqual([1, 4, 7])
  expect(strikes(veteran, undefined, 11501)).toEqual([])
  expect(strikes(veteran, (battle) => battle.face(1, -1000, 0))).toEqual([])
  expect(strikes(veteran, (battle) => battle.set(1, 'commandQueue', 'mode', 'sprint'))).toEqual([])
  expect(strikes(veteran, (battle) => battle.set(1, 'actionPoints', 'current', 1))).toEqual([1])
  expect(
    strikes(veteran, (battle) => battle.set(1, 'actionPoints', 'current', 1).set(1, 'actionPoints', 'spent', 4)),
  ).toEqual([])
  const crossbow = unit('crossbowman', 10000, 5000)
  expect(strikes(crossbow, undefined, 20000)).toEqual([1])
  expect(strikes(crossbow, (battle) => battle.set(1, 'weapon', 'loaded', false), 20000)).toEqual([])
  expect(strikes(crossbow, (battle) => battle.set(1, 'ammo', 'slots', [{ type: 'bolt', left: 0 }]), 20000)).toEqual([])
  expect(strikes(unit('warrior', 10000, 5000, { weapons: ['javelin'] }), undefined, 12000)).toEqual([1, 6])
  const idle = new Battle({ west: [veteran], east: [unit('knight', 11200, 5000)] })
  idle.order({}, { 1: { idle: 'strike', autoFace: 'keep' }, 101: QUIET }).beats(1)
  expect(idle.get(1, 'commandQueue', 'pending')).toMatchObject({
    kind: 'attack',
    target: 1,
    weapon: 0,
    attack: 'normal',
    charge: false,
    retarget: true,
    due: 5,
  })
})

test('HUN-403 who waits for AP to strike waits on, until somebody else is to be struck or the turn ends', () => {
  const waits = (more: readonly Step[], ready: (battle: Battle) => void = () => undefined) => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 5000)],
      east: [unit('knight', 11200, 5000), unit('goblin', 30000, 5000)],
    })
    battle.order(
      { 1: [attack(101), ...more], 102: [move({ x: 15000, y: 5000 })] },
      { 1: QUIET, 101: QUIET, 102: QUIET },
    )
    ready(battle)
    battle.beats(20, MISS)
    return [declared(battle).length, battle.get(1, 'turnFlags', 'stance')]
  }
  expect(waits([])).toEqual([2, 0])
  const trigger: Step = { do: 'defend', ap: 1, when: { is: 'enemyApproaches', mm: 6000, not: false } }
  expect(waits([trigger])).toEqual([0, 1])
  expect(waits([{ ...trigger, when: { is: 'hpBelow', pct: 50, unit: 102, not: false } }])).toEqual([2, 0])
})

test('HUN-607 a power attack is struck: with what is readied, else with the first weapon for it, else with bare hands', () => {
  const struck = (
    weapons: ScenarioUnit['weapons'],
    step: Partial<AttackStep> = {},
    ready: (battle: Battle) => void = () => undefined,
  ) => {
    const battle = duel({ kind: 'power', ...step }, unit('archer', 10000, 5000, { weapons }))
    ready(battle)
    battle.beats(1)
    return battle.told('AttackDeclared').map(({ data }) => [data.weapon, data.kind])[0]
  }
  expect(struck(['bow', 'javelin', 'dagger'])).toEqual(['dagger', 'power'])
  expect(struck(['bow', 'dagger', 'sword'])).toEqual(['dagger', 'power'])
  expect(struck(['bow', 'dagger', 'sword'], {}, (battle) => battle.set(1, 'weapon', 'readied', 2))).toEqual([
    'sword',
    'power',
  ])
  expect(struck(['bow', 'dagger', 'sword'], { weapon: 'sword' })).toEqual(['sword', 'power'])
  const lost = (battle: Battle) => battle.set(1, 'weapon', 'list', ['bow']).set(1, 'weapon', 'thrown', [0])
  expect(struck(['bow', 'dagger'], {}, lost)).toEqual(['unarmed', 'power'])
})

test('HUN-607 who looks for somebody with a power attack shoots at nobody on the way, and strikes with what was named', () => {
  const strikes = (kind: 'normal' | 'power', weapon: 'dagger' | 'sword' | null, x: number) => {
    const battle = new Battle({
      west: [unit('archer', 10000, 5000, { weapons: ['bow', 'dagger', 'sword'] })],
      east: [unit('goblin', 30000, 18000), unit('knight', x, 5000)],
      terrain: [patch('R', 26000, 15000, 500, 5000)],
      fog: true,
    })
    // u101 was seen once, and is behind the rock now.
    const { sight } = battle.state.seats[0]
    sight.markX[1] = 30000
    sight.markY[1] = 18000
    sight.markTurn[1] = 1
    battle.order({}, { 1: QUIET, 101: QUIET, 102: QUIET })
    battle.set(1, 'commandQueue', 'steps', [attack(101, { kind, weapon, approach: 'none' })]).beats(1)
    return battle.told('AttackDeclared').map(({ data }) => data.weapon)
  }
  expect([strikes('normal', null, 18000), strikes('power', null, 18000)]).toEqual([['bow'], []])
  expect([strikes('power', null, 11100), strikes('power', 'sword', 11100)]).toEqual([['dagger'], ['sword']])
})
