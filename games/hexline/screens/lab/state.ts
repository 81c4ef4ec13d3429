import { catalogOf, type Hex, type HexlineConfig, type Scenario, type Side, type UnitType } from '@tessera/hexline'
import { changeUnit, freeHex, inside, placeUnit, removeUnit, resized, unitOn } from './scenario-draft.ts'

/** What is selected in the editor, and what the next press on a free hex places. */
export interface EditorState {
  /** A place in the list of units. */
  readonly selected: number | null
  readonly side: Side
  readonly unitType: string
  /** The dialog that makes a puzzle of the position is open. */
  readonly making: boolean
}

export type EditorAction =
  | { readonly type: 'press'; readonly hex: Hex }
  | { readonly type: 'select'; readonly place: number | null }
  /** One step of the keyboard. */
  | { readonly type: 'move'; readonly place: number; readonly by: Hex }
  | { readonly type: 'remove'; readonly place: number }
  | { readonly type: 'add' | 'clear' }
  | { readonly type: 'rows'; readonly rows: number }
  | { readonly type: 'side'; readonly side: Side }
  | { readonly type: 'unit_type'; readonly unitType: string }
  | { readonly type: 'making'; readonly open: boolean }

export const OPENED: EditorState = { selected: null, side: 1, unitType: 'greywolf', making: false }

interface Edited {
  readonly state: EditorState
  /** The scenario when the action changes it. */
  readonly scenario?: Scenario
}

export function act(scenario: Scenario, state: EditorState, action: EditorAction): Edited {
  const { selected, side } = state
  switch (action.type) {
    case 'press':
      return pressed(scenario, state, action.hex)
    case 'select':
      return { state: { ...state, selected: action.place === selected ? null : action.place } }
    case 'move':
      return moved(scenario, state, action.place, action.by)
    case 'remove':
      return { state: { ...state, selected: null }, scenario: removeUnit(scenario, action.place) }
    case 'add': {
      const hex = freeHex(scenario, side)
      if (hex === null) return { state }
      const added = placeUnit(scenario, { type: state.unitType, side, ...hex })
      return { state: { ...state, selected: scenario.units.length }, scenario: added }
    }
    case 'clear':
      return { state: { ...state, selected: null }, scenario: { rows: scenario.rows, units: [] } }
    case 'rows':
      return { state, scenario: resized(scenario, action.rows) }
    case 'side':
      return { state: { ...state, side: action.side } }
    case 'unit_type':
      return { state: { ...state, unitType: action.unitType } }
    case 'making':
      return { state: { ...state, making: action.open } }
  }
}

/** A press on a unit selects it; on a free hex it moves the selected unit, or places a new one. */
function pressed(scenario: Scenario, state: EditorState, [col, row]: Hex): Edited {
  const { selected, side, unitType } = state
  const there = unitOn(scenario, col, row)
  if (there >= 0) return { state: { ...state, selected: there === selected ? null : there } }
  if (selected !== null) return { state, scenario: changeUnit(scenario, selected, { col, row }) }
  return { state, scenario: placeUnit(scenario, { type: unitType, side, col, row }) }
}

function moved(scenario: Scenario, state: EditorState, place: number, by: Hex): Edited {
  const here = scenario.units[place]
  if (here === undefined) return { state }
  const [col, row] = [here.col + by[0], here.row + by[1]]
  if (!inside(col, row, scenario.rows) || unitOn(scenario, col, row) >= 0) return { state }
  return { state, scenario: changeUnit(scenario, place, { col, row }) }
}

/** The types that can be placed: all that are for hire, and the summoned blade. */
export function typesIn(config: HexlineConfig): readonly UnitType[] {
  const catalog = catalogOf(config)
  const blade = catalog.type('blade')
  return blade === undefined ? catalog.forHire : [...catalog.forHire, blade]
}
