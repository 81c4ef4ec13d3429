import { hundred } from '@tessera/hundred'

/** The bot of the other seat: a personality at a level. */
export interface OpponentChoice {
  readonly personality: string
  readonly level: string
}

export const FIRST_OPPONENT: OpponentChoice = { personality: 'aggressive', level: 'easy' }

export function opponentName({ personality }: OpponentChoice): string {
  return hundred.bot.personalities.find(({ id }) => id === personality)?.name ?? personality
}

/** Stored data may be old or changed by hand. */
export function opponentIn(stored: unknown): OpponentChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { personality, level } = stored as Record<string, unknown>
  if (!hundred.bot.personalities.some(({ id }) => id === personality)) return null
  if (!hundred.bot.levels.some(({ id }) => id === level)) return null
  return { personality: String(personality), level: String(level) }
}
