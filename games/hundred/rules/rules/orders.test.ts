import { expect, test } from 'vitest'
import type { Step } from '../choice.ts'
import { attack, Battle, constantDice, inRange, move, patch, STILL, unit } from '../testing/battle.ts'
import { holds, refPlace } from './knowledge.ts'

const FAR = unit('goblin', 39000, 19000)
const HOLD: Step = { do: 'hold', turns: 99, ticks: 0, when: null }

test('HUN-102 plans that are not changed go on from turn to turn', () => {
  const battle = new Battle({ west: [unit('militia', 5000, 5000)], east: [FAR] })
  battle.order({ 1: [move({ x: 30000, y: 5000 })] }, { 1: STILL }).turn()
  battle.order({}).turn()
  expect(battle.spot(1)[0]).toBe(17000)
})

test('HUN-101 HUN-103 a turn begins with AP, one reaction and clean flags; what was revealed is remembered one turn', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('knight', 11200, 5000)] })
  battle.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL }).turn(constantDice(99))
  expect(battle.state.phase).toBe('planning')
  expect([
    battle.get(1, 'actionPoints', 'current'),
    battle.get(1, 'turnFlags', 'attacks'),
    battle.get(1, 'turnFlags', 'reactions'),
  ]).toEqual([4, 0, 1])
  expect([battle.get(1, 'turnFlags', 'revealed'), battle.get(1, 'turnFlags', 'revealedLast')]).toEqual([false, true])
  expect(battle.told('TurnStarted').map(({ turn }) => turn)).toEqual([1, 2])
})

test('HUN-104 begun actions finish in the aftermath', () => {
  const battle = new Battle({ west: [unit('orcBrute', 10000, 5000)], east: [unit('knight', 16000, 5000)] })
  battle.order({ 1: [attack(101, { approach: 'run' })] }, { 1: STILL, 101: STILL }).beats(20)
  expect(battle.told('AttackRolled')).toEqual([])
  const late = new Battle({ west: [unit('orcBrute', 10000, 5000)], east: [unit('knight', 11500, 5000)] })
  late
    .order({ 1: [{ do: 'hold', turns: 0, ticks: 15, when: null }, attack(101)] }, { 1: STILL, 101: STILL })
    .beats(21, constantDice(99))
  expect(late.told('AttackRolled').map(({ tick }) => tick)).toEqual([24])
})

test('HUN-105 the turn limit ends the match', () => {
  const battle = new Battle({ west: [unit('militia', 5000, 5000)], east: [FAR], turns: 2 })
  battle.order({}).turn()
  battle.order({}).turn()
  expect(battle.state.result?.reason).toBe('points')
})

test('HUN-601 done steps are dropped at the next planning; a loop begins again', () => {
  const steps = [move({ x: 6000, y: 5000 }, 'walk')]
  const once = new Battle({ west: [unit('militia', 5000, 5000)], east: [FAR] })
  once.order({ 1: steps }).turn()
  expect(once.get(1, 'commandQueue', 'steps')).toEqual([])
  const again = new Battle({ west: [unit('militia', 5000, 5000)], east: [FAR] })
  again.order({ 1: [{ do: 'defend', ap: 1, when: null }] }, {}, true).turn()
  again.order({}).turn()
  expect(again.told('StanceSet')).toHaveLength(4)
})

test('HUN-602 selectors choose among enemies in sight', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('goblin', 12000, 5000), unit('knight', 14000, 5000), unit('archer', 11300, 6000)],
  })
  battle
    .set(102, 'health', 'current', 8)
    .set(102, 'health', 'woundState', 'wounded')
    .set(101, 'health', 'current', 7)
    .set(101, 'health', 'woundState', 'bloodied')
  const play = battle.play()
  const pick = (ref: Parameters<typeof refPlace>[2]) => battle.world.ids[refPlace(play, 0, ref)]
  expect([pick('nearest'), pick('weakest'), pick('mostWounded'), pick('strongest'), pick('leader')]).toEqual([
    103, 101, 102, 102, 102,
  ])
  expect(refPlace(play, 0, 'engaged')).toBe(-1)
})

