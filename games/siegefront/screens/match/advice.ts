import type { Totals } from './totals.ts'

/** What to try next after a match of Siegefront, from what both sides did; the first that stands out counts. */
export function adviceOf(mine: Totals, theirs: Totals, won: boolean): string | null {
  if (theirs.deployed >= mine.deployed + 4)
    return 'They deployed many more cards than you: cheaper cards would let you act in every turn.'
  if (theirs.felled >= mine.felled + 4)
    return 'They felled many more cards than they lost: look at the forecast before a blow, and strike where no answer comes.'
  if (mine.castle < theirs.castle && mine.felled > theirs.felled)
    return 'You won the fights and lost the race: once a lane is clear, send somebody on to the castle.'
  if (mine.castle * 2 < theirs.castle) return 'Their castle was hardly touched: keep one fast card for an open lane.'
  if (won && mine.deployed > 0) return 'A stronger opponent, or another deck, would show what this one cannot do.'
  return null
}
