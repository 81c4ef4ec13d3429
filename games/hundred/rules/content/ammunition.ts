/** HUN-306: what a half of a quiver may hold, and the bolts of crossbows. */
export const ARROWS = ['standard', 'bodkin', 'broadhead', 'fire'] as const

export type Arrow = (typeof ARROWS)[number]
export type Ammunition = Arrow | 'bolt'

export const AMMUNITION = [...ARROWS, 'bolt'] as const

export interface AmmunitionData {
  readonly bundle: number
  readonly pierce: number
  readonly cost: number
}

export const AMMUNITION_DATA: Readonly<Record<Ammunition, AmmunitionData>> = {
  standard: { bundle: 12, pierce: 0, cost: 0 },
  bodkin: { bundle: 6, pierce: 2, cost: 3 },
  broadhead: { bundle: 6, pierce: 0, cost: 2 },
  fire: { bundle: 3, pierce: 0, cost: 4 },
  bolt: { bundle: 8, pierce: 3, cost: 0 },
}

/** HUN-306: broadheads tear bare flesh and glance off armour. */
export const BROADHEAD_BARE = 3
export const BROADHEAD_ARMOURED = -2

export const ITEMS = ['bandage', 'oil', 'caltrops'] as const

export type Item = (typeof ITEMS)[number]

/** HUN-308. */
export const ITEM_DATA: Readonly<Record<Item, { readonly count: number; readonly cost: number }>> = {
  bandage: { count: 3, cost: 4 },
  oil: { count: 1, cost: 5 },
  caltrops: { count: 1, cost: 3 },
}
