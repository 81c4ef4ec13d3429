import { siegefrontRules } from '@tessera/siegefront'
import { configIn, position } from '@tessera/siegefront/testing'
import { describe, expect, test } from 'vitest'
import { choiceAt, NO_ORDERS, press, settled, stepBack, take, targetsOf } from './orders.ts'

const view = (situation: Parameters<typeof position>[0]) => {
  const state = position(situation)
  return siegefrontRules.view(state, 0, configIn(state))
}

const swordsman = { seat: 0, card: 'swordsman', at: [1, 1] } as const
const field = view({
  units: [swordsman, { seat: 1, card: 'man-at-arms', at: [1, 2] }, { seat: 0, card: 'footman', at: [0, 0] }],
  hand: ['knight', 'iron-column'],
  mana: 5,
})
const unit = { kind: 'unit', unit: 1 } as const

describe('orders', () => {
  test('SGF-1903 a unit lights its moves and targets, and nothing else', () => {
    const targets = targetsOf(field, unit)
    expect([...targets].map(([place, choice]) => [place, choice.type])).toEqual([
      ['1,0', 'move_card'],
      ['0,1', 'move_card'],
      ['2,1', 'move_card'],
      ['1,2', 'attack_card'],
    ])
  })
  test('SGF-1903 a card lights the cells it may enter; one that is too expensive lights none', () => {
    const hand = field.seats[0].hand ?? []
    const [knight, column] = [hand[0]?.id ?? 0, hand[1]?.id ?? 0]
    expect([...targetsOf(field, { kind: 'card', hand: knight }).keys()]).toEqual(['1,0', '2,0', '0,1', '2,1'])
    expect(targetsOf(field, { kind: 'card', hand: column }).size).toBe(0)
  })
  test('the first press aims, the second sends; the unit stays in hand', () => {
    const aimed = press(field, { ...NO_ORDERS, held: unit }, '1,2')
    expect(aimed).toEqual({ orders: { held: unit, aim: '1,2', refused: null } })
    const sent = press(field, aimed.orders, '1,2')
    expect(sent.send).toEqual({ type: 'attack_card', unit: 1, target: 2 })
    expect(sent.orders).toEqual({ held: unit, aim: null, refused: null })
  })
  test('another lit place moves the aim; a press on another own unit takes that one up', () => {
    const aimed = press(field, { held: unit, aim: '1,2', refused: null }, '0,1')
    expect(aimed.orders.aim).toBe('0,1')
    expect(press(field, aimed.orders, '0,0').orders).toEqual({
      held: { kind: 'unit', unit: 3 },
      aim: null,
      refused: null,
    })
    expect(press(field, aimed.orders, '1,1').orders).toEqual(NO_ORDERS)
  })
  test('SGF-1603 what is not possible says why and keeps what is held', () => {
    const { orders, send } = press(field, { ...NO_ORDERS, held: { kind: 'unit', unit: 3 } }, 'castle-1')
    expect(send).toBeUndefined()
    expect(orders).toMatchObject({ held: { unit: 3 }, refused: { place: 'castle-1', text: 'Out of reach.' } })
  })
  test('an enemy that cannot be reached is refused; with nothing in hand it is looked at', () => {
    expect(press(field, { ...NO_ORDERS, held: { kind: 'unit', unit: 3 } }, '1,2').orders.refused?.text).toBe(
      'Out of reach.',
    )
    expect(press(field, NO_ORDERS, '1,2').orders.held).toEqual({ kind: 'unit', unit: 2 })
  })
  test('Escape gives up the aim first, then what is held', () => {
    const aimed = { held: unit, aim: '1,2', refused: null } as const
    expect(stepBack(aimed)).toEqual({ held: unit, aim: null, refused: null })
    expect(stepBack(stepBack(aimed))).toEqual(NO_ORDERS)
    const ability = { held: { kind: 'ability', unit: 1, ability: 'swap' }, aim: null, refused: null } as const
    expect(stepBack(ability).held).toEqual(unit)
  })
  test('the same card again is put down; an ability without a target is aimed at once', () => {
    const held = { kind: 'card', hand: 1 } as const
    expect(take(field, take(field, NO_ORDERS, held), held)).toEqual(NO_ORDERS)
    const sabotage = { kind: 'ability', unit: 1, ability: 'sabotage' } as const
    expect(take(field, NO_ORDERS, sabotage)).toEqual({ held: sabotage, aim: 'castle-1', refused: null })
    expect(choiceAt(field, sabotage, 'castle-1')).toEqual({ type: 'use_ability', unit: 1, ability: 'sabotage' })
  })
  test('orders for what is gone are dropped, an aim that no longer stands is given up', () => {
    expect(settled(field, { held: { kind: 'unit', unit: 9 }, aim: null, refused: null })).toEqual(NO_ORDERS)
    expect(settled(field, { held: { kind: 'card', hand: 99 }, aim: null, refused: null })).toEqual(NO_ORDERS)
    expect(settled(field, { held: unit, aim: '0,0', refused: null }).aim).toBeNull()
    expect(settled(field, { held: unit, aim: '1,2', refused: null }).aim).toBe('1,2')
  })
})
