import { expect, test } from 'vitest'
import { wholeField } from '../board/scene/camera.ts'
import { chosen, find, tableAfter } from '../testing/first-muster.ts'
import { type Key, keyPressed } from './keys.ts'
import type { Table } from './state.ts'

function press(table: Table, key: string, more: Partial<Key> = {}) {
  const camera = wholeField(table.field, 1.6)
  const pressed = { key, shift: false, ctrl: false, other: false, onBoard: false, ...more }
  return keyPressed(table, pressed, { camera, field: table.field, aspect: 1.6 })
}

test('HUN-1511 on the board arrows move a cursor from the selected fighter, and Enter gives the order there', () => {
  const { x, y } = find(1)
  const table = tableAfter([chosen(1)])
  const right = press(table, 'ArrowRight', { onBoard: true, shift: true })
  expect(right?.command).toEqual({ do: 'point', at: { x: x + 5000, y } })
  expect(right?.said).toMatch(/5\.0 m away/)
  const pointed = tableAfter([chosen(1), { do: 'point', at: { x: x + 5000, y } }])
  expect(press(pointed, 'Enter', { onBoard: true })?.command).toMatchObject({ do: 'order', on: 'ground' })
  expect(press(pointed, 'Escape', { onBoard: true })?.command).toEqual({ do: 'point', at: null })
  expect(press(table, 'ArrowRight')).toBeNull()
})

test('HUN-1511 Tab on the board goes through own fighters, and past the last one on to the page', () => {
  const next = press(tableAfter([chosen(1)]), 'Tab', { onBoard: true })
  expect(next?.command).toEqual({ do: 'find', id: 2 })
  expect(next?.said).toMatch(/hit points\.$/)
  expect(press(tableAfter([chosen(3)]), 'Tab', { onBoard: true })).toBeNull()
})

test('HUN-1511 letters start an order of the selected fighter, and Backspace takes the last one back', () => {
  const table = tableAfter([chosen(1)])
  expect(press(table, 'a')?.command).toMatchObject({ do: 'aim', aiming: { kind: 'attack' } })
  expect(press(table, 'm')?.command).toMatchObject({ do: 'aim', aiming: { kind: 'move' } })
  expect(press(table, 'd')?.command).toMatchObject({ do: 'order', given: [{ step: { do: 'defend' } }] })
  expect(press(table, 'h')?.command).toMatchObject({ do: 'order', given: [{ step: { do: 'hold' } }] })
  expect(press(table, 'Backspace')?.command).toMatchObject({ do: 'plan', plan: { steps: [] } })
  expect(press(tableAfter([chosen(101)]), 'd')).toBeNull()
  expect(press(tableAfter([chosen(1)], {}, { planned: null }), 'd')).toBeNull()
})

test('control with Enter sends the orders, and with Z takes back or repeats a change', () => {
  const table = tableAfter([chosen(1)])
  expect(press(table, 'Enter', { ctrl: true })?.command).toEqual({ do: 'send' })
  expect(press(table, 'z', { ctrl: true })?.command).toEqual({ do: 'undo' })
  expect(press(table, 'z', { ctrl: true, shift: true })?.command).toEqual({ do: 'redo' })
  expect(press(tableAfter([], {}, { planned: null }), 'Enter', { ctrl: true })).toBeNull()
})

test('HUN-1509 keys turn the camera while the board has the focus', () => {
  expect(press(tableAfter([]), 'q', { onBoard: true })?.command).toMatchObject({ do: 'glide', to: { yaw: 315 } })
  expect(press(tableAfter([]), 'q')).toBeNull()
  expect(press(tableAfter([chosen(1)]), 'f')?.command).toMatchObject({ do: 'watch', x: find(1).x / 1000 })
})
