export const ARMOURS = ['none', 'robes', 'leather', 'hide', 'chain', 'plate', 'thickHide'] as const

export type Armour = (typeof ARMOURS)[number]

export interface ArmourData {
  /** Added to full AP. */
  readonly ap: number
  /** Added to every stamina cost above 0. */
  readonly stamina: number
  readonly dodge: number
  readonly rate: number
  readonly head: number
  readonly torso: number
  readonly arms: number
  readonly legs: number
  readonly cost: number
  /** Grown, not worn: nobody can buy it. */
  readonly natural: boolean
}

const BARE = { ap: 0, stamina: 0, dodge: 0, rate: 0, head: 0, torso: 0, arms: 0, legs: 0, cost: 0, natural: false }

/** HUN-303. */
export const ARMOUR_DATA: Readonly<Record<Armour, ArmourData>> = {
  none: BARE,
  robes: BARE,
  leather: { ...BARE, head: 1, torso: 3, arms: 2, legs: 1, cost: 3 },
  hide: { ...BARE, head: 1, torso: 3, arms: 2, legs: 2, cost: 3 },
  chain: {
    ap: -1,
    stamina: 0,
    dodge: -10,
    rate: -1200,
    head: 4,
    torso: 6,
    arms: 5,
    legs: 4,
    cost: 8,
    natural: false,
  },
  plate: {
    ap: -2,
    stamina: 1,
    dodge: -20,
    rate: -2400,
    head: 7,
    torso: 10,
    arms: 8,
    legs: 7,
    cost: 14,
    natural: false,
  },
  thickHide: { ...BARE, head: 3, torso: 5, arms: 4, legs: 4, natural: true },
}
