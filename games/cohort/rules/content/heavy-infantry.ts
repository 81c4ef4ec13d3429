import type { TroopEntry } from '../choice.ts'
import type { Equipment } from './terms.ts'
import { TROOP_DATA } from './troops.ts'

const HEAVY_GEAR: readonly Equipment[] = ['heavyShields', 'heavyArmor', 'loricaSegmentata']

export function isHeavyInfantry(entry: Pick<TroopEntry, 'type' | 'equipment'>): boolean {
  if (TROOP_DATA[entry.type].mounted) return false
  return entry.type === 'professional' || entry.equipment.some((item) => HEAVY_GEAR.includes(item))
}
