import { describe, expect, it } from 'vitest'
import { siegefrontRules } from '../index.ts'
import {
  attack,
  codeOf,
  configIn,
  END,
  give,
  madeWith,
  move,
  position,
  s0,
  s1,
  storm,
  unit,
} from '../testing/position.ts'
import { setup } from './setup.ts'
import { speedOrder } from './turn.ts'

describe('turns', () => {
  it('SGF-301 start: counter, mana, draw, flags, burning and poison, then abilities', () => {
    const flags = { attacked: true, moved: true, used: true, roused: true, fresh: true }
    const state = position({
      active: 1,
      mana: 3,
      units: [
        s0('cave-troll', 1, 1, { hp: 8, ...flags, statuses: { burning: 2, silenced: 0 } }),
        s1('footman', 1, 2, flags),
      ],
    })
    const events = give(state, END)
    expect([state.turn, state.active, state.seats[0].mana, state.seats[0].hand.length]).toEqual([11, 0, 10, 1])
    expect(unit(state, 1)).toMatchObject({
      hp: 8,
      attacked: false,
      moved: false,
      used: false,
      roused: false,
      fresh: false,
    })
    expect(unit(state, 2)).toMatchObject(flags)
    const told = events.map((event) => event.type)
    expect(
      told.filter((type) => ['turn_ended', 'turn_started', 'card_drawn', 'damage', 'healed'].includes(type)),
    ).toEqual(['turn_ended', 'turn_started', 'card_drawn', 'damage', 'healed'])
  })

  it('SGF-301 SGF-1103 burning comes before poison on the same unit, a ward stops only the first', () => {
    const state = position({
      active: 1,
      units: [s0('knight', 1, 1, { statuses: { burning: 1, poisoned: 1, warded: 1 } })],
    })
    const events = give(state, END)
    expect(events.flatMap((event) => (event.type === 'damage' ? [[event.cause, event.amount]] : []))).toEqual([
      ['burning', 0],
      ['poisoned', 1],
    ])
  })

  it('SGF-301 SGF-1301 a castle that falls in the middle of a turn start ends it there', () => {
    const state = position({
      active: 1,
      castles: [30, 2],
      units: [s0('zealot', 0, 0, { hp: 1, statuses: { burning: 1 } }), s0('tax-collector', 1, 0)],
    })
    give(state, END)
    expect(state.result).toMatchObject({ winner: 0, reason: 'castle' })
    expect(state.seats[0].mana).toBe(10)
    expect(siegefrontRules.awaiting(state, configIn(state))).toEqual([])
  })

  it('SGF-301 turn 1 belongs to the starting seat, which draws nothing; a forge seat gains a charge a turn', () => {
    const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'easy' } }
    const config = siegefrontRules.config.parse({ seats: [forge, forge], first: 1, weather: 'off', terrain: 'off' })
    if (!config.ok) throw new Error('config')
    const state = madeWith(
      setup(config.value, {
        dice: { int: () => 0, d: () => 1, pick: (list) => list[0] as never, shuffle: () => {} },
        tell: undefined,
      }),
      config.value,
    )
    const charges: number[][] = []
    for (let turn = 0; turn < 4; turn++) {
      charges.push(state.seats.map((seat) => seat.charges))
      give(state, END)
    }
    expect(charges).toEqual([
      [5, 5],
      [6, 5],
      [6, 6],
      [7, 6],
    ])
  })

  it('SGF-302 actions come in any order, each unit moving and attacking once', () => {
    const state = position({ units: [s0('swordsman', 1, 1), s1('palisade', 0, 2)] })
    give(state, move(1, 1, 2))
    give(state, storm(1))
    expect([move(1, 1, 1), storm(1), attack(1, 2)].map((choice) => codeOf(state, choice))).toEqual([
      'already_moved',
      'already_attacked',
      'already_attacked',
    ])
  })

  it('SGF-303 end: abilities, statuses, weather, checks, next turn', () => {
    const state = position({
      config: { weather: 'random' },
      weather: 'RAIN',
      duration: 1,
      units: [
        s0('cinder-shaman', 1, 1, { statuses: { rallied: 1, rooted: 2 } }),
        s1('footman', 1, 2, { statuses: { rooted: 2 } }),
      ],
    })
    const events = give(state, END, [2, 1])
    expect(unit(state, 1).statuses).toMatchObject({ rallied: 0, rooted: 1 })
    expect(unit(state, 2).statuses.rooted).toBe(2)
    const order = ['ability', 'status_removed', 'weather_changed', 'turn_started']
    const told = events.map((event) => event.type).filter((type) => order.includes(type))
    expect(told).toEqual(order)
    expect(events.find((event) => event.type === 'weather_changed')).toMatchObject({
      weather: 'RAIN',
      duration: 3,
      draws: [2, 1],
    })
  })

  it('SGF-303 a castle that falls at turn end stops the rest', () => {
    const state = position({
      castles: [2, 30],
      config: { weather: 'random' },
      duration: 1,
      units: [s0('cinder-shaman', 1, 1, { statuses: { rallied: 1 } }), s1('zealot', 1, 2, { hp: 1 })],
    })
    give(state, END)
    expect(state).toMatchObject({ phase: 'over', turn: 9, duration: 1, result: { winner: 1 } })
    expect(unit(state, 1).statuses.rallied).toBe(1)
  })

  it('SGF-003 speed order: initiative descending, ties by id', () => {
    const state = position({
      units: [s0('peasant-levy', 0, 0), s0('footman', 1, 1), s0('light-horse', 2, 2), s0('swordsman', 0, 1)],
    })
    expect(speedOrder(state, 0).map((entry) => entry.id)).toEqual([3, 2, 4, 1])
  })

  it('SGF-003 a card gone by its turn is skipped', () => {
    const state = position({
      units: [
        s0('cinder-shaman', 1, 1),
        s1('powder-runner', 1, 2, { hp: 1 }),
        s0('field-surgeon', 0, 2, { hp: 2, speed: 1 }),
        s0('knight', 0, 1, { hp: 1 }),
      ],
    })
    give(state, END)
    expect(state.units.map((entry) => [entry.id, entry.hp])).toEqual([
      [1, 13],
      [4, 1],
    ])
  })
})
