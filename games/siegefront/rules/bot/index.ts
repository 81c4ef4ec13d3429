import type { Bot, Dice, Memory, Style } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import { cardIn } from '../content/changes.ts'
import { READY_DECKS, readyDeck } from '../content/decks.ts'
import { PERSONALITIES, type Personality, personalityOf } from '../content/personalities.ts'
import { pairOf, type SiegefrontState } from '../state.ts'
import { plan } from '../view/imagine.ts'
import type { SiegefrontView } from '../view/view.ts'
import { tryAll } from './moves.ts'
import { novice } from './novice.ts'
import { begin, planned } from './planned.ts'
import type { Weights } from './score.ts'
import { type Effort, MARSHAL, STORMER, search } from './search.ts'

/** Section 15: three levels and six ways of weighing a position, from the view alone. */
export const bot: Bot<SiegefrontView, SiegefrontChoice> = {
  levels: [
    { id: 'easy', name: 'Easy', blurb: 'Takes the best step it sees, and forgets a column every turn.' },
    { id: 'normal', name: 'Normal', blurb: 'Plans its turn, and thinks of your answer to a few plans.' },
    { id: 'hard', name: 'Hard', blurb: 'Plans its turn many ways, and your answer to the best of them.' },
  ],
  personalities: PERSONALITIES.map(({ key, name, blurb }) => ({ id: key, name, blurb })),
  choose: (view, dice, style, memory) => ({ choice: choose(view, dice, style, memory) }),
}

/** SGF-1504. */
const EFFORTS: Readonly<Record<string, Effort>> = {
  // Expecting only the marshal's answer loses to a rush for the castle.
  normal: { width: 2, finalists: 4, enemies: [STORMER] },
  hard: { width: 12, finalists: 40, enemies: [MARSHAL, STORMER] },
}

function choose(view: SiegefrontView, dice: Dice, style: Style, memory: Memory): SiegefrontChoice {
  const personality = personalityFor(view, style)
  if (view.phase === 'deck') return { type: 'deck', cards: favouriteDeck(personality, style.level, dice) }
  if (view.phase === 'mulligan') return { type: 'mulligan', back: costlyCards(view) }
  const state = plan(view)
  const effort = EFFORTS[style.level]
  if (effort === undefined) return novice(state, tryAll(state, view.config, personality), dice, memory)
  const weights = weightsOf(style.level, personality, state)
  return planned(view, state, memory) ?? begin(search(state, view.config, weights, effort), memory)
}

/**
 * SGF-1504: hard values its own castle a point more than its personality does, and with a forge the ground too, which is worth eight
 * points in a hundred against a rush. Normal follows few lines, so it values a charge less than a card: at the same value it saves
 * mana instead of forging a second, cheap card.
 */
function weightsOf(level: string, personality: Personality, { seats, active }: SiegefrontState): Weights {
  const forges = pairOf(seats, active).supply === 'forge'
  const adv = personality.adv + (forges ? 1 : 0)
  return level === 'hard' ? { ...personality, my: personality.my + 1, adv } : { ...personality, adv, charge: 2 }
}

/** SGF-1504: the personality asked for, else its forge's, else a marshal. */
function personalityFor(view: SiegefrontView, style: Style): Personality {
  const forge = view.to === 'spectator' ? undefined : pairOf(view.config.seats, view.to).forge
  return personalityOf(style.personality ?? forge?.personality ?? 'marshal')
}

/** A deck that suits the personality; a marshal leads any of them, a hard one only those that stand up to a rush. */
function favouriteDeck(personality: Personality, level: string, dice: Dice): readonly string[] {
  const known = level === 'hard' ? READY_DECKS.filter(({ key }) => key !== SLOW) : READY_DECKS
  const favourite = readyDeck(FAVOURITES[personality.key] ?? '') ?? dice.pick(known)
  return favourite.cards
}

/** It won 69 of 100 against the panel's rusher, the others 83 to 86 (n = 120 each). */
const SLOW = 'storm-court'

const FAVOURITES: Readonly<Record<string, string>> = {
  ravager: 'red-vanguard',
  stalker: 'red-vanguard',
  bastion: 'iron-wall',
  besieger: 'far-bows',
  arcanist: 'storm-court',
}

/** SGF-1504: every card of cost 5 or more goes back. */
function costlyCards(view: SiegefrontView): readonly number[] {
  const hand = view.to === 'spectator' ? [] : (pairOf(view.seats, view.to).hand ?? [])
  return hand.filter((held) => cardIn(view.config, held.card).cost >= 5).map((held) => held.id)
}
