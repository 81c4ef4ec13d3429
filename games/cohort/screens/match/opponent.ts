import { CULTURES, type CultureId, cohort } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'

/** Who sits opposite: a bot at a level, with a culture of its choice or ours. */
export interface OpponentChoice {
  readonly level: string
  readonly culture: CultureId | null
}

export const FIRST_OPPONENT: OpponentChoice = { level: cohort.bot.levels[0]?.id ?? 'tiro', culture: null }

export function opponentName({ level }: OpponentChoice): string {
  return cohort.bot.levels.find(({ id }) => id === level)?.name ?? level
}

/** How a level plays, in a sentence. */
export function levelDoes(level: string): string {
  const key = `level.${level}`
  return words.has(key) ? words.text(key) : ''
}

/** What was stored may be old or meddled with. */
export function opponentIn(stored: unknown): OpponentChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { level, culture } = stored as Record<string, unknown>
  if (!cohort.bot.levels.some(({ id }) => id === level)) return null
  return { level: String(level), culture: CULTURES.find((id) => id === culture) ?? null }
}
