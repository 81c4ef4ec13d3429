import { type Refusal, refused } from '@tessera/kernel'
import type { Army, Deployment } from '../choice.ts'
import type { Content } from '../content/content.ts'
import type { Tier } from '../content/vocabulary.ts'
import { words } from '../words/catalogue.ts'

/** GR-401: what a deck may be. */
export const DECK = { cost: 54, common: 2, rare: 1, epic: 1, rares: 4, epics: 2, most: 12, spells: 2 } as const

/** GR-503: what a card's rise from tier 1 costs in all. */
export function upgradeCost(cost: number, tier: Tier): number {
  if (tier === 1) return 0
  return tier === 2 ? cost : cost + Math.floor((3 * cost + 1) / 2)
}

export function deckCost(content: Content, army: Army): number {
  return army.cards.reduce((sum, { key }) => sum + (content.units.get(key)?.cost ?? 0), 0)
}

export function goldCost(content: Content, army: Army): number {
  return army.cards.reduce((sum, { key, tier }) => sum + upgradeCost(content.units.get(key)?.cost ?? 0, tier), 0)
}

/** GB-1402: why an army may not be mustered for so much gold; without gold it has no price and no deck limits. */
export function refuseArmy(content: Content, army: Army, gold: number | null): Refusal | null {
  const { faction, leader, spells, cards } = army
  if (!content.factions.has(faction)) return refused('unknown_faction', words.said('refuse.faction'))
  const chosen = content.leaders.get(leader)
  if (chosen === undefined) return refused('unknown_leader', words.said('refuse.leader'))
  if (chosen.faction !== faction) return refused('wrong_leader', words.said('refuse.wrongLeader'))
  if (cards.length === 0) return refused('no_units', words.said('refuse.noUnits'))
  if (cards.length > DECK.most) return refused('too_many_units', words.said('refuse.tooMany', { n: DECK.most }))
  for (const { key } of cards) {
    const unit = content.units.get(key)
    if (unit === undefined || unit.faction === null) return refused('unknown_unit', words.said('refuse.unit'))
    if (unit.faction !== faction) return refused('wrong_faction', words.said('refuse.wrongFaction'))
  }
  if (gold !== null) {
    const refusal = refuseDeck(content, army)
    if (refusal !== null) return refusal
  }
  if (spells.length > DECK.spells) return refused('spell_count', words.said('refuse.spellsMost', { n: DECK.spells }))
  if (spells.some((spell) => !chosen.spells.includes(spell)))
    return refused('wrong_spell', words.said('refuse.wrongSpell'))
  if (new Set(spells).size < spells.length) return refused('duplicate_spell', words.said('refuse.sameSpell'))
  if (gold !== null && goldCost(content, army) > gold) return refused('not_enough_gold', words.said('refuse.gold'))
  return null
}

/** GR-401: cost, copies and rarity. */
function refuseDeck(content: Content, army: Army): Refusal | null {
  if (deckCost(content, army) > DECK.cost) return refused('deck_cost', words.said('refuse.deckCost', { n: DECK.cost }))
  const copies = new Map<string, number>()
  let rares = 0
  let epics = 0
  for (const { key } of army.cards) {
    copies.set(key, (copies.get(key) ?? 0) + 1)
    const rarity = content.units.get(key)?.rarity
    if (rarity === 'rare') rares++
    if (rarity === 'epic') epics++
  }
  for (const [key, count] of copies)
    if (count > DECK[content.units.get(key)?.rarity ?? 'common'])
      return refused('deck_copies', words.said('refuse.copies'))
  return rares > DECK.rares || epics > DECK.epics
    ? refused('deck_rarity', words.said('refuse.rarity', { rares: DECK.rares, epics: DECK.epics }))
    : null
}

/** GB-1402: why a deployment of so many cards and spells is not possible. */
export function refuseDeployment(cards: number, spells: number, { units, timings }: Deployment): Refusal | null {
  if (units.length === 0) return refused('no_units', words.said('refuse.noUnits'))
  if (units.length > DECK.most) return refused('too_many_units', words.said('refuse.tooMany', { n: DECK.most }))
  const placed = new Set<number>()
  const cells = new Set<number>()
  for (const { card, c, r } of units) {
    if (card < 0 || card >= cards) return refused('unknown_card', words.said('refuse.card'))
    if (placed.has(card)) return refused('duplicate_card', words.said('refuse.placed'))
    if (c < 0 || c > 7 || r < 0 || r > 1) return refused('out_of_zone', words.said('refuse.zone'))
    if (cells.has(r * 8 + c)) return refused('cell_taken', words.said('refuse.taken'))
    placed.add(card)
    cells.add(r * 8 + c)
  }
  return timings.length === spells ? null : refused('bad_timing', words.said('refuse.timing'))
}
