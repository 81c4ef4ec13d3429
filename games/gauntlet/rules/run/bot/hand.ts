import type { Dice } from '@tessera/kernel'
import type { Army, Deployment } from '../../choice.ts'
import type { Content } from '../../content/content.ts'
import type { Tier } from '../../content/vocabulary.ts'
import type { RunChoice } from '../choice.ts'
import { nextTierPrice } from '../rules/gold.ts'
import type { Banner, RunCard } from '../state.ts'

/** The hand as an army: its cards in the same order. */
export function armyOf(banner: Banner, hand: readonly RunCard[]): Army {
  const cards = hand.map(({ unit, tier }) => ({ key: unit, tier }))
  return { faction: banner.faction, leader: banner.leader, spells: banner.spells, cards }
}

/** What a bot has bought so far, on copies of its cards. */
export interface Purse {
  readonly hand: RunCard[]
  readonly upgrades: string[]
  gold: number
}

export function purseOf(hand: readonly RunCard[], gold: number): Purse {
  return { hand: hand.map((card) => ({ ...card })), upgrades: [], gold }
}

export function affordable(content: Content, { hand, gold }: Purse): RunCard[] {
  return hand.filter((card) => {
    const price = nextTierPrice(content, card)
    return price !== null && price <= gold
  })
}

export function buy(content: Content, purse: Purse, card: RunCard): void {
  purse.gold -= nextTierPrice(content, card) ?? 0
  card.tier = (card.tier + 1) as Tier
  purse.upgrades.push(card.id)
}

/** GR-605 (4): the lowest tier first, then the dearest card, then the first. */
export function buyEvenly(content: Content, purse: Purse): void {
  const cost = (card: RunCard): number => content.units.get(card.unit)?.cost ?? 0
  for (;;) {
    const [best] = affordable(content, purse).sort((a, b) => a.tier - b.tier || cost(b) - cost(a))
    if (best === undefined) return
    buy(content, purse, best)
  }
}

/** GR-1001 novice: tosses a coin whether to go on, then buys a card by chance. */
export function buyByChance(content: Content, purse: Purse, dice: Dice): void {
  for (let list = affordable(content, purse); list.length > 0; list = affordable(content, purse)) {
    if (dice.d(2) === 1) return
    buy(content, purse, dice.pick(list))
  }
}

export function found(purse: Purse, { units, timings }: Deployment): RunChoice {
  return {
    do: 'find',
    upgrades: purse.upgrades,
    units: units.flatMap(({ card, c, r }) => {
      const chosen = purse.hand[card]
      return chosen === undefined ? [] : [{ card: chosen.id, c, r }]
    }),
    timings,
  }
}
