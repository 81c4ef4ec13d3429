/** HUN-201: codes as scenarios write them; hills are `H` with a level. */
export const TERRAINS = ['F', 'M', 'S', 'L', 'D', 'W', 'R', 'B', 'H'] as const

export type Terrain = (typeof TERRAINS)[number]

export interface TerrainData {
  /** Percent of full speed; 0 is impassable. */
  readonly speed: number
  readonly blocksSight: boolean
  readonly sprint: boolean
  /** One character for maps of text. */
  readonly sign: string
}

export const TERRAIN_DATA: Readonly<Record<Terrain, TerrainData>> = {
  F: { speed: 75, blocksSight: true, sprint: false, sign: 'f' },
  M: { speed: 50, blocksSight: false, sprint: false, sign: '~' },
  S: { speed: 50, blocksSight: false, sprint: false, sign: '-' },
  L: {
    speed: 25,
    blocksSight: false,
    sprint: true,
    sign: '=',
  },
  D: { speed: 100, blocksSight: false, sprint: true, sign: '.' },
  W: { speed: 0, blocksSight: false, sprint: false, sign: 'w' },
  R: { speed: 0, blocksSight: true, sprint: false, sign: 'R' },
  B: { speed: 0, blocksSight: true, sprint: false, sign: 'B' },
  H: { speed: 100, blocksSight: false, sprint: true, sign: '^' },
}

/** HUN-201: a rectangle of terrain, in millimetres. */
export interface Patch {
  readonly code: Terrain
  /** The height of a hill; 0 for other terrain. */
  readonly level: number
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
