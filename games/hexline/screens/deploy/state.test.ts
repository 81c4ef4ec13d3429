import { DEFAULT_CONFIG } from '@tessera/hexline'
import { describe, expect, test } from 'vitest'
import type { Cells } from './placement.ts'
import { act, type DeployAction, OPENED, type Placing, stacksOf } from './state.ts'

const placing: Placing = {
  config: DEFAULT_CONFIG,
  ground: { army: ['greywolf', 'ripper'], theirs: ['warden'], side: 1, rows: 7 },
  cells: [
    [4, 2],
    [4, 4],
  ],
}

/** The placing after some actions, with the cells that each one left. */
function after(...actions: readonly DeployAction[]) {
  let state = OPENED
  let cells: Cells = placing.cells
  for (const action of actions) {
    const next = act({ ...placing, cells }, state, action)
    state = next.state
    cells = next.cells ?? cells
  }
  return { state, cells }
}

describe('placing units', () => {
  test('a selected unit goes to a free hex of the zone and is put down', () => {
    const { state, cells } = after({ type: 'select', unit: 0 }, { type: 'place', unit: 0, hex: [3, 3] })
    expect(cells).toEqual([
      [3, 3],
      [4, 4],
    ])
    expect(state).toMatchObject({ selected: null, said: 'Greywolf stands on 3,3.' })
  })
  test('on a taken hex two units change places', () => {
    const { state, cells } = after({ type: 'place', unit: 0, hex: [4, 4] })
    expect(cells).toEqual([
      [4, 4],
      [4, 2],
    ])
    expect(state.said).toBe('Greywolf stands on 4,4, in place of Ripper.')
  })
  test('a hex of the other zone is refused, and the unit stays selected', () => {
    const { state, cells } = after({ type: 'select', unit: 0 }, { type: 'place', unit: 0, hex: [15, 3] })
    expect(cells).toBe(placing.cells)
    expect(state).toMatchObject({ selected: 0, said: 'That hex is not in your zone.', before: [] })
  })
  test('undo goes back step by step, and does nothing at the beginning', () => {
    const drilled: Cells = [
      [5, 1],
      [5, 2],
    ]
    const two = after({ type: 'place', unit: 0, hex: [3, 3] }, { type: 'drill', cells: drilled }, { type: 'undo' })
    expect(two.cells[0]).toEqual([3, 3])
    expect(after({ type: 'undo' })).toEqual({ state: OPENED, cells: placing.cells })
  })
  test('the card of an enemy type opens and closes', () => {
    const open = { type: 'open', unitType: 'warden' } as const
    expect(after(open).state.opened).toBe('warden')
    expect(after(open, open).state.opened).toBeNull()
  })
  test('equal units of an army are counted', () => {
    expect(stacksOf(['warden', 'ripper', 'warden'])).toEqual([
      ['warden', 2],
      ['ripper', 1],
    ])
  })
})
