import { scriptedDice } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { Step } from '../../choice.ts'
import { attack, Battle, constantDice, move, patch, STILL, special, unit } from '../../testing/battle.ts'
import { statePenalty } from '../play.ts'
import { applyDamage, woundStateOf } from './damage.ts'

const FAR = unit('goblin', 39000, 19000)

function throwOil(x: number, y: number): Step {
  return { do: 'useItem', item: 'oil', target: { x, y }, when: null }
}

test('HUN-405 HUN-901 HUN-1004 wounds, exhaustion and fear take from every skill, together', () => {
  const penalty = (
    wound: 'healthy' | 'wounded' | 'critical',
    exhausted: boolean,
    morale: 'steady' | 'shaken' | 'broken',
  ): number => {
    const battle = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('goblin', 30000, 5000)] })
    battle.set(1, 'health', 'woundState', wound).set(1, 'stamina', 'exhausted', exhausted)
    battle.set(1, 'moraleState', 'state', morale)
    return statePenalty(battle.world, 0)
  }
  expect([penalty('healthy', false, 'steady'), penalty('wounded', false, 'steady')]).toEqual([0, -10])
  expect([penalty('critical', false, 'steady'), penalty('healthy', true, 'steady')]).toEqual([-20, -10])
  expect([penalty('healthy', false, 'shaken'), penalty('healthy', false, 'broken')]).toEqual([-10, -20])
  expect(penalty('critical', true, 'broken')).toBe(-50)
})

test('HUN-901 wound states by hit points', () => {
  expect([24, 18, 17, 12, 11, 6, 5, 1, 0, -5].map((hp) => woundStateOf(hp, 24))).toEqual([
    'healthy',
    'healthy',
    'bloodied',
    'bloodied',
    'wounded',
    'wounded',
    'critical',
    'critical',
    'down',
    'down',
  ])
})

test('HUN-902 HUN-1904 the fallen drop what they do, keep their hit points below 0, and tell nobody', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [FAR] })
  battle
    .set(1, 'moraleState', 'state', 'shaken')
    .order({ 1: [special('rally')] })
    .beats(1)
  expect(battle.get(1, 'commandQueue', 'pending')).not.toBeNull()
  applyDamage(battle.play(), 0, { dice: [30], damage: 30, cause: 'attack' })
  expect([battle.get(1, 'health', 'current'), battle.get(1, 'health', 'woundState')]).toEqual([-6, 'down'])
  expect(battle.get(1, 'commandQueue', 'pending')).toBeNull()
  expect(battle.told('DamageDealt')[0]?.data.newHealth).toBeNull()
})

test('HUN-902 HUN-1503 a fall names the attacker, and nobody when there was none', () => {
  const named = (by: number | undefined) => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000), unit('warrior', 10000, 7000)], east: [FAR] })
    const harm = { dice: [30], damage: 30, cause: by === undefined ? 'fire' : 'attack' } as const
    applyDamage(battle.play(), 2, by === undefined ? harm : { ...harm, by })
    return battle.told('UnitDown')
  }
  expect([named(0)[0]?.targetId, named(1)[0]?.targetId]).toEqual([1, 2])
  expect(named(undefined).map((event) => 'targetId' in event)).toEqual([false])
})

test('HUN-903 HUN-R19 a scratch causes no check, a wound one, entering critical only that one', () => {
  const checks = (hp: number, damage: number) => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [FAR] })
    battle.set(1, 'health', 'current', hp).set(1, 'health', 'woundState', woundStateOf(hp, 24))
    applyDamage(battle.play(), 0, { dice: [], damage, cause: 'attack' })
    return battle.state.checks.map(({ kind }) => kind)
  }
  expect([checks(24, 4), checks(24, 5), checks(13, 2), checks(13, 8)]).toEqual([[], [1], [1], [0]])
})

