import type { Refusal } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { UnitType } from './ability.ts'
import { type Catalog, catalogOf } from './catalog.ts'
import { clip } from './reading.ts'

export type ArmyRules = Pick<
  HexlineConfig,
  'budget' | 'max_units' | 'max_copies' | 'max_families' | 'bans' | 'custom_units' | 'custom_only' | 'changes'
>

/** HEX-131: why this army may not be fielded; the first reason in the order of the table. */
export function refuseArmy(config: ArmyRules, units: readonly string[]): Refusal | null {
  const catalog = catalogOf(config)
  if (units.length === 0) return refusal('empty_army', 'Your army needs at least one unit.')
  const types: UnitType[] = []
  for (const id of units) {
    const type = catalog.type(id)
    if (type === undefined) return refusal('unknown_unit', `There is no unit called ${clip(id)}.`)
    types.push(type)
  }
  const unhired = types.find((type) => type.id === 'blade' || (config.custom_only && type.family !== 'custom'))
  if (unhired !== undefined) return refusal('not_for_hire', `${unhired.name} cannot be bought.`)
  const banned = types.find((type) => config.bans.includes(type.id))
  if (banned !== undefined) return refusal('banned_unit', `${banned.name} is banned in this match.`)
  if (types.length > config.max_units) {
    return refusal('too_many_units', `At most ${config.max_units} ${config.max_units === 1 ? 'unit' : 'units'}.`)
  }
  const copied =
    units.length > config.max_copies ? types.find((type) => copiesOf(units, type.id) > config.max_copies) : undefined
  if (copied !== undefined) return refusal('too_many_copies', `At most ${config.max_copies} of ${copied.name}.`)
  if (new Set(types.map((type) => type.family)).size > config.max_families) {
    const families = config.max_families === 1 ? 'family' : 'families'
    return refusal('too_many_families', `Units from at most ${config.max_families} ${families}.`)
  }
  const cost = costOf(catalog, units)
  return cost > config.budget ? refusal('over_budget', `This army costs ${cost}; you have ${config.budget}.`) : null
}

/** Points of an army; units that do not exist cost nothing. */
export function costOf(catalog: Catalog, units: readonly string[]): number {
  return units.reduce((sum, id) => sum + (catalog.type(id)?.cost ?? 0), 0)
}

export function copiesOf(units: readonly string[], id: string): number {
  return units.reduce((count, unit) => (unit === id ? count + 1 : count), 0)
}

function refusal(code: string, message: string): Refusal {
  return { code, message }
}
