import type { Equipment, TroopType } from './terms.ts'

/** COH-5.3. `attack` and `defence` are always on; those of bows and pikes are apart, below. */
export interface EquipmentData {
  readonly name: string
  readonly cost: number
  readonly slot: 'weapon' | 'armour' | 'shield'
  readonly suits: readonly TroopType[]
  /** Only cultures that name it may buy it. */
  readonly special: boolean
  readonly attack: number
  readonly defence: number
  readonly mobility: number
  /** Added to the defence of a formed phalanx or testudo attacked in front (COH-8.4). */
  readonly formation: number
  readonly missileDefence: number
  readonly excludes: readonly Equipment[]
}

/** Every troop but elephants (COH-5.4). */
const ANY_TROOP: readonly TroopType[] = [
  'professional',
  'militia',
  'levy',
  'scouts',
  'cavalry',
  'heavyCavalry',
  'alliedHoplites',
]
const PLAIN = {
  special: false,
  attack: 0,
  defence: 0,
  mobility: 0,
  formation: 0,
  missileDefence: 0,
  excludes: [],
} as const

export const EQUIPMENT_DATA: Readonly<Record<Equipment, EquipmentData>> = {
  warSpears: {
    ...PLAIN,
    name: 'War Spears',
    cost: 4,
    slot: 'weapon',
    suits: ['professional', 'militia', 'levy'],
    attack: 2,
    formation: 1,
  },
  compositeBows: {
    ...PLAIN,
    name: 'Composite Bows',
    cost: 5,
    slot: 'weapon',
    suits: ['professional', 'scouts', 'cavalry'],
    excludes: ['heavyShields'],
  },
  crossbows: {
    ...PLAIN,
    name: 'Crossbows',
    cost: 6,
    slot: 'weapon',
    suits: ['professional', 'militia'],
    special: true,
    excludes: ['heavyShields'],
  },
  sarissaPikes: {
    ...PLAIN,
    name: 'Sarissa Pikes',
    cost: 5,
    slot: 'weapon',
    suits: ['professional'],
    special: true,
    excludes: ['heavyShields'],
  },
  lightArmor: {
    ...PLAIN,
    name: 'Light Armour',
    cost: 4,
    slot: 'armour',
    suits: ANY_TROOP,
    defence: 2,
    mobility: -1,
  },
  heavyArmor: {
    ...PLAIN,
    name: 'Heavy Armour',
    cost: 8,
    slot: 'armour',
    suits: ['professional', 'cavalry'],
    defence: 4,
    mobility: -2,
  },
  loricaSegmentata: {
    ...PLAIN,
    name: 'Lorica Segmentata',
    cost: 10,
    slot: 'armour',
    suits: ['professional'],
    special: true,
    defence: 5,
    mobility: -1,
  },
  roundShields: {
    ...PLAIN,
    name: 'Round Shields',
    cost: 2,
    slot: 'shield',
    suits: ANY_TROOP,
    defence: 1,
    missileDefence: 1,
  },
  heavyShields: {
    ...PLAIN,
    name: 'Heavy Shields',
    cost: 4,
    slot: 'shield',
    suits: ['professional', 'militia'],
    defence: 2,
    missileDefence: 2,
    formation: 1,
  },
}

/** What a missile weapon does (COH-5.3, 8.7, 8.8). */
export const MISSILES = {
  compositeBows: { attack: 3, effective: 3, far: 5, volleys: 8, penetration: 0, rain: true, slow: false },
  crossbows: { attack: 3, effective: 3, far: 5, volleys: 6, penetration: 2, rain: false, slow: true },
} as const

/** What pikes do in formed phalanx: attack against its front, more against riders there, defence on every side (COH-5.3, 16.12). */
export const SARISSA = { attack: 4, againstMounted: 8, defence: 3 } as const
