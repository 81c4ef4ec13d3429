import type { Step } from '@tessera/hundred'
import { expect, test } from 'vitest'
import { attackOn, moveTo } from '../orders/steps.ts'
import { chosen, fighters, find, tableAfter, view } from '../testing/first-muster.ts'
import { NO_AIM, STRIKE } from './aiming.ts'
import { handAfter, isPlanning, neighbour, openHand } from './state.ts'

const plan = (...steps: readonly Step[]) => ({ steps, loop: false })

test('with archer 3 chosen and a strike on goblin 101 in its plan, the goblin is marked as struck and its chances are shown', () => {
  const table = tableAfter([chosen(3)], { 3: plan(attackOn(101, { approach: 'none' })) })
  expect([...table.struckByPlan]).toEqual([101])
  expect(table.slip).toMatchObject({ from: { id: 3 }, target: { id: 101 }, planned: { target: 101 }, pointed: false })
})

test('without a plan no enemy is marked as struck, and an enemy that is pointed at shows the chances from here', () => {
  const table = tableAfter([chosen(3), { do: 'hover', id: 102 }])
  expect(table.struckByPlan.size).toBe(0)
  expect(table.slip).toMatchObject({ target: { id: 102 }, planned: null, pointed: true })
})

test('an enemy that is pointed at goes before the one that the plan strikes', () => {
  const table = tableAfter([chosen(3), { do: 'hover', id: 102 }], { 3: plan(attackOn(101, { approach: 'none' })) })
  expect(table.slip).toMatchObject({ target: { id: 102 }, planned: null })
  expect(tableAfter([chosen(3), { do: 'hover', id: 1 }]).slip).toBeNull()
})

test('the enemy that falls shows no chances, neither pointed at nor struck by the plan', () => {
  const fallen = fighters.map((one) => (one.id === 101 ? { ...one, down: true } : one))
  const table = tableAfter([chosen(3), { do: 'hover', id: 101 }], { 3: plan(attackOn(101)) }, { fighters: fallen })
  expect(table.slip).toBeNull()
})

test('while the turn is played no enemy is marked as struck, nothing can be dragged, and the panel says why there are no orders', () => {
  const table = tableAfter([chosen(1)], {}, { planned: null })
  expect(table).toMatchObject({ selected: { id: 1 }, slip: null, handles: [], idle: [], outlook: null })
  expect(table.noOrders).toMatch(/before a turn/)
})

test('HUN-609 a routed fighter has no orders, and the panel says that it runs', () => {
  const routed = fighters.map((one) => (one.id === 1 ? { ...one, morale: 'routed' as const } : one))
  expect(tableAfter([chosen(1)], {}, { fighters: routed }).noOrders).toMatch(/lost its nerve/)
  expect(tableAfter([chosen(1)]).noOrders).toBeNull()
  expect(tableAfter([chosen(101)]).noOrders).toMatch(/Press one of your fighters/)
})

test('with shift the group grows and shrinks, and only own fighters that stand belong to it', () => {
  expect(tableAfter([chosen(1), chosen(2, true)]).group.map(({ id }) => id)).toEqual([1, 2])
  expect(tableAfter([chosen(1), chosen(2, true), chosen(1, true)]).group.map(({ id }) => id)).toEqual([2])
  expect(tableAfter([chosen(101)])).toMatchObject({ group: [], enemy: { id: 101 } })
})

test('when nobody is selected the first own fighter that can act is chosen, but not on a phone', () => {
  const fallen = fighters.map((one) => (one.id === 1 ? { ...one, down: true } : one))
  expect(tableAfter([]).toChoose).toBe(1)
  expect(tableAfter([], {}, { fighters: fallen }).toChoose).toBe(2)
  expect(tableAfter([], {}, { phone: true }).toChoose).toBeNull()
  expect(tableAfter([chosen(2)]).toChoose).toBeNull()
  expect(tableAfter([], {}, { planned: null }).toChoose).toBeNull()
})

test('a fighter that fled is no longer selected', () => {
  const fled = fighters.map((one) => (one.id === 2 ? { ...one, fled: true } : one))
  expect(tableAfter([chosen(2)], {}, { fighters: fled })).toMatchObject({ selected: null, toChoose: 1 })
})

test('fighters without a step are idle, and the waypoints of the selected one can be dragged', () => {
  const march = { steps: [moveTo({ x: 9000, y: 9000 }, 'advance')], loop: false }
  const table = tableAfter([chosen(1)], { 1: march })
  expect(table.idle.map(({ id }) => id)).toEqual([2, 3])
  expect(table.handles.map(({ kind }) => kind)).toEqual(['way', 'face'])
})

test('an order to strike puts the aim away, and a march keeps its pace for the next press on the ground', () => {
  const run = { kind: 'move', mode: 'run', style: 'normal' } as const
  const running = handAfter(openHand(true), { do: 'aim', aiming: run })
  expect(handAfter(running, { do: 'ordered', on: 'ground' }).aiming).toEqual(run)
  expect(handAfter(running, { do: 'ordered', on: 'figure' }).aiming).toEqual(NO_AIM)
  const striking = handAfter(running, { do: 'aim', aiming: STRIKE })
  expect(handAfter(striking, { do: 'ordered', on: 'ground' }).aiming).toEqual(NO_AIM)
})

test('putting the ruler away or taking it out clears its line', () => {
  const line = { from: [1, 1], to: [2, 2] } as const
  const measured = handAfter(handAfter(openHand(true), { do: 'measure', on: true }), { do: 'line', line })
  expect(measured.line).toEqual(line)
  expect(handAfter(measured, { do: 'measure', on: false })).toMatchObject({ line: null, measuring: false })
})

test('pointing at the same fighter again changes nothing', () => {
  const hand = handAfter(openHand(false), { do: 'hover', id: 101 })
  expect(handAfter(hand, { do: 'hover', id: 101 })).toBe(hand)
})

test('a running match opens on the orders and a replay on the log', () => {
  expect([openHand(true).tab, openHand(false).tab]).toEqual(['orders', 'log'])
})

test('orders can be given at the newest frame by a player who has sent none', () => {
  const asked = { awaited: true, sent: false }
  expect(isPlanning(view, asked, true)).toBe(true)
  expect(isPlanning(view, asked, false)).toBe(false)
  expect(isPlanning(view, { awaited: true, sent: true }, true)).toBe(false)
  expect(isPlanning(view, null, true)).toBe(false)
  expect(isPlanning({ ...view, phase: 'resolution' }, asked, true)).toBe(false)
})

test('HUN-1511 the next fighter is the next own one that can act, and past the last there is none', () => {
  expect(neighbour(fighters, null, 1)?.id).toBe(1)
  expect(neighbour(fighters, 1, 1)?.id).toBe(2)
  expect(neighbour(fighters, 3, 1)).toBeNull()
  expect(neighbour(fighters, 1, -1)).toBeNull()
  const fallen = fighters.map((one) => (one.id === 2 ? { ...one, down: true } : one))
  expect(neighbour(fallen, 1, 1)?.id).toBe(3)
  const watched = fighters.map((one) => ({ ...one, own: null }))
  expect(neighbour(watched, 3, 1)?.id).toBe(find(101).id)
})
