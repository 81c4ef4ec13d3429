import { hexline } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'

/** Who sits opposite: a bot of some level, or an army that never changes. */
export type OpponentChoice =
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'army'; readonly units: readonly string[] }

export const FIRST_OPPONENT: OpponentChoice = { kind: 'bot', level: 'recruit' }

export function opponentName(opponent: OpponentChoice): string {
  if (opponent.kind === 'army') return words.text('match.sparring')
  return hexline.bot.levels.find(({ id }) => id === opponent.level)?.name ?? opponent.level
}

/** The level that makes the remaining choices of the other seat: a fixed army still has to be placed. */
export function levelOf(opponent: OpponentChoice): string {
  return opponent.kind === 'bot' ? opponent.level : 'recruit'
}

export function opponentIn(stored: unknown): OpponentChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { kind, level, units } = stored as Record<string, unknown>
  if (kind === 'bot' && hexline.bot.levels.some(({ id }) => id === level)) return { kind, level: String(level) }
  if (kind !== 'army' || !Array.isArray(units) || units.length > 30) return null
  return units.every((unit) => typeof unit === 'string') ? { kind, units } : null
}
