import { beforeEach, describe, expect, test } from 'vitest'
import type { HundredConfig } from '../config.ts'
import type { HundredEvent } from '../events.ts'
import { columnOf } from '../state.ts'
import { Battle, patch, unit } from '../testing/battle.ts'
import { hear } from './hear.ts'

/** Seat 0 sees u101, which sees u1; u2 and u102 stand behind rock. */
let battle: Battle
beforeEach(() => {
  battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('archer', 5000, 16000)],
    east: [unit('goblin', 20000, 5000), unit('goblin', 35000, 16000)],
    fog: true,
    terrain: [patch('R', 0, 10000, 40000, 1000), patch('R', 20000, 11000, 1000, 9000)],
  })
})

type To = 0 | 1 | 'spectator'

function heard(event: object, to: To = 0, config: HundredConfig = battle.config): unknown {
  return hear(battle.state, event as HundredEvent, to, config)
}

/** The same ground where armies are brought: the enemy's are known by handles. */
function hiddenLists(): HundredConfig {
  const { scenario } = battle.config
  if (typeof scenario === 'string') throw new Error('A scenario of its own')
  return { ...battle.config, scenario: { ...scenario, builder: true } }
}

test('the sight of both seats in this position', () => {
  expect(battle.state.seats.map(({ sight }) => sight.seen)).toEqual([0b0100, 0b0001])
})

