import { expect, test } from 'vitest'
import { find } from '../testing/first-muster.ts'
import {
  addStep,
  draftingFrom,
  moveStep,
  named,
  obeys,
  ordersOf,
  redo,
  removeStep,
  undo,
  withPlan,
  withPlans,
  withPolicy,
} from './drafting.ts'
import { attackOn, defendWith, moveTo } from './steps.ts'

const EMPTY = { steps: [], loop: false }

test('HUN-1802 steps are added, reordered and removed, and every change can be undone and redone', () => {
  const plan = addStep(addStep(EMPTY, moveTo({ x: 1, y: 2 }, 'advance')), attackOn(101))
  const drafting = withPlan(draftingFrom(null), 1, plan)
  expect(moveStep(plan, 1, 0).steps.map((step) => step.do)).toEqual(['attack', 'move'])
  const shorter = withPlan(drafting, 1, removeStep(plan, 0))
  expect(shorter.plans['1']?.steps).toHaveLength(1)
  expect(undo(shorter).plans).toEqual(drafting.plans)
  expect(redo(undo(shorter)).plans).toEqual(shorter.plans)
  expect(undo(undo(shorter)).plans).toEqual({})
})
test('a plan has twelve steps at most', () => {
  let plan = addStep(EMPTY, defendWith(1))
  for (let i = 0; i < 20; i++) plan = addStep(plan, defendWith(1))
  expect(plan.steps).toHaveLength(12)
})
test('orders for a group are one change', () => {
  const drafting = withPlans(draftingFrom(null), { 1: EMPTY, 2: EMPTY })
  expect(Object.keys(ordersOf(drafting).plans)).toEqual(['1', '2'])
  expect(undo(drafting).plans).toEqual({})
})
test('policies hold only what was changed', () => {
  const drafting = withPolicy(withPolicy(draftingFrom(null), 1, { prefer: 'block' }), 1, { guard: false })
  expect(ordersOf(drafting).policies).toEqual({ 1: { prefer: 'block', guard: false } })
})

const fighter = find(2)

test('HUN-609 the routed, the fallen, those who fled and enemies take no orders', () => {
  expect(obeys(fighter)).toBe(true)
  expect(obeys({ ...fighter, morale: 'broken' })).toBe(true)
  for (const change of [{ morale: 'routed' as const }, { down: true }, { fled: true }, { own: null }])
    expect(obeys({ ...fighter, ...change })).toBe(false)
})

test('a refusal names a fighter as the table does', () => {
  expect(named('u2, step 1: Nobody can stand there.', [fighter])).toBe('Warrior 2, step 1: Nobody can stand there.')
  expect(named('u9: It no longer obeys.', [fighter])).toBe('u9: It no longer obeys.')
  expect(named('Not now.', [fighter])).toBe('Not now.')
  expect(named(null, [fighter])).toBe(null)
})
