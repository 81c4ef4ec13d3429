import {
  type CardChoice,
  cardName,
  cardSaid,
  type Placement,
  PRINTED,
  refuseDeployment,
  type Timing,
  type UnitCard,
  type UnitPreview,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { benched, cardAt, freeSpot, placed, type Spot } from './placing.ts'
import { previewWords } from './preview-words.ts'

/** A team while it is being placed. */
export interface Placing {
  readonly units: readonly Placement[]
  /** One for each spell. */
  readonly timings: readonly Timing[]
  /** The card that was pressed and follows the next press. */
  readonly held: number | null
}

/** What is placed, and which moves are open. */
export interface Lineup {
  readonly cards: readonly CardChoice[]
  readonly spells: readonly string[]
  /** Cards may stay off the board. */
  readonly bench: boolean
  /** Nothing can be changed any more. */
  readonly locked: boolean
}

export type PlacingAction =
  | { readonly do: 'press'; readonly spot: Spot }
  /** A card that stands on the bench is pressed. */
  | { readonly do: 'take'; readonly card: number }
  /** A card was dragged to a cell, or off the board. */
  | { readonly do: 'drop'; readonly card: number; readonly spot: Spot | null }
  /** The held card goes to the nearest free cell of the row that suits it, or to the bench. */
  | { readonly do: 'place' | 'bench' }
  | { readonly do: 'arrange'; readonly units: readonly Placement[] }
  | { readonly do: 'time'; readonly timings: readonly Timing[] }

export function placing(state: Placing, action: PlacingAction, lineup: Lineup): Placing {
  const { units, held } = state
  switch (action.do) {
    case 'press': {
      const there = cardAt(units, action.spot)
      if (lineup.locked || held === null || held === there) return { ...state, held: held === there ? null : there }
      return { ...state, units: placed(units, held, action.spot), held: null }
    }
    case 'take':
      return lineup.locked ? state : { ...state, held: held === action.card ? null : action.card }
    case 'drop':
      if (lineup.locked) return state
      if (action.spot !== null) return { ...state, units: placed(units, action.card, action.spot) }
      return lineup.bench ? { ...state, units: benched(units, action.card) } : state
    case 'place': {
      const spot = held === null ? null : freeSpot(units, unitAt(lineup, held)?.range === 1 ? 1 : 0)
      return spot === null || held === null ? state : { ...state, units: placed(units, held, spot), held: null }
    }
    case 'bench':
      return held === null ? state : { ...state, units: benched(units, held), held: null }
    case 'arrange':
      return { ...state, units: action.units }
    case 'time':
      return { ...state, timings: action.timings }
  }
}

export function unitAt({ cards }: Lineup, card: number): UnitCard | undefined {
  return PRINTED.units.get(cards[card]?.key ?? '')
}

/** Cards that stand nowhere, by their place in the line-up. */
export function benchOf({ units }: Placing, { cards }: Lineup): readonly number[] {
  return cards.flatMap((_, card) => (units.some((unit) => unit.card === card) ? [] : [card]))
}

/** Why the team cannot be locked as it stands; null when it can. */
export function unready({ units, timings }: Placing, { cards, spells }: Lineup): string | null {
  return refuseDeployment(cards.length, spells.length, { units, timings })?.message ?? null
}

/** What is said under the board about the card in the hand. */
export function hint({ held }: Placing, lineup: Lineup, preview: readonly UnitPreview[]): string {
  if (lineup.locked) return words.text('placing.locked')
  const unit = held === null ? undefined : unitAt(lineup, held)
  if (unit === undefined) return words.text('placing.press')
  const seen = preview.find(({ card }) => card === held)
  if (seen === undefined) return words.text('placing.where', { unit: { name: cardSaid(unit.id), seat: null } })
  return words.text('placing.looks', { unit: cardName(unit.id), what: previewWords(seen) })
}
