import type { Terrain } from './terms.ts'

/** COH-2.3. `cost` in half-tiles to enter, null where nobody goes; `sight` what it blocks between two others. */
export interface TerrainData {
  /** What maps write for it. */
  readonly sign: string
  readonly name: string
  readonly cost: number | null
  readonly sight: 'clear' | 'blocks' | 'unlessElevated'
  readonly defence: number
  readonly elevated: boolean
  readonly rough: boolean
  /** Hides units that stand still in it, and dims sight by this much from and into it (COH-4.3). */
  readonly cover: 0 | 1 | 2
  /** Added to the missile range of a unit on it. */
  readonly range: 0 | 1
  /** Hit points of a structure. */
  readonly hp: number
}

const OPEN = { sight: 'clear', defence: 0, elevated: false, rough: false, cover: 0, range: 0, hp: 0 } as const

export const TERRAIN_DATA: Readonly<Record<Terrain, TerrainData>> = {
  plains: { ...OPEN, sign: '.', name: 'plains', cost: 2 },
  road: { ...OPEN, sign: '=', name: 'road', cost: 1 },
  /** In heavy rain 4; the defence only counts against a unit that moved this turn. */
  ford: { ...OPEN, sign: 'f', name: 'ford', cost: 3, defence: -4, rough: true },
  hill: { ...OPEN, sign: 'h', name: 'hill', cost: 3, sight: 'unlessElevated', defence: 2, elevated: true, range: 1 },
  forest: { ...OPEN, sign: 'F', name: 'forest', cost: 4, sight: 'blocks', defence: 1, rough: true, cover: 2 },
  wood: { ...OPEN, sign: 'w', name: 'light wood', cost: 3, rough: true, cover: 1 },
  marsh: { ...OPEN, sign: 'm', name: 'marsh', cost: 6, rough: true },
  river: { ...OPEN, sign: '~', name: 'river', cost: null },
  bridge: { ...OPEN, sign: 'B', name: 'bridge', cost: 2 },
  cliff: { ...OPEN, sign: '^', name: 'cliff', cost: null, sight: 'blocks' },
  wall: { ...OPEN, sign: 'W', name: 'wall', cost: 3, sight: 'unlessElevated', defence: 5, elevated: true, hp: 100 },
  tower: {
    ...OPEN,
    sign: 'T',
    name: 'tower',
    cost: 3,
    sight: 'unlessElevated',
    defence: 5,
    elevated: true,
    range: 1,
    hp: 120,
  },
  gate: { ...OPEN, sign: 'G', name: 'gate', cost: 2, sight: 'unlessElevated', defence: 5, hp: 45 },
  rubble: { ...OPEN, sign: 'r', name: 'rubble', cost: 4, defence: 1, rough: true },
}
