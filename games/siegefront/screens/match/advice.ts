import { words } from '@tessera/siegefront/words'
import type { Totals } from './totals.ts'

/** What to try next after a match of Siegefront, from what both sides did; the first that stands out counts. */
export function adviceOf(mine: Totals, theirs: Totals, won: boolean): string | null {
  if (theirs.deployed >= mine.deployed + 4) return words.text('advice.cheaper')
  if (theirs.felled >= mine.felled + 4) return words.text('advice.forecast')
  if (mine.castle < theirs.castle && mine.felled > theirs.felled) return words.text('advice.race')
  if (mine.castle * 2 < theirs.castle) return words.text('advice.fastCard')
  if (won && mine.deployed > 0) return words.text('advice.stronger')
  return null
}
