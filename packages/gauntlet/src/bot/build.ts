import type { Dice } from '@tessera/kernel'
import type { Army } from '../choice.ts'
import type { Content } from '../content/content.ts'
import { starterArmy, upgradeEvenly } from '../content/presets.ts'
import type { Tier } from '../content/vocabulary.ts'
import { fight, settledDice } from '../rules/practice.ts'
import { DECK, deckCost, refuseArmy } from '../view/army.ts'
import { normalDeployment } from './deploy.ts'

/** Easy: a starter deck whose gold falls where it falls. */
export function easyArmy(content: Content, gold: number, dice: Dice): Army {
  const army = starterArmy(content, dice.pick([...content.leaders.keys()]), 0)
  const cards = army.cards.map((card) => ({ ...card }))
  for (let tries = 0; tries < 24; tries++) {
    const card = dice.pick(cards)
    if (card.tier === 3) continue
    card.tier = (card.tier + 1) as Tier
    if (refuseArmy(content, { ...army, cards }, gold) !== null) card.tier = (card.tier - 1) as Tier
  }
  return { ...army, cards }
}

/** Normal: a starter deck with its gold spent evenly. */
export function normalArmy(content: Content, gold: number, dice: Dice): Army {
  return starterArmy(content, dice.pick([...content.leaders.keys()]), gold)
}

const CANDIDATES = 10
const JUDGES = 6

/** Hard: decks of its own, tried against starter decks of other factions; the one that does best is brought. */
export function hardArmy(content: Content, gold: number, roundLimit: number, dice: Dice): Army {
  const leaders = [...content.leaders.keys()]
  const judges = Array.from({ length: JUDGES }, () => starterArmy(content, dice.pick(leaders), gold))
  let best: Army | null = null
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 0; i < CANDIDATES; i++) {
    const leader = dice.pick(leaders)
    const army = i < 3 ? starterArmy(content, leader, gold) : ownDeck(content, leader, gold, dice)
    let score = 0
    for (const [place, judge] of judges.entries()) score += compare(content, army, judge, roundLimit, `${place}`)
    if (score > bestScore) {
      best = army
      bestScore = score
    }
  }
  return best ?? normalArmy(content, gold, dice)
}

/** A random legal deck of the leader's faction that uses what it may cost. */
function ownDeck(content: Content, leader: string, gold: number, dice: Dice): Army {
  const base = starterArmy(content, leader, 0)
  const units = [...content.units.values()].filter((unit) => unit.faction === base.faction)
  let army: Army = { ...base, cards: [] }
  for (let tries = 0; tries < 60 && army.cards.length < DECK.most; tries++) {
    const more = { ...army, cards: [...army.cards, { key: dice.pick(units).id, tier: 1 as Tier }] }
    const left = DECK.cost - deckCost(content, more)
    if (left < 3 * (DECK.most - more.cards.length) - 9) continue
    if (refuseArmy(content, more, gold) === null) army = more
  }
  return army.cards.length === 0 ? base : upgradeEvenly(content, army, gold)
}

/** The difference of HP shares that an army reaches against another, both placed soundly, each side once. */
function compare(content: Content, army: Army, other: Army, roundLimit: number, seed: string): number {
  const own = { army, deployment: normalDeployment(content, army) }
  const their = { army: other, deployment: normalDeployment(content, other) }
  const first = fight(content, [own, their], roundLimit, settledDice(seed, 0)).result
  const second = fight(content, [their, own], roundLimit, settledDice(seed, 0)).result
  return first.shares[0] - first.shares[1] + second.shares[1] - second.shares[0]
}
