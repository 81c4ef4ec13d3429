import { SECOND_WEAPON_DATA } from './second-edition.ts'
import { SHIELD_DATA, type Shield, type ShieldData, type Weapon, type WeaponData } from './weapons.ts'

/** HUN-1401: weapons as they were before the second edition. */
export const FIRST_WEAPON_DATA: Readonly<Record<Weapon, WeaponData>> = {
  ...SECOND_WEAPON_DATA,
  dagger: { ...SECOND_WEAPON_DATA.dagger, cost: 3 },
  staff: { ...SECOND_WEAPON_DATA.staff, ap: 2, cost: 2 },
  spear: { ...SECOND_WEAPON_DATA.spear, cost: 5 },
  cleaver: { ...SECOND_WEAPON_DATA.cleaver, cost: 6 },
  greatsword: { ...SECOND_WEAPON_DATA.greatsword, cost: 10 },
  greatAxe: { ...SECOND_WEAPON_DATA.greatAxe, cost: 12 },
}

export const FIRST_SHIELD_DATA: Readonly<Record<Shield, ShieldData>> = {
  ...SHIELD_DATA,
  buckler: { ...SHIELD_DATA.buckler, cost: 2 },
  round: { ...SHIELD_DATA.round, cost: 4 },
  kite: { ...SHIELD_DATA.kite, cost: 6 },
}
