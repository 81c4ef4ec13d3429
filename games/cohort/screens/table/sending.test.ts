import { type CohortView, understand } from '@tessera/cohort'
import { expect, test } from 'vitest'
import { exampleView } from '../../rules/orders/testing/view.ts'
import { draftIn, ordersOf, recruitsFor, sendingOf } from './sending.ts'

const view = exampleView()
const sending = (text: string, seen: CohortView = view) => sendingOf(seen, text, understand(text, seen), null)
const marching: CohortView = {
  ...view,
  units: view.units.map((unit) => ({ ...unit, order: { ...unit.order, steps: [{ do: 'ambush' }] } })),
}

test('COH-7.1 an empty sheet holds the army, or lets units carry on that have orders', () => {
  expect(sending('')).toMatchObject({ verb: 'Everyone holds', empty: true, primary: false, blocked: null })
  expect(sending('', marching)).toMatchObject({ verb: 'Everyone carries on', empty: true, primary: true })
  expect(sending('').orders.text).toBe('everyone hold')
})

test('what is understood is sent as it was written', () => {
  const { orders, verb, blocked, partial } = sending('#2 move to E10')
  expect([verb, blocked, partial, orders.text]).toEqual(['Send the orders', null, false, '#2 move to E10'])
  expect(orders.orders.map(({ unit }) => unit)).toEqual([2])
})

test('what is not understood blocks sending, but the rest can be sent', () => {
  expect(sending('#2 wibble')).toMatchObject({ blocked: '1 passage not understood.', partial: false })
  expect(sending('#2 move to E10; #4 wibble')).toMatchObject({ blocked: '1 passage not understood.', partial: true })
})

test('the draft is what was written last, and before that whom the army would recruit', () => {
  expect(draftIn(null, view)).toEqual({ text: '', recruit: view.own?.recruit ?? null })
  expect(draftIn({ type: 'deploy', units: [] }, view).text).toBe('')
  const recruit = { kind: 'captive', captive: 101 } as const
  expect(draftIn(ordersOf('#2 hold', recruit, view), view)).toMatchObject({ text: '#2 hold', recruit })
})

test('COH-9.8 Romans recruit captives, and no others can be chosen', () => {
  expect(recruitsFor(view)).toEqual([])
  if (view.own === null) throw new Error('A seat sees its own army')
  const captive = {
    id: 101,
    kind: 'militia',
    troop: 'militia',
    type: 'Militia',
    men: 40,
    turn: 2,
    recruitable: true,
    mounted: false,
  } as const
  const own = { ...view.own, captives: [captive, { ...captive, id: 102, recruitable: false }] }
  expect(recruitsFor({ ...view, own })).toEqual([
    { source: { kind: 'captive', captive: 101 }, name: 'Captured Militia, 40 men' },
  ])
})
