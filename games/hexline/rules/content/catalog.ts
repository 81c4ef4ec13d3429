import type { HexlineConfig } from '../config.ts'
import type { CustomUnit, UnitType } from './ability.ts'
import { rosterOf } from './changes.ts'
import { priceOf } from './price.ts'
import { BLADE } from './roster.ts'

/** The unit types of one match. */
export interface Catalog {
  /** Roster units, custom units and the Blade, banned or not. */
  type(id: string): UnitType | undefined
  /** What both seats may buy, in roster order, then custom units in config order. */
  readonly forHire: readonly UnitType[]
}

type MarketRules = Pick<HexlineConfig, 'bans' | 'custom_units' | 'custom_only' | 'changes'>

export function catalogOf(config: MarketRules): Catalog {
  const known = catalogs.get(config)
  if (known !== undefined) return known
  const custom = config.custom_units.map(typeOfCustom)
  const all = rosterOf(config.changes)
  const types = new Map([...all, BLADE, ...custom].map((type) => [type.id, type]))
  const roster = config.custom_only ? [] : all.filter((type) => !config.bans.includes(type.id))
  const catalog: Catalog = { type: (id) => types.get(id), forHire: [...roster, ...custom] }
  catalogs.set(config, catalog)
  return catalog
}

/** HEX-110: a custom unit as a type of its own family, with its price unless the definition overrides it. */
export function typeOfCustom(unit: CustomUnit): UnitType {
  const { id, name, max_hp, damage, attack_range, armor, speed, abilities } = unit
  const cost = unit.cost ?? priceOf(unit).cost
  return { id, name, family: 'custom', cost, max_hp, damage, attack_range, armor, speed, abilities }
}

const catalogs = new WeakMap<object, Catalog>()