test('HUN-904 the critical bleed at turn end until bandaged', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [FAR] })
  battle.set(1, 'health', 'current', 2).set(1, 'health', 'woundState', 'critical').set(1, 'health', 'bleeding', true)
  battle.order({}, { 1: STILL }).turn()
  expect(battle.get(1, 'health', 'current')).toBe(1)
  battle.order({}).turn([100])
  expect(battle.told('UnitDown')[0]?.data.cause).toBe('bleeding')
})

test('HUN-905 a bandage reaches 1.5 m, one at a time, and tends the fallen', () => {
  const used = (x: number, ready: (battle: Battle) => void = () => undefined) => {
    const battle = new Battle({ west: [unit('healer', 10000, 5000), unit('archer', x, 5000)], east: [FAR] })
    battle.set(2, 'health', 'current', 10).set(2, 'health', 'woundState', 'bloodied')
    ready(battle)
    battle
      .order({ 1: [{ do: 'useItem', item: 'bandage', target: 2, when: null }] }, { 1: STILL })
      .beats(20, constantDice(50))
    return battle
  }
  expect(used(11500).told('ItemUsed')).toHaveLength(1)
  expect(used(11501).told('OrderDropped')[0]?.data.reason).toBe('too_far')
  expect(used(11500, (battle) => battle.set(2, 'health', 'bandage', 2)).told('OrderWaiting')[0]?.data.reason).toBe(
    'bandage',
  )
  const down = used(11500, (battle) => battle.set(2, 'health', 'current', -2).set(2, 'health', 'woundState', 'down'))
  expect(down.get(2, 'health', 'tended')).toBe(true)
})

test('HUN-906 a medic heals 1d6+2, stops bleeding and restores one limb', () => {
  const battle = new Battle({ west: [unit('healer', 10000, 5000), unit('archer', 11000, 5000)], east: [FAR] })
  battle
    .set(2, 'health', 'current', 4)
    .set(2, 'health', 'woundState', 'critical')
    .set(2, 'health', 'bleeding', true)
    .set(2, 'health', 'crippled', 5)
  battle.order({ 1: [special('treat', 2)] }, { 1: STILL, 2: STILL }).beats(8, [60, 3])
  expect([
    battle.get(2, 'health', 'current'),
    battle.get(2, 'health', 'bleeding'),
    battle.get(2, 'health', 'crippled'),
  ]).toEqual([9, false, 4])
})

test('HUN-907 oil slows, makes runners slip, and burns who is in it when lit', () => {
  const battle = new Battle({
    west: [
      unit('warrior', 5000, 5000, { items: ['oil'] }),
      unit('archer', 4000, 7000, { halves: ['fire', 'standard'] }),
    ],
    east: [unit('goblin', 15000, 5000)],
  })
  battle.order(
    { 1: [throwOil(10000, 5000)], 101: [move({ x: 5000, y: 5000 }, 'run', { onContact: 'push' })] },
    { 1: STILL, 2: STILL, 101: STILL },
  )
  battle.beats(5)
  expect(battle.state.zones).toHaveLength(1)
  battle.beats(10, [46])
  expect(battle.get(101, 'turnFlags', 'prone')).toBe(true)
  expect(battle.told('SlipRolled')[0]?.data.roll).toMatchObject({ chance: 45, roll: 46 })
})

test('HUN-908 HUN-R34 a fire arrow lights oil, which burns everybody in it for three turn ends', () => {
  const battle = new Battle({
    west: [unit('archer', 4000, 5000, { halves: ['fire', 'standard'] })],
    east: [unit('knight', 10000, 5000)],
  })
  battle.state.zones.push({ id: 1, kind: 'oil', seat: 0, x: 10000, y: 5000, burning: 0 })
  battle
    .order(
      { 1: [{ do: 'ignite', point: { x: 10000, y: 5000 }, approach: 'none', when: null }] },
      { 1: STILL, 101: STILL },
    )
    .turn(constantDice(0))
  expect(battle.get(1, 'ammo', 'slots')[0]).toEqual({ type: 'fire', left: 2 })
  expect(battle.get(101, 'health', 'current')).toBe(27)
  battle.order({}).turn(constantDice(0))
  battle.order({}).turn(constantDice(0))
  expect(battle.get(101, 'health', 'current')).toBe(25)
  expect(battle.state.zones).toEqual([])
})

