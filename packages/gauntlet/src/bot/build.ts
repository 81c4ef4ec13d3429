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

/** How hard a bot thinks about what to bring. */
interface Effort {
  /** Decks that are tried. */
  readonly candidates: number
  /** Teams each of them fights. */
  readonly judges: number
  /** Changes of a card that are tried on the best. */
  readonly changes: number
}

const NORMAL: Effort = { candidates: 5, judges: 4, changes: 0 }
const HARD: Effort = { candidates: 10, judges: 8, changes: 16 }

/** Normal: the best of a few decks with its gold spent evenly. */
export function normalArmy(content: Content, gold: number, roundLimit: number, dice: Dice): Army {
  return tested(content, gold, roundLimit, dice, NORMAL)
}

/** Hard: more decks, tried harder, and the best of them improved card by card. */
export function hardArmy(content: Content, gold: number, roundLimit: number, dice: Dice): Army {
  return tested(content, gold, roundLimit, dice, HARD)
}

function tested(content: Content, gold: number, roundLimit: number, dice: Dice, effort: Effort): Army {
  const leaders = [...content.leaders.keys()]
  const anyArmy = (place: number): Army => {
    const leader = dice.pick(leaders)
    return place % 2 === 0 ? starterArmy(content, leader, gold) : ownDeck(content, leader, gold, dice)
  }
  const judges = Array.from({ length: effort.judges }, (_, place) => anyArmy(place))
  const scoreOf = (army: Army): number =>
    judges.reduce((sum, judge, place) => sum + compare(content, army, judge, roundLimit, place), 0)
  let best = anyArmy(0)
  let bestScore = scoreOf(best)
  const consider = (army: Army): void => {
    const score = scoreOf(army)
    if (score <= bestScore) return
    best = army
    bestScore = score
  }
  for (let place = 1; place < effort.candidates; place++) consider(anyArmy(place))
  for (let i = 0; i < effort.changes; i++) {
    const changed = withAnotherCard(content, best, gold, dice)
    if (changed !== null) consider(changed)
  }
  return best
}

/** A random legal deck of the leader's faction that uses what it may cost. */
function ownDeck(content: Content, leader: string, gold: number, dice: Dice): Army {
  const base = starterArmy(content, leader, 0)
  const units = unitsOf(content, base)
  let army: Army = { ...base, cards: [] }
  for (let tries = 0; tries < 60 && army.cards.length < DECK.most; tries++) {
    const more = { ...army, cards: [...army.cards, { key: dice.pick(units), tier: 1 as Tier }] }
    const left = DECK.cost - deckCost(content, more)
    if (left < 3 * (DECK.most - more.cards.length) - 9) continue
    if (refuseArmy(content, more, gold) === null) army = more
  }
  return army.cards.length === 0 ? base : upgradeEvenly(content, army, gold)
}

/** The same army with one card for another, or with another spell; null: the change is not legal. */
function withAnotherCard(content: Content, army: Army, gold: number, dice: Dice): Army | null {
  const place = dice.int(army.cards.length + 1)
  if (place === army.cards.length) {
    const spells = content.leaders.get(army.leader)?.spells ?? []
    const left = dice.int(spells.length)
    return { ...army, spells: spells.filter((_, at) => at !== left).slice(0, DECK.spells) }
  }
  const key = dice.pick(unitsOf(content, army))
  const cards = army.cards.map((card, at) => ({ key: at === place ? key : card.key, tier: 1 as Tier }))
  const changed = { ...army, cards }
  return refuseArmy(content, changed, gold) === null ? upgradeEvenly(content, changed, gold) : null
}

function unitsOf(content: Content, { faction }: Army): readonly string[] {
  return [...content.units.values()].filter((unit) => unit.faction === faction).map(({ id }) => id)
}

/** How an army does against another, both placed soundly: a win, and by how much HP. */
function compare(content: Content, army: Army, other: Army, roundLimit: number, place: number): number {
  const own = { army, deployment: normalDeployment(content, army) }
  const their = { army: other, deployment: normalDeployment(content, other) }
  const second = place % 2 === 1
  const teams = second ? ([their, own] as const) : ([own, their] as const)
  const { winner, shares } = fight(content, teams, roundLimit, settledDice(`${place}`, second ? 1 : 0)).result
  const [mine, theirs] = second ? [shares[1], shares[0]] : shares
  return mine - theirs + (winner === null ? 0 : (winner === 1) === second ? WIN : -WIN)
}

/** What a win is worth beside HP shares, which go to 10,000. */
const WIN = 5000
