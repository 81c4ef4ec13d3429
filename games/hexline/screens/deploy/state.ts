import { type Hex, type HexlineConfig, inZone, namedType } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { type Cells, type Ground, unitAt, withUnitAt } from './placement.ts'

/** What is selected while units are placed, and what was placed before. */
export interface DeployState {
  /** A place in the army. */
  readonly selected: number | null
  /** The type of the enemy's unit whose card is open. */
  readonly opened: string | null
  /** Earlier placings, the newest last. */
  readonly before: readonly Cells[]
  /** The last action in a sentence, for screen readers. */
  readonly said: string
}

export type DeployAction =
  | { readonly type: 'select'; readonly unit: number | null }
  | { readonly type: 'open'; readonly unitType: string }
  | { readonly type: 'place'; readonly unit: number; readonly hex: Hex }
  /** The drill's cells: how it lines the army up is left to its dice. */
  | { readonly type: 'drill'; readonly cells: Cells }
  | { readonly type: 'undo' }
  | { readonly type: 'say'; readonly text: string }

/** What a placing is about. */
export interface Placing {
  readonly config: HexlineConfig
  readonly ground: Ground
  readonly cells: Cells
}

export const OPENED: DeployState = { selected: null, opened: null, before: [], said: '' }

const MOST_UNDONE = 100

/** What an action makes of the state, and the cells when it changes them. */
export function act(
  placing: Placing,
  state: DeployState,
  action: DeployAction,
): { readonly state: DeployState; readonly cells?: Cells } {
  switch (action.type) {
    case 'select':
      return { state: { ...state, selected: action.unit } }
    case 'open':
      return { state: { ...state, opened: state.opened === action.unitType ? null : action.unitType } }
    case 'place':
      return placed(placing, state, action.unit, action.hex)
    case 'drill':
      return changed(placing, state, action.cells, words.text('deploy.lined'))
    case 'undo': {
      const cells = state.before.at(-1)
      if (cells === undefined) return { state }
      return { state: { ...state, before: state.before.slice(0, -1), said: words.text('deploy.takenBack') }, cells }
    }
    case 'say':
      return { state: { ...state, said: action.text } }
  }
}

/** Two units change places when the hex is taken. */
function placed(placing: Placing, state: DeployState, unit: number, hex: Hex): ReturnType<typeof act> {
  const { config, ground, cells } = placing
  if (!inZone(hex, ground.side, ground.rows)) return { state: { ...state, said: words.text('refuse.outsideZone') } }
  const named = (each: number) => namedType(config, ground.army[each] ?? '')
  const other = unitAt(cells, hex)
  const facts = { unit: named(unit), hex: hex.join(',') }
  const said =
    other === null || other === unit
      ? words.text('deploy.stands', facts)
      : words.text('deploy.swaps', { ...facts, other: named(other) })
  return changed(placing, { ...state, selected: null }, withUnitAt(cells, unit, hex), said)
}

function changed({ cells }: Placing, state: DeployState, next: Cells, said: string): ReturnType<typeof act> {
  if (next === cells) return { state }
  return { state: { ...state, before: [...state.before, cells].slice(-MOST_UNDONE), said }, cells: next }
}

/** The units of an army with how many there are of each, in army order. */
export function stacksOf(units: readonly string[]): readonly (readonly [type: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const type of units) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
}
