import { DEFAULT_CONFIG, type Scenario } from '@tessera/hexline'
import { describe, expect, test } from 'vitest'
import { act, type EditorAction, OPENED, typesIn } from './state.ts'

const pair: Scenario = {
  rows: 5,
  units: [
    { type: 'greywolf', side: 1, col: 7, row: 2 },
    { type: 'warden', side: 2, col: 8, row: 2 },
  ],
}

function after(...actions: readonly EditorAction[]) {
  let [state, scenario] = [OPENED, pair]
  for (const action of actions) {
    const next = act(scenario, state, action)
    state = next.state
    scenario = next.scenario ?? scenario
  }
  return { state, scenario }
}

describe('HEX-17 the scenario editor', () => {
  test('a press on a free hex places a unit of the chosen type and side', () => {
    const chosen = [{ type: 'side', side: 2 } as const, { type: 'unit_type', unitType: 'ripper' } as const]
    expect(after(...chosen, { type: 'press', hex: [3, 3] }).scenario.units[2]).toEqual({
      type: 'ripper',
      side: 2,
      col: 3,
      row: 3,
    })
  })
  test('a press on a unit selects it, a press on a free hex moves it there, a second press puts it down', () => {
    const wolf = { type: 'press', hex: [7, 2] } as const
    expect(after(wolf).state.selected).toBe(0)
    expect(after(wolf, { type: 'press', hex: [1, 1] }).scenario.units[0]).toMatchObject({ col: 1, row: 1 })
    expect(after(wolf, wolf).state.selected).toBeNull()
  })
  test('a step of the keyboard stops at other units and at the edge', () => {
    expect(after({ type: 'move', place: 0, by: [1, 0] }).scenario).toBe(pair)
    expect(after({ type: 'move', place: 0, by: [0, 1] }).scenario.units[0]).toMatchObject({ col: 7, row: 3 })
    const down = { type: 'move', place: 0, by: [0, 1] } as const
    expect(after(down, down, down).scenario.units[0]).toMatchObject({ row: 4 })
  })
  test('an added unit stands in its zone and is selected; removing it selects none', () => {
    const added = after({ type: 'add' })
    expect(added.scenario.units).toHaveLength(3)
    expect(added.state.selected).toBe(2)
    expect(after({ type: 'add' }, { type: 'remove', place: 2 })).toMatchObject({
      state: { selected: null },
      scenario: pair,
    })
  })
  test('clearing keeps the rows', () => {
    expect(after({ type: 'rows', rows: 9 }, { type: 'clear' }).scenario).toEqual({ rows: 9, units: [] })
  })
  test('the blade can be placed although it is not for hire', () => {
    expect(typesIn(DEFAULT_CONFIG).at(-1)?.id).toBe('blade')
  })
})
