/** SGF-801, in the order in which they are tested. */
export type Formation = 'NONE' | 'SIEGE' | 'PHALANX' | 'VANGUARD' | 'ARCHER_LINE' | 'FLANKING' | 'SKIRMISH'

export interface FormationEffect {
  readonly cards: number
  readonly castle: number
  readonly defence: number
  readonly speed: number
}

export const FORMATIONS: Readonly<Record<Formation, FormationEffect>> = {
  NONE: { cards: 100, castle: 100, defence: 100, speed: 100 },
  SIEGE: {
    cards: 100,
    castle: 125,
    defence: 85,
    speed: 100,
  },
  PHALANX: {
    cards: 100,
    castle: 100,
    defence: 130,
    speed: 90,
  },
  VANGUARD: {
    cards: 120,
    castle: 120,
    defence: 100,
    speed: 100,
  },
  ARCHER_LINE: {
    cards: 115,
    castle: 115,
    defence: 90,
    speed: 100,
  },
  FLANKING: {
    cards: 110,
    castle: 110,
    defence: 100,
    speed: 115,
  },
  SKIRMISH: {
    cards: 100,
    castle: 100,
    defence: 100,
    speed: 105,
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