test('HUN-602 goals: a point, a unit, an area, the home edge', () => {
  const goal = (to: Parameters<typeof move>[0]) => {
    const battle = new Battle({
      west: [unit('militia', 5000, 5000)],
      east: [FAR],
      more: { areas: [{ id: 'hill', x: 5000, y: 9000, radius: 2000 }] },
    })
    battle.order({ 1: [move(to, 'walk')] }, { 1: STILL }).beats(5)
    return battle.spot(1)
  }
  expect(goal({ x: 20000, y: 5000 })).toEqual([8000, 5000])
  expect(goal({ area: 'hill' })).toEqual([5000, 8000])
  expect(goal({ edge: 'home' })).toEqual([2000, 5000])
  expect(goal({ unit: 101 })[0]).toBeGreaterThan(5000)
})

test('HUN-603 conditions', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('archer', 9000, 9000)],
    east: [unit('goblin', 11400, 5000), unit('goblin', 30000, 5000)],
  })
  battle.order({}, { 1: STILL }).beats(1)
  const when = (place: number, condition: Parameters<typeof holds>[2]) => holds(battle.play(), place, condition)
  expect(when(0, inRange(101))).toBe(true)
  expect(when(0, inRange(102))).toBe(false)
  expect(when(0, { is: 'engaged', not: false })).toBe(true)
  expect(when(0, { is: 'engaged', not: true })).toBe(false)
  expect(when(0, { is: 'enemyApproaches', mm: 6000, not: false })).toBe(true)
  expect(when(1, { is: 'enemyApproaches', mm: 3000, not: false })).toBe(false)
  expect(when(0, { is: 'turnReached', n: 2, not: false })).toBe(false)
  expect(when(0, { is: 'targetDead', target: 101, not: false })).toBe(false)
  battle.set(101, 'health', 'woundState', 'down').set(101, 'health', 'current', -1)
  expect(when(0, { is: 'targetDead', target: 101, not: false })).toBe(true)
  battle.set(1, 'health', 'current', 11)
  expect([
    when(0, { is: 'hpBelow', pct: 50, unit: null, not: false }),
    when(0, { is: 'hpBelow', pct: 40, unit: null, not: false }),
  ]).toEqual([true, false])
})

test('HUN-603 HUN-607 an unseen target is its marker, and who comes there without seeing it has lost it', () => {
  const battle = new Battle({
    west: [unit('warrior', 5000, 5000)],
    east: [unit('goblin', 30000, 15000)],
    fog: true,
    terrain: [patch('R', 20000, 8000, 500, 12000)],
  })
  const { sight } = battle.state.seats[0]
  sight.seen = 0
  sight.markX[1] = 8000
  sight.markY[1] = 5000
  sight.markTurn[1] = 1
  battle.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL }).beats(12)
  expect(battle.told('OrderDropped')[0]?.data.reason).toBe('target_lost')
  expect(battle.spot(1)[0]).toBeGreaterThan(6900)
})

test('HUN-604 a trigger behind the current step takes over as soon as its condition is true', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 18000, 5000)] })
  battle.order(
    {
      1: [HOLD, { do: 'defend', ap: 2, when: { is: 'enemyApproaches', mm: 6000, not: false } }],
      101: [move({ x: 12000, y: 5000 })],
    },
    { 1: STILL, 101: STILL },
  )
  battle.beats(20)
  expect(battle.told('StanceSet').map(({ entityId, tick }) => [entityId, tick])).toEqual([[1, 5]])
})

test('HUN-605 attack one, then the nearest when it is dead', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('goblin', 11200, 5000), unit('goblin', 10000, 6200)],
  })
  battle.order(
    {
      1: [
        attack(101, { retarget: 'none' }),
        attack('nearest', { when: { is: 'targetDead', target: 101, not: false } }),
      ],
    },
    { 1: STILL, 101: STILL, 102: STILL },
  )
  battle.set(101, 'turnFlags', 'reactions', 0)
  battle.beats(6, [1, 5, 10, 1])
  expect(battle.told('AttackDeclared').map(({ targetId }) => targetId)).toEqual([101, 102])
})

