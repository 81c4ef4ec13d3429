import type { Bot, Dice, Style } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import { READY_DECKS, readyDeck } from '../content/decks.ts'
import { PERSONALITIES, type Personality, personalityOf } from '../content/personalities.ts'
import { cardIn } from '../lab/changes.ts'
import { pairOf } from '../state.ts'
import { plan } from '../view/imagine.ts'
import type { SiegefrontView } from '../view/view.ts'
import { best, tryAll } from './moves.ts'
import { search } from './search.ts'

/** Section 15: three levels and six ways of weighing a position, from the view alone. */
export const bot: Bot<SiegefrontView, SiegefrontChoice> = {
  levels: [
    { id: 'easy', name: 'Easy', blurb: 'Sees what is good and picks among it.' },
    { id: 'normal', name: 'Normal', blurb: 'Takes the best single step, every time.' },
    { id: 'hard', name: 'Hard', blurb: 'Plans its whole turn, and your answer to it.' },
  ],
  personalities: PERSONALITIES.map(({ key, name, blurb }) => ({ id: key, name, blurb })),
  choose: (view, dice, style) => ({ choice: choose(view, dice, style) }),
}

function choose(view: SiegefrontView, dice: Dice, style: Style): SiegefrontChoice {
  const personality = personalityFor(view, style)
  if (view.phase === 'deck') return { type: 'deck', cards: favouriteDeck(personality, dice) }
  if (view.phase === 'mulligan') return { type: 'mulligan', back: costlyCards(view) }
  const state = plan(view)
  if (style.level === 'hard') return search(state, view.config, personality)
  const tried = tryAll(state, view.config, personality)
  if (style.level === 'normal') return best(tried)?.choice ?? { type: 'end_turn' }
  const good = tried
    .map((entry, order) => ({ entry, order }))
    .filter(({ entry }) => entry.gain > 0)
    .sort((a, b) => b.entry.gain - a.entry.gain || a.order - b.order)
    .slice(0, 4)
  return good.length === 0 ? { type: 'end_turn' } : dice.pick(good).entry.choice
}

/** SGF-1504: what it is told, else what its forge is, else a marshal. */
function personalityFor(view: SiegefrontView, style: Style): Personality {
  const forge = view.to === 'spectator' ? undefined : pairOf(view.config.seats, view.to).forge
  return personalityOf(style.personality ?? forge?.personality ?? 'marshal')
}

/** A deck that suits the personality; a marshal leads any of them. */
function favouriteDeck(personality: Personality, dice: Dice): readonly string[] {
  const favourite = readyDeck(FAVOURITES[personality.key] ?? '') ?? dice.pick(READY_DECKS)
  return favourite.cards
}

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
