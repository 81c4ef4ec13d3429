import { expect, test } from 'vitest'
import { attack, Battle, constantDice, move, patch, STILL, special, unit } from '../../testing/battle.ts'
import { SHOT, SWORD, strike } from '../../testing/strike.ts'
import { clampChance } from '../play.ts'
import { locationOf, strikeOf } from './attack.ts'
import { type Blow, takeMoment } from './chance.ts'
import { defenceAgainst } from './reaction.ts'

function terms(battle: Battle, blow: Blow, attacker = 1, target = 101): Readonly<Record<string, number>> {
  const play = battle.play()
  takeMoment(play)
  const { base, chance, terms: list } = strikeOf(play, battle.at(attacker), battle.at(target), blow)
  expect(chance).toBe(clampChance(list.reduce((sum, { value }) => sum + value, base)))
  return Object.fromEntries(list.map(({ source, value }) => [source, value]))
}

function pair(distance = 1200, more: object = {}): Battle {
  return new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('warrior', 10000 + distance, 5000)], ...more })
}

test('HUN-701 HUN-702 HUN-1502 a tick starts actions, moves, strikes, tests nerve, then looks', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('goblin', 11200, 5000), unit('goblin', 11200, 7000)],
  })
  battle.set(101, 'turnFlags', 'reactions', 0)
  battle.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL, 102: STILL }).beats(5, [1, 5, 10, 99])
  const order = battle.events.map(({ type }) => type)
  expect(order.indexOf('UnitDown')).toBeGreaterThan(order.indexOf('AttackRolled'))
  expect(order.indexOf('MoraleChecked')).toBeGreaterThan(order.indexOf('UnitDown'))
  expect(order.indexOf('UnitDisengaged')).toBeGreaterThan(order.indexOf('MoraleChecked'))
})

test('HUN-703 HUN-704 an action due later is lost when its unit breaks', () => {
  const battle = pair()
  battle.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL }).beats(1)
  expect(battle.get(1, 'commandQueue', 'pending')).toMatchObject({ kind: 'attack', due: 5 })
  battle.state.checks.push({ place: 0, kind: 1, modifier: 0 })
  battle.beats(1, [99])
  expect(battle.get(1, 'moraleState', 'state')).toBe('routed')
  expect(battle.get(1, 'commandQueue', 'pending')).toBeNull()
})

test('HUN-705 shorter actions come first, then lower ids', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('goblin', 10000, 6200)],
    east: [unit('knight', 11100, 5600)],
  })
  battle
    .order(
      { 1: [attack(101)], 2: [{ do: 'hold', turns: 0, ticks: 2, when: null }, attack(101)] },
      { 1: STILL, 2: STILL, 101: STILL },
    )
    .beats(5, constantDice(99))
  expect(battle.told('AttackRolled').map(({ entityId }) => entityId)).toEqual([2, 1])
})

test('HUN-706 a target out of reach + 300 when the blow is due makes it lapse; a fallen one is replaced', () => {
  const battle = pair(1500)
  battle.order({ 1: [attack(101, { approach: 'none' })] }, { 1: STILL, 101: STILL }).beats(1)
  battle.set(101, 'position', 'x', 11801)
  battle.beats(4)
  expect(battle.told('AttackLapsed')).toHaveLength(1)
  const other = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('goblin', 11200, 5000), unit('goblin', 11000, 6000)],
  })
  other.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL, 102: STILL }).beats(1)
  other.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', -1)
  other.beats(4, [100])
  expect(other.told('AttackRolled')[0]?.targetId).toBe(102)
})

