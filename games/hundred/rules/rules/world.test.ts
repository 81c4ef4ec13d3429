import { expect, test } from 'vitest'
import { attack, Battle, constantDice, move, STILL, unit } from '../testing/battle.ts'
import { brokenInvariants } from './invariants.ts'
import { face } from './play.ts'
import { addUnit, blankRow, emptyWorld, rowOf } from './world.ts'

test('HUN-1501 every component has one place for every unit, in id order', () => {
  const world = emptyWorld()
  addUnit(world, 1, blankRow())
  addUnit(world, 101, { ...blankRow(), skills: { ...blankRow().skills, melee: 77 } })
  expect([world.ids, world.skills.melee, world.position.x.length]).toEqual([[1, 101], [0, 77], 2])
  expect(rowOf(world, 1).skills.melee).toBe(77)
  expect(() => addUnit(world, 50, blankRow())).toThrow('after unit 101')
})

test('HUN-007 no vector changes no facing', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 21200, 5000)] })
  battle.face(1, 600, 1000)
  expect([face(battle.world, 0, 0, 0), face(battle.world, 0, 6, 10), face(battle.world, 0, 0, 1)]).toEqual([
    false,
    false,
    true,
  ])
  expect([battle.get(1, 'position', 'fx'), battle.get(1, 'position', 'fy')]).toEqual([0, 1000])
})

test('HUN-1503 every event carries turn and tick, rolls carry what they are made of, and nothing counts them', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 11200, 5000)] })
  battle.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL }).turn(constantDice(30))
  for (const event of battle.events) {
    expect(
      Object.keys(event).filter((key) => !['type', 'turn', 'tick', 'entityId', 'targetId', 'data'].includes(key)),
    ).toEqual([])
    expect(event.turn).toBeGreaterThan(0)
  }
  const roll = battle.told('AttackRolled')[0]?.data.roll
  expect(roll && roll.base + roll.modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(roll?.chance)
})

test('HUN-1903 HUN-1905 broken invariants are found', () => {
  const found = (ready: (battle: Battle) => void) => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 21200, 5000)] })
    ready(battle)
    return brokenInvariants(battle.state, battle.config).join(' ')
  }
  expect(found(() => undefined)).toBe('')
  expect(found((battle) => battle.set(1, 'engagement', 'engagedWith', 2))).toContain('HUN-1903')
  expect(found((battle) => battle.set(1, 'position', 'fx', 900))).toContain('HUN-1903')
  expect(found((battle) => battle.set(1, 'health', 'woundState', 'critical'))).toContain('HUN-1903')
  expect(found((battle) => battle.set(1, 'position', 'startX', 30000))).toContain('HUN-1905')
  expect(found((battle) => battle.set(1, 'actionPoints', 'current', 9))).toContain('HUN-1902')
  expect(found((battle) => battle.set(101, 'position', 'x', 10100))).toContain('HUN-1901')
})

test('HUN-1905 no orders take a unit farther than its rate in a turn', () => {
  const battle = new Battle({ west: [unit('scout', 5000, 5000)], east: [unit('goblin', 39000, 19000)] })
  battle.order({ 1: [move({ x: 39000, y: 5000 }, 'sprint')] }, { 1: STILL }).turn()
  expect(battle.spot(1)[0]).toBe(5000 + 14400)
})
