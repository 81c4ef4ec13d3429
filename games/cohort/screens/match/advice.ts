import type { Revealed } from '@tessera/cohort'

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
  if (!won && shooters.length >= 2)
    return 'Their archers never ran out of arrows: bring riders, and send them round the side.'
  if (!won && fled.length >= 3)
    return 'Your units broke one after the other: keep them beside each other, and rest those whose morale is low.'
  if (empty.length >= 2) return 'Your archers ran out of arrows: keep them near the supply train.'
  if (!won && score[1] >= score[0] + 3)
    return 'They held the points while you fought elsewhere: leave one unit standing on each that you take.'
  if (won && mine.fallen.length > theirs.fallen.length)
    return 'You won on points with heavier losses: stand on hills or behind the river and let them come.'
  return won ? 'A stronger opponent, or a map for veterans, would be the next step.' : null
}
