import { beforeEach, expect, it, test } from 'vitest'
import type { CohortEvent } from '../events.ts'
import { configIn, foe, own, position, tile } from '../testing/position.ts'
import { hear } from './hear.ts'

/** Seat 0 confirms units 101 (X1) and 103 (X2), and knows nothing of 102. */
let state: ReturnType<typeof position>
beforeEach(() => {
  state = position([own('C12'), foe('E12'), foe('T20'), foe('E13')])
})
const [E12, F12, T20] = [tile('E12'), tile('F12'), tile('T20')]

/** What an audience hears of an event; only the fields that matter are given. */
function heard(event: object, to: 0 | 1 | 'spectator' = 0): unknown {
  return hear(state, event as CohortEvent, to, configIn(state))
}

it('the enemy in sight is known by number', () => {
  expect(state.seats[0].contacts.map(({ unit, state: how }) => [unit, how])).toEqual([
    [101, 'confirmed'],
    [103, 'confirmed'],
  ])
})

test.each(['turn_opened', 'control', 'hold', 'score', 'game_over'])('COH-13.8 everybody hears %s', (type) => {
  for (const to of [0, 1, 'spectator'] as const) expect(heard({ type }, to)).toEqual({ type })
})

test.each(['hunger', 'train_lost', 'administrators_lost', 'recruit', 'sighted', 'lost_sight', 'area'])(
  'COH-13.8 only its own seat hears %s',
  (type) => {
    expect([heard({ type, seat: 0 }), heard({ type, seat: 0 }, 1), heard({ type, seat: 0 }, 'spectator')]).toEqual([
      { type, seat: 0 },
      null,
      null,
    ])
  },
)

test.each(['order_run', 'condition', 'morale', 'rally', 'resupplied', 'healed', 'heat', 'engine_broken', 'wait'])(
  'COH-13.8 %s of an enemy cannot be seen',
  (type) => {
    expect([heard({ type, unit: 101 }), heard({ type, unit: 101 }, 1), heard({ type, unit: 1 })]).toEqual([
      null,
      { type, unit: 101 },
      { type, unit: 1 },
    ])
  },
)

it('COH-13.8 armies are secret while they are mustered', () => {
  const mustering = { ...state, phase: 'muster' as const }
  const at = { turn: 0, stage: 0 }
  const events: readonly CohortEvent[] = [
    { ...at, type: 'army_set', seat: 1, culture: 'celtic' },
    { ...at, type: 'deployed', seat: 1 },
  ]
  for (const event of events) {
    const config = configIn(state)
    expect([hear(mustering, event, 0, config), hear(mustering, event, 'spectator', config)]).toEqual([null, null])
    expect([hear(mustering, event, 1, config), hear(state, event, 0, config)]).toEqual([event, event])
  }
})

it('COH-13.8 what is seen of an enemy names its number; of whom nobody sees nothing is heard', () => {
  const faced = { type: 'faced', from: 'N', to: 'E' }
  expect(heard({ ...faced, unit: 101 })).toEqual({ ...faced, unit: 'X1' })
  expect(heard({ ...faced, unit: 103 })).toEqual({ ...faced, unit: 'X2' })
  expect([heard({ ...faced, unit: 102 }), heard({ ...faced, unit: 101 }, 'spectator')]).toEqual([null, null])
})

it('COH-13.8 what an enemy means to form is not heard, what it stands in is', () => {
  const formation = (from: string, how: string) =>
    heard({ type: 'formation', unit: 101, from, to: 'phalanx', state: how })
  expect([formation('standard', 'delayed'), formation('standard', 'begun')]).toEqual([null, null])
  expect(formation('testudo', 'begun')).toMatchObject({ unit: 'X1', from: 'testudo', to: 'standard', state: 'done' })
  expect(formation('standard', 'done')).toMatchObject({ unit: 'X1', to: 'phalanx', state: 'done' })
  expect(heard({ type: 'switched', unit: 101, done: false })).toBeNull()
  expect(heard({ type: 'switched', unit: 101, done: true })).toMatchObject({ unit: 'X1' })
  const halt = (reason: string) => heard({ type: 'halt', unit: 101, reason, tile: E12 })
  expect([halt('no_path_available'), halt('cautious')]).toEqual([null, null])
  expect(halt('zone')).toMatchObject({ unit: 'X1', reason: 'zone' })
})

