import { type ArmyRules, catalogOf, costOf, type Family, refuseArmy } from '@tessera/hexline'
import type { Refusal } from '@tessera/kernel'
import { ordinal } from '../names.ts'

/** What an army uses of its match's limits. */
export interface ArmyTally {
  readonly cost: number
  readonly left: number
  readonly units: number
  /** Of the type with most of them. */
  readonly copies: number
  readonly byType: ReadonlyMap<string, number>
  readonly byFamily: ReadonlyMap<Family, number>
}

export function tallyOf(rules: ArmyRules, units: readonly string[]): ArmyTally {
  const catalog = catalogOf(rules)
  const byType = new Map<string, number>()
  const byFamily = new Map<Family, number>()
  for (const id of units) {
    byType.set(id, (byType.get(id) ?? 0) + 1)
    const family = catalog.type(id)?.family
    if (family !== undefined) byFamily.set(family, (byFamily.get(family) ?? 0) + 1)
  }
  const cost = costOf(catalog, units)
  return {
    cost,
    left: rules.budget - cost,
    units: units.length,
    copies: Math.max(0, ...byType.values()),
    byType,
    byFamily,
  }
}

/** Why one more of this unit is refused (HEX-131), in the rules' own sentence. */
export function refuseOneMore(rules: ArmyRules, units: readonly string[], id: string): Refusal | null {
  return refuseArmy(rules, [...units, id])
}

/** Why no unit of a family may be added: "A third family: this match allows 2." */
export function familyLocked(rules: ArmyRules, tally: ArmyTally, family: Family): string | null {
  if (tally.byFamily.has(family) || tally.byFamily.size < rules.max_families) return null
  return `A ${ordinal(tally.byFamily.size + 1)} family: this match allows ${rules.max_families}.`
}

/** The short reason that stands on a unit's price line; the whole sentence is the button's. */
export function shortly(refusal: Refusal, left: number): string {
  switch (refusal.code) {
    case 'over_budget':
      return left < 0 ? `${-left} over already` : `you have ${left} left`
    case 'too_many_families':
      return 'one family too many'
    default:
      return refusal.message
  }
}
