import { words } from '@tessera/siegefront/words'
import type { Share } from '@tessera/table'
import type { TrialMatch } from './trial.ts'

/** "Lost to Iron Wall on turn 18, castles 0 to 12." */
export function matchInWords(foe: string, { winner, turns, castles }: Omit<TrialMatch, 'record'>): string {
  const facts = { foe, turn: turns, mine: castles[0], theirs: castles[1] }
  return words.text(winner === null ? 'trial.draw' : winner === 0 ? 'trial.beat' : 'trial.lost', facts)
}

/** What the numbers say, without more certainty than they have. */
export function verdict(foe: string, { low, high }: Share): string {
  return words.text(low > 50 ? 'trial.stronger' : high < 50 ? 'trial.weaker' : 'trial.unclear', { foe })
}
