import { isSeed, type Seed } from '@tessera/kernel'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn } from './opponent.ts'

/** What is kept with a match beside its record, so that a reload loses nothing. */
export interface KeptMatch {
  readonly kind: 'match'
  readonly opponent: OpponentChoice
  /** Decides the opponent's dice, apart from the match's own. */
  readonly botSeed: Seed
  /** The deck that was brought, for a rematch. */
  readonly deck: readonly string[] | null
  /** The last frame watched. */
  readonly seen: number
  /** Whether the guide goes along. */
  readonly tour: boolean
}

export function keptIn(extra: unknown): KeptMatch | null {
  if (typeof extra !== 'object' || extra === null) return null
  const { kind, opponent, botSeed, deck, seen, tour } = extra as Record<string, unknown>
  if (kind !== 'match' || typeof botSeed !== 'string' || !isSeed(botSeed)) return null
  return {
    kind,
    opponent: opponentIn(opponent) ?? FIRST_OPPONENT,
    botSeed,
    deck: Array.isArray(deck) && deck.every((card) => typeof card === 'string') ? deck.slice(0, 60) : null,
    seen: typeof seen === 'number' && Number.isInteger(seen) && seen >= 0 ? seen : 0,
    tour: tour === true,
  }
}
