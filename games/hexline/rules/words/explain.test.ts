import { createMatch } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { ScenarioUnit } from '../config.ts'
import { DEFAULT_CONFIG } from '../config.ts'
import { ruleset } from '../ruleset.ts'
import type { Unit } from '../state.ts'
import { planOf } from '../view/plan.ts'
import type { HexlineView } from '../view/view.ts'
import { armourOf, attackOf, blocksOf } from './explain.ts'
import { outlookOf } from './outlook.ts'

/** The position before the first turn: the first frame of a scenario. */
function positionOf(units: readonly ScenarioUnit[], rows = 5): HexlineView {
  const views: HexlineView[] = []
  const config = { ...DEFAULT_CONFIG, battles: 1 as const, scenario: { rows, units } }
  createMatch(ruleset, { config, seed: '0'.repeat(64) }, [{ to: 'spectator', frame: ({ view }) => views.push(view) }])
  const first = views.find((view) => view.battle?.steps === 0)
  if (first === undefined) throw new Error('no position')
  return first
}

function unit(view: HexlineView, id: number): Unit {
  const found = view.battle?.units[id - 1]
  if (found === undefined) throw new Error(`no unit ${id}`)
  return found
}

describe('what makes up a number', () => {
  const view = positionOf([
    { type: 'greywolf', side: 1, col: 7, row: 2 },
    { type: 'standard_bearer', side: 1, col: 5, row: 2 },
    { type: 'standard_bearer', side: 1, col: 5, row: 3, set: { silenced_turns: 1 } },
    { type: 'shieldbearer', side: 2, col: 8, row: 2, set: { block_used: 1, armor: -1 } },
    { type: 'warden', side: 2, col: 9, row: 2 },
  ])

  it('HEX-60 names every boost that is not silenced', () => {
    expect(attackOf(view, unit(view, 1))).toEqual({
      total: 6,
      terms: [
        { amount: 5, why: 'base', source: 0 },
        { amount: 1, why: 'from Standard Bearer', source: 2 },
      ],
    })
  })

  it('HEX-61 adds base, sunder and auras to armour', () => {
    expect(armourOf(view, unit(view, 4))).toEqual({
      total: 0,
      terms: [
        { amount: 1, why: 'base', source: 0 },
        { amount: -2, why: 'sundered', source: 0 },
        { amount: 1, why: 'from Warden beside it', source: 5 },
      ],
    })
  })

  it('HEX-61 counts the blocks left, HEX-83 none while silenced', () => {
    expect(blocksOf(view, unit(view, 4))).toEqual({ left: 0, of: 1 })
    expect(outlookOf(view, unit(view, 4), 0).state).toBe('waits')
    expect(outlookOf(view, unit(view, 3), 0)).toMatchObject({ state: 'off' })
    expect(outlookOf(view, unit(view, 2), 0)).toMatchObject({ state: 'works' })
  })
})

describe('what a unit would do', () => {
  it('HEX-51 walks the way of X10 around a friend', () => {
    const view = positionOf([
      { type: 'greywolf', side: 1, col: 7, row: 2, set: { speed: 100 } },
      { type: 'warden', side: 1, col: 8, row: 2 },
      { type: 'shieldbearer', side: 2, col: 9, row: 2 },
    ])
    expect(planOf(view, 1)).toEqual({
      action: 'walk',
      targets: [],
      goal: 3,
      path: [
        [7, 1],
        [8, 1],
      ],
    })
    expect(planOf(view, 2)).toMatchObject({ action: 'attack', targets: [3] })
  })

  it('HEX-55 leaps as in X12 when the charge is full, and walks when it is not', () => {
    const stalker = (charge: number) =>
      positionOf([
        { type: 'night_stalker', side: 1, col: 5, row: 2, set: { charges: [charge] } },
        { type: 'crossbowman', side: 2, col: 16, row: 3 },
      ])
    expect(planOf(stalker(1), 1)).toMatchObject({ action: 'leap', goal: 2, path: [[16, 4]] })
    expect(planOf(stalker(0), 1).action).toBe('walk')
  })

  it('HEX-47 skips its turn when frozen', () => {
    const view = positionOf([
      { type: 'greywolf', side: 1, col: 7, row: 2, set: { frozen_turns: 1 } },
      { type: 'warden', side: 2, col: 8, row: 2 },
    ])
    expect(planOf(view, 1).action).toBe('skip')
  })
})
