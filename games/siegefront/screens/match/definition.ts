import { seededDice } from '@tessera/kernel'
import { defineMatch, type KeptMatch } from '@tessera/play/match'
import {
  PERSONALITIES,
  readyDeck,
  type SeatConfig,
  type SiegefrontConfig,
  type SiegefrontView,
  siegefront,
} from '@tessera/siegefront'
import type { Siege } from '../types.ts'
import { listingOf } from './listing.ts'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn, opponentName } from './opponent.ts'

/** Siegefront's matches in this browser: decks are brought before the table opens. */
export const siegeMatch = defineMatch<Siege>({
  game: siegefront,
  opensAt: 'present',
  opponent: {
    usual: FIRST_OPPONENT,
    read: opponentIn,
    seat(opponent) {
      const { level, personality } = opponent
      return { name: opponentName(opponent), kind: 'bot', style: { level, personality } }
    },
    like(bot, record) {
      const { supply, forge } = record?.start.config.seats[1] ?? { supply: 'deck' }
      if (forge !== undefined) return { personality: forge.personality, level: forge.difficulty, supply }
      return opponentIn({ ...bot, supply }) ?? { ...FIRST_OPPONENT, level: 'normal', supply }
    },
  },
  own: {
    read: ({ deck }) => ({
      deck: Array.isArray(deck) && deck.every((card) => typeof card === 'string') ? deck.slice(0, 60) : [],
    }),
    forked: (_state, before) => before ?? { deck: [] },
  },
  listed: ({ view, me, foe }) => listingOf(view, me === 1 ? 1 : 0, foe),
  opening(view, seat, kept) {
    if (view.phase !== 'deck') return null
    return { type: 'deck', cards: seat === 0 ? kept.own.deck : foeDeck(view, kept) }
  },
  rematch(config, { opponent, own }) {
    return { config, opponent, own }
  },
  recorded({ start }, seat) {
    const forge = start.config.seats[seat === 1 ? 1 : 0].forge
    if (forge === undefined) return {}
    const { personality, difficulty: level } = forge
    const kind = PERSONALITIES.find(({ key }) => key === personality)?.name ?? personality
    return { kind, style: { level, personality } }
  },
})

/** SGF-201: both seats. Decks are brought as sealed choices, so that neither side reads the other's in the config. */
export function seatsFor(
  forge: SeatConfig['forge'],
  { supply, personality, level }: OpponentChoice,
): SiegefrontConfig['seats'] {
  const own: SeatConfig = forge === undefined ? { supply: 'deck' } : { supply: 'forge', forge }
  const foe: SeatConfig = supply === 'forge' ? { supply, forge: { personality, difficulty: level } } : { supply }
  return [own, foe]
}

/** Choosing a deck takes no thought, so it needs no worker. */
function foeDeck(view: SiegefrontView, { opponent, botSeed }: KeptMatch<Siege>): readonly string[] {
  const { level, personality, deck } = opponent
  const named = deck === undefined ? undefined : readyDeck(deck)?.cards
  if (named !== undefined) return named
  const answer = siegefront.bot.choose(view, seededDice(botSeed), { level, personality }, {})
  return 'choice' in answer && answer.choice.type === 'deck' ? answer.choice.cards : []
}
