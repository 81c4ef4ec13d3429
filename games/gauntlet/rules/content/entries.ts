import type { Definition } from './definition.ts'
import type {
  AttackType,
  ContagionType,
  FactionId,
  Nature,
  Rarity,
  Role,
  Tag,
  Timing,
  Trajectory,
} from './vocabulary.ts'

/** An ability of the tables; its id is its name in lower case with `_` between words. */
export type AbilityEntry = Definition & { readonly name: string }

/** GB-201: a unit of the tables, at tier 1. */
export interface UnitEntry {
  readonly name: string
  readonly rarity?: Rarity
  readonly numbers: {
    readonly cost: number
    readonly hp: number
    readonly atk: number
    readonly armor: number
    readonly speed: number
    readonly initiative: number
    readonly resolve: number
    readonly dodge?: number
    readonly crit?: number
  }
  /** Absent: one physical blow hand to hand. */
  readonly attack?: {
    readonly trajectory?: Trajectory
    readonly range?: number
    /** Absent: needs none. */
    readonly ammo?: number
    readonly type?: AttackType
    readonly blows?: number
  }
  /** Absent: living. */
  readonly nature?: Nature
  readonly tags?: readonly Tag[]
  readonly deathSpread?: ContagionType
  /** What it can do; the id of an ability that stands with another unit or among the standard ones. */
  readonly abilities?: readonly (AbilityEntry | string)[]
  /** Gained at tier 3. */
  readonly mastery?: string
}

/** A unit that only effects create. */
export interface SummonEntry extends UnitEntry {
  readonly role: Role
}

export interface LeaderEntry {
  readonly name: string
  readonly passive: AbilityEntry
  /** The first two are the signature pair. */
  readonly spells: readonly (AbilityEntry & { readonly hint: Timing })[]
}

export interface FactionEntry {
  readonly id: FactionId
  readonly name: string
  /** Unit ids begin with it. */
  readonly prefix: string
  readonly theme: string
  readonly bonus: AbilityEntry
  readonly leaders: readonly LeaderEntry[]
  /** Names of the cards of its starter deck, in order. */
  readonly starter: readonly string[]
  readonly units: Readonly<Record<Role, readonly UnitEntry[]>>
}
