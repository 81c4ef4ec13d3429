/**
 * What is on the table at one moment, as plain data. Both painters (the diorama and the flat map) read this and nothing else,
 * and tests look at it instead of at pixels. Lengths are metres, x east and y south; angles are radians, 0 east, clockwise on
 * the map, as `Math.atan2(fy, fx)` gives them.
 */
export interface SceneModel {
  readonly field: FieldModel
  readonly figures: readonly FigureModel[]
  readonly zones: readonly ZoneModel[]
  readonly objects: readonly ObjectModel[]
  readonly missiles: readonly MissileModel[]
  readonly paths: readonly PathModel[]
  readonly marks: readonly MarkModel[]
  readonly fog: FogModel | null
  readonly camera: CameraModel
}

export type TerrainKind = 'forest' | 'mud' | 'shallows' | 'wall' | 'road' | 'water' | 'rock' | 'building' | 'hill'

export interface TerrainModel {
  readonly kind: TerrainKind
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Height level of a hill. */
  readonly level: number
}

interface AreaModel {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The ground never changes during a battle: painters build it once per object. */
export interface FieldModel {
  readonly name: string
  readonly w: number
  readonly h: number
  readonly terrain: readonly TerrainModel[]
  readonly areas: readonly AreaModel[]
}

/** HUN-1513. `phase` runs from 0 to 1, except for steps, where it counts strides. */
export type PoseKind =
  | 'stand'
  | 'walk'
  | 'run'
  | 'windUp'
  | 'strike'
  | 'parry'
  | 'block'
  | 'dodge'
  | 'flinch'
  | 'fall'
  | 'defend'
  | 'wall'
  | 'work'
  | 'shaken'
  | 'broken'
  | 'prone'

export interface FigureModel {
  id: string
  seat: 0 | 1
  template: string
  x: number
  y: number
  angle: number
  pose: PoseKind
  phase: number
  /** Which of the four falls, or where a flinch shows: by the place struck. */
  struck: 'head' | 'torso' | 'arms' | 'legs'
  armour: string
  weapon: string
  shield: string | null
  shieldBroken: boolean
  radius: number
  /** Share of hit points left, 0..1. */
  health: number
  exhausted: boolean
  burning: boolean
  banner: boolean
  /** Arrows and bolts that stick in it. */
  arrows: number
  down: boolean
  /** `seen` is painted; `remembered` is a marker of bare resin; `planned` a see-through ghost. */
  look: 'seen' | 'remembered' | 'planned'
  selected: boolean
}

/** The ground that is not seen now, as a grid of square cells of `cell` metres: 1 is seen. */
export interface FogModel {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly seen: Uint8Array<ArrayBuffer>
}

export interface ZoneModel {
  readonly id: string
  readonly kind: 'oil' | 'fire' | 'caltrops'
  readonly x: number
  readonly y: number
  readonly radius: number
}

export interface ObjectModel {
  readonly id: string
  readonly kind: 'banner' | 'weapon'
  readonly item: string
  readonly seat: 0 | 1 | null
  readonly x: number
  readonly y: number
}

export interface MissileModel {
  readonly id: string
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  /** 0 at the bow, 1 at the target; in the air only between. */
  phase: number
  readonly fire: boolean
}

export interface PathModel {
  readonly id: string
  readonly seat: 0 | 1
  readonly points: readonly (readonly [number, number])[]
  /** Metres along the path at which each tick ends. */
  readonly notches: readonly number[]
  readonly faint: boolean
}

export type MarkModel =
  | {
      readonly kind: 'ring'
      readonly x: number
      readonly y: number
      readonly radius: number
      readonly tone: Tone
      readonly dashed: boolean
    }
  | {
      readonly kind: 'arc'
      readonly x: number
      readonly y: number
      readonly radius: number
      readonly angle: number
      readonly half: number
      readonly tone: Tone
    }
  | {
      readonly kind: 'line'
      readonly from: readonly [number, number]
      readonly to: readonly [number, number]
      readonly tone: Tone
      readonly dashed: boolean
    }
  | { readonly kind: 'cloud'; readonly points: readonly (readonly [number, number])[]; readonly seat: 0 | 1 }
  | { readonly kind: 'area'; readonly x: number; readonly y: number; readonly radius: number; readonly tone: Tone }
  | {
      readonly kind: 'zone'
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly seat: 0 | 1
    }
  | { readonly kind: 'cursor'; readonly x: number; readonly y: number }

export type Tone = 'accent' | 'harm' | 'heal' | 'seat0' | 'seat1' | 'ink'

/** HUN-1509: turns about a point on the ground. Pitch is degrees above the horizon, yaw degrees clockwise from north. */
export interface CameraModel {
  readonly x: number
  readonly y: number
  readonly distance: number
  readonly pitch: number
  readonly yaw: number
}
