import { abilityDoes, abilityOf, type Card, cardOf, cardText, isCard, uncoloured } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import type { Named, Said } from '@tessera/words'

/** What an ability does, and when, where the text does not say it: two that draw a card differ in that alone. */
export function abilityWords(key: string): string {
  const { trigger } = abilityOf(key)
  const does = abilityDoes(key)
  switch (trigger) {
    case 'on_deploy':
    case 'on_death':
    case 'on_turn_start':
    case 'on_turn_end':
      return words.text(`time.${trigger}`, { does })
    default:
      return does
  }
}

/** Rows as the viewer calls them, nearest first. */
const ROWS_PLAYED = ['rowSeen.home', 'rowSeen.middle', 'rowSeen.theirs'] as const
const ROWS_WATCHED = ['rowSeen.near', 'rowSeen.middle', 'rowSeen.far'] as const

/** How a viewer calls a row: by how far it is from them. */
export function rowSeen(depth: number, me: 0 | 1 | null): string {
  return words.text((me === null ? ROWS_WATCHED : ROWS_PLAYED)[depth] ?? 'rowSeen.middle')
}

export function cardName(key: string): string {
  return isCard(key) ? cardText(cardOf(key)) : words.text('card.unknown')
}

/** "Knight", "Knight and Footman", "Knight, Footman, and 2 more". */
export function listed(names: readonly string[], most = 3): string {
  const shown: readonly (Said | Named)[] = names.slice(0, names.length > most ? most - 1 : most).map(uncoloured)
  const rest = names.length - shown.length
  return words.text('list', { names: rest === 0 ? shown : [...shown, words.said('card.more', { n: rest })] })
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** SGF-1902: "LP +20 %". */
export function lpWords(impact: number): string {
  return words.text('lp', { percent: impact - 100 })
}

/** "Rare, cost 3, LP +20 %". */
export function rarityAndCost(card: Pick<Card, 'rarity' | 'cost'> | null, impact: number): string {
  const facts = { rarity: capital(words.text(`rarity.${card?.rarity ?? 'common'}`)), cost: card?.cost ?? 0 }
  if (impact === 100) return words.text('piece.rarityCost', facts)
  return words.text('piece.rarityCostRaised', { ...facts, raised: lpWords(impact) })
}
