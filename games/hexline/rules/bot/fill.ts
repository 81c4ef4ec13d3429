import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { Family, UnitType } from '../content/ability.ts'
import { catalogOf } from '../content/catalog.ts'

export type Pair = readonly [Family, Family]

/** HEX-171. */
export const PAIRS: readonly Pair[] = [
  ['bastion', 'wildpack'],
  ['bastion', 'rimeglass'],
  ['bastion', 'gravewake'],
  ['wildpack', 'rimeglass'],
  ['wildpack', 'gravewake'],
  ['rimeglass', 'gravewake'],
]

/**
 * HEX-171: adds units drawn uniformly from the pair's families while the points last. Custom units are considered only
 * when nothing else is for hire. When the pair has nothing for these points: the cheapest unit there is.
 */
export function fill(
  config: HexlineConfig,
  army: readonly string[],
  pair: Pair,
  points: number,
  dice: Dice,
): readonly string[] {
  const types = typesOf(config, pair)
  const filled = [...army]
  let left = points
  const copies = new Map<string, number>()
  for (const id of army) {
    left -= catalogOf(config).type(id)?.cost ?? 0
    copies.set(id, (copies.get(id) ?? 0) + 1)
  }
  const fits = (type: UnitType) => type.cost <= left && (copies.get(type.id) ?? 0) < config.max_copies
  while (filled.length < config.max_units) {
    const candidates = types.filter(fits)
    if (candidates.length === 0) break
    const { id, cost } = dice.pick(candidates)
    filled.push(id)
    left -= cost
    copies.set(id, (copies.get(id) ?? 0) + 1)
  }
  return filled.length > 0 ? filled : [cheapest(config)]
}

/** An army for the whole budget from any pair: "surprise me". */
export function fillArmy(config: HexlineConfig, dice: Dice): readonly string[] {
  return fill(config, [], dice.pick(PAIRS), config.budget, dice)
}

/** The unit types a pair stands for under this configuration, in roster order. */
export function typesOf(config: HexlineConfig, pair: Pair): readonly UnitType[] {
  const families: readonly Family[] = config.max_families === 1 ? [pair[0]] : pair
  const { forHire } = catalogOf(config)
  return config.custom_only ? forHire : forHire.filter((type) => families.includes(type.family))
}

function cheapest(config: HexlineConfig): string {
  const { forHire } = catalogOf(config)
  return forHire.reduce((best, type) => (type.cost < best.cost ? type : best)).id
}
