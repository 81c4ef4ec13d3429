export const WEAPONS = [
  'unarmed',
  'dagger',
  'rustyKnife',
  'staff',
  'spear',
  'sword',
  'cleaver',
  'longsword',
  'lance',
  'greatsword',
  'greatAxe',
  'trollFists',
  'shortBow',
  'crudeBow',
  'bow',
  'crossbow',
  'throwingAxe',
  'javelin',
] as const

export type Weapon = (typeof WEAPONS)[number]

/** NdS + bonus. */
export interface Damage {
  readonly dice: number
  readonly sides: number
  readonly bonus: number
}

export interface WeaponData {
  readonly kind: 'melee' | 'bow' | 'crossbow' | 'thrown'
  readonly damage: Damage
  /** Ticks the attack takes. */
  readonly speed: number
  /** Reach of a melee weapon, range of any other, in mm. */
  readonly reach: number
  readonly ap: number
  readonly hands: 1 | 2
  readonly cost: number
  readonly pierce: number
  /** Part of the body: it cannot be dropped, broken, bought or used to parry. */
  readonly natural: boolean
  /** How many a fighter carries of a weapon that is thrown; 0 for weapons that are kept. */
  readonly carried: number
  /** A thrown weapon may also be a melee weapon. */
  readonly melee: { readonly damage: Damage; readonly speed: number; readonly reach: number } | null
}

/** HUN-304. */
export const WEAPON_DATA: Readonly<Record<Weapon, WeaponData>> = {
  unarmed: { ...melee([1, 3, 0], 2, 1200, 1, 1, 0), natural: true },
  dagger: { ...melee([1, 4, 2], 3, 1300, 1, 1, 4), pierce: 2 },
  rustyKnife: { ...melee([1, 4, 1], 3, 1300, 1, 1, 1), pierce: 1 },
  staff: melee([1, 6, 2], 4, 1900, 1, 2, 1),
  spear: melee([1, 8, 3], 5, 2400, 2, 1, 4),
  sword: melee([1, 10, 4], 5, 1500, 2, 1, 6),
  cleaver: melee([1, 10, 5], 6, 1500, 2, 1, 7),
  longsword: melee([1, 10, 6], 6, 1700, 2, 1, 9),
  lance: melee([1, 12, 6], 6, 2600, 2, 1, 10),
  greatsword: melee([2, 6, 6], 8, 1900, 3, 2, 9),
  greatAxe: melee([2, 8, 6], 9, 1900, 3, 2, 10),
  trollFists: { ...melee([2, 6, 8], 7, 2000, 2, 2, 0), natural: true },
  shortBow: { ...melee([1, 6, 2], 6, 30000, 3, 2, 8), kind: 'bow' },
  crudeBow: { ...melee([1, 8, 1], 8, 30000, 2, 2, 7), kind: 'bow' },
  bow: { ...melee([1, 8, 4], 8, 40000, 3, 2, 12), kind: 'bow' },
  crossbow: { ...melee([1, 10, 6], 4, 45000, 1, 2, 14), kind: 'crossbow' },
  throwingAxe: { ...melee([1, 8, 5], 5, 10000, 2, 1, 5), kind: 'thrown', carried: 3 },
  javelin: {
    ...melee([1, 8, 4], 5, 15000, 2, 1, 4),
    kind: 'thrown',
    carried: 2,
    melee: { damage: { dice: 1, sides: 8, bonus: 2 }, speed: 5, reach: 2000 },
  },
}

function melee(
  [dice, sides, bonus]: readonly [number, number, number],
  speed: number,
  reach: number,
  ap: number,
  hands: 1 | 2,
  cost: number,
): WeaponData {
  return {
    kind: 'melee',
    damage: { dice, sides, bonus },
    speed,
    reach,
    ap,
    hands,
    cost,
    pierce: 0,
    natural: false,
    carried: 0,
    melee: null,
  }
}

/** HUN-304: what a lance gains on a charge and loses otherwise. */
export const LANCE_CHARGE_DAMAGE = 4
export const LANCE_HINDRANCE = -10

export const SHIELDS = ['none', 'buckler', 'round', 'kite'] as const

export type Shield = (typeof SHIELDS)[number]

export interface ShieldData {
  readonly integrity: number
  readonly hardness: number
  readonly missiles: boolean
  readonly cost: number
}

/** HUN-305. */
export const SHIELD_DATA: Readonly<Record<Shield, ShieldData>> = {
  none: { integrity: 0, hardness: 0, missiles: false, cost: 0 },
  buckler: { integrity: 10, hardness: 6, missiles: false, cost: 1 },
  round: { integrity: 16, hardness: 8, missiles: true, cost: 2 },
  kite: { integrity: 20, hardness: 9, missiles: true, cost: 3 },
}
