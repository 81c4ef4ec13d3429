import {
  abilityOf,
  cardOf,
  cardText,
  pairOf,
  type SiegefrontChoice,
  type SiegefrontView,
  siegefrontRules,
  unitText,
} from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { listed } from '../names.ts'

/** What could still be done before the turn ends. */
export interface Useful {
  /** Units that may still attack a card or the castle, or use an ability. */
  readonly units: readonly number[]
  /** Hand ids that can be paid and have a cell. */
  readonly cards: readonly number[]
  readonly forge: boolean
  /** A unit may still move, or use an ability that costs nothing. */
  readonly more: boolean
}

/** SGF-1904: attacks, abilities and cards count; moves do not, since almost every unit could make one. */
export function usefulIn(view: SiegefrontView): Useful {
  const units = new Set<number>()
  const cards = new Set<number>()
  let forge = false
  let more = false
  for (const choice of siegefrontRules.legal?.(view) ?? []) {
    if (choice.type === 'deploy_card') for (const id of alike(view, choice.hand)) cards.add(id)
    else if (choice.type === 'forge_card') forge = true
    else if (actsUsefully(choice)) units.add(choice.unit)
    else if (choice.type !== 'end_turn') more = true
  }
  return { units: [...units], cards: [...cards], forge, more }
}

/** "Knight and Footman can still act. Herald can be deployed." Empty when nothing is left. */
export function usefulWords(view: SiegefrontView, { units, cards, forge }: Useful): string {
  const names = view.units.filter(({ id }) => units.includes(id)).map(unitText)
  const hand = view.to === 'spectator' ? [] : (pairOf(view.seats, view.to).hand ?? [])
  const held = [...new Set(hand.filter(({ id }) => cards.includes(id)).map(({ card }) => cardText(cardOf(card))))]
  return [
    ...(names.length > 0 ? [words.text('useful.act', { units: listed(names) })] : []),
    ...(held.length > 0 ? [words.text('useful.deploy', { cards: listed(held) })] : []),
    ...(forge ? [words.text('useful.forge')] : []),
  ].join(' ')
}

type UnitCommand = Extract<SiegefrontChoice, { readonly unit: number }>

function actsUsefully(choice: SiegefrontChoice): choice is UnitCommand {
  if (choice.type === 'attack_card' || choice.type === 'attack_castle') return true
  return choice.type === 'use_ability' && abilityOf(choice.ability).mana !== 0
}

/** The rules list one of several equal cards. */
function alike(view: SiegefrontView, hand: number): readonly number[] {
  const held = view.to === 'spectator' ? [] : (pairOf(view.seats, view.to).hand ?? [])
  const card = held.find(({ id }) => id === hand)?.card
  return held.filter((other) => other.card === card).map(({ id }) => id)
}
