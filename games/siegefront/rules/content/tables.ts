/** SGF-801, in the order in which they are tested. */
export type Formation = 'NONE' | 'SIEGE' | 'PHALANX' | 'VANGUARD' | 'ARCHER_LINE' | 'FLANKING' | 'SKIRMISH'

export interface FormationEffect {
  readonly name: string
  readonly cards: number
  readonly castle: number
  readonly defence: number
  readonly speed: number
  /** What makes it, in words. */
  readonly condition: string
}

export const FORMATIONS: Readonly<Record<Formation, FormationEffect>> = {
  NONE: { name: 'No formation', cards: 100, castle: 100, defence: 100, speed: 100, condition: 'fewer than two cards' },
  SIEGE: {
    name: 'Siege',
    cards: 100,
    castle: 125,
    defence: 85,
    speed: 100,
    condition: 'two or more in the enemy’s home row',
  },
  PHALANX: {
    name: 'Phalanx',
    cards: 100,
    castle: 100,
    defence: 130,
    speed: 90,
    condition: 'three in the back or middle row',
  },
  VANGUARD: {
    name: 'Vanguard',
    cards: 120,
    castle: 120,
    defence: 100,
    speed: 100,
    condition: 'one in the enemy’s home row, supported in the middle',
  },
  ARCHER_LINE: {
    name: 'Archer Line',
    cards: 115,
    castle: 115,
    defence: 90,
    speed: 100,
    condition: 'two or more in the back row',
  },
  FLANKING: {
    name: 'Flanking',
    cards: 110,
    castle: 110,
    defence: 100,
    speed: 115,
    condition: 'cards in both outer columns',
  },
  SKIRMISH: {
    name: 'Skirmish',
    cards: 100,
    castle: 100,
    defence: 100,
    speed: 105,
    condition: 'two or more in no other order',
  },
}

/** Section 9, in the order in which they are drawn. */
export const WEATHERS = ['CLEAR', 'RAIN', 'STORM', 'FOG', 'SNOW'] as const
export type Weather = (typeof WEATHERS)[number]

export const WEATHER: Readonly<
  Record<Weather, { readonly attack: number; readonly defence: number; readonly speed: number }>
> = {
  CLEAR: { attack: 100, defence: 100, speed: 100 },
  RAIN: { attack: 90, defence: 100, speed: 95 },
  STORM: { attack: 80, defence: 100, speed: 90 },
  FOG: { attack: 85, defence: 110, speed: 100 },
  SNOW: { attack: 100, defence: 90, speed: 85 },
}

/** Section 10. */
export const TERRAINS = ['NONE', 'HIGH_GROUND', 'FOREST', 'WATER', 'RUINS'] as const
export type Terrain = (typeof TERRAINS)[number]

export const TERRAIN: Readonly<Record<Terrain, { readonly attack: number; readonly defence: number }>> = {
  NONE: { attack: 100, defence: 100 },
  HIGH_GROUND: { attack: 115, defence: 110 },
  FOREST: { attack: 100, defence: 120 },
  WATER: { attack: 90, defence: 90 },
  RUINS: { attack: 105, defence: 115 },
}
