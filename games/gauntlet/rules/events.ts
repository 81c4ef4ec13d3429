import type { Army, Deployment } from './choice.ts'
import type { ContagionType, Stat, StatusId, Tag, Timing } from './content/vocabulary.ts'
import type { Arc, Facing, SideIndex } from './rules/board.ts'
import type { BattleResult, DuelResult } from './state.ts'

/** GB-404. */
export type AttackKind =
  | 'attack'
  | 'shot'
  | 'charge'
  | 'strike'
  | 'riposte'
  | 'opportunity'
  | 'hard'
  | 'counter'
  | 'soft'
  | 'brace'
  | 'overwatch'

export type MoveKind =
  | 'walk'
  | 'charge'
  | 'disengage'
  | 'close_in'
  | 'flight'
  | 'push'
  | 'pull'
  | 'leap'
  | 'teleport'
  | 'swap'
  | 'fallback'

/** The part of S that something adds (GB-406). */
export interface Bonus {
  readonly name: string
  readonly value: number
}

export interface AttackEvent {
  readonly type: 'attack'
  readonly kind: AttackKind
  readonly attackerId: number
  readonly targetId: number
  readonly arc: Arc
  readonly magic: boolean
  readonly missChance: number
  readonly rolls: readonly number[]
  readonly landed: number
  readonly critChance: number
  readonly critRoll: number | null
  readonly atk: number
  readonly armor: { readonly worn: number; readonly formation: number; readonly shield: number; readonly used: number }
  readonly base: number
  readonly k: number
  readonly mods: readonly Bonus[]
  readonly damage: number
  readonly shared: readonly { readonly id: number; readonly q: number }[]
  readonly absorbed: number
  readonly hp: number
  readonly resolveDamage: number
  readonly ammoLeft: number | null
}

/** The step of GB-1003 or GB-1004 that decided what a unit does. */
export type AiStep =
  | 'ability'
  | 'charge'
  | 'leave'
  | 'attack'
  | 'better_target'
  | 'shoot_free'
  | 'save_ammo'
  | 'hold'
  | 'move'
  | 'rest'
  | 'rotate'
  | 'disengage'
  | 'close_in'
  | 'confused'
  | 'taunted'
  | 'flight'
  | 'unable'

/**
 * GB-1201. Everything that happens in a battle, with every draw and amount. Unit ids count from 1, cells from 0 (y * 8 + x). Order,
 * round and turn follow from the frame an event is told in.
 */