it('COH-13.8 steps and flights are heard where both ends are seen, without what they cost', () => {
  const step = { type: 'step', from: F12, to: E12, cost: 2, left: 4, pulse: 1 }
  expect(heard({ ...step, unit: 101, seenBy: [true, true] })).toEqual({
    ...step,
    unit: 'X1',
    cost: null,
    left: null,
    seenBy: [true, true],
  })
  expect(heard({ ...step, unit: 101, seenBy: [false, true] })).toBeNull()
  expect(heard({ ...step, unit: 1, seenBy: [true, false] })).toEqual({ ...step, unit: 1, seenBy: [true, true] })
  for (const type of ['fled', 'followed_up']) {
    const run = (from: number, to: number) => heard({ type, unit: 101, from, to })
    expect([run(E12, F12), run(E12, T20), run(T20, E12)]).toEqual([
      { type, unit: 'X1', from: E12, to: F12 },
      null,
      null,
    ])
  }
  expect([heard({ type: 'structure', tile: E12 }), heard({ type: 'structure', tile: T20 })]).toEqual([
    { type: 'structure', tile: E12 },
    null,
  ])
  expect(heard({ type: 'structure', tile: E12 }, 'spectator')).toBeNull()
})

it('COH-13.8 COH-4.6 an enemy’s losses are rounded, its breaking told without figures', () => {
  for (const type of ['disease', 'crushed'])
    expect([12, 13].map((men) => heard({ type, unit: 101, men }))).toEqual([
      { type, unit: 'X1', men: 10 },
      { type, unit: 'X1', men: 15 },
    ])
  expect(heard({ type: 'broke', unit: 101, loss: 20, threshold: 15, excess: 5 })).toEqual({
    ...{ type: 'broke', unit: 'X1', loss: null, threshold: null, excess: null },
  })
  expect(heard({ type: 'surrendered', unit: 101, to: 1 })).toEqual({ type: 'surrendered', unit: 'X1', to: 1 })
  expect(heard({ type: 'surrendered', unit: 1, to: 101 })).toEqual({ type: 'surrendered', unit: 1, to: 'X1' })
  expect(heard({ type: 'surrendered', unit: 1, to: 102 })).toEqual({ type: 'surrendered', unit: 1, to: 'unknown' })
})

it('COH-13.8 strikes are heard as far as those who strike are seen', () => {
  const figures = { attack: 70, defence: 50, fortune: 90, men: 13, attackModifiers: [1], defenceModifiers: [2] }
  const strike = (attacker: number, target: number) => heard({ type: 'strike', attacker, target, ...figures })
  expect(strike(1, 101)).toEqual({ type: 'strike', attacker: 1, target: 'X1', ...figures })
  expect(strike(1, 102)).toBeNull()
  expect(strike(101, 1)).toEqual({ type: 'strike', attacker: 'X1', target: 1, ...figures })
  expect(strike(102, 1)).toEqual({
    ...{ type: 'strike', attacker: 'unknown', target: 1, ...figures },
    ...{ attack: null, fortune: null, attackModifiers: [] },
  })
  expect(strike(101, 103)).toEqual({
    ...{ type: 'strike', attacker: 'X1', target: 'X2', attack: null, defence: null, fortune: null },
    ...{ men: 15, attackModifiers: [], defenceModifiers: [] },
  })
  expect([strike(101, 102), strike(102, 103)]).toEqual([null, null])
  expect(heard({ type: 'strike', attacker: 1, target: 101, ...figures }, 'spectator')).toBeNull()
})

it('COH-13.8 rivals for a tile, and elephants run amok, are named where they are seen', () => {
  const tie = (units: readonly number[], winner: number, to: 0 | 'spectator' = 0) =>
    heard({ type: 'tie', units, roll: 1, winner }, to)
  expect(tie([1, 102], 102)).toEqual({ type: 'tie', units: [1, 'unknown'], roll: 1, winner: 'unknown' })
  expect(tie([1, 101], 1)).toEqual({ type: 'tie', units: [1, 'X1'], roll: 1, winner: 1 })
  expect(tie([1, 101], 1, 'spectator')).toBeNull()
  const amok = (unit: number, victim: number | null) => heard({ type: 'amok', unit, victim })
  expect([amok(101, null), amok(101, 1), amok(101, 102), amok(101, 103)]).toEqual([
    { type: 'amok', unit: 'X1', victim: null },
    { type: 'amok', unit: 'X1', victim: 1 },
    { type: 'amok', unit: 'X1', victim: null },
    { type: 'amok', unit: 'X1', victim: 'X2' },
  ])
  expect([amok(102, 1), amok(102, null), amok(102, 103)]).toEqual([
    { type: 'amok', unit: 'unknown', victim: 1 },
    null,
    null,
  ])
  expect(heard({ type: 'amok', unit: 101, victim: 1 }, 'spectator')).toBeNull()
})
