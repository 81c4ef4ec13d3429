import { scriptedDice } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { Check } from '../events.ts'
import { attack, Battle, constantDice, STILL, special, unit } from '../testing/battle.ts'
import { goDown } from './combat/damage.ts'
import { moraleStep, queueCheck } from './morale.ts'
import { NOBODY } from './play.ts'

const FAR = unit('goblin', 39000, 19000)

function check(battle: Battle, id: number, kind: Check, roll: number) {
  const dice = scriptedDice([roll], 1)
  const play = battle.play(dice)
  queueCheck(play, battle.at(id), kind, 0)
  moraleStep(play)
  dice.done()
  return battle.told('MoraleChecked').at(-1)?.data.roll.chance
}

test('HUN-1001 HUN-302 solid, swarm and cowardly change a check', () => {
  const solid = new Battle({ west: [unit('warrior', 5000, 5000), unit('warrior', 6400, 5000)], east: [FAR] })
  expect(check(solid, 1, 'wound', 1)).toBe(65)
  const apart = new Battle({ west: [unit('warrior', 5000, 5000), unit('warrior', 6501, 5000)], east: [FAR] })
  expect(check(apart, 1, 'wound', 1)).toBe(55)
  const goblins = new Battle({
    west: [unit('goblin', 5000, 5000), unit('goblin', 6000, 5000), unit('goblin', 7000, 5000)],
    east: [FAR],
  })
  expect(check(goblins, 1, 'wound', 1)).toBe(50)
  const lone = new Battle({ west: [unit('goblin', 5000, 5000), unit('goblin', 15000, 5000)], east: [FAR] })
  expect(check(lone, 1, 'wound', 1)).toBe(30)
})

test('HUN-1001 HUN-302 friends within 6 m of an able healer have 10 more, once', () => {
  const tended = (...healers: readonly number[]) =>
    new Battle({
      west: [unit('crossbowman', 5000, 5000), ...healers.map((y) => unit('healer', 5000, y))],
      east: [FAR],
    })
  expect(check(tended(11000), 1, 'wound', 1)).toBe(60)
  expect(check(tended(11000, 8000), 1, 'wound', 1)).toBe(60)
  expect(check(tended(11001), 1, 'wound', 1)).toBe(50)
  expect(check(tended(11000).set(2, 'moraleState', 'state', 'broken'), 1, 'wound', 1)).toBe(50)
})

test('HUN-1001 HUN-302 the drilled stand firmer beside each other', () => {
  const militia = (y: number) =>
    new Battle({ west: [unit('militia', 5000, 5000), unit('militia', 5000, y)], east: [FAR] })
  expect(check(militia(6500), 1, 'wound', 1)).toBe(55)
  expect(check(militia(6501), 1, 'wound', 1)).toBe(45)
})

test('HUN-1002 HUN-707 by unit, then by kind, each kind once a turn', () => {
  const battle = new Battle({ west: [unit('warrior', 5000, 5000), unit('warrior', 9000, 5000)], east: [FAR] })
  const play = battle.play(scriptedDice([1, 1, 1], 1))
  queueCheck(play, 1, 'wound', 0)
  queueCheck(play, 0, 'allyDown', 0)
  queueCheck(play, 0, 'wound', 0)
  queueCheck(play, 0, 'wound', 0)
  moraleStep(play)
  queueCheck(play, 0, 'wound', 0)
  moraleStep(play)
  expect(battle.told('MoraleChecked').map(({ entityId, data }) => [entityId, data.kind])).toEqual([
    [1, 'wound'],
    [1, 'allyDown'],
    [2, 'wound'],
  ])
})

test('HUN-1002 HUN-302 who tests when somebody falls: friends near, not the reliable, not for the expendable', () => {
  const tested = (
    fallen: 'warrior' | 'militia' | 'knight',
    friend: 'warrior' | 'veteran' | 'militia',
    distance: number,
  ) => {
    const battle = new Battle({ west: [unit(fallen, 5000, 5000), unit(friend, 5000 + distance, 5000)], east: [FAR] })
    const play = battle.play(constantDice(0))
    goDown(play, 0, 'attack', NOBODY)
    moraleStep(play)
    return battle.told('MoraleChecked').map(({ data }) => data.kind)
  }
  expect(tested('warrior', 'warrior', 5000)).toEqual(['allyDown'])
  expect(tested('warrior', 'warrior', 5001)).toEqual([])
  expect(tested('warrior', 'veteran', 2000)).toEqual([])
  expect(tested('militia', 'warrior', 2000)).toEqual([])
  expect(tested('militia', 'militia', 2000)).toEqual(['allyDown'])
  expect(tested('knight', 'veteran', 10000)).toEqual(['leaderLost'])
})

test('HUN-1004 HUN-R18 HUN-R20 the shaken and broken are worse at skills, not at nerve; the routed never return', () => {
  const battle = new Battle({ west: [unit('warrior', 5000, 5000)], east: [FAR] })
  battle.set(1, 'moraleState', 'state', 'shaken')
  expect(check(battle, 1, 'wound', 1)).toBe(55)
  battle.set(1, 'moraleState', 'state', 'routed')
  const play = battle.play(scriptedDice([], 1))
  queueCheck(play, 0, 'allyDown', 0)
  moraleStep(play)
  expect(battle.get(1, 'moraleState', 'state')).toBe('routed')
})

