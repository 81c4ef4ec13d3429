import type { TableSeat } from '@tessera/play/match'
import { PERSONALITIES, READY_DECKS, siegefront } from '@tessera/siegefront'

/** Who sits opposite: a personality at a level, with a deck or a forge. */
export interface OpponentChoice {
  readonly personality: string
  readonly level: 'easy' | 'normal' | 'hard'
  readonly supply: 'deck' | 'forge'
  /** A ready deck's key; its favourite without one. */
  readonly deck?: string
}

/**
 * A newcomer meets a deck, not a forge: its cards are in the catalogue, so that they can be looked up, met again and put into
 * a deck. The cards of a forge are seen once.
 */
export const FIRST_OPPONENT: OpponentChoice = { personality: 'marshal', level: 'easy', supply: 'deck' }

export function opponentName({ personality }: OpponentChoice): string {
  return PERSONALITIES.find(({ key }) => key === personality)?.name ?? personality
}

/** What was stored may be old or meddled with. */
export function opponentIn(stored: unknown): OpponentChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { personality, level, supply, deck } = stored as Record<string, unknown>
  if (!PERSONALITIES.some(({ key }) => key === personality)) return null
  if (!siegefront.bot.levels.some(({ id }) => id === level) || (supply !== 'deck' && supply !== 'forge')) return null
  const known = READY_DECKS.some(({ key }) => key === deck)
  return {
    personality: String(personality),
    level: level as OpponentChoice['level'],
    supply,
    ...(known ? { deck: String(deck) } : {}),
  }
}

/** Whose face and words a seat has; null for people. */
export function personalityOf(seat: TableSeat | undefined): string | null {
  return seat?.style?.personality ?? null
}
