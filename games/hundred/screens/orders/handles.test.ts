import { hundredRules } from '@tessera/hundred'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { foresee } from './foresee.ts'
import { handlesOf, withHandleAt } from './handles.ts'
import { attackOn, moveTo } from './steps.ts'

const START = { x: 4000, y: 8000 }
const PLAN = {
  steps: [moveTo({ x: 7000, y: 8000 }, 'walk'), attackOn('nearest'), moveTo({ x: 7000, y: 10000 }, 'walk')],
  loop: false,
}

test('HUN-1802 every leg of a plan ends in a waypoint, the last one with a facing ahead of it', () => {
  const handles = handlesOf(START, PLAN)
  expect(handles.map(({ id, from }) => [id, from])).toEqual([
    ['way:0', [4, 8]],
    ['way:2', [7, 8]],
    ['face:2', [7, 10]],
  ])
  // Without a facing of its own it looks where it went: south.
  expect(handles[2]?.x).toBeCloseTo(7)
  expect(handles[2]?.y).toBeGreaterThan(11)
})
test('HUN-1802 a dragged waypoint moves its step alone', () => {
  const [first] = handlesOf(START, PLAN)
  if (first === undefined) throw new Error('There is no waypoint')
  const next = withHandleAt(PLAN, first, [6.5, 9.25])
  expect(next.steps[0]).toMatchObject({ to: { x: 6500, y: 9250 }, mode: 'walk' })
  expect(next.steps.slice(1)).toEqual(PLAN.steps.slice(1))
})
test('HUN-1802 a dragged facing is how the rules say the fighter ends', () => {
  const config = hundredRules.config.parse({ scenario: 'first_muster' })
  if (!config.ok) throw new Error('The first scenario is refused')
  const { view } = createMatch(hundredRules, { config: config.value, seed: seedFrom('facing') }).envelope(0)
  const unit = view.units[0]
  if (unit === undefined) throw new Error('There is nobody')
  const walk = { steps: [moveTo({ x: unit.position.x + 2000, y: unit.position.y }, 'walk')], loop: false }
  const facing = handlesOf(unit.position, walk).find(({ kind }) => kind === 'face')
  if (facing === undefined) throw new Error('There is no facing')
  const [x, y] = facing.from
  const turned = withHandleAt(walk, facing, [x, y - 3])
  const policies = { [unit.id]: { autoFace: 'keep' as const } }
  const end = foresee(view, { type: 'orders', plans: { [unit.id]: turned }, policies })
    .get(unit.id)
    ?.ticks.at(-1)
  expect([end?.fx, end?.fy]).toEqual([0, -1000])
})
