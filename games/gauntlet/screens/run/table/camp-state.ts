import type { PlayerView, Preparation } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { benchOf, type Lineup, type Placing, type PlacingAction, placing } from '../../shared/placing/state.ts'
import {
  asCards,
  blockedRise,
  byCards,
  byPlace,
  type Camp,
  campAfter,
  preparationFor,
  withoutRise,
} from './preparation.ts'

type CampTab = 'shop' | 'place' | 'spells'

/** GR-506: what the player does in camp before an opponent is looked for. */
export interface CampState {
  /** Ids of cards, once for each tier they rise in this camp. */
  readonly upgrades: readonly string[]
  readonly placing: Placing
  /** On a phone, the part that is shown. */
  readonly tab: CampTab
  /** The card that is shown large, by its id. */
  readonly looked: string | null
}

export type CampAction =
  | PlacingAction
  | { readonly do: 'raise' | 'lower'; readonly id: string }
  | { readonly do: 'look'; readonly id: string | null }
  | { readonly do: 'turn'; readonly tab: CampTab }

export function openCamp(view: PlayerView, drafted: Preparation | null): CampState {
  const { upgrades, units, timings } = preparationFor(view, drafted)
  const { hand } = campAfter(view, upgrades)
  return { upgrades, placing: { units: byPlace(hand, units), timings, held: null }, tab: 'shop', looked: null }
}

export function campAct(state: CampState, action: CampAction, view: PlayerView): CampState {
  const { upgrades } = state
  switch (action.do) {
    case 'raise': {
      const camp = campAfter(view, upgrades)
      const card = camp.hand.find(({ id }) => id === action.id)
      const free = card !== undefined && view.phase === 'camp' && blockedRise(camp, card) === null
      return free ? { ...state, upgrades: [...upgrades, action.id] } : state
    }
    case 'lower':
      return { ...state, upgrades: withoutRise(upgrades, action.id) }
    case 'look':
      return { ...state, looked: action.id }
    case 'turn':
      return { ...state, tab: action.tab }
    default: {
      const shown = shownCamp(state, view)
      return { ...state, placing: placing(shown.placing, action, shown.lineup) }
    }
  }
}

/** What a draft keeps and `find` sends. */
export function preparationOf({ upgrades, placing: { units, timings } }: CampState, view: PlayerView): Preparation {
  return { upgrades, units: byCards(campAfter(view, upgrades).hand, units), timings }
}

/** The camp as it stands on the screen: the draft, or the team as it was locked. */
export interface ShownCamp {
  readonly camp: Camp
  readonly upgrades: readonly string[]
  readonly lineup: Lineup
  readonly placing: Placing
}

export function shownCamp(state: CampState, view: PlayerView): ShownCamp {
  const locked = view.phase !== 'camp'
  const upgrades = locked ? [] : state.upgrades
  const camp = campAfter(view, upgrades)
  const lineup = { cards: asCards(camp.hand), spells: view.banner?.spells ?? [], bench: true, locked }
  if (!locked) return { camp, upgrades, lineup, placing: state.placing }
  const units = byPlace(camp.hand, view.deployment)
  return { camp, upgrades, lineup, placing: { units, timings: view.timings, held: state.placing.held } }
}

/** What a player may have forgotten: units on the bench, gold that would raise one. */
export function leftOver({ camp, lineup, placing: state }: ShownCamp): readonly string[] {
  const waiting = benchOf(state, lineup).length
  const rises = camp.hand.some((card) => blockedRise(camp, card) === null)
  return [
    ...(waiting === 0 ? [] : [words.text('camp.benched', { n: waiting })]),
    ...(rises ? [words.text('camp.goldLeft', { n: camp.gold })] : []),
  ]
}
