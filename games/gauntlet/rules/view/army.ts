import type { Refusal } from '@tessera/kernel'
import type { Army, Deployment } from '../choice.ts'
import type { Content } from '../content/content.ts'
import type { Tier } from '../content/vocabulary.ts'

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

const no = (code: string, message: string): Refusal => ({ code, message })

/** GB-1402: why an army may not be mustered for so much gold; without gold it has no price and no deck limits. */
export function refuseArmy(content: Content, army: Army, gold: number | null): Refusal | null {
  const { faction, leader, spells, cards } = army
  if (!content.factions.has(faction)) return no('unknown_faction', 'No such faction.')
  const chosen = content.leaders.get(leader)
  if (chosen === undefined) return no('unknown_leader', 'No such leader.')
  if (chosen.faction !== faction) return no('wrong_leader', 'That leader serves another faction.')
  if (cards.length === 0) return no('no_units', 'At least one unit is needed.')
  if (cards.length > DECK.most) return no('too_many_units', 'At most 12 units fit.')
  for (const { key } of cards) {
    const unit = content.units.get(key)
    if (unit === undefined || unit.faction === null) return no('unknown_unit', 'No such unit.')
    if (unit.faction !== faction) return no('wrong_faction', 'A unit belongs to another faction.')
  }
  if (gold !== null) {
    const refusal = refuseDeck(content, army)
    if (refusal !== null) return refusal
  }
  if (spells.length > DECK.spells) return no('spell_count', 'Choose at most 2 spells.')
  if (spells.some((spell) => !chosen.spells.includes(spell))) return no('wrong_spell', 'Not a spell of this leader.')
  if (new Set(spells).size < spells.length) return no('duplicate_spell', 'Choose two different spells.')
  if (gold !== null && goldCost(content, army) > gold) return no('not_enough_gold', 'Not enough gold.')
  return null
}

/** GR-401: cost, copies and rarity. */
function refuseDeck(content: Content, army: Army): Refusal | null {
  if (deckCost(content, army) > DECK.cost) return no('deck_cost', `The deck costs more than ${DECK.cost}.`)
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
    if (count > DECK[content.units.get(key)?.rarity ?? 'common']) return no('deck_copies', 'Too many copies of a unit.')
  return rares > DECK.rares || epics > DECK.epics ? no('deck_rarity', 'At most 4 rares and 2 epics.') : null
}

/** GB-1402: why a deployment of so many cards and spells is not possible. */
export function refuseDeployment(cards: number, spells: number, { units, timings }: Deployment): Refusal | null {
  if (units.length === 0) return no('no_units', 'At least one unit is needed.')
  if (units.length > DECK.most) return no('too_many_units', 'At most 12 units fit.')
  const placed = new Set<number>()
  const cells = new Set<number>()
  for (const { card, c, r } of units) {
    if (card < 0 || card >= cards) return no('unknown_card', 'That unit is not in your hand.')
    if (placed.has(card)) return no('duplicate_card', 'That unit is already placed.')
    if (c < 0 || c > 7 || r < 0 || r > 1) return no('out_of_zone', 'Units go on your own two rows.')
    if (cells.has(r * 8 + c)) return no('cell_taken', 'That cell is occupied.')
    placed.add(card)
    cells.add(r * 8 + c)
  }
  return timings.length === spells ? null : no('bad_timing', 'Choose early, mid or late for every spell.')
}
