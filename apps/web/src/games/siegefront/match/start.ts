import { createMatch, randomSeed, seededDice } from '@tessera/kernel'
import {
  readyDeck,
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
  /** The 30 cards of the player's deck. */
  readonly deck: readonly string[]
  readonly tour?: boolean
  /** A position to go on from, instead of a new match; its config counts. */
  readonly state?: SiegefrontState
}

/** Keeps a new match and returns the page it is played on, or a sentence why it cannot be. */
export async function startMatch(beginning: Beginning): Promise<{ readonly path: string } | { readonly text: string }> {
  const { options = {}, opponent, deck, tour = false, state } = beginning
  const parsed = siegefrontRules.config.parse(
    state === undefined ? { ...options, seats: [{ supply: 'deck' }, foeSeat(opponent)] } : state.config,
  )
  if (!parsed.ok) return { text: parsed.faults[0]?.text ?? 'These options do not go together.' }
  const botSeed = randomSeed()
  const start = { config: parsed.value, seed: randomSeed(), ...(state === undefined ? {} : { state }) }
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

function foeSeat({ supply, personality, level }: OpponentChoice) {
  return supply === 'forge' ? { supply, forge: { personality, difficulty: level } } : { supply }
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