test('HUN-802 flanking, side and rear, prone, free and power', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('warrior', 11200, 6200)],
    east: [unit('knight', 11200, 5000)],
  })
  battle.face(2, 0, -1000)
  expect(terms(battle, SWORD)).toEqual({ flanking: 10 })
  expect(terms(battle, { ...SWORD, free: true })).toMatchObject({ 'free attack': 20 })
  expect(terms(battle, { ...SWORD, kind: 'power' })).toMatchObject({ power: -10 })
  battle.set(101, 'turnFlags', 'prone', true)
  expect(terms(battle, SWORD)).toMatchObject({ prone: 20 })
  battle.face(101, 1000, 0)
  expect(terms(battle, SWORD)).toMatchObject({ rear: 20 })
  battle.face(101, 0, 1000)
  expect(terms(battle, SWORD)['rear']).toBeUndefined()
  battle.set(2, 'moraleState', 'state', 'broken')
  expect(terms(battle, SWORD)['flanking']).toBeUndefined()
})

test('HUN-802 HUN-R25 a friend that does not face the target does not flank', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('warrior', 11200, 6200)],
    east: [unit('knight', 11200, 5000)],
  })
  battle.face(2, 0, 1000)
  expect(terms(battle, SWORD)).toEqual({})
})

test('HUN-802 aims, wounds, exhaustion, fear, cripples, challenge', () => {
  const battle = pair()
  for (const [aim, value] of [
    ['head', -30],
    ['item', -20],
    ['weaponArm', -10],
    ['shieldArm', -10],
    ['legs', -10],
  ] as const)
    expect(terms(battle, { ...SWORD, kind: 'aimed', aim })).toEqual({ aimed: value })
  expect(terms(battle, { ...SWORD, kind: 'aimed', aim: 'torso' })).toEqual({})
  battle
    .set(1, 'health', 'woundState', 'wounded')
    .set(1, 'stamina', 'exhausted', true)
    .set(1, 'moraleState', 'state', 'shaken')
  expect(terms(battle, SWORD)).toEqual({ wounds: -10, exhausted: -10, nerve: -10 })
  const hurt = pair().set(1, 'health', 'crippled', 1)
  expect(terms(hurt, SWORD)).toEqual({ 'crippled weapon arm': -20 })
  hurt.set(1, 'health', 'crippled', 2)
  expect(terms(hurt, SWORD)).toEqual({})
  expect(terms(hurt, { ...SWORD, weapon: 'greatsword' })).toEqual({ 'crippled shield arm': -20 })
  const rival = pair().set(1, 'moraleState', 'challenge', 1)
  expect(terms(rival, SWORD)).toEqual({ challenge: 10 })
})

test('HUN-802 shots: range, height, running and engaged targets, large ones, an engaged shooter', () => {
  const shot = (
    x: number,
    template: 'warrior' | 'troll' = 'warrior',
    terrain: readonly ReturnType<typeof patch>[] = [],
  ) => new Battle({ west: [unit('archer', 1000, 5000)], east: [unit(template, x, 5000)], terrain, w: 60000 })
  expect(terms(shot(14333), SHOT)).toEqual({})
  expect(terms(shot(14334), SHOT)).toEqual({ range: -10 })
  expect(terms(shot(27668), SHOT)).toEqual({ far: -20 })
  expect(terms(shot(10000, 'troll'), SHOT)).toEqual({ large: 10 })
  expect(terms(shot(10000, 'warrior', [patch('H', 0, 0, 3000, 9000, 1)]), SHOT)).toEqual({ height: 10 })
  const runner = shot(10000).set(101, 'commandQueue', 'mode', 'run').set(101, 'turnFlags', 'moved', true)
  expect(terms(runner, SHOT)).toEqual({ 'running target': -10 })
  const melee = new Battle({
    west: [unit('archer', 1000, 5000), unit('warrior', 9000, 5000)],
    east: [unit('warrior', 10000, 5000)],
  })
  expect(terms(melee, SHOT)).toEqual({ 'target in melee': -10 })
  const pressed = new Battle({ west: [unit('archer', 9000, 5000)], east: [unit('warrior', 10000, 5000)] })
  expect(terms(pressed, SHOT)).toEqual({ engaged: -20 })
})

