/**
 * What the scene is made of: one frame of the match as a listener has it, reduced to what can be drawn. Lengths are the rules'
 * millimetres and facings their integer vectors.
 */
export interface SceneFrame {
  readonly units: readonly SceneUnit[]
  readonly zones: readonly {
    readonly id: string
    readonly kind: 'oil' | 'fire' | 'caltrops'
    readonly x: number
    readonly y: number
    readonly radius: number
  }[]
  readonly objects: readonly {
    readonly id: string
    readonly kind: 'banner' | 'weapon'
    readonly item: string
    readonly seat: 0 | 1 | null
    readonly x: number
    readonly y: number
  }[]
  /** The events on the way to this frame, in order. */
  readonly actions: readonly SceneAction[]
  /** Actions that are winding up when the frame ends. */
  readonly windUps: readonly WindUp[]
  readonly tick: number
}

export interface SceneUnit {
  readonly id: string
  readonly seat: 0 | 1
  readonly template: string
  readonly x: number
  readonly y: number
  readonly fx: number
  readonly fy: number
  readonly radius: number
  readonly hp: number
  readonly maxHp: number
  readonly armour: string
  readonly weapon: string
  readonly shield: string | null
  readonly shieldBroken: boolean
  readonly morale: 'steady' | 'shaken' | 'broken' | 'routed'
  readonly exhausted: boolean
  readonly burning: boolean
  readonly banner: boolean
  /** Arrows and bolts that hit it and stick. */
  readonly arrows: number
  readonly prone: boolean
  readonly stance: boolean
  readonly wall: boolean
  readonly down: boolean
  readonly fled: boolean
  /** False for the marker of an enemy seen before. */
  readonly seen: boolean
}

export type Place = 'head' | 'torso' | 'arms' | 'legs'

/** A thing seen to happen to a unit within one frame. */
export interface SceneAction {
  readonly kind: 'strike' | 'shoot' | 'parry' | 'block' | 'dodge' | 'hit' | 'fall' | 'work'
  readonly unit: string
  readonly target?: string
  readonly place?: Place
  readonly fire?: boolean
}

export interface WindUp {
  readonly unit: string
  readonly target: string | null
  readonly kind: 'strike' | 'shoot' | 'work'
  readonly from: number
  readonly due: number
}
