import { type Army, type FactionId, PRINTED, type Rarity, type Role } from '@tessera/gauntlet'

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  tank: 'Tank',
  melee_dps: 'Melee',
  ranged_dps: 'Ranged',
  mage: 'Mage',
  support: 'Support',
  control: 'Control',
}

export const RARITY_NAMES: Readonly<Record<Rarity, string>> = { common: 'Common', rare: 'Rare', epic: 'Epic' }

export function factionName(id: FactionId): string {
  return PRINTED.factions.get(id)?.name ?? id
}

export function leaderName(id: string): string {
  return PRINTED.leaders.get(id)?.name ?? id
}

/** "Order, Ser Aldric". */
export function armyName({ faction, leader }: Army): string {
  return `${factionName(faction)}, ${leaderName(leader)}`
}