test('HUN-302 flanker, aggressive, inaccurate; a lance without a charge', () => {
  const scout = new Battle({ west: [unit('scout', 10000, 5000)], east: [unit('warrior', 11200, 5000)] }).face(
    101,
    1000,
    0,
  )
  expect(terms(scout, { ...SWORD, weapon: 'dagger' })).toEqual({ rear: 20, flanker: 5 })
  const orc = new Battle({ west: [unit('orcWarrior', 10000, 5000)], east: [unit('warrior', 11200, 5000)] })
  expect(terms(orc, { ...SWORD, weapon: 'cleaver', charge: true })).toEqual({ aggressive: 5 })
  const far = new Battle({ west: [unit('orcArcher', 1000, 5000)], east: [unit('warrior', 22000, 5000)] })
  expect(terms(far, { ...SHOT, weapon: 'crudeBow' })).toEqual({ far: -30 })
  const lance = new Battle({ west: [unit('mountedKnight', 10000, 5000)], east: [unit('warrior', 12000, 5000)] })
  expect(terms(lance, { ...SWORD, weapon: 'lance' })).toEqual({ 'lance without a charge': -10 })
  expect(terms(lance, { ...SWORD, weapon: 'lance', charge: true })).toEqual({})
})

test('HUN-803 a roll at the chance hits, one above misses', () => {
  expect(strike(pair(), SWORD, [51]).told('AttackRolled')[0]?.data.result).toBe('miss')
  const hit = pair().set(101, 'turnFlags', 'reactions', 0)
  expect(strike(hit, SWORD, [50, 20, 1]).told('AttackRolled')[0]?.data.result).toBe('hit')
})

test('HUN-804 HUN-R12 after the first reaction only attacks from the same arc can be answered', () => {
  const battle = pair().set(101, 'turnFlags', 'reactions', 2)
  strike(battle, SWORD, [1, 1])
  expect([battle.get(101, 'turnFlags', 'reactions'), battle.get(101, 'turnFlags', 'arcLock')]).toEqual([1, 'front'])
  battle.face(101, 1000, 0)
  strike(battle, SWORD, [1, 20, 1])
  expect(battle.get(101, 'turnFlags', 'reactions')).toBe(1)
})

test('HUN-804 what each reaction is allowed against, and HUN-608 prefer and against', () => {
  const reaction = (ready: (battle: Battle) => void, blow: Blow = SWORD) => {
    const battle = pair()
    ready(battle)
    return defenceAgainst(battle.play(), 0, 1, blow)?.reaction ?? null
  }
  expect(reaction(() => undefined)).toBe('block')
  expect(reaction((battle) => battle.set(101, 'policy', 'prefer', 'dodge'))).toBe('dodge')
  expect(reaction((battle) => battle.set(101, 'policy', 'prefer', 'parry'))).toBe('parry')
  expect(reaction((battle) => battle.set(101, 'policy', 'against', 'ranged'))).toBeNull()
  expect(reaction((battle) => battle.face(101, 1000, 0))).toBe('dodge')
  expect(
    reaction((battle) => battle.set(101, 'weapon', 'shield', 'buckler').set(101, 'weapon', 'integrity', 10), SHOT),
  ).toBe('dodge')
  expect(reaction((battle) => battle.set(101, 'weapon', 'readied', -1).set(101, 'weapon', 'integrity', 0))).toBe(
    'dodge',
  )
  expect(reaction((battle) => battle.set(101, 'turnFlags', 'reactions', 0))).toBeNull()
  expect(reaction((battle) => battle.set(101, 'moraleState', 'state', 'routed'))).toBeNull()
  expect(reaction((battle) => battle.set(101, 'commandQueue', 'mode', 'sprint'))).toBeNull()
  expect(reaction((battle) => battle.set(101, 'policy', 'save', 'deadly'))).toBeNull()
  expect(reaction((battle) => battle.set(101, 'policy', 'save', 'deadly').set(101, 'health', 'current', 3))).toBe(
    'block',
  )
})

