import type { TroopType } from './terms.ts'

/** COH-5.1. Stats are whole points; `weight` the worth of one man in hundredths of a foot soldier (COH-5.2). */
export interface TroopData {
  readonly name: string
  /** The default name of a unit, after its ordinal (COH-12.5). */
  readonly called: string
  readonly cost: number
  readonly men: number
  readonly attack: number
  readonly defence: number
  readonly mobility: number
  readonly morale: number
  readonly weight: number
  readonly breakAt: number
  readonly mounted: boolean
  readonly sight: number
  readonly mercenary: boolean
}

const FOOT = { men: 100, weight: 100, mounted: false, sight: 3, mercenary: true } as const

export const TROOP_DATA: Readonly<Record<TroopType, TroopData>> = {
  professional: {
    ...FOOT,
    name: 'Professional',
    called: 'Infantry',
    cost: 10,
    attack: 8,
    defence: 7,
    mobility: 6,
    morale: 90,
    breakAt: 25,
  },
  militia: {
    ...FOOT,
    name: 'Militia',
    called: 'Militia',
    cost: 6,
    attack: 5,
    defence: 5,
    mobility: 7,
    morale: 70,
    breakAt: 20,
  },
  levy: {
    ...FOOT,
    name: 'Levy',
    called: 'Levy',
    cost: 4,
    attack: 3,
    defence: 4,
    mobility: 8,
    morale: 50,
    breakAt: 15,
  },
  scouts: {
    ...FOOT,
    name: 'Scouts',
    called: 'Scouts',
    cost: 3,
    men: 20,
    attack: 4,
    defence: 3,
    mobility: 10,
    morale: 80,
    weight: 150,
    breakAt: 15,
    mounted: true,
    sight: 5,
  },
  cavalry: {
    ...FOOT,
    name: 'Cavalry',
    called: 'Cavalry',
    cost: 12,
    men: 50,
    attack: 9,
    defence: 6,
    mobility: 10,
    morale: 85,
    weight: 200,
    breakAt: 25,
    mounted: true,
  },
  heavyCavalry: {
    ...FOOT,
    name: 'Heavy Cavalry',
    called: 'Cataphracts',
    cost: 15,
    men: 40,
    attack: 11,
    defence: 8,
    mobility: 8,
    morale: 95,
    weight: 250,
    breakAt: 30,
    mounted: true,
  },
  warElephants: {
    ...FOOT,
    name: 'War Elephants',
    called: 'Elephants',
    cost: 15,
    men: 10,
    attack: 11,
    defence: 7,
    mobility: 8,
    morale: 65,
    weight: 1000,
    breakAt: 20,
    mounted: true,
    mercenary: false,
  },
  alliedHoplites: {
    ...FOOT,
    name: 'Allied Hoplites',
    called: 'Hoplites',
    cost: 9,
    attack: 7,
    defence: 7,
    mobility: 6,
    morale: 75,
    breakAt: 20,
    mercenary: false,
  },
}

/** What being hired changes (COH-5.5). */
export const MERCENARY = { cost: -1, morale: -10, breakAt: -5 } as const
