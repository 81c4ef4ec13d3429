import type { Share } from '@tessera/table'
import type { TrialMatch } from './trial.ts'

/** "Lost to Iron Wall on turn 18, castles 0 to 12." */
export function matchInWords(foe: string, { winner, turns, castles }: Omit<TrialMatch, 'record'>): string {
  const ending = `on turn ${turns}, castles ${castles[0]} to ${castles[1]}.`
  if (winner === null) return `A draw with ${foe} ${ending}`
  return `${winner === 0 ? 'Beat' : 'Lost to'} ${foe} ${ending}`
}

/** What the numbers say, without more certainty than they have. */
export function verdict(foe: string, { low, high }: Share): string {
  if (low > 50) return `Your deck is the stronger one against ${foe}.`
  if (high < 50) return `Against ${foe} your deck is the weaker one.`
  return `No clear winner against ${foe} yet.`
}