test('HUN-909 caltrops slow the other seat and hurt bare feet on first entry', () => {
  const battle = new Battle({
    west: [unit('warrior', 5000, 5000)],
    east: [unit('goblin', 12000, 5000), unit('warrior', 12000, 8000)],
  })
  for (const y of [5000, 8000]) battle.state.zones.push({ id: y, kind: 'caltrops', seat: 0, x: 10000, y, burning: 0 })
  battle.order(
    { 101: [move({ x: 8000, y: 5000 })], 102: [move({ x: 8000, y: 8000 })] },
    { 1: STILL, 101: STILL, 102: STILL },
  )
  battle.beats(4, [2])
  expect([battle.get(101, 'health', 'current'), battle.get(102, 'health', 'current')]).toEqual([10, 24])
  expect(battle.spot(101)[0]).toBe(12000 - 660 - 660 * 0 - 330 * 3)
})

test('HUN-910 a fire arrow that hurts may ignite, and a burning unit loses 1d3 at each turn end', () => {
  const battle = new Battle({
    west: [unit('archer', 4000, 5000, { halves: ['fire', 'standard'] })],
    east: [unit('goblin', 10000, 5000)],
  })
  battle.set(101, 'turnFlags', 'reactions', 0).set(101, 'health', 'max', 40).set(101, 'health', 'current', 40)
  battle
    .order({ 1: [attack(101, { approach: 'none', perTurn: 1 })] }, { 1: STILL, 101: STILL })
    .beats(8, [1, 20, 3, 30, 1])
  expect(battle.get(101, 'health', 'burning')).toBe(3)
  battle.beats(14, [2])
  expect(battle.told('DamageDealt').at(-1)?.data).toMatchObject({ cause: 'burning', finalDamage: 2 })
  battle.order({ 101: [{ do: 'extinguish', when: null }] }, { 1: STILL }).beats(4, constantDice(99))
  expect(battle.get(101, 'health', 'burning')).toBe(0)
})

test('HUN-306 a fire hit frightens even for nothing', () => {
  const battle = new Battle({
    west: [unit('archer', 4000, 5000, { halves: ['fire', 'standard'] })],
    east: [unit('knight', 10000, 5000)],
  })
  battle.set(101, 'turnFlags', 'reactions', 0)
  battle
    .order({ 1: [attack(101, { approach: 'none', perTurn: 1 })] }, { 1: STILL, 101: STILL })
    .beats(8, [1, 20, 3, 60])
  expect(battle.told('MoraleChecked')[0]?.data).toMatchObject({ kind: 'wound', roll: { chance: 60 } })
})

test('HUN-911 an execution kills, and friends nearby test', () => {
  const battle = new Battle({
    west: [unit('orcWarrior', 10000, 5000)],
    east: [unit('warrior', 11000, 5000), unit('warrior', 14000, 5000)],
  })
  battle.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', -2)
  for (const id of [1, 101]) battle.set(id, 'engagement', 'engagedWith', 0)
  battle.order({ 1: [special('execute', 101)] }, { 1: STILL, 102: STILL }).beats(6, [1])
  expect(battle.get(101, 'health', 'executed')).toBe(true)
  expect(battle.told('MoraleChecked')[0]).toMatchObject({ entityId: 102, data: { kind: 'allyDown' } })
})

test('HUN-912 things are picked up from within a metre', () => {
  const pick = (x: number) => {
    const battle = new Battle({ west: [unit('archer', 10000, 5000)], east: [FAR] })
    battle.state.objects.push({
      id: 'd1',
      kind: 'weapon',
      weapon: 'sword',
      thrown: 0,
      owner: -1,
      homeX: x,
      homeY: 5000,
      x,
      y: 5000,
      carrier: -1,
    })
    battle.state.seats[0].sight.things.push('d1')
    battle.state.seats[0].sight.thingsSeen.push('d1')
    battle.order({ 1: [{ do: 'pickup', item: 'i1', when: null }] }, { 1: STILL }).beats(3)
    return battle.get(1, 'weapon', 'list')
  }
  expect([pick(11000), pick(11001)]).toEqual([
    ['bow', 'dagger', 'sword'],
    ['bow', 'dagger'],
  ])
})

