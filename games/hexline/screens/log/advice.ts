import type { Unit } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Named } from '@tessera/words'

/** How the sentences speak of a unit. */
export interface UnitWords {
  readonly nameOf: (unit: Unit) => Named
  /** What it was hired for; 0 for one that was summoned. */
  readonly costOf: (unit: Unit) => number
}

/**
 * What to try next after a battle of Hexline, from what every unit did. A battle takes no orders, so all of it can be
 * done before one: other units, other places.
 */
export function adviceOf(mine: readonly Unit[], theirs: readonly Unit[], units: UnitWords): string | null {
  const { nameOf } = units
  const best = theirs.toSorted((a, b) => b.dealt - a.dealt)[0]
  const idle = mine.filter(({ dealt, healed, taken }) => dealt + healed === 0 && taken === 0)
  const all = theirs.reduce((sum, { dealt }) => sum + dealt, 0)
  const first = idle[0]
  if (first !== undefined) return words.text('advice.idle', { unit: nameOf(first) })
  if (best?.alive && best.dealt * 2 > all) return words.text('advice.best', { unit: nameOf(best) })
  const healers = theirs.reduce((sum, { healed }) => sum + healed, 0)
  if (healers * 3 > all) return words.text('advice.healers')
  const struck = mine.filter(({ dealt }) => dealt > 0).length
  if (struck * 2 < mine.length) return words.text('advice.half')
  return swap(mine, units)
}

/** The unit that did the most for its price instead of the one that did the least. */
function swap(mine: readonly Unit[], { nameOf, costOf }: UnitWords): string | null {
  const hired = mine.filter((unit) => costOf(unit) > 0)
  const worth = (unit: Unit) => forTenPoints(unit, costOf(unit))
  const ranked = hired.toSorted((a, b) => worth(b) - worth(a))
  const most = ranked[0]
  const least = ranked.at(-1)
  if (most === undefined || least === undefined || worth(least) * 2 > worth(most)) return null
  return words.text('advice.swap', { most: nameOf(most), least: nameOf(least) })
}

/** Damage and healing for every ten points paid: whole numbers that can be compared. */
export function forTenPoints({ dealt, healed }: Unit, cost: number): number {
  return cost === 0 ? 0 : Math.floor(((dealt + healed) * 10) / cost)
}
