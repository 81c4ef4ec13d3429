import type { Ability, UnitType } from '../content/ability.ts'
import type { Edition } from '../content/edition.ts'
import { priceOf } from '../content/price.ts'
import { ROSTER } from '../content/roster.ts'

/** A roster unit that differs in an experiment from what is printed: only what is given changes. */
export interface UnitChange {
  readonly unit: string
  readonly cost?: number
  readonly max_hp?: number
  readonly damage?: number
  readonly attack_range?: number
  readonly armor?: number
  readonly speed?: number
  readonly abilities?: readonly Ability[]
}

/** The roster of a match, in its order. */
export function rosterOf(changes: readonly UnitChange[] | undefined, edition: Edition): readonly UnitType[] {
  const printed = PRINTED[edition]
  if (changes === undefined) return printed
  return printed.map((type) =>
    changes.reduce((now, change) => (change.unit === now.id ? changed(now, change) : now), type),
  )
}

/** HEX-18: in former editions the same units had other prices, and one of them more life. */
const FORMER_FIGURES: Readonly<Record<string, Partial<UnitType>>> = { matron_bear: { max_hp: 30 } }

const PRINTED: Readonly<Record<Edition, readonly UnitType[]>> = {
  1: pricedBy(1),
  2: pricedBy(2),
  3: pricedBy(3),
  4: ROSTER,
}

function pricedBy(edition: Edition): readonly UnitType[] {
  return ROSTER.map((type) => {
    const former = { ...type, ...FORMER_FIGURES[type.id] }
    return { ...former, cost: priceOf(former, edition).cost }
  })
}

function changed(type: UnitType, { unit: _unit, ...values }: UnitChange): UnitType {
  return { ...type, ...values }
}
