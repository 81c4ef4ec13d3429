import type { Dice } from '@tessera/kernel'
import type { Army } from '../choice.ts'
import type { Content } from '../content/content.ts'
import { starterArmy } from '../content/presets.ts'
import type { Tier } from '../content/vocabulary.ts'
import { fight, settledDice } from '../rules/practice.ts'
import { refuseArmy } from '../view/army.ts'
import { DECK_IDEAS, deckFor, randomDeck, withAnotherCard } from './decks.ts'
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

const NORMAL: Effort = { candidates: 7, judges: 5, changes: 0 }
const HARD: Effort = { candidates: 14, judges: 9, changes: 10 }

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
  const anyArmy = (place: number): Army => someArmy(content, dice.pick(leaders), gold, place, dice)
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

const { gunline, wall, champions } = DECK_IDEAS
/** Decks of the kinds that people bring, walls twice because they are the hardest to beat; then a starter and a random one. */
const KINDS = [wall, gunline, champions, wall, null, undefined] as const

function someArmy(content: Content, leader: string, gold: number, place: number, dice: Dice): Army {
  const kind = KINDS[place % KINDS.length]
  if (kind === undefined) return randomDeck(content, leader, gold, dice)
  return kind === null ? starterArmy(content, leader, gold) : deckFor(content, leader, gold, kind)
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
