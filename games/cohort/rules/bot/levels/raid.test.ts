import { type Memory, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { understand } from '../../orders/index.ts'
import type { CohortState } from '../../state.ts'
import { configIn, known, position, tile } from '../../testing/position.ts'
import { view } from '../../view/view.ts'
import { raidsOf } from '../aims.ts'
import { lookout } from '../lookout.ts'
import { written } from '../written.ts'
import { centurion } from './centurion.ts'
import { intended, keepRaids } from './kept.ts'
import { strategos } from './strategos.ts'
import { CENTURION } from './temper.ts'

const WESTERN_WELL = 0
const EASTERN_WELL = 2

/** The enemy has the oasis with far more men, and the lead; the own have their well, and nobody is at the other. */
function beaten(turn = 6): CohortState {
  const state = position(
    [
      { seat: 0, kind: 'cavalry', at: 'H12' },
      { seat: 0, kind: 'militia', at: 'E6' },
      { seat: 0, kind: 'professional', at: 'H9' },
      ...['J9', 'K9', 'I10', 'J12'].map((at) => ({ seat: 1, kind: 'professional', at }) as const),
    ],
    { turn },
  )
  state.seats[0].score = 4
  state.seats[1].score = 8
  state.points.forEach((point, index) => {
    point.controller = index === WESTERN_WELL ? 0 : index === EASTERN_WELL ? null : 1
  })
  return state
}

test('COH-15.4 a raid goes to a point that neither side looks after, the quickest first, while there is time', () => {
  const look = lookout(known(beaten()), 0)
  expect(raidsOf(look, 9)).toMatchObject([
    { unit: 1, point: EASTERN_WELL },
    { unit: 3, point: EASTERN_WELL },
    { unit: 2, point: EASTERN_WELL },
  ])
  expect(raidsOf(look, 4)).toMatchObject([{ unit: 1 }])
  expect(raidsOf(look, 1)).toEqual([])
})

const raids = new Map([[1, EASTERN_WELL]])
/** Around known enemies. */
const STEALING = { do: 'move', to: { is: 'tile', tile: tile('P15') }, route: 'safe' }

test('COH-15.4 who raids goes around known enemies and fights only who stands beside it', () => {
  const told = (at: string) => {
    const state = position([
      { seat: 0, kind: 'cavalry', at: 'H12' },
      { seat: 1, kind: 'levy', at },
    ])
    return centurion(known(state), 0, { ...CENTURION, raids }).get(1)?.steps
  }
  expect(told('J12')?.[0]).toEqual(STEALING)
  expect(told('I12')?.at(-1)).toMatchObject({ do: 'attack' })
})

const thinks = (state: CohortState, memory: Memory, dice: string) =>
  strategos(view(state, 0, configIn(state)), seededDice(seedFrom(dice)), memory).plan

test('COH-15.4 who is beaten and behind sends its quickest to a point that nobody looks after, and keeps it in mind', () => {
  const memory: Memory = {}
  expect(thinks(beaten(), memory, '2').get(1)?.steps[0]).toEqual(STEALING)
  expect(intended(memory).raids).toEqual(raids)
})

test('COH-15.4 COH-15.1 the text of a raid reads as the orders it means', () => {
  const state = beaten()
  const seen = view(state, 0, configIn(state))
  const choice = written(seen, strategos(seen, seededDice(seedFrom('2')), {}).plan, null)
  if (choice.type !== 'orders') throw new Error('Orders were due')
  expect(choice.orders[0]?.main?.steps[0]).toEqual(STEALING)
  expect(understand(choice.text, seen)).toMatchObject({ errors: [], orders: choice.orders })
})

test('COH-15.4 a unit on a raid goes on with it unless another plan is better', () => {
  const late = position(
    [
      { seat: 0, kind: 'cavalry', at: 'A10' },
      { seat: 1, kind: 'levy', at: 'T10' },
    ],
    { turn: 14 },
  )
  late.seats[1].score = 8
  const memory: Memory = {}
  keepRaids(memory, { ...CENTURION, raids })
  expect(thinks(late, memory, '1').get(1)?.steps[0]).toEqual(STEALING)
  expect(thinks(late, {}, '1').get(1)?.steps[0]).not.toEqual(STEALING)
})

test('COH-15.4 with nobody near and nothing lost the raid is forgotten', () => {
  const memory: Memory = {}
  keepRaids(memory, { ...CENTURION, raids })
  const calm = position([
    { seat: 0, kind: 'cavalry', at: 'C10' },
    { seat: 1, kind: 'levy', at: 'T10' },
  ])
  thinks(calm, memory, '1')
  expect(intended(memory)).toBe(CENTURION)
})

test('COH-15.4 only the raids of a plan are kept, as plain data', () => {
  const memory: Memory = {}
  expect(intended(memory)).toBe(CENTURION)
  keepRaids(memory, { ...CENTURION, boldness: 70, posts: new Map([[2, 1]]), raids })
  expect(intended(JSON.parse(JSON.stringify(memory)))).toEqual({ ...CENTURION, raids })
})
