import { type Army, factionName, leaderName, type Rarity, type Role } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'

export function roleName(role: Role): string {
  return words.text(`role.${role}`)
}

export function rarityName(rarity: Rarity): string {
  return words.text(`rarity.${rarity}`)
}

/** "Order, Ser Aldric". */
export function armyName({ faction, leader }: Army): string {
  return `${factionName(faction)}, ${leaderName(leader)}`
}
