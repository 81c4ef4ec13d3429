import { words } from '@tessera/hundred/words'
import type { UnitTally } from './tally.ts'

/** The facts about a fighter that advice is based on. */
export interface Fought {
  readonly name: string
  readonly own: boolean
  readonly down: boolean
  readonly fled: boolean
  readonly did: Pick<UnitTally, 'attacks' | 'hits' | 'chances' | 'taken' | 'felled'> | undefined
}

/** Blows below this chance, on average, were struck too early. */
const POOR = 35
/** Hits fewer than the chances promised that make a plan look worse than it was. */
const UNLUCKY = 3

/** Advice after a battle: the first thing that stands out counts. */
export function adviceOf(fighters: readonly Fought[], won: boolean): string {
  const own = fighters.filter((one) => one.own)
  const foes = fighters.filter((one) => !one.own)
  if (won) return words.text('advice.won')
  const fled = own.filter((one) => one.fled)
  if (fled.length >= 2) return words.text('advice.fled', { n: fled.length })
  const attacks = sum(own, (did) => did.attacks)
  const chances = sum(own, (did) => did.chances)
  if (attacks >= 5 && chances / attacks < POOR)
    return words.text('advice.poor', { chance: Math.round(chances / attacks) })
  const terror = foes.find((one) => (one.did?.felled ?? 0) >= 2 && (one.did?.felled ?? 0) * 2 >= own.length)
  if (terror !== undefined) return words.text('advice.terror', { who: terror.name, n: terror.did?.felled ?? 0 })
  const taken = sum(own, (did) => did.taken)
  const wall = own.find((one) => one.down && own.length > 2 && (one.did?.taken ?? 0) * 2 > taken)
  if (wall !== undefined) return words.text('advice.wall', { who: wall.name })
  const missing = chances / 100 - sum(own, (did) => did.hits)
  if (missing >= UNLUCKY) return words.text('advice.unlucky', { n: Math.round(missing) })
  return words.text('advice.fork')
}

function sum(fighters: readonly Fought[], of: (did: NonNullable<Fought['did']>) => number): number {
  return fighters.reduce((total, { did }) => total + (did === undefined ? 0 : of(did)), 0)
}