export type BattleEvent =
  | {
      readonly type: 'battle_started'
      readonly roll: number
      readonly priority: SideIndex
      readonly units: readonly number[]
    }
  | {
      readonly type: 'round_started'
      readonly round: number
      readonly priority: SideIndex
      readonly order: readonly number[]
      /** The draws among equals of both sides (GB-401 R2). */
      readonly draws: readonly number[]
    }
  | { readonly type: 'turn_started'; readonly unitId: number; readonly again: boolean }
  | { readonly type: 'battle_ended'; readonly result: BattleResult }
  | {
      readonly type: 'unit_moved'
      readonly unitId: number
      readonly from: number
      readonly to: number
      readonly facing: Facing
      readonly kind: MoveKind
    }
  | {
      readonly type: 'unit_displaced'
      readonly unitId: number
      readonly from: number
      readonly to: number
      readonly kind: MoveKind
    }
  | { readonly type: 'unit_rotated'; readonly unitId: number; readonly otherId: number }
  | AttackEvent
  | {
      readonly type: 'clash'
      readonly attackerId: number
      readonly targetId: number
      readonly attackDamage: number
      readonly riposteDamage: number
      readonly wasFlanked: boolean
      readonly riposteType: 'full' | 'weak' | 'none'
      readonly noRiposteReason:
        | 'flanked'
        | 'no_charges'
        | 'broken'
        | 'ranged'
        | 'unable'
        | 'silent'
        | 'out_of_reach'
        | null
    }
  | {
      readonly type: 'attack_of_opportunity'
      readonly attackerId: number
      readonly targetId: number
      readonly damage: number
      readonly cause: 'disengage' | 'takeoff' | 'skirmish' | 'retreat'
    }
  | { readonly type: 'unit_disengaged'; readonly unitId: number; readonly to: number }
  | {
      readonly type: 'charge_shock'
      readonly attackerId: number
      readonly targetId: number
      readonly resolveDamage: number
    }
  | {
      readonly type: 'charge_impact'
      readonly attackerId: number
      readonly targetId: number
      readonly cellsMoved: number
      readonly momentumBonus: number
      readonly damage: number
    }
  | {
      readonly type: 'charge_cancelled'
      readonly unitId: number
      readonly reason: 'intercepted' | 'stopped' | 'target_gone' | 'disrupted'
    }
  | {
      readonly type: 'spear_wall_counter'
      readonly spearmanId: number
      readonly chargerId: number
      readonly damage: number
    }
  | {
      readonly type: 'hard_intercept' | 'soft_intercept' | 'counter_charge' | 'sticky_intercept'
      readonly interceptorId: number
      readonly targetId: number
      readonly damage: number
      readonly resolveDamage: number
      readonly movementStopped: boolean
    }
  | {
      readonly type: 'overwatch'
      readonly shooterId: number
      readonly targetId: number
      readonly damage: number
      readonly suppressed: boolean
    }
  | { readonly type: 'vigilance_activated'; readonly unitId: number }
  | {
      readonly type: 'vigilance_cancelled'
      readonly unitId: number
      readonly reason: 'retreat' | 'knockback' | 'forced_move' | 'disrupted' | 'moved'
    }
  | {
      readonly type: 'resolve_changed'
      readonly unitId: number
      readonly amount: number
      readonly cause: string
      readonly value: number
      /** Kept from breaking by its formation alone. */
      readonly held: boolean
    }
  | {
      readonly type: 'unit_retreating' | 'unit_crumbling' | 'unit_rallied'
      readonly unitId: number
    }
  | {
      readonly type: 'crumble_damage'
      readonly unitId: number
      readonly damage: number
      readonly graceLeft: number | null
    }
  | {
      readonly type: 'los_blocked_by_retreat'
      readonly shooterId: number
      readonly blockerId: number
      readonly targetId: number
    }
  | { readonly type: 'los_opened'; readonly shooterId: number; readonly newTargets: readonly number[] }
  | { readonly type: 'formation_broken'; readonly unitId: number; readonly lostSupporterId: number }
  | {
      readonly type: 'aura_pulse'
      readonly auraId: string
      readonly carrierId: number
      readonly targets: readonly number[]
    }
  | {
      readonly type: 'relic_aura_created' | 'zone_created'
      readonly auraId: string
      readonly carrierId: number
      readonly cell: number
      readonly radius: number
      readonly duration: number
    }
  | { readonly type: 'relic_aura_expired' | 'zone_expired'; readonly auraId: string; readonly cell: number }
  | { readonly type: 'ammo_spent'; readonly unitId: number; readonly amount: number; readonly left: number }
  | { readonly type: 'out_of_ammo'; readonly unitId: number }
  | {
      readonly type: 'ammo_recovered'
      readonly unitId: number
      readonly amount: number
      readonly source: 'rest' | 'supply_wagon' | 'refund' | 'ability'
    }
  | {
      readonly type: 'spell_cast'
      /** 0: the leader of `side`. */
      readonly casterId: number
      readonly side: SideIndex
      readonly timing: Timing | null
      readonly spellId: string
      readonly targetId: number
      readonly targets: readonly number[]
      readonly cooldown: number
    }
  | {
      readonly type: 'contagion_applied' | 'contagion_refreshed' | 'contagion_immune'
      readonly unitId: number
      readonly contagionType: ContagionType
      readonly sourceId: number
      readonly duration: number
    }
  | {
      readonly type: 'contagion_damage'
      readonly unitId: number
      readonly contagionType: ContagionType
      readonly damage: number
      readonly turnsLeft: number
    }
  | {
      readonly type: 'contagion_spread'
      readonly sourceId: number
      readonly targetId: number
      readonly contagionType: ContagionType
      readonly roll: number
      readonly threshold: number
      readonly spread: boolean
    }
  | {
      readonly type: 'death_spread'
      readonly sourceId: number
      readonly targetId: number
      readonly contagionType: ContagionType
    }
  | {
      readonly type: 'contagion_purified'
      readonly casterId: number
      readonly targetId: number
      readonly removedCount: number
    }
  | {
      readonly type: 'contagion_rest_cured'
      readonly unitId: number
      readonly contagionType: ContagionType | null
      readonly roll: number
      readonly pick: number | null
    }
  | {
      readonly type: 'witness_burning'
      readonly witnessId: number
      readonly burningUnitId: number
      readonly resolveDamage: number
    }
  | {
      readonly type: 'armor_shredded'
      readonly attackerId: number
      readonly targetId: number
      readonly shredAmount: number
      readonly totalShred: number
      readonly currentArmor: number
    }
  | { readonly type: 'shred_recovered'; readonly unitId: number; readonly newShredStacks: number }
  | {
      readonly type: 'armor_repaired'
      readonly blacksmithId: number
      readonly targetId: number
      readonly repairAmount: number
    }
  | {
      readonly type: 'hp_changed'
      readonly unitId: number
      readonly cause: string
      readonly amount: number
      readonly absorbed: number
      readonly value: number
    }
  | {
      readonly type: 'barrier_changed'
      readonly unitId: number
      readonly cause: string
      readonly amount: number
      readonly value: number
      readonly duration: number
    }
  | {
      readonly type: 'status_applied'
      readonly unitId: number
      readonly id: StatusId
      readonly duration: number
      readonly p: number
    }
  | { readonly type: 'status_refused'; readonly unitId: number; readonly id: StatusId }
  | { readonly type: 'status_ended'; readonly unitId: number; readonly id: StatusId }
  | {
      readonly type: 'modifier_applied'
      readonly unitId: number
      readonly id: string
      readonly stat: Stat
      readonly pct: number
      readonly flat: number
      readonly duration: number
    }
  | { readonly type: 'modifier_ended'; readonly unitId: number; readonly id: string; readonly stat: Stat }
  | {
      readonly type: 'tag_changed'
      readonly unitId: number
      readonly tag: Tag
      readonly has: boolean
      readonly duration: number
    }
  | {
      readonly type: 'roll'
      readonly unitId: number
      readonly what: string
      readonly chance: number
      readonly roll: number
      readonly success: boolean
    }
  | { readonly type: 'draw'; readonly what: string; readonly among: number; readonly roll: number }
  | { readonly type: 'unit_died'; readonly unitId: number; readonly killerId: number; readonly cause: string }
  | { readonly type: 'death_prevented'; readonly unitId: number; readonly hp: number }
  | { readonly type: 'unit_revived'; readonly unitId: number; readonly cell: number; readonly hp: number }
  | {
      readonly type: 'unit_summoned'
      readonly unitId: number
      readonly key: string
      readonly side: SideIndex
      readonly cell: number
      readonly duration: number
    }
  | { readonly type: 'unit_vanished'; readonly unitId: number }
  | {
      readonly type: 'ability_triggered'
      readonly unitId: number
      readonly abilityId: string
      readonly targetId: number
    }
  | { readonly type: 'cooldown_changed'; readonly unitId: number; readonly value: number }
  | { readonly type: 'unit_rested'; readonly unitId: number }
  | { readonly type: 'weariness'; readonly round: number; readonly percent: number; readonly taken: boolean }
  | {
      readonly type: 'ai_choice'
      readonly unitId: number
      readonly choice: AiStep
      readonly targetId: number
      /** Chance and roll where the step was not certain. */
      readonly chance: number
      readonly roll: number | null
    }

export type DuelEvent =
  | BattleEvent
  | { readonly type: 'armies_revealed'; readonly armies: readonly [Army, Army] }
  | {
      readonly type: 'deployed'
      readonly battle: number
      readonly deployments: readonly [Deployment, Deployment]
    }
  | { readonly type: 'match_ended'; readonly result: DuelResult }
