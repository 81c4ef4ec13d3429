import { TEMPLATE_DATA, type Template, type TemplateData } from './templates.ts'
import { WEAPON_DATA, type Weapon, type WeaponData } from './weapons.ts'

/** HUN-1401: templates as they were before the third edition. */
export const SECOND_TEMPLATE_DATA: Readonly<Record<Template, TemplateData>> = {
  ...TEMPLATE_DATA,
  militia: { ...TEMPLATE_DATA.militia, traits: ['expendable'] },
  healer: { ...TEMPLATE_DATA.healer, hp: 18, melee: 25, dodge: 30, traits: ['medic'], cost: 24 },
  goblin: { ...TEMPLATE_DATA.goblin, traits: ['cowardly', 'swarm'] },
  orcArcher: { ...TEMPLATE_DATA.orcArcher, melee: 35, weapons: ['crudeBow', 'dagger'], quiver: 8 },
  orcBrute: { ...TEMPLATE_DATA.orcBrute, cost: 34 },
}

export const SECOND_WEAPON_DATA: Readonly<Record<Weapon, WeaponData>> = {
  ...WEAPON_DATA,
  crudeBow: { ...WEAPON_DATA.crudeBow, ap: 3 },
}