test('HUN-804 HUN-802 the ambushed neither see it coming nor react', () => {
  const battle = new Battle({
    west: [unit('archer', 5000, 5000)],
    east: [unit('warrior', 20000, 5000)],
    fog: true,
    terrain: [patch('F', 4000, 4000, 3000, 3000)],
  })
  expect(battle.state.seats[1].sight.seen).toBe(0)
  expect(terms(battle, SHOT)).toMatchObject({ ambush: 10 })
  expect(defenceAgainst(battle.play(), 0, 1, SHOT)).toBeNull()
})

test('HUN-804 height helps against a melee attacker below', () => {
  const battle = pair(1200, { terrain: [patch('H', 10600, 4000, 2000, 2000, 1)] })
  expect(defenceAgainst(battle.play(), 0, 1, SWORD)?.chance).toBe(60)
})

test('HUN-805 HUN-R04 a dodge negates the blow at any margin', () => {
  const battle = pair().set(101, 'policy', 'prefer', 'dodge')
  strike(battle, SWORD, [1, 20])
  expect(battle.told('DefenseRolled')[0]?.data).toMatchObject({
    reaction: 'dodge',
    roll: { chance: 20 },
    result: 'negated',
  })
  expect(battle.told('DamageDealt')).toEqual([])
})

test('HUN-806 a stance gives bonus and reactions once a turn', () => {
  const battle = pair(5000)
  battle
    .order(
      { 1: [{ do: 'defend', ap: 3, when: null }], 101: [{ do: 'defend', ap: 1, when: null }] },
      { 1: STILL, 101: STILL },
    )
    .beats(1)
  expect([battle.get(1, 'turnFlags', 'stance'), battle.get(1, 'turnFlags', 'reactions')]).toEqual([3, 3])
  expect([battle.get(101, 'turnFlags', 'stance'), battle.get(101, 'turnFlags', 'reactions')]).toEqual([1, 1])
})

test('HUN-807 a shield wall blocks better, stands still, and neighbours block for each other', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('warrior', 10000, 6200)],
    east: [unit('knight', 11200, 5000)],
  })
  const wall = special('shieldWall')
  battle.order({ 1: [wall, move({ x: 3000, y: 5000 })], 2: [wall] }, { 1: STILL, 2: STILL, 101: STILL }).beats(1)
  expect(battle.spot(1)).toEqual([10000, 5000])
  expect(defenceAgainst(battle.play(), 2, 0, SWORD)).toMatchObject({ by: 0, reaction: 'block', chance: 60 })
  battle.set(1, 'turnFlags', 'reactions', 0)
  expect(defenceAgainst(battle.play(), 2, 0, SWORD)).toMatchObject({ by: 1, reaction: 'block', chance: 60 })
  battle.set(2, 'policy', 'guard', false)
  expect(defenceAgainst(battle.play(), 2, 0, SWORD)).toBeNull()
})

test('HUN-808 where blows fall', () => {
  expect([1, 15, 16, 35, 37, 36, 55, 56, 80, 81, 100].map(locationOf)).toEqual([
    'head',
    'head',
    'torso',
    'torso',
    'weaponArm',
    'shieldArm',
    'weaponArm',
    'legs',
    'legs',
    'item',
    'item',
  ])
})

test('HUN-808 an aimed blow needs no location die', () => {
  const battle = pair().set(101, 'turnFlags', 'reactions', 0)
  strike(battle, { ...SWORD, kind: 'aimed', aim: 'legs' }, [1, 5])
  expect(battle.told('DamageDealt')[0]?.data.location).toBe('legs')
  expect(battle.told('HitLocationRolled')).toEqual([])
})

test('HUN-809 HUN-R15 power adds 4, a lance charge 4, and a power attack costs 1 AP, 2 ticks and 2 stamina', () => {
  const raw = (blow: Partial<Blow>) => {
    const battle = pair().set(101, 'turnFlags', 'reactions', 0)
    strike(battle, { ...SWORD, ...blow }, [1, 20, 1])
    return battle.told('DamageDealt')[0]?.data.rawDamage
  }
  expect([raw({}), raw({ kind: 'power' }), raw({ weapon: 'lance', charge: true })]).toEqual([5, 9, 11])
  const battle = pair()
  battle.order({ 1: [attack(101, { kind: 'power' })] }, { 1: STILL, 101: STILL }).beats(7, [100])
  expect([
    battle.get(1, 'actionPoints', 'spent'),
    battle.told('AttackRolled')[0]?.tick,
    battle.get(1, 'stamina', 'current'),
  ]).toEqual([3, 7, 8])
})

