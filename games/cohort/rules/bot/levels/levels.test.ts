import { seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../order.ts'
import { configIn, known, position, tile } from '../../testing/position.ts'
import { view } from '../../view/view.ts'
import type { Plan } from '../order.ts'
import { centurion } from './centurion.ts'
import { glance, strategos } from './strategos.ts'
import { CENTURION } from './temper.ts'
import { tiro } from './tiro.ts'

function verbs(order: Order | undefined): readonly string[] {
  return (order?.steps ?? []).map((step) => step.do)
}

describe('COH-15.2 tiro', () => {
  const state = position([
    { seat: 0, kind: 'professional', at: 'F14' },
    { seat: 0, kind: 'supplyTrain', at: 'A14' },
    { seat: 1, kind: 'militia', at: 'H14' },
  ])
  const plans = Array.from({ length: 40 }, (_, index) => tiro(known(state), 0, seededDice(seedFrom(`${index}`))))

  test('attacks who is within 4, and overlooks it about one time in four', () => {
    const attacks = plans.filter((plan) => verbs(plan.get(1))[0] === 'attack').length
    expect(attacks).toBeGreaterThan(20)
    expect(attacks).toBeLessThan(40)
  })

  test('its train follows the foot', () => {
    for (const plan of plans) expect(plan.get(2)?.steps).toEqual([{ do: 'follow', unit: 1 }])
  })
})

describe('COH-15.3 centurion', () => {
  test('fights at worse odds as soon as the enemy begins to win by holding', () => {
    const state = position([
      { seat: 0, kind: 'militia', at: 'F14' },
      { seat: 1, kind: 'professional', at: 'H14' },
    ])
    const steps = () => verbs(centurion(known(state), 0, CENTURION).get(1))
    expect(steps()).not.toContain('attack')
    state.seats[1].hold = 1
    expect(steps()).toContain('attack')
  })

  test('weighs its plan against bolder ones, by its view and dice alone, within a few turns of thinking', () => {
    const state = position([
      { seat: 0, kind: 'professional', at: 'F14' },
      { seat: 1, kind: 'levy', at: 'H14' },
    ])
    const thought = () => glance(view(state, 0, configIn(state)), seededDice(seedFrom('glance')))
    expect(thought()).toEqual(thought())
    expect(thought().evaluations).toBeGreaterThan(0)
    expect(thought().evaluations).toBeLessThanOrEqual(18)
  })

  test('goes for the weaker and keeps away from the stronger', () => {
    const one = position([
      { seat: 0, kind: 'professional', at: 'F14' },
      { seat: 1, kind: 'levy', at: 'H14' },
    ])
    expect(verbs(centurion(known(one), 0, CENTURION).get(1))).toContain('attack')
    expect(verbs(centurion(known(one), 1, CENTURION).get(101))).not.toContain('attack')
  })

  test('strikes where two can strike one', () => {
    const state = position([
      { seat: 0, kind: 'professional', at: 'F13' },
      { seat: 0, kind: 'professional', at: 'F15' },
      { seat: 1, kind: 'professional', at: 'H14' },
    ])
    const plan = centurion(known(state), 0, CENTURION)
    expect([...plan.values()].map((order) => order.steps.at(-1))).toEqual([
      { do: 'attack', target: { is: 'contact', handle: 1 }, route: 'direct' },
      { do: 'attack', target: { is: 'contact', handle: 1 }, route: 'direct' },
    ])
    const ends = [...plan.values()].flatMap(({ steps }) => steps.filter((step) => step.do === 'move'))
    expect(new Set(ends.map((step) => JSON.stringify(step))).size).toBe(ends.length)
  })

  test('spears on their post close ranks towards a stronger enemy', () => {
    const state = position(
      [
        { seat: 0, kind: 'alliedHoplites', at: 'G11' },
        { seat: 1, kind: 'professional', at: 'J11', facing: 'W' },
        { seat: 1, kind: 'professional', at: 'K11', facing: 'W' },
      ],
      { config: { map: 'mountain_pass' }, cultures: ['greek', 'sarmatian'] },
    )
    const plan: Plan = centurion(known(state), 0, { ...CENTURION, stand: true, boldness: 0, aim: 0 })
    expect(plan.get(1)?.steps).toContainEqual({ do: 'form', formation: 'phalanx' })
  })

  test('against walls the engines shoot the gate and the body stays out of its reach', () => {
    const state = position(
      [
        { seat: 0, kind: 'professional', at: 'C10' },
        { seat: 0, kind: 'siegeEngineers', at: 'F10' },
        { seat: 1, kind: 'professional', at: 'O10' },
      ],
      { config: { map: 'hill_fort' } },
    )
    const plan = centurion(known(state), 0, CENTURION)
    expect(plan.get(2)?.steps).toEqual([{ do: 'shoot', target: { is: 'at', tile: tile('L10') } }])
    expect(verbs(plan.get(1))).toEqual(['move', 'hold'])
  })

  test('COH-10.1 a broken engine is built anew; once the gate is down it comes up and shoots who stands behind it', () => {
    const siege = (broken: boolean) =>
      position(
        [
          { seat: 0, kind: 'siegeEngineers', at: 'F10', engineBroken: broken },
          { seat: 1, kind: 'professional', at: 'M10' },
        ],
        { config: { map: 'hill_fort', fog: false } },
      )
    const ordered = (state: ReturnType<typeof siege>) => centurion(known(state), 0, CENTURION).get(1)?.steps
    expect(ordered(siege(true))).toEqual([{ do: 'build', work: 'ballista', at: null }])
    const breached = siege(false)
    const rubble = { tile: tile('L10'), terrain: 'rubble', hp: 0, open: false, owner: 1 } as const
    for (const structures of [breached.structures, breached.seats[0].structures]) structures.push({ ...rubble })
    expect(ordered(breached)).toEqual([
      { do: 'move', to: { is: 'tile', tile: tile('G10') }, route: 'direct' },
      { do: 'shoot', target: { is: 'contact', handle: 1 } },
    ])
  })

  test('a garrison keeps to its walls, and sallies against who is weak', () => {
    const garrison = (...besiegers: readonly { readonly kind: 'militia' | 'levy'; readonly at: string }[]) =>
      position(
        [
          { seat: 1, kind: 'professional', at: 'M10' },
          { seat: 1, kind: 'levy', at: 'N10' },
          ...besiegers.map((besieger) => ({ seat: 0, ...besieger })),
        ],
        { config: { map: 'hill_fort', fog: false } },
      )
    const even = garrison({ kind: 'militia', at: 'J10' }, { kind: 'militia', at: 'J11' })
    expect(verbs(centurion(known(even), 1, CENTURION).get(101))).not.toContain('attack')
    expect(verbs(centurion(known(garrison({ kind: 'levy', at: 'J10' })), 1, CENTURION).get(101))).toContain('attack')
  })

  test('who is too weak for the oasis takes a well that nobody looks after', () => {
    const state = position(
      [
        { seat: 0, kind: 'levy', at: 'A7' },
        ...['I10', 'J9', 'J12'].map((at) => ({ seat: 1, kind: 'professional', at }) as const),
      ],
      { config: { fog: false } },
    )
    expect(centurion(known(state), 0, CENTURION).get(1)?.steps).toEqual([
      { do: 'move', to: { is: 'tile', tile: tile('E6') }, route: 'direct' },
      { do: 'hold', until: null },
    ])
  })
})

test('COH-15.4 a strategos plays its plans through once an enemy is near, and not before', () => {
  const far = position([
    { seat: 0, kind: 'professional', at: 'A10' },
    { seat: 1, kind: 'professional', at: 'T11' },
  ])
  const near = position([
    { seat: 0, kind: 'professional', at: 'F13' },
    { seat: 0, kind: 'cavalry', at: 'F15' },
    { seat: 1, kind: 'professional', at: 'H14' },
    { seat: 1, kind: 'levy', at: 'H15' },
  ])
  const think = (state: typeof far) => strategos(view(state, 0, configIn(state)), seededDice(seedFrom('think')), {})
  expect(think(far).evaluations).toBe(0)
  const { plan, evaluations } = think(near)
  expect(evaluations).toBeGreaterThan(50)
  expect([...plan.keys()].sort()).toEqual([1, 2])
})

test('COH-15.4 a strategos thinks though nobody is near when it is about to lose by the score', () => {
  const far = position(
    [
      { seat: 0, kind: 'levy', at: 'A10' },
      { seat: 1, kind: 'professional', at: 'T11' },
    ],
    { turn: 13 },
  )
  far.seats[1].score = 3
  const { evaluations } = strategos(view(far, 0, configIn(far)), seededDice(seedFrom('behind')), {})
  expect(evaluations).toBeGreaterThan(0)
  expect(glance(view(far, 0, configIn(far)), seededDice(seedFrom('behind'))).evaluations).toBe(0)
})

test('COH-15.4 a unit posted to a point goes there independent of the others', () => {
  const state = position([
    { seat: 0, kind: 'professional', at: 'C9' },
    { seat: 0, kind: 'militia', at: 'C10' },
    { seat: 1, kind: 'professional', at: 'T11' },
  ])
  const goals = (temper: typeof CENTURION) => {
    const [step] = centurion(known(state), 0, temper).get(1)?.steps ?? []
    return step?.do === 'move' && step.to.is === 'tile' ? step.to.tile : null
  }
  expect(goals(CENTURION)).not.toBe(tile('E6'))
  expect(goals({ ...CENTURION, posts: new Map([[1, 0]]) })).toBe(tile('E6'))
  expect(goals({ ...CENTURION, nearest: true })).toBe(tile('E6'))
})