describe('HUN-1602 events reach who owns or sees one of their units', () => {
  test.each(['OrderStarted', 'OrderWaiting', 'OrderDropped', 'UnitMoved'])('%s belongs to its owner', (type) => {
    const event = { type, entityId: 101, data: {} }
    expect([heard(event, 1), heard(event, 0), heard(event, 'spectator')]).toEqual([event, null, null])
    expect(heard({ type, entityId: 1, data: {} })).toEqual({ type, entityId: 1, data: {} })
  })

  test.each(['TurnStarted', 'ZoneCreated', 'VictoryAchieved'])('%s is for everybody', (type) => {
    for (const to of [0, 1, 'spectator'] as const) expect(heard({ type, data: {} }, to)).toEqual({ type, data: {} })
  })

  test('of the enemy in sight, not of the one out of sight', () => {
    const of = (entityId: number, to: To) => heard({ type: 'UnitShaken', entityId, data: {} }, to)
    expect([of(101, 0), of(102, 0), of(1, 1), of(2, 1)]).toEqual([
      { type: 'UnitShaken', entityId: 101, data: {} },
      null,
      { type: 'UnitShaken', entityId: 1, data: {} },
      null,
    ])
    expect([of(1, 'spectator'), of(2, 'spectator')]).toEqual([{ type: 'UnitShaken', entityId: 1, data: {} }, null])
    expect(of(999, 0)).toBeNull()
  })

  test('a flight is told to the seats that saw the unit last, and without fog to all', () => {
    battle.set(101, 'health', 'fled', true).set(102, 'health', 'fled', true)
    const of = (entityId: number, to: To, config?: HundredConfig) =>
      heard({ type: 'UnitFled', entityId, data: {} }, to, config)
    expect([of(101, 0) !== null, of(102, 0) !== null]).toEqual([true, false])
    expect([of(101, 'spectator') !== null, of(102, 'spectator') !== null]).toEqual([true, false])
    expect(of(102, 0, { ...battle.config, fog: false })).not.toBeNull()
  })

  test('an unseen attacker is unknown, and so is what it had for and against it', () => {
    const roll = { base: 50, modifiers: [{ source: 'ambush', value: 10 }], chance: 60, roll: 5, margin: 55 }
    const event = { type: 'AttackRolled', entityId: 102, targetId: 1, data: { weapon: 'bow', roll } }
    expect(heard(event)).toEqual({
      ...event,
      entityId: null,
      data: { weapon: 'bow', roll: { ...roll, base: 60, modifiers: [] } },
    })
    expect(heard(event, 1)).toEqual(event)
    const open = { ...event, entityId: 101 }
    expect(heard(open)).toEqual(open)
    expect(heard({ type: 'AttackRolled', entityId: 102, targetId: 2, data: { roll } }, 'spectator')).toBeNull()
  })

  test.each(['AmmoSpent', 'StaminaDrained', 'StaminaRecovered'])('of %s the enemy hears no amount left', (type) => {
    const event = { type, entityId: 1, data: { amount: 2, left: 7 } }
    expect([heard(event, 0), heard(event, 1), heard(event, 'spectator')]).toEqual([
      event,
      { ...event, data: { amount: 2, left: null } },
      { ...event, data: { amount: 2, left: null } },
    ])
  })

  test('what a turn cost is its owner’s', () => {
    const event = { type: 'UnitTurned', entityId: 1, data: { fx: 0, fy: 1000, ap: 1 } }
    expect([heard(event, 0), heard(event, 1)]).toEqual([event, { ...event, data: { fx: 0, fy: 1000, ap: null } }])
  })

  test('values are told to their seat, to everybody after the match; army checks to their army', () => {
    const event = { type: 'TurnEnded', data: { values: [80, 28] } }
    const values = (to: To) => (heard(event, to) as typeof event).data.values
    expect([values(0), values(1), values('spectator')]).toEqual([
      [80, null],
      [null, 28],
      [null, null],
    ])
    battle.state.phase = 'over'
    expect([values(0), values('spectator')]).toEqual([
      [80, 28],
      [80, 28],
    ])
    const check = { type: 'ArmyMoraleChecked', data: { seat: 1 } }
    expect([heard(check, 0), heard(check, 1), heard(check, 'spectator')]).toEqual([null, check, null])
  })

  test('a sighting is for who sees, not for who is seen', () => {
    for (const type of ['UnitSeen', 'UnitLost']) {
      const event = { type, entityId: 101, data: { x: 1, y: 2 } }
      expect([heard(event, 0), heard(event, 1), heard({ ...event, entityId: 999 }, 0)]).toEqual([event, null, null])
    }
  })

  test('by the names that the listener has', () => {
    const config = hiddenLists()
    battle.state.seats[0].sight.handle = columnOf([0, 0, 3, 0])
    battle.state.watching.handle = columnOf([1, 0, 2, 0])
    const event = { type: 'AttackDeclared', entityId: 1, targetId: 101, data: { weapon: 'sword' } }
    expect([heard(event, 0, config), heard(event, 1, config), heard(event, 'spectator', config)]).toEqual([
      { ...event, targetId: 1003 },
      { ...event, entityId: 1001 },
      { ...event, entityId: 1001, targetId: 1002 },
    ])
    const seen = { type: 'UnitSeen', entityId: 101, data: { x: 1, y: 2 } }
    expect(heard(seen, 0, config)).toEqual({ ...seen, entityId: 1003 })
    expect(heard({ ...seen, entityId: 102 }, 0, config)).toBeNull()
    const defence = { type: 'DefenseRolled', entityId: 101, targetId: 1, data: { by: 101 } }
    expect((heard(defence, 0, config) as typeof defence).data.by).toBe(1003)
    expect((heard({ ...defence, data: { by: 102 } }, 0, config) as typeof defence).data.by).toBeNull()
    expect((heard({ ...defence, data: { by: 1 } }, 0, config) as typeof defence).data.by).toBe(1)
  })

  test.each(['ItemTaken', 'BannerDropped', 'BannerReturned'])('%s calls things as the listener does', (type) => {
    battle.state.seats[0].sight.things = ['d4', 'd2']
    battle.state.watching.things = ['d2']
    const item = (to: To, id: string) =>
      (heard({ type, entityId: 1, data: { item: id } }, to) as { data: { item: string } }).data.item
    expect([item(0, 'd2'), item(0, 'd9'), item(1, 'd2'), item('spectator', 'd2')]).toEqual(['i2', 'd9', 'd2', 'i1'])
  })
})
