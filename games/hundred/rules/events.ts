import type { Aim, AttackStep, Special } from './choice.ts'
import type { Ammunition, Item } from './content/ammunition.ts'
import type { Leaf } from './content/scenarios.ts'
import type { Weapon } from './content/weapons.ts'
import type { MoraleLevel, TurnMode, WoundState } from './state.ts'

/** One term of a chance, by what it comes from. */
export interface Modifier {
  readonly source: string
  readonly value: number
}

/** HUN-1503: a D100 with everything behind it. `chance` is the clamped sum. */
export interface Roll {
  readonly base: number
  readonly modifiers: readonly Modifier[]
  readonly chance: number
  readonly roll: number
  readonly margin: number
}

export type HitLocation = 'head' | 'torso' | 'weaponArm' | 'shieldArm' | 'legs' | 'item'
export type Reaction = 'parry' | 'block' | 'dodge'
export type HealCause = 'bandage' | 'treat' | 'regen' | 'care'
export type DamageCause = 'attack' | 'fire' | 'burning' | 'caltrops' | 'bleeding'

/** HUN-1002, in the order in which they are made. */
export const CHECKS = [
  'critical',
  'wound',
  'leaderLost',
  'allyDown',
  'fearCharge',
  'fearAttack',
  'fearSeen',
  'intimidate',
  'outnumbered',
] as const
export type Check = (typeof CHECKS)[number]

/** The data of each event beside its actor and its target. Null stands for facts that the listener may not know. */
export interface EventData {
  DeploymentStarted: Record<never, never>
  TurnStarted: Record<never, never>
  PlanningPhaseStarted: Record<never, never>
  ResolutionPhaseStarted: Record<never, never>
  TurnEnded: { readonly values: readonly [number | null, number | null] }
  OrderStarted: { readonly step: number; readonly ap: number }
  OrderWaiting: { readonly step: number; readonly reason: string }
  OrderDropped: { readonly step: number; readonly reason: string }

  UnitMoved: {
    readonly fromX: number
    readonly fromY: number
    readonly x: number
    readonly y: number
    readonly mode: TurnMode | 'disengage'
    readonly style: 'normal' | 'retreat'
    readonly ticks: number
    readonly distance: number
  }
  UnitTurned: { readonly fx: number; readonly fy: number; readonly ap: number | null }
  UnitEngaged: Record<never, never>
  UnitDisengaged: { readonly how: 'moved' | 'safe' | 'ended' }
  UnitFled: Record<never, never>
  SlipRolled: { readonly roll: Roll }
  UnitSeen: { readonly x: number; readonly y: number }
  UnitLost: { readonly x: number; readonly y: number }

  AttackDeclared: {
    readonly weapon: Weapon
    readonly kind: AttackStep['kind']
    readonly aim: Aim | null
    readonly due: number
    readonly free: boolean
    readonly charge: boolean
  }
  AttackLapsed: { readonly reason: string }
  AttackRolled: {
    readonly weapon: Weapon
    readonly roll: Roll
    readonly arc: 'front' | 'side' | 'rear'
    readonly result: 'hit' | 'miss'
    readonly free: boolean
  }
  DefenseRolled: {
    readonly reaction: Reaction
    readonly roll: Roll
    /** The unit that reacts: the target, or a neighbour in its wall. */
    readonly by: number | null
    readonly result: 'none' | 'turned' | 'negated'
  }
  HitLocationRolled: { readonly roll: number; readonly location: HitLocation }
  StanceSet: { readonly ap: number }
  WallFormed: Record<never, never>
  ItemStruck: {
    readonly item: string
    readonly dice: readonly number[]
    readonly raw: number
    readonly integrity: number
  }
  GripRolled: { readonly roll: Roll; readonly result: 'held' | 'dropped' | 'broken' }
  ItemBroken: { readonly item: string }
  WeaponDropped: { readonly item: Weapon; readonly x: number; readonly y: number }

  DamageDealt: {
    readonly location: HitLocation | null
    readonly dice: readonly number[]
    readonly rawDamage: number
    readonly armourAbsorbed: number
    readonly multiplier: number
    readonly finalDamage: number
    /** Null below 1: nobody knows how badly off the fallen are. */
    readonly newHealth: number | null
    readonly cause: DamageCause
    readonly turned: boolean
  }
  UnitWounded: { readonly state: WoundState }
  LimbCrippled: { readonly limb: 'weaponArm' | 'shieldArm' | 'legs' }
  ToughnessRolled: { readonly roll: Roll }
  UnitDown: { readonly cause: DamageCause | 'knockout' }
  Healed: { readonly amount: number; readonly cause: HealCause; readonly dice: readonly number[] }
  Bled: { readonly newHealth: number | null }
  Ignited: { readonly roll: Roll; readonly burns: boolean }
  Extinguished: Record<never, never>
  UnitExecuted: Record<never, never>

  AmmoSpent: { readonly type: Ammunition | Weapon; readonly left: number | null }
  StaminaDrained: { readonly amount: number; readonly left: number | null }
  StaminaRecovered: { readonly amount: number; readonly left: number | null }
  Exhausted: { readonly exhausted: boolean }
  Reloaded: Record<never, never>
  WeaponReadied: { readonly weapon: Weapon }
  ItemUsed: { readonly item: Item; readonly dice: readonly number[] }
  ItemTaken: { readonly item: string }
  BannerDropped: { readonly item: string; readonly x: number; readonly y: number }
  BannerReturned: { readonly item: string }
  ZoneCreated: { readonly zone: number; readonly kind: 'oil' | 'caltrops'; readonly x: number; readonly y: number }
  ZoneChanged: { readonly zone: number; readonly state: 'ignited' | 'burnt out' }
  SpecialUsed: { readonly name: Special; readonly roll: Roll | null; readonly dice: readonly number[] }

  MoraleChecked: { readonly kind: Check; readonly roll: Roll; readonly failedBy: number }
  UnitShaken: Record<never, never>
  UnitBroken: Record<never, never>
  UnitRouted: Record<never, never>
  UnitRallied: { readonly from: MoraleLevel; readonly to: MoraleLevel }
  ArmyMoraleChecked: { readonly seat: number; readonly roll: Roll; readonly broken: boolean }

  ObjectiveCompleted: { readonly seat: number; readonly leaf: Leaf }
  SurvivalRolled: { readonly roll: Roll | null; readonly survived: boolean }
  VictoryAchieved: { readonly seat: number; readonly why: string }
  DefeatSuffered: { readonly seat: number }
  MatchDrawn: { readonly why: string }
}

export type EventType = keyof EventData

/** HUN-1503. Null stands for a unit the listener does not see. */
export type EventOf<T extends EventType> = {
  readonly type: T
  readonly turn: number
  readonly tick: number
  readonly entityId?: number | null
  readonly targetId?: number | null
  readonly data: EventData[T]
}

export type HundredEvent<T extends EventType = EventType> = { [K in T]: EventOf<K> }[T]

/** Ticks of events outside the twenty. */
export const BEFORE_TICKS = 0
export const TURN_END_TICK = 99
