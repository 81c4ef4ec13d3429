import type { Share } from '@tessera/table'
import { counted } from '@tessera/words'
import type { Fight } from './trial.ts'

/** "Lost to Iron Line in round 8, with 3 of its 8 units left." */
export function fightInWords(foe: string, fight: Omit<Fight, 'record'>, size: readonly [number, number]): string {
  const { winner, rounds, left } = fight
  if (winner === null) return `A draw with ${foe} after ${counted(rounds, 'round')}.`
  const standing = `${left[winner]} of ${winner === 0 ? 'your' : 'its'} ${counted(size[winner], 'unit')} left`
  return `${winner === 0 ? 'Beat' : 'Lost to'} ${foe} in round ${rounds}, with ${standing}.`
}

/** What the numbers say, without more certainty than they have. */
export function verdict(foe: string, { low, high }: Share): string {
  if (low > 50) return `Your army is the stronger one against ${foe}.`
  if (high < 50) return `${foe} is the stronger one.`
  return `No clear winner against ${foe} yet.`
}
