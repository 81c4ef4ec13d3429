import { hundredRules, type OrdersChoice } from '@tessera/hundred'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { attackOn } from '../steps.ts'
import { outcomesOf, trialOf } from './outcomes.ts'

const config = hundredRules.config.parse({ scenario: 'first_muster' })
if (!config.ok) throw new Error('The first scenario is refused')
const match = createMatch(hundredRules, { config: config.value, seed: seedFrom('sandbox') })
const view = match.envelope(0).view
const CHARGE: OrdersChoice = { type: 'orders', plans: { 1: { steps: [attackOn(101)], loop: false } }, policies: {} }

test('tries of a turn end in many places, and move the fighters that were ordered to move', () => {
  const { fighters, tries } = outcomesOf(view, CHARGE, {}, 6, seedFrom('tries'))
  expect(tries).toBe(6)
  const first = fighters.find(({ key }) => key === 'u1')
  expect(first?.points).toHaveLength(6)
  for (const [x] of first?.points ?? []) expect(x).toBeGreaterThan(6)
})
test('what the enemy is thought to do is what it does in every try', () => {
  const away = {
    do: 'move',
    to: { x: 26000, y: 18000 },
    mode: 'run',
    style: 'normal',
    onContact: 'stop',
    face: null,
    when: null,
  } as const
  const { fighters } = outcomesOf(view, CHARGE, { 103: { steps: [away], loop: false } }, 4, seedFrom('tries'))
  for (const [, y] of fighters.find(({ key }) => key === 'u103')?.points ?? []) expect(y).toBeGreaterThan(15)
})
test('a try is the turn tick by tick, beginning where everybody stands, and changes nothing in the match', () => {
  const before = JSON.stringify(match.envelope(0).view)
  const frames = trialOf(view, CHARGE, {}, seedFrom('trial'))
  expect(frames.length).toBeGreaterThanOrEqual(22)
  const place = (at: number) => frames.at(at)?.view.units.find(({ id }) => id === 1)?.position.x ?? 0
  expect(place(0)).toBe(view.units.find(({ id }) => id === 1)?.position.x)
  expect(place(-1)).toBeGreaterThan(place(0) + 1000)
  expect(frames.some(({ events }) => events.some(({ type }) => type === 'AttackRolled' || type === 'UnitMoved'))).toBe(
    true,
  )
  expect(JSON.stringify(match.envelope(0).view)).toBe(before)
})
test('the same seed gives the same tries', () => {
  expect(outcomesOf(view, CHARGE, {}, 2, seedFrom('x'))).toEqual(outcomesOf(view, CHARGE, {}, 2, seedFrom('x')))
})
