import { type Refusal, refused } from '@tessera/kernel'
import type { Content, UnitCard } from '../../content/content.ts'
import type { FactionId } from '../../content/vocabulary.ts'
import { DECK, refuseArmy } from '../../view/army.ts'
import { words } from '../../words/catalogue.ts'
import type { RunConfig } from '../config.ts'
import type { Banner } from '../state.ts'

const BANNER_CODES: readonly string[] = ['unknown_faction', 'unknown_leader', 'wrong_leader']

/** GR-401: why a run cannot begin with this leader, these spells and this deck. */
export function refuseDeck(content: Content, banner: Banner, deck: readonly string[]): Refusal | null {
  const cards = deck.map((key) => ({ key, tier: 1 as const }))
  const refusal = refuseArmy(content, { ...banner, cards }, 0)
  if (refusal !== null && BANNER_CODES.includes(refusal.code)) return refusal
  if (deck.length !== DECK.most) return refused('deck_size', words.said('refuse.deckSize', { n: DECK.most }))
  if (refusal !== null && refusal.code !== 'spell_count') return refusal
  if (banner.spells.length !== DECK.spells)
    return refused('spell_count', words.said('refuse.spells', { n: DECK.spells }))
  return null
}

/** What a run begins with when the player leaves things out: the starter deck and the signature spells. */
export function broughtBy(
  content: Content,
  brings: {
    readonly faction: FactionId
    readonly leader: string
    readonly spells?: readonly string[] | undefined
    readonly deck?: readonly string[] | undefined
  },
): { banner: Banner; deck: readonly string[] } {
  const { faction, leader } = brings
  const spells = brings.spells ?? content.leaders.get(leader)?.spells.slice(0, DECK.spells) ?? []
  return { banner: { faction, leader, spells }, deck: brings.deck ?? content.factions.get(faction)?.starter ?? [] }
}

/** GR-403: a deck of one's own is for factions that are unlocked. */
export function lockedDeck(content: Content, config: RunConfig, faction: FactionId, deck: readonly string[]): boolean {
  const starter = content.factions.get(faction)?.starter ?? []
  return !config.unlocked.includes(faction) && deck.join() !== starter.join()
}

/** The least that a legal deck with these units can cost, filled up with the cheapest commons. */
export function cheapestDeck(content: Content, faction: FactionId, units: readonly string[]): number {
  const cost = (unit: UnitCard | undefined): number => unit?.cost ?? 0
  const spare = [...content.units.values()]
    .filter((unit) => unit.faction === faction && unit.rarity === 'common')
    .flatMap((unit) => {
      const used = units.filter((id) => id === unit.id).length
      return new Array<number>(Math.max(0, DECK.common - used)).fill(unit.cost)
    })
    .sort((a, b) => a - b)
    .slice(0, Math.max(0, DECK.most - units.length))
  return units.reduce((sum, id) => sum + cost(content.units.get(id)), 0) + spare.reduce((sum, price) => sum + price, 0)
}