test('HUN-810 a weapon without a shield is wrenched: held, dropped or broken; natural ones count as the arm', () => {
  const grip = (roll: number) => {
    const battle = pair().set(101, 'turnFlags', 'reactions', 0).set(101, 'weapon', 'integrity', 0)
    strike(battle, SWORD, [1, 90, 5, roll])
    return [
      battle.told('GripRolled')[0]?.data.result,
      battle.get(101, 'weapon', 'list').length,
      battle.state.objects.length,
    ]
  }
  expect([grip(50), grip(90), grip(91)]).toEqual([
    ['held', 1, 0],
    ['dropped', 0, 1],
    ['broken', 0, 0],
  ])
  const troll = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('troll', 11400, 5000)] }).set(
    101,
    'turnFlags',
    'reactions',
    0,
  )
  strike(troll, SWORD, [1, 90, 9])
  expect(troll.told('DamageDealt')[0]?.data.location).toBe('weaponArm')
})

test('HUN-811 a limb hit for a quarter of the hit points is crippled', () => {
  const crippled = (die: number) =>
    strike(pair().set(101, 'turnFlags', 'reactions', 0), SWORD, [1, 60, die]).get(101, 'health', 'crippled')
  // Legs armour 4: 5 + 4 − 4 = 5 of 24, 6 of 24.
  expect([crippled(5), crippled(6)]).toEqual([0, 4])
})

test('HUN-812 no toughness test for a light head hit', () => {
  const battle = pair().set(101, 'turnFlags', 'reactions', 0)
  strike(battle, SWORD, [1, 10, 1])
  expect(battle.told('DamageDealt')[0]?.data.finalDamage).toBe(3)
  expect(battle.told('ToughnessRolled')).toEqual([])
})

test('HUN-801 every draw is reported in exactly one event, in the order of the rule', () => {
  const battle = pair().set(101, 'turnFlags', 'reactions', 1)
  strike(battle, { ...SWORD, weapon: 'greatAxe' }, [10, 90, 10, 8, 8])
  expect(battle.events.map(({ type }) => type).filter((type) => /Rolled|DamageDealt/.test(type))).toEqual([
    'AttackRolled',
    'DefenseRolled',
    'HitLocationRolled',
    'DamageDealt',
  ])
  expect(battle.told('DamageDealt')[0]?.data.dice).toEqual([8, 8])
})

test('HUN-302 drilled: +10 to hit in melee and to nerve beside another of them, and nobody else', () => {
  const beside = (friend: 'militia' | 'warrior', y: number) =>
    new Battle({
      west: [unit('militia', 10000, 5000), unit(friend, 10000, y)],
      east: [unit('warrior', 12000, 5000)],
    })
  const spear: Blow = { ...SWORD, weapon: 'spear' }
  expect(terms(beside('militia', 6500), spear)['drilled']).toBe(10)
  expect(terms(beside('militia', 6501), spear)['drilled']).toBeUndefined()
  expect(terms(beside('warrior', 6500), spear)['drilled']).toBeUndefined()
  expect(terms(beside('militia', 6500), SHOT)['drilled']).toBeUndefined()
  expect(terms(beside('militia', 6500).set(2, 'moraleState', 'state', 'broken'), spear)['drilled']).toBeUndefined()
})

test('HUN-302 small: goblins are shot at with 10 less, and struck at with no less', () => {
  const battle = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('goblin', 15000, 5000)] })
  expect(terms(battle, SHOT)).toEqual({ small: -10 })
  expect(terms(battle, SWORD)).toEqual({})
})
