import type { Unit } from '@tessera/hexline'

/** What to try next after a battle of Hexline, from what every unit did. */
export function adviceOf(
  mine: readonly Unit[],
  theirs: readonly Unit[],
  nameOf: (unit: Unit) => string,
): string | null {
  const best = theirs.toSorted((a, b) => b.dealt - a.dealt)[0]
  const idle = mine.filter(({ dealt, healed, taken }) => dealt + healed === 0 && taken === 0)
  const all = theirs.reduce((sum, { dealt }) => sum + dealt, 0)
  const first = idle[0]
  if (first !== undefined)
    return `${nameOf(first)} did nothing and was never hit: place it nearer to the front, or take another unit for its price.`
  if (best?.alive && best.dealt * 2 > all)
    return `Their ${nameOf(best)} did more than half of the harm and stands: something that jumps behind the line or shoots far would reach it.`
  const healers = theirs.reduce((sum, { healed }) => sum + healed, 0)
  if (healers * 3 > all) return 'They healed much of what you did: strike one unit at a time, with heavier blows.'
  const armour = mine.filter(({ dealt }) => dealt > 0).length
  return armour * 2 < mine.length ? 'Half of your units never struck: slower ones belong in front.' : null
}
