import type { HexlineConfig } from '../config.ts'
import { catalogOf } from '../content/catalog.ts'
import { PAIRS, type Pair } from './fill.ts'
import type { Army } from './practice.ts'

/** The first pair that holds all families of an army; of a single family where only one is allowed. */
export function pairOf(config: HexlineConfig, army: Army): Pair {
  const families = new Set(army.map((id) => catalogOf(config).type(id)?.family))
  if (config.max_families === 1) {
    const [only = 'custom'] = families
    return [only, only]
  }
  return PAIRS.find(([one, other]) => new Set([one, other, ...families]).size === 2) ?? (PAIRS[0] as Pair)
}
