import { type CustomUnit, checkCustomUnit, priceOf } from '@tessera/hexline'
import type { InputError } from '@tessera/kernel'

/** Which custom unit is open, and how it differs from the one that is kept. */
export interface EditorState {
  /** The id of the kept unit that is open. */
  readonly opened: string | null
  /** Counts openings: the form stays the same one while the id of its unit is typed. */
  readonly opening: number
  /** The open unit while it has mistakes, which is not kept. */
  readonly draft: CustomUnit | null
  readonly importing: boolean
}

export type EditorAction =
  | { readonly type: 'open'; readonly unit: string | null }
  /** The open unit was changed. */
  | { readonly type: 'change'; readonly unit: CustomUnit; readonly others: ReadonlySet<string> }
  | { readonly type: 'importing'; readonly open: boolean }

export interface EditorFacts {
  readonly unit: CustomUnit | null
  /** The ids of the other units. */
  readonly others: ReadonlySet<string>
  readonly errors: readonly InputError[]
}

export function openedWith(units: readonly CustomUnit[]): EditorState {
  return { opened: units[0]?.id ?? null, opening: 0, draft: null, importing: false }
}

export function edit(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'open':
      return { ...state, draft: null, opened: action.unit, opening: state.opening + 1 }
    case 'change': {
      const sound = checkCustomUnit(action.unit, action.others).length === 0
      return sound ? { ...state, draft: null, opened: action.unit.id } : { ...state, draft: action.unit }
    }
    case 'importing':
      return { ...state, importing: action.open }
  }
}

export function factsOf(units: readonly CustomUnit[], { opened, draft }: EditorState): EditorFacts {
  const others = new Set(units.filter(({ id }) => id !== opened).map(({ id }) => id))
  const unit = draft ?? units.find(({ id }) => id === opened) ?? null
  return { unit, others, errors: unit === null ? [] : checkCustomUnit(unit, others) }
}

/** As many of a unit as 100 points buy, for a fight among equals. */
export function squadOf(unit: CustomUnit): readonly string[] {
  const cost = unit.cost ?? priceOf(unit).cost
  const many = Math.max(1, Math.min(24, Math.floor(100 / cost)))
  return Array.from({ length: many }, () => unit.id)
}
