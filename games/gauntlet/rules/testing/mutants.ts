/**
 * Mistakes planted into the reference, one at a time, each with the number of a random battle in which the comparison notices
 * it; `firstDifference` finds others.
 */
export const MUTANTS: readonly (readonly [mistake: string, battle: number])[] = [
  ['armour flats do not scale', 6],
  ['crumbling units keep their ATK', 4],
  ['formations have no flanks', 85],
  ['sleepers do not wake', 34],
  ['formations do not hold', 1],
  ['half of the Resolve rallies', 1],
  ['control may follow control', 7],
  ['the undead can be poisoned', 4],
  ['shred has no cap', 0],
  ['nobody grieves', 1],
  ['nobody strikes at those who break', 2],
  ['locked units turn', 4],
  ['flanked units strike back', 4],
  ['ripostes are free', 0],
  ['magic meets all armour', 1],
  ['flanks do not frighten', 1],
  ['no wall of bones', 4],
  ['modifiers stack without end', 6],
  ['stealth hides nobody', 20],
  ['the heavy are pushed as far', 98],
  ['overwatch does not slow', 1],
  ['lines of sight go one way', 6],
  ['charges have no momentum', 7],
  ['they withdraw every turn', 22],
  ['priority does not change', 0],
  ['nobody tires', 22],
]