test('HUN-606 a step that cannot run is dropped and the next starts in the same tick; one without AP waits', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [FAR] })
  battle
    .order(
      {
        1: [
          { do: 'switch', slot: 0, when: null },
          { do: 'turn', to: { unit: 101 }, when: null },
          { do: 'defend', ap: 3, when: null },
          { do: 'defend', ap: 3, when: null },
        ],
      },
      { 1: STILL, 101: STILL },
    )
    .beats(1)
  expect(battle.told('StanceSet')).toHaveLength(1)
  expect(battle.told('OrderWaiting')[0]?.data).toMatchObject({ step: 3 })
})

test('HUN-607 auto never shoots in melee with a melee weapon carried, and retargets when its way is used up', () => {
  const archer = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('goblin', 11200, 5000)] })
  archer.order({}, { 1: STILL, 101: STILL }).turn()
  archer.order({ 1: [attack(101)] }, { 101: STILL }).beats(1)
  expect(archer.told('AttackDeclared')[0]?.data.weapon).toBe('dagger')
  const other = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('goblin', 11200, 5300), unit('goblin', 36000, 5000)],
  })
  other.order({ 1: [attack(102)] }, { 1: STILL, 101: { ...STILL, freeAttack: false } }).beats(20, constantDice(99))
  expect(other.told('AttackDeclared')).toEqual([])
  const blocked = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('goblin', 11200, 5300), unit('goblin', 36000, 5000)],
  })
  blocked.order({ 1: [attack(102, { approach: 'none' })] }, { 1: STILL, 101: STILL }).beats(1, constantDice(99))
  expect(blocked.told('AttackDeclared')[0]?.targetId).toBe(101)
})

test('HUN-607 HUN-1902 three attacks a turn at most, and perTurn less', () => {
  const count = (perTurn: number) => {
    const battle = new Battle({ west: [unit('goblin', 10000, 5000)], east: [unit('knight', 11200, 5000)] })
    battle.order({ 1: [attack(101, { perTurn })] }, { 1: STILL, 101: STILL }).beats(21, constantDice(99))
    return battle.told('AttackRolled').length
  }
  expect([count(3), count(1)]).toEqual([3, 1])
})

test('HUN-608 idle: defend puts what is left into a stance, strike strikes, none does nothing', () => {
  const idle = (policy: 'defend' | 'strike' | 'none') => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('knight', 11200, 5000)] })
    battle.order({}, { 1: { idle: policy, autoFace: 'keep' }, 101: STILL }).beats(20, constantDice(99))
    return [battle.told('StanceSet').length, battle.told('AttackDeclared').length]
  }
  expect([idle('defend'), idle('strike'), idle('none')]).toEqual([
    [1, 0],
    [0, 2],
    [0, 0],
  ])
})

test('HUN-608 autoFace turns at most 90° to the nearest enemy at turn end', () => {
  const facing = (autoFace: 'nearest' | 'keep') => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('knight', 5000, 6000)] })
    battle.order({}, { 1: { idle: 'none', autoFace } }).turn()
    return [battle.get(1, 'position', 'fx'), battle.get(1, 'position', 'fy')]
  }
  expect(facing('nearest')).toEqual([0, 1000])
  expect(facing('keep')).toEqual([1000, 0])
})

test('HUN-609 orders of the broken are suspended and return, those of the routed are lost', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000), unit('warrior', 10000, 9000)], east: [FAR] })
  battle.order({ 1: [HOLD], 2: [HOLD] }, { 1: STILL, 2: STILL })
  battle.set(1, 'moraleState', 'state', 'broken')
  battle.beats(1)
  expect(battle.get(1, 'commandQueue', 'steps')).toHaveLength(1)
})
