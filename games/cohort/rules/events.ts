import type { Seat } from '@tessera/kernel'
import type { CultureId, Facing, Formation, Terrain, Tile, UnitKind, Weapon, Weather } from './content/terms.ts'
import type { Step, Test } from './order.ts'
import type { Area, AttackSide, CohortResult } from './state.ts'

/** Whom an event is about: an id; for a listener an enemy's handle (`X3`) instead, or `unknown` (COH-13.8). */
export type Who = number | string

export interface Modifier {
  readonly name: string
  readonly value: number
}

export type HaltReason = 'zone' | 'contact' | 'swap' | 'lost_tie' | 'cautious' | 'no_path_available'

export type StrikeKind = 'melee' | 'shot' | 'parting' | 'pursuit' | 'amok'

/** When something happened: every event carries it (COH-13.7). */
interface Moment {
  readonly turn: number
  readonly stage: number
}

/** COH-13.7. A field is null for a listener who may not know it. */
export type CohortEvent = Moment & Happening

export type Happening =
  | { readonly type: 'army_set'; readonly seat: Seat; readonly culture: CultureId }
  | { readonly type: 'deployed'; readonly seat: Seat }
  | { readonly type: 'turn_opened'; readonly weather: Weather; readonly roll: number | null }
  | { readonly type: 'arrival'; readonly unit: Who; readonly kind: UnitKind; readonly tile: Tile }
  | { readonly type: 'order_run'; readonly unit: Who; readonly step: Step }
  | { readonly type: 'condition'; readonly unit: Who; readonly test: Test; readonly value: boolean }
  | {
      readonly type: 'formation'
      readonly unit: Who
      readonly from: Formation
      readonly to: Formation
      readonly state: 'begun' | 'done' | 'delayed' | 'disordered'
    }
  | { readonly type: 'faced'; readonly unit: Who; readonly from: Facing; readonly to: Facing }
  | {
      readonly type: 'switched'
      readonly unit: Who
      readonly from: Weapon
      readonly to: Weapon
      readonly done: boolean
    }
  | { readonly type: 'dismounted'; readonly unit: Who }
  | { readonly type: 'mounted'; readonly unit: Who }
  | {
      readonly type: 'step'
      readonly unit: Who
      readonly from: Tile
      readonly to: Tile
      readonly cost: number | null
      readonly left: number | null
      readonly pulse: number
      /** Who saw the whole step; for a listener always both. */
      readonly seenBy: readonly [boolean, boolean]
    }
  | { readonly type: 'wait'; readonly unit: Who; readonly tile: Tile; readonly pulse: number }
  | { readonly type: 'halt'; readonly unit: Who; readonly reason: HaltReason; readonly tile: Tile }
  | {
      readonly type: 'tie'
      readonly tile: Tile
      /** Of seat 0, of seat 1. */
      readonly units: readonly [Who, Who]
      readonly roll: number
      readonly winner: Who
    }
  | {
      readonly type: 'strike'
      readonly kind: StrikeKind
      readonly attacker: Who
      readonly target: Who
      /** Seen from the target; `compass` is where it came from. */
      readonly side: AttackSide
      readonly compass: Facing
      readonly attack: number | null
      readonly defence: number | null
      /** What made up attack and defence. */
      readonly attackModifiers: readonly Modifier[]
      readonly defenceModifiers: readonly Modifier[]
      readonly effort: number
      readonly rate: number
      /** 60 to 140; null when nothing was drawn, or it is withheld. */
      readonly fortune: number | null
      readonly men: number
    }
  | { readonly type: 'shot_at_structure'; readonly unit: Who; readonly tile: Tile; readonly hp: number }
  | {
      readonly type: 'morale'
      readonly unit: Who
      readonly from: number
      readonly to: number
      readonly reasons: readonly Modifier[]
    }
  | {
      readonly type: 'broke'
      readonly unit: Who
      readonly loss: number | null
      readonly threshold: number | null
      readonly excess: number | null
    }
  | { readonly type: 'held'; readonly unit: Who }
  | { readonly type: 'fled'; readonly unit: Who; readonly from: Tile; readonly to: Tile }
  | { readonly type: 'followed_up'; readonly unit: Who; readonly from: Tile; readonly to: Tile }
  | { readonly type: 'left_map'; readonly unit: Who; readonly tile: Tile }
  | { readonly type: 'surrendered'; readonly unit: Who; readonly tile: Tile; readonly to: Who }
  | { readonly type: 'dispersed'; readonly unit: Who; readonly tile: Tile }
  | {
      readonly type: 'amok'
      readonly unit: Who
      readonly tile: Tile
      readonly roll: number
      readonly direction: Facing
      readonly victim: Who | null
    }
  | { readonly type: 'rally'; readonly unit: Who; readonly roll: number; readonly need: number; readonly ok: boolean }
  | { readonly type: 'healed'; readonly unit: Who; readonly men: number; readonly morale: number }
  | { readonly type: 'resupplied'; readonly unit: Who; readonly volleys: number }
  | { readonly type: 'hunger'; readonly seat: Seat }
  | { readonly type: 'heat'; readonly unit: Who }
  | { readonly type: 'disease'; readonly unit: Who; readonly men: number }
  | {
      readonly type: 'work'
      readonly unit: Who
      readonly kind: string
      readonly tile: Tile
      readonly progress: number
      readonly needed: number
      readonly done: boolean
    }
  | {
      readonly type: 'structure'
      readonly tile: Tile
      readonly terrain: Terrain
      readonly hp: number
      readonly open: boolean
    }
  | { readonly type: 'crushed'; readonly unit: Who; readonly men: number }
  | { readonly type: 'engine_broken'; readonly unit: Who }
  | { readonly type: 'train_lost'; readonly seat: Seat }
  | { readonly type: 'administrators_lost'; readonly seat: Seat }
  | { readonly type: 'recruit'; readonly seat: Seat; readonly unit: Who; readonly source: string }
  /** To one seat only, about its own knowledge. */
  | {
      readonly type: 'sighted'
      readonly seat: Seat
      readonly handle: number
      readonly unitType: string
      readonly tile: Tile
    }
  | { readonly type: 'lost_sight'; readonly seat: Seat; readonly handle: number; readonly tile: Tile }
  | { readonly type: 'area'; readonly seat: Seat; readonly area: Area }
  | { readonly type: 'control'; readonly point: number; readonly seat: Seat | null }
  | { readonly type: 'hold'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'score'; readonly scores: readonly [number, number]; readonly gained: readonly [number, number] }
  | {
      readonly type: 'game_over'
      readonly winner: Seat | null
      readonly reason: CohortResult['reason']
      /** The other's clock ran out. */
      readonly late?: true
    }