test('HUN-1007 HUN-R21 a rally needs no movement and a near leader gives 20', () => {
  const battle = new Battle({ west: [unit('militia', 5000, 5000), unit('knight', 8000, 5000)], east: [FAR] })
  battle.set(1, 'moraleState', 'state', 'shaken')
  battle.order({ 1: [special('rally')] }, { 1: STILL, 2: STILL }).beats(10, [65])
  expect(battle.told('SpecialUsed')[0]?.data.roll?.chance).toBe(65)
  expect(battle.get(1, 'moraleState', 'state')).toBe('steady')
  const moved = new Battle({ west: [unit('militia', 5000, 5000)], east: [FAR] })
  moved.set(1, 'moraleState', 'state', 'shaken').set(1, 'turnFlags', 'moved', true)
  moved.order({ 1: [special('rally')] }, { 1: STILL }).beats(2)
  expect(moved.told('OrderWaiting')[0]?.data.reason).toBe('moved')
})

test('HUN-1008 the broken fall back from enemies and rally where there are none; the routed run off the field', () => {
  const near = new Battle({ west: [unit('militia', 15000, 5000)], east: [unit('goblin', 20000, 5000)] })
  near.set(1, 'moraleState', 'state', 'broken').order({}, { 101: STILL }).beats(20)
  expect(near.spot(1)[0]).toBe(9600)
  const calm = new Battle({ west: [unit('militia', 15000, 5000)], east: [FAR] })
  calm.set(1, 'moraleState', 'state', 'broken').order({}, { 101: STILL }).beats(10, [1])
  expect(calm.get(1, 'moraleState', 'state')).toBe('shaken')
  const rout = new Battle({ west: [unit('militia', 5000, 5000), unit('militia', 9000, 5000)], east: [FAR] })
  rout.set(1, 'moraleState', 'state', 'routed').order({}, { 2: STILL, 101: STILL }).beats(20)
  expect([rout.get(1, 'health', 'fled'), rout.told('UnitFled').length]).toEqual([true, 1])
})

test('HUN-1012 fear: when first seen within 15 m, once; when it charges; when it attacks', () => {
  const seen = (x: number) => {
    const battle = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('troll', x, 5000)] })
    battle.order({}, { 1: STILL, 101: STILL }).turn(constantDice(0))
    battle.order({}).turn(constantDice(0))
    return battle.told('MoraleChecked').map(({ data }) => data.kind)
  }
  expect([seen(20000), seen(20001)]).toEqual([['fearSeen'], []])
  const charge = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('troll', 11000, 5000)] })
  charge
    .set(101, 'actionPoints', 'current', 4)
    .order({ 101: [attack(1)] }, { 1: STILL, 101: STILL })
    .beats(20, constantDice(0))
  expect(charge.told('MoraleChecked').map(({ data }) => data.kind)).toContain('fearCharge')
  const close = new Battle({ west: [unit('orcWarlord', 5000, 5000)], east: [unit('troll', 6500, 5000)] })
  close.order({ 101: [attack(1)] }, { 1: STILL, 101: STILL }).beats(3, scriptedDice([], 1))
  expect(close.told('MoraleChecked')).toEqual([])
})

test('HUN-708 a fearful sight is tested in the tick after', () => {
  const battle = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('troll', 15000, 5000)] })
  battle.order({}, { 1: STILL, 101: STILL }).beats(1)
  expect(battle.state.checks).toHaveLength(1)
  battle.beats(1, [1])
  expect(battle.told('MoraleChecked')[0]?.tick).toBe(2)
})

test('HUN-1013 intimidation reaches 8 m and needs ferocity', () => {
  const threat = (x: number) => {
    const battle = new Battle({ west: [unit('orcWarrior', 5000, 5000)], east: [unit('warrior', x, 5000)] })
    battle.order({ 1: [special('intimidate', 101)] }, { 1: STILL, 101: STILL }).beats(4, constantDice(0))
    return battle.told('MoraleChecked').map(({ data }) => data.kind)
  }
  expect([threat(13000), threat(13001)]).toEqual([['intimidate'], []])
})

test('HUN-1014 a challenge binds two until the end of the next turn, and winning it heartens', () => {
  const battle = new Battle({
    west: [unit('warrior', 5000, 5000), unit('archer', 6000, 6000)],
    east: [unit('orcWarrior', 12000, 5000)],
  })
  battle.order({ 1: [special('challenge', 101)] }, { 1: STILL, 2: STILL, 101: STILL }).turn()
  expect([battle.get(1, 'moraleState', 'challenge'), battle.get(101, 'moraleState', 'challenge')]).toEqual([2, 0])
  battle.set(2, 'moraleState', 'state', 'shaken')
  goDown(battle.play(), 2, 'attack', 0)
  expect(battle.get(2, 'moraleState', 'state')).toBe('steady')
  const expires = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('orcWarrior', 12000, 5000)] })
  expires.order({ 1: [special('challenge', 101)] }, { 1: STILL, 101: STILL }).turn()
  expires.order({}).turn()
  expect(expires.get(1, 'moraleState', 'challenge')).toBe(-1)
})
