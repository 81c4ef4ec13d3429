import type { Revealed } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'

/** What to try next after a battle, from what is left of both sides; the first that stands out counts. */
export function adviceOf(
  mine: Revealed,
  theirs: Revealed,
  score: readonly [mine: number, theirs: number],
  won: boolean,
): string | null {
  const shooters = theirs.units.filter(({ volleysFull, volleys }) => volleysFull > 0 && volleys > 0)
  const empty = mine.units.filter(({ volleysFull, volleys }) => volleysFull > 0 && volleys === 0)
  const fled = mine.fallen.filter(({ how }) => how === 'left_map' || how === 'dispersed' || how === 'surrendered')
  if (!won && shooters.length >= 2) return words.text('advice.arrows')
  if (!won && fled.length >= 3) return words.text('advice.broke')
  if (empty.length >= 2) return words.text('advice.train')
  if (!won && score[1] >= score[0] + 3) return words.text('advice.points')
  if (won && mine.fallen.length > theirs.fallen.length) return words.text('advice.losses')
  return won ? words.text('advice.next') : null
}