test('HUN-302 regen heals 4 unless burnt; HUN-720 turn ends run in their order', () => {
  const troll = (burning: number) => {
    const battle = new Battle({ west: [unit('troll', 10000, 5000)], east: [FAR] })
    battle.set(1, 'health', 'current', 80).set(1, 'health', 'burning', burning)
    battle.order({}).turn(burning > 0 ? [2] : [])
    return battle.get(1, 'health', 'current')
  }
  expect([troll(0), troll(2)]).toEqual([84, 78])
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [FAR] })
  battle
    .set(1, 'health', 'current', 3)
    .set(1, 'health', 'woundState', 'critical')
    .set(1, 'health', 'bleeding', true)
    .set(1, 'health', 'burning', 1)
    .set(1, 'health', 'bandage', 2)
  battle.order({}, { 1: STILL, 101: STILL }).turn([1])
  expect(
    battle.events
      .filter(({ tick }) => tick === 99)
      .map(({ type }) => type)
      .slice(0, 3),
  ).toEqual(['DamageDealt', 'Bled', 'Healed'])
})

test('HUN-302 mounted fighters cannot cross walls', () => {
  const battle = new Battle({
    west: [unit('mountedKnight', 5000, 5000)],
    east: [FAR],
    terrain: [patch('L', 8000, 0, 500, 20000)],
  })
  battle.order({ 1: [move({ x: 12000, y: 5000 })] }, { 1: STILL }).beats(1, scriptedDice([], 1))
  expect(battle.told('OrderDropped')[0]?.data.reason).toBe('no_path')
})

test('HUN-302 mobile fighters walk for nothing', () => {
  const battle = new Battle({ west: [unit('archer', 5000, 5000)], east: [FAR] })
  battle.order({ 1: [move({ x: 12000, y: 5000 }, 'walk')] }, { 1: STILL }).beats(1)
  expect(battle.get(1, 'actionPoints', 'spent')).toBe(0)
})

test('HUN-302 HUN-720 caring: a hurt friend within 6 m gets 3 hit points at turn end and stops bleeding, from each healer', () => {
  const cared = (...healers: readonly (readonly [number, number])[]) => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 5000), ...healers.map(([x, y]) => unit('healer', x, y))],
      east: [unit('goblin', 38000, 5000)],
    })
    battle.set(1, 'health', 'current', 4).set(1, 'health', 'woundState', 'critical').set(1, 'health', 'bleeding', true)
    battle.order({}).turn()
    return [battle.get(1, 'health', 'current'), battle.get(1, 'health', 'bleeding')]
  }
  expect(cared()).toEqual([3, true])
  expect(cared([10000, 11000])).toEqual([6, false])
  expect(cared([10000, 11001])).toEqual([3, true])
  expect(cared([10000, 11000], [12000, 5000])).toEqual([9, false])
})

test('HUN-302 caring: nobody above its hit points, no enemy, nobody by somebody broken', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('healer', 10000, 7000)],
    east: [unit('goblin', 10000, 9500)],
  })
  battle.set(1, 'health', 'current', 23).set(101, 'health', 'current', 6).set(101, 'health', 'woundState', 'bloodied')
  battle.order({}, { 1: STILL, 2: STILL, 101: STILL }).turn()
  expect([battle.get(1, 'health', 'current'), battle.get(101, 'health', 'current')]).toEqual([24, 6])
  battle.set(1, 'health', 'current', 20).set(2, 'moraleState', 'state', 'broken')
  battle.order({}, { 1: STILL, 2: STILL, 101: STILL }).turn(constantDice(0))
  expect(battle.get(1, 'health', 'current')).toBe(20)
})
