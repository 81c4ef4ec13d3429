import { expect, test } from 'vitest'
import { moveTo } from '../orders/steps.ts'
import { chosen, fighters, find, tableAfter } from '../testing/first-muster.ts'
import { type Command, drag, drawsFrom, pressFigure, pressGround, pressSpot } from './presses.ts'

const key = (id: number): string => find(id).key
const given = (command: Command | null) =>
  command?.do === 'order' ? command.given.map(({ fighter, step }) => [fighter.id, step]) : command

test('with archer 3 chosen a press on goblin 101 is an order to strike it without moving', () => {
  expect(given(pressFigure(tableAfter([chosen(3)]), key(101), false))).toMatchObject([
    [3, { do: 'attack', target: 101, approach: 'none', kind: 'normal' }],
  ])
})

test('with warrior 1 chosen and an aimed blow chosen, the press orders that blow, and the warrior walks up to it', () => {
  const aimed = { do: 'aim', aiming: { kind: 'attack', attack: 'aimed', aim: 'head' } } as const
  expect(given(pressFigure(tableAfter([chosen(1), aimed]), key(101), false))).toMatchObject([
    [1, { do: 'attack', target: 101, approach: 'advance', kind: 'aimed', aim: 'head' }],
  ])
})

test('a press on a friend chooses it, with shift adds it, and with a bandage in hand is an order to bandage it', () => {
  const table = tableAfter([chosen(1)])
  expect(pressFigure(table, key(2), false)).toEqual({ do: 'choose', id: 2, add: false, tab: null })
  expect(pressFigure(table, key(2), true)).toEqual({ do: 'choose', id: 2, add: true, tab: null })
  const bandaging = tableAfter([chosen(1), { do: 'aim', aiming: { kind: 'item', item: 'bandage' } }])
  expect(given(pressFigure(bandaging, key(2), false))).toMatchObject([
    [1, { do: 'useItem', item: 'bandage', target: 2 }],
  ])
})

test('an enemy that fell is struck only to execute it', () => {
  const fallen = { fighters: fighters.map((one) => (one.id === 101 ? { ...one, down: true } : one)) }
  expect(pressFigure(tableAfter([chosen(1)], {}, fallen), key(101), false)).toMatchObject({ do: 'choose', id: 101 })
  const executing = { do: 'aim', aiming: { kind: 'special', name: 'execute' } } as const
  expect(given(pressFigure(tableAfter([chosen(1), executing], {}, fallen), key(101), false))).toMatchObject([
    [1, { do: 'special', name: 'execute', target: 101 }],
  ])
})

test('while the turn is played a press chooses, and gives no orders', () => {
  const table = tableAfter([chosen(1)], {}, { planned: null })
  expect(pressFigure(table, key(101), false)).toMatchObject({ do: 'choose', id: 101 })
  expect(pressGround(table, 5, 5, false)).toBeNull()
  expect(drawsFrom(table, { handle: null, figure: key(1), at: [1, 1] })).toBe(false)
})

test('on a phone a press opens the orders of an own fighter and the card of an enemy', () => {
  const table = tableAfter([], {}, { phone: true })
  expect(pressFigure(table, key(1), false)).toMatchObject({ id: 1, tab: 'orders' })
  expect(pressFigure(table, key(101), false)).toMatchObject({ id: 101, tab: 'piece' })
})

test('a press on the ground sends a group there in formation, and never off the field', () => {
  const table = tableAfter([chosen(1), chosen(2, true)])
  const apart = [find(2).x - find(1).x, find(2).y - find(1).y] as const
  expect(given(pressGround(table, 12, 9, true))).toMatchObject([
    [1, { do: 'move', to: { x: 12_000, y: 9000 }, mode: 'advance', onContact: 'push' }],
    [2, { do: 'move', to: { x: 12_000 + apart[0], y: 9000 + apart[1] } }],
  ])
  expect(given(pressGround(tableAfter([chosen(1)]), -5, 9, false))).toMatchObject([[1, { to: { x: 0, y: 9000 } }]])
})

test('while presses plan for the enemy, the selected goblin is guessed to go there or to strike', () => {
  const table = tableAfter([chosen(101)], {}, { forEnemy: true })
  expect(pressGround(table, 4, 4, false)).toMatchObject({ do: 'guess', unit: 101, step: { do: 'move' } })
  expect(pressFigure(table, key(3), false)).toMatchObject({ do: 'guess', unit: 101, step: { target: 3 } })
})

test('HUN-1511 a press at the ground cursor strikes the enemy that stands there', () => {
  const { x, y } = find(101)
  expect(given(pressSpot(tableAfter([chosen(1)]), { x: x + 100, y }))).toMatchObject([[1, { target: 101 }]])
})

test('HUN-1801 with the ruler out a drag measures and orders nothing', () => {
  const table = tableAfter([chosen(1), { do: 'measure', on: true }])
  const grip = { handle: null, figure: key(1), at: [1, 2] } as const
  expect(drag(table, grip, [3, 4], key(101), true)).toEqual([{ do: 'line', line: { from: [1, 2], to: [3, 4] } }])
})

test('HUN-1802 a drag from a fighter draws a line, and strikes the enemy where it ends', () => {
  const table = tableAfter([chosen(1)])
  const grip = { handle: null, figure: key(1), at: [1, 2] } as const
  expect(drag(table, grip, [3, 4], null, false)).toMatchObject([{ do: 'line', line: { to: [3, 4] } }])
  const [line, order] = drag(table, grip, [3, 4], key(101), true)
  expect(line).toEqual({ do: 'line', line: null })
  expect(given(order ?? null)).toMatchObject([[1, { target: 101 }]])
})

test('HUN-1802 a waypoint that is dragged changes the plan', () => {
  const march = { steps: [moveTo({ x: 9000, y: 9000 }, 'advance')], loop: false }
  const table = tableAfter([chosen(1)], { 1: march })
  const [, change] = drag(table, { handle: 'way:0', figure: null, at: [9, 9] }, [10, 8], null, true)
  expect(change).toMatchObject({ do: 'plan', unit: 1, plan: { steps: [{ to: { x: 10_000, y: 8000 } }] } })
})
