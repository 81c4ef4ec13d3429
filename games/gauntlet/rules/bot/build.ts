import type { Dice } from '@tessera/kernel'
import type { Army } from '../choice.ts'
import type { Content } from '../content/content.ts'
import { starterArmy } from '../content/presets.ts'
import type { Tier } from '../content/vocabulary.ts'
import { refuseArmy } from '../view/army.ts'
import { compare } from './compare.ts'
import { DECK_IDEAS, deckFor, randomDeck } from './decks.ts'

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

/** Decks that normal tries, and teams each of them fights. */
const CANDIDATES = 7
const JUDGES = 5

/** Normal: the best of a few decks with its gold spent evenly. */
export function normalArmy(content: Content, gold: number, roundLimit: number, dice: Dice): Army {
  const leaders = [...content.leaders.keys()]
  const anyArmy = (place: number): Army => someArmy(content, dice.pick(leaders), gold, place, dice)
  const judges = Array.from({ length: JUDGES }, (_, place) => anyArmy(place))
  const scoreOf = (army: Army): number =>
    judges.reduce((sum, judge, place) => sum + compare(content, army, judge, roundLimit, place), 0)
  let best = anyArmy(0)
  let bestScore = scoreOf(best)
  for (let place = 1; place < CANDIDATES; place++) {
    const army = anyArmy(place)
    const score = scoreOf(army)
    if (score <= bestScore) continue
    best = army
    bestScore = score
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
