import { seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import { cohortRules } from '../ruleset.ts'
import type { CohortState } from '../state.ts'
import { configIn, type Piece, position as placed, tile } from '../testing/position.ts'
import { panel } from './panel.ts'

const own = (at: string, more: Partial<Piece> = {}): Piece => ({ seat: 0, kind: 'professional', at, ...more })
const foe = (at: string, more: Partial<Piece> = {}): Piece => ({ seat: 1, kind: 'professional', at, ...more })

const position = (pieces: readonly Piece[]) => placed(pieces, { config: { map: 'river_crossing', fog: false } })

/** By unit: what it is told to do first, and where. */
function told(id: string, state: CohortState): readonly (readonly (number | string)[])[] {
  const script = panel.scripts.find((each) => each.id === id)
  const view = cohortRules.view(state, 0, configIn(state))
  const choice = script?.choose(view, seededDice(seedFrom('panel')), {})
  if (choice?.type !== 'orders') throw new Error('no orders')
  expect(cohortRules.refuse(view, choice)).toBeNull()
  return choice.orders.map(({ unit, main }) => {
    const [first] = main?.steps ?? []
    const goal = first?.do === 'move' && first.to.is === 'tile' ? [first.to.tile] : []
    return [unit, first?.do ?? 'nothing', ...goal]
  })
}

describe('the panel', () => {
  it('walkers go to the nearest point and attack nobody on the way', () => {
    const state = position([own('D11'), own('C11'), foe('D12')])
    expect(told('walkers', state)).toEqual([
      [1, 'move', tile('F11')],
      [2, 'move', tile('E11')],
    ])
  })

  it('rushers attack enemies within 4 and otherwise run for the dearest point', () => {
    expect(told('rushers', position([own('D11'), foe('E11')]))).toEqual([[1, 'attack']])
    expect(told('rushers', position([own('D11'), foe('T20')]))).toEqual([[1, 'move', tile('G11')]])
  })

  it('the greedy go for an enemy far away, turtles wait for it with closed ranks, kiters run from it', () => {
    expect(told('greedy', position([own('D11'), foe('J11')]))).toEqual([[1, 'attack']])
    const spears = { equipment: ['warSpears'] as const }
    expect(told('turtle', position([own('F11', spears), foe('I11')]))[0]?.[1]).toBe('face')
    expect(told('turtle', position([own('F11'), foe('G11')]))).toEqual([[1, 'attack']])
    expect(told('kiters', position([own('D11'), foe('E11')]))[0]?.[1]).toBe('move')
  })

  it('collectors divide the army among the points', () => {
    const goals = told('collectors', position([own('C10'), own('C11'), own('C12'), foe('T20')])).map(
      ([, , goal]) => goal,
    )
    expect(new Set(goals)).toEqual(new Set([tile('F11'), tile('G11'), tile('H11')]))
  })
})
