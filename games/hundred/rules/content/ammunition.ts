/** HUN-306: what a half of a quiver may hold, and the bolts of crossbows. */
export const ARROWS = ['standard', 'bodkin', 'broadhead', 'fire'] as const

export type Arrow = (typeof ARROWS)[number]
export type Ammunition = Arrow | 'bolt'

export const AMMUNITION = [...ARROWS, 'bolt'] as const

export interface AmmunitionData {
  readonly name: string
  readonly bundle: number
  readonly pierce: number
  readonly cost: number
  readonly text: string
}

export const AMMUNITION_DATA: Readonly<Record<Ammunition, AmmunitionData>> = {
  standard: { name: 'Standard', bundle: 12, pierce: 0, cost: 0, text: 'No effect of its own.' },
  bodkin: { name: 'Bodkin', bundle: 6, pierce: 2, cost: 3, text: 'Pierces 2 of armour.' },
  broadhead: { name: 'Broadhead', bundle: 6, pierce: 0, cost: 2, text: '+3 damage where bare, −2 where armoured.' },
  fire: { name: 'Fire', bundle: 3, pierce: 0, cost: 4, text: 'Can ignite; every hit is frightening.' },
  bolt: { name: 'Bolt', bundle: 8, pierce: 3, cost: 0, text: 'Pierces 3 of armour.' },
}

/** HUN-306: broadheads tear bare flesh and glance off armour. */
export const BROADHEAD_BARE = 3
export const BROADHEAD_ARMOURED = -2

export const ITEMS = ['bandage', 'oil', 'caltrops'] as const

export type Item = (typeof ITEMS)[number]

/** HUN-308. */
export const ITEM_DATA: Readonly<
  Record<Item, { readonly name: string; readonly count: number; readonly cost: number; readonly text: string }>
> = {
  bandage: { name: 'Bandages', count: 3, cost: 4, text: 'Heals 1d6 over two turn ends and stops bleeding.' },
  oil: { name: 'Throwing oil', count: 1, cost: 5, text: 'A slippery circle that burns when lit.' },
  caltrops: { name: 'Caltrops', count: 1, cost: 3, text: 'A circle that slows enemies and hurts bare feet.' },
}
