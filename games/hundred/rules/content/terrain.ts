/** HUN-201: codes as scenarios write them; hills are `H` with a level. */
export const TERRAINS = ['F', 'M', 'S', 'L', 'D', 'W', 'R', 'B', 'H'] as const

export type Terrain = (typeof TERRAINS)[number]

export interface TerrainData {
  readonly name: string
  /** Percent of full speed; 0 is impassable. */
  readonly speed: number
  readonly blocksSight: boolean
  readonly sprint: boolean
  readonly text: string
  /** One character for maps of text. */
  readonly sign: string
}

export const TERRAIN_DATA: Readonly<Record<Terrain, TerrainData>> = {
  F: { name: 'Forest', speed: 75, blocksSight: true, sprint: false, text: 'Conceals; cover 20.', sign: 'f' },
  M: { name: 'Mud', speed: 50, blocksSight: false, sprint: false, text: 'Half speed.', sign: '~' },
  S: { name: 'Shallows', speed: 50, blocksSight: false, sprint: false, text: 'Half speed; puts out fire.', sign: '-' },
  L: {
    name: 'Low wall',
    speed: 25,
    blocksSight: false,
    sprint: true,
    text: 'Quarter speed; cover 20 to units behind it.',
    sign: '=',
  },
  D: { name: 'Road', speed: 100, blocksSight: false, sprint: true, text: 'Overrides water and mud.', sign: '.' },
  W: { name: 'Deep water', speed: 0, blocksSight: false, sprint: false, text: 'Impassable.', sign: 'w' },
  R: { name: 'Rock', speed: 0, blocksSight: true, sprint: false, text: 'Impassable, blocks sight.', sign: 'R' },
  B: { name: 'Building', speed: 0, blocksSight: true, sprint: false, text: 'Impassable, blocks sight.', sign: 'B' },
  H: { name: 'Hill', speed: 100, blocksSight: false, sprint: true, text: 'Raises the ground.', sign: '^' },
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
