import type { CustomUnit, UnitType } from './ability.ts'
import { BLADE, ROSTER } from './content/roster.ts'
import { priceOf } from './price.ts'
import type { HexlineConfig } from './state.ts'

/** The unit types of one match. */
export interface Catalog {
  /** Roster units, custom units and the Blade, banned or not. */
  type(id: string): UnitType | undefined
  /** What both seats may buy, in roster order, then custom units in config order. */
  readonly forHire: readonly UnitType[]
}

export function catalogOf(config: Pick<HexlineConfig, 'bans' | 'custom_units' | 'custom_only'>): Catalog {
  const known = catalogs.get(config)
  if (known !== undefined) return known
  const custom = config.custom_units.map(typeOfCustom)
  const types =
    custom.length === 0 ? STANDARD : new Map([...STANDARD, ...custom.map((type) => [type.id, type] as const)])
  const roster = config.custom_only ? [] : ROSTER.filter((type) => !config.bans.includes(type.id))
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

const STANDARD: ReadonlyMap<string, UnitType> = new Map([...ROSTER, BLADE].map((type) => [type.id, type]))

const catalogs = new WeakMap<object, Catalog>()
