import { scriptedDice } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'
import { stepsOf } from '../testing/steps.ts'
import { queuesDuring } from './queue-trace.ts'
import { stepReport } from './report.ts'

describe('HEX-141 the step report', () => {
  it('X5 an attack', () => {
    expect(reports(['W greywolf (7,2)', 'E crossbowman (8,2) armor -3'], { order: [1] })).toEqual([
      {
        type: 'attack',
        unit: 1,
        round: 1,
        new_round: false,
        attacker_pos: [7, 2],
        target_pos: [8, 2],
        target_id: 2,
        ranged: false,
        killed: false,
      },
    ])
  })

  it('X11 walking with an extra hex, then walking up to an enemy', () => {
    const units = ['W greywolf (5,2)', 'E shieldbearer (11,2)']
    expect(reports(units, { order: [1] }, [39])).toMatchObject([
      { type: 'move', from: [5, 2], to: [7, 2], teleport: false, extra: true },
    ])
    expect(reports(['W greywolf (8,2)', 'E crossbowman (10,2)'], { order: [1] })).toMatchObject([
      { type: 'move_attack', from: [8, 2], to: [9, 2], extra: false, attacker_pos: [9, 2], target_id: 2 },
    ])
  })

  it('X12 a shadowstep is a teleport', () => {
    const units = ['W night_stalker (5,2) charges [1]', 'E crossbowman (16,3)']
    expect(reports(units, { order: [1] })).toMatchObject([
      { type: 'move_attack', teleport: true, to: [16, 4], extra: false },
    ])
  })

  it('X13 and X14 pushes and retreats', () => {
    expect(reports(['W gale_reader (5,2)', 'E greywolf (8,2)', 'E greywolf (10,2)'], { order: [1] })).toMatchObject([
      { pushes: [{ unit: 2, push_from: [8, 2], push_to: [9, 2] }], ranged: true },
    ])
    expect(reports(['W thorn_archer (6,2)', 'E warden (7,2)'], { order: [1] })).toMatchObject([
      { retreats: [{ unit: 1, from: [6, 2], to: [5, 2] }], attacker_pos: [6, 2] },
    ])
  })

  it('X8 an undying save, X9 an execution', () => {
    const saved = ['W ripper (7,2)', 'E greywolf (8,2) hp 3', 'E oathkeeper (10,2)', 'E oathkeeper (9,2)']
    expect(reports(saved, { order: [1], rows: 7 })).toMatchObject([
      { killed: false, undying_saves: [{ target: [8, 2], source: [9, 2] }] },
    ])
    const executed = ['W crossbowman (5,2)', 'W headsman (8,1)', 'E tuskboar (8,2) hp 9', 'E tuskboar (16,0)']
    expect(reports(executed, { order: [1] })).toMatchObject([
      { killed: true, executions: [{ unit: 3, by: 2 }], deaths: [{ unit: 3, by: 2, pos: [8, 2] }], ramp_pos: [[8, 2]] },
    ])
  })

  it('X18 splash is listed with the hexes it was queued with', () => {
    const units = ['W shard_slinger (5,2)', 'E greywolf (8,2)', 'E greywolf (8,1)', 'E greywolf (8,3)']
    expect(reports(units, { order: [1] })).toMatchObject([
      {
        splash_events: [
          { type: 'splash', target_id: 3, source_id: 1, amount: 2, pos: [8, 1], source_pos: [5, 2] },
          { type: 'splash', target_id: 4, source_id: 1, amount: 2, pos: [8, 3], source_pos: [5, 2] },
        ],
      },
    ])
  })

  it('X19 a frozen turn, and a step that opens a round', () => {
    const units = ['W greywolf (7,2) frozen_turns 1', 'E ironclad (8,2)']
    expect(reports(units, { order: [1] }, [1], 2)).toMatchObject([
      { type: 'frozen', unit: 1, new_round: false },
      { type: 'attack', round: 2, new_round: true },
    ])
  })

  it('X22 a step that ends the battle on a round start has no unit', () => {
    const units = ['W warden (7,2) damage 1', 'E warden (8,2) damage 1']
    const last = reports(units, { order: [1, 2] }, [1, 0], 7).at(-1)
    expect(last).toEqual({ type: 'none', round: 4, new_round: false })
  })

  it('leaves empty lists out', () => {
    const [report] = reports(['W greywolf (5,2) speed 100', 'E shieldbearer (11,2)'], { order: [1] })
    expect(Object.keys(report ?? {})).toEqual(['type', 'unit', 'round', 'new_round', 'from', 'to', 'teleport', 'extra'])
  })
})

it('HEX-163 X17 the queue as it was when each entry was taken', () => {
  const units = ['W glass_golem (7,2) armor 0', 'W tuskboar (7,1)', 'E glass_golem (8,2) armor 0']
  const [, step] = stepsOf(scene(units, { order: [1] }), scriptedDice([]), 1)
  const events = step?.events ?? []
  const waiting = queuesDuring(events).map((queue) => queue.map((entry) => entry.target_id))
  const strikes = events.flatMap((event, i) => (event.type === 'damage' && event.kind === 'strike' ? [waiting[i]] : []))
  expect(strikes).toEqual([[1, 2], [2]])
  expect(waiting.at(-1)).toEqual([])
})

function reports(units: readonly string[], options: SceneOptions, draws: readonly number[] = [], steps = 1) {
  return stepsOf(scene(units, options), scriptedDice(draws), steps)
    .slice(1)
    .map(({ events, view }) => stepReport(events, view))
}
