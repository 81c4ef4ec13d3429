import type { Definition } from './definition.ts'
import type {
  AmountOf,
  Base,
  ConditionWord,
  ContagionType,
  DamageType,
  Order,
  Shape,
  Stat,
  StatusId,
  Tag,
  Trajectory,
  Trigger,
  Whom,
} from './vocabulary.ts'

/** GB-208. */
export interface Condition {
  readonly word: ConditionWord
  readonly not: boolean
  readonly n: number
  /** A tag, role, status or contagion; empty where there is none. */
  readonly arg: string
  /** `within n target`: of the aimed unit instead of the owner. */
  readonly ofTarget: boolean
}

/** GB-205. */
export interface Selector {
  readonly base: Base
  readonly filter: readonly Condition[]
  readonly order: Order | null
  readonly count: number | 'all'
}

/** GB-206. */
export interface Area {
  readonly shape: Shape
  readonly n: number
  /** Percent of the amount that is left after each jump of a chain. */
  readonly p: number
  readonly centre: 'target' | 'self'
  readonly side: Whom
}

/** GB-207: a term of a sum. */
export interface Term {
  readonly n: number
  readonly of: AmountOf
}

/** Own turns, or the whole battle. */
export type Duration = number | 'battle'

interface Given {
  readonly to: Selector
  readonly if: readonly Condition[]
  readonly chance: number
}

export interface StrikeEffect extends Given {
  readonly do: 'strike'
  readonly power: number
  /** 0: the unit's own number. */
  readonly blows: number
  /** null: the unit's own type. */
  readonly type: 'physical' | 'magic' | null
  readonly pierce: number
  readonly resolve: number
  readonly crit: number
  readonly sure: boolean
  readonly silent: boolean
}

export interface ModifyEffect extends Given {
  readonly do: 'modify'
  readonly stat: Stat
  readonly pct: number
  readonly flat: number
  /** null: as long as its `always` or `stay` holds. */
  readonly d: Duration | null
  readonly stack: number
  readonly vs: readonly Condition[]
}

export interface StatusEffect extends Given {
  readonly do: 'status'
  readonly id: StatusId
  readonly p: number
  readonly d: Duration | null
}

export interface TagEffect extends Given {
  readonly do: 'tag'
  readonly tag: Tag
  readonly d: Duration | null
  readonly remove: boolean
}

interface ZoneEffect extends Given {
  readonly do: 'zone'
  readonly at: 'target' | 'self' | 'front' | 'ahead'
  readonly radius: number
  readonly rounds: number
  readonly side: Whom
  readonly on: 'enter' | 'turn' | 'stay'
  readonly once: boolean
  readonly effects: readonly Effect[]
}

interface SummonEffect extends Given {
  readonly do: 'summon'
  readonly unit: string
  readonly n: number
  readonly d: Duration
  readonly at: 'self' | 'target' | 'front' | 'home'
}

export type Effect =
  | StrikeEffect
  | ModifyEffect
  | StatusEffect
  | TagEffect
  | ZoneEffect
  | SummonEffect
  | (Given & { readonly do: 'damage'; readonly amount: readonly Term[]; readonly type: DamageType })
  | (Given & { readonly do: 'heal'; readonly amount: readonly Term[] })
  | (Given & { readonly do: 'barrier'; readonly amount: readonly Term[]; readonly d: Duration })
  | (Given & {
      readonly do: 'resolve'
      readonly sign: 1 | -1
      readonly amount: readonly Term[]
      readonly fear: boolean
    })
  | (Given & { readonly do: 'contagion'; readonly type: ContagionType })
  | (Given & {
      readonly do: 'cleanse'
      readonly what: 'contagion' | 'status' | 'debuff' | 'all'
      readonly n: number | 'all'
    })
  | (Given & { readonly do: 'dispel'; readonly n: number | 'all' })
  | (Given & { readonly do: 'push' | 'pull'; readonly n: number })
  | (Given & { readonly do: 'leap'; readonly behind: boolean })
  | (Given & { readonly do: 'teleport'; readonly mode: 'home' | 'away'; readonly n: number })
  | (Given & { readonly do: 'copy'; readonly pct: number; readonly d: Duration })
  | (Given & { readonly do: 'revive'; readonly hp: number })
  | (Given & { readonly do: 'execute'; readonly below: number })
  | (Given & { readonly do: 'shred' | 'repair' | 'ammo'; readonly n: number })
  | (Given & { readonly do: 'cooldown'; readonly n: number; readonly reset: boolean })
  | (Given & { readonly do: 'swap' | 'sacrifice' | 'rally' | 'act_again' | 'disrupt' })

export interface Aura {
  readonly type: 'static' | 'pulse' | 'relic'
  readonly range: number
  readonly side: Whom
  /** Of a relic. */
  readonly rounds: number
  readonly on: 'stay' | 'turn' | 'supply'
}

/** GB-204, GB-220. */
export interface Ability {
  readonly id: string
  readonly name: string
  readonly kind: 'active' | 'passive' | 'aura' | 'spell'
  readonly cooldown: number
  readonly startCooldown: number
  readonly ammo: number
  readonly shot: Exclude<Trajectory, 'melee'> | null
  readonly reach: number | 'self' | 'own' | 'any'
  /** Per battle; 0: unlimited. */
  readonly uses: number
  readonly on: Trigger | null
  /** The p of hp_below, the n of on_ally_death and on_enemy_death. */
  readonly n: number
  readonly when: readonly Condition[]
  readonly chance: number
  readonly aim: Selector | null
  readonly area: Area | null
  readonly min: number
  readonly effects: readonly Effect[]
  readonly aura: Aura | null
  /** Of leader passives and faction bonuses. */
  readonly scope: 'each' | 'team' | null
  readonly filter: readonly Condition[]
  /** As the tables write it. */
  readonly definition: Definition
}

/** An entry of the content that uses a word or a number that the vocabulary does not have. */
export class ContentError extends Error {
  constructor(entry: string, problem: string) {
    super(`${entry}: ${problem}`)
    this.name = 'ContentError'
  }
}
