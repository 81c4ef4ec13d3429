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

interface FormerLife {
  readonly unit: string
  /** The last edition that had it. */
  readonly until: Edition
  readonly max_hp: number
}

/** HEX-18: in former editions the same units had other prices, and some of them more or less life. */
const FORMER_LIVES: readonly FormerLife[] = [
  { unit: 'matron_bear', until: 3, max_hp: 30 },
  { unit: 'shieldbearer', until: 4, max_hp: 20 },
  { unit: 'mason', until: 4, max_hp: 16 },
  { unit: 'tuskboar', until: 4, max_hp: 24 },
  { unit: 'carrion_kite', until: 4, max_hp: 14 },
  { unit: 'storm_caller', until: 4, max_hp: 11 },
  { unit: 'glass_golem', until: 4, max_hp: 21 },
]

const PRINTED: Readonly<Record<Edition, readonly UnitType[]>> = {
  1: pricedBy(1),
  2: pricedBy(2),
  3: pricedBy(3),
  4: pricedBy(4),
  5: ROSTER,
}

function pricedBy(edition: Edition): readonly UnitType[] {
  return ROSTER.map((type) => {
    const life = FORMER_LIVES.find(({ unit, until }) => unit === type.id && edition <= until)
    const former = { ...type, max_hp: life?.max_hp ?? type.max_hp }
    return { ...former, cost: priceOf(former, edition).cost }
  })
}

function changed(type: UnitType, { unit: _unit, ...values }: UnitChange): UnitType {
  return { ...type, ...values }
}
