import { type Refusal, refused } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import { words } from '../words/catalogue.ts'
import { namedType } from '../words/naming.ts'
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
  if (units.length === 0) return refused('empty_army', words.said('refuse.empty'))
  const types: UnitType[] = []
  for (const id of units) {
    const type = catalog.type(id)
    if (type === undefined) return refused('unknown_unit', words.said('refuse.unknown', { unit: clip(id) }))
    types.push(type)
  }
  const unhired = types.find((type) => type.id === 'blade' || (config.custom_only && type.family !== 'custom'))
  if (unhired !== undefined)
    return refused('not_for_hire', words.said('refuse.notForHire', { unit: namedType(config, unhired.id) }))
  const banned = types.find((type) => config.bans.includes(type.id))
  if (banned !== undefined)
    return refused('banned_unit', words.said('refuse.banned', { unit: namedType(config, banned.id) }))
  if (types.length > config.max_units) {
    return refused('too_many_units', words.said('refuse.units', { most: config.max_units }))
  }
  const copied =
    units.length > config.max_copies ? types.find((type) => copiesOf(units, type.id) > config.max_copies) : undefined
  if (copied !== undefined)
    return refused(
      'too_many_copies',
      words.said('refuse.copies', { most: config.max_copies, unit: namedType(config, copied.id) }),
    )
  if (new Set(types.map((type) => type.family)).size > config.max_families) {
    return refused('too_many_families', words.said('refuse.families', { most: config.max_families }))
  }
  const cost = costOf(catalog, units)
  return cost > config.budget
    ? refused('over_budget', words.said('refuse.budget', { cost, budget: config.budget }))
    : null
}

/** Points of an army; units that do not exist cost nothing. */
export function costOf(catalog: Catalog, units: readonly string[]): number {
  return units.reduce((sum, id) => sum + (catalog.type(id)?.cost ?? 0), 0)
}

export function copiesOf(units: readonly string[], id: string): number {
  return units.reduce((count, unit) => (unit === id ? count + 1 : count), 0)
}
