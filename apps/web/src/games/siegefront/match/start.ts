import { createMatch, randomSeed, type Seed, seededDice } from '@tessera/kernel'
import {
  readyDeck,
  type SeatConfig,
  type SiegefrontConfig,
  type SiegefrontState,
  siegefront,
  siegefrontRules,
} from '@tessera/siegefront'
import { matches } from '../../../store/matches.ts'
import type { KeptMatch } from './kept.ts'
import { type OpponentChoice, opponentName } from './opponent.ts'
import { tidingsOf } from './tidings.ts'

export interface Beginning {
  /** Everything of SGF-201 but the seats; usual values where nothing is said. */
  readonly options?: Partial<Omit<SiegefrontConfig, 'seats' | 'lpSteps'>>
  readonly opponent: OpponentChoice
  /** The 30 cards of the player's deck; none for a player who forges. */
  readonly deck: readonly string[]
  /** The player forges their cards instead. */
  readonly forge?: SeatConfig['forge'] | undefined
  readonly tour?: boolean
  /** Decides the dice; drawn without one. */
  readonly seed?: Seed
  /** A position to go on from, instead of a new match; its config counts. */
  readonly state?: SiegefrontState
}

/** Keeps a new match and returns the page it is played on, or a sentence why it cannot be. */
export async function startMatch(beginning: Beginning): Promise<{ readonly path: string } | { readonly text: string }> {
  const { options = {}, opponent, deck, forge, tour = false, seed = randomSeed(), state } = beginning
  const parsed = siegefrontRules.config.parse(
    state === undefined ? { ...options, seats: seatsFor(forge, opponent) } : state.config,
  )
  if (!parsed.ok) return { text: parsed.faults[0]?.text ?? 'These options do not go together.' }
  const botSeed = randomSeed()
  const start = { config: parsed.value, seed, ...(state === undefined ? {} : { state }) }
  const match = createMatch(siegefrontRules, start)
  for (const seat of match.awaiting()) {
    const { view } = match.envelope(seat)
    if (view.phase !== 'deck') break
    const refusal = match.submit(seat, match.at, {
      type: 'deck',
      cards: seat === 0 ? deck : foeDeck(view, opponent, botSeed),
    })
    if (refusal !== null) return { text: refusal.message }
  }
  const record = match.record()
  const extra: KeptMatch = {
    kind: 'match',
    opponent,
    botSeed,
    deck,
    seen: record.turns.length,
    tour,
  }
  const id = crypto.randomUUID()
  const kept = await matches.save({
    id,
    game: 'siegefront',
    ...tidingsOf(match.envelope(0).view, 0, opponentName(opponent)),
    record: JSON.stringify(record),
    extra,
    changed: Date.now(),
  })
  return kept.ok ? { path: `/siegefront/battle/${id}` } : { text: kept.text }
}

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
function foeDeck(
  view: Parameters<typeof siegefront.bot.choose>[0],
  { level, personality, deck }: OpponentChoice,
  seed: string,
): readonly string[] {
  const named = deck === undefined ? undefined : readyDeck(deck)?.cards
  if (named !== undefined) return named
  const answer = siegefront.bot.choose(view, seededDice(seed), { level, personality }, {})
  return 'choice' in answer && answer.choice.type === 'deck' ? answer.choice.cards : []
}
