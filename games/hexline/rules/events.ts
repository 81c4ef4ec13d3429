import type { Result, Seat } from '@tessera/kernel'
import type { Effect, Trigger } from './content/ability.ts'
import type { BattleReason, Hex, QueueEntry, Side, Unit } from './state.ts'

/** HEX-140. Every battle event says which battle and which step of it (0 is the set-up). Unit fields are ids. */
export type HexlineEvent =
  | ArmiesRevealed
  | MatchEnd
  | ({ readonly battle: number; readonly step: number } & BattleEvent)

interface ArmiesRevealed {
  readonly type: 'armies_revealed'
  readonly battle: number
  readonly west_seat: Seat
  readonly west: readonly string[]
  readonly east: readonly string[]
  /** West's, then East's. */
  readonly costs: readonly [number, number]
  readonly rows: number
}

interface MatchEnd {
  readonly type: 'match_end'
  readonly winner: Result['winner']
  readonly score: readonly [number, number]
  readonly reason: string
}

interface Tally {
  readonly unit: number
  readonly dealt: number
  readonly taken: number
  readonly healed: number
  readonly kills: number
}

export type DamageKind = 'attack' | 'strike' | 'splash'

type BattleEvent =
  | { readonly type: 'battle_start'; readonly west_seat: Seat; readonly rows: number; readonly units: readonly Unit[] }
  | { readonly type: 'round_start'; readonly round: number; readonly order: readonly number[]; readonly stale: number }
  | { readonly type: 'turn_start'; readonly unit: number; readonly slot: number; readonly again: boolean }
  | { readonly type: 'frozen_skip'; readonly unit: number; readonly left: number }
  | {
      readonly type: 'charge'
      readonly unit: number
      readonly ability: number
      readonly count: number
      readonly of: number
    }
  | {
      readonly type: 'ability'
      readonly unit: number
      readonly ability: number
      readonly trigger: Trigger
      readonly effect: Effect
      /** The valid units a `random` target was drawn from; empty otherwise. */
      readonly candidates: readonly number[]
      readonly draw: number | null
      readonly targets: readonly number[]
      readonly value: number
    }
  | { readonly type: 'queued'; readonly entry: QueueEntry }
  /** An extra hex if roll < need. */
  | { readonly type: 'speed_roll'; readonly unit: number; readonly roll: number; readonly need: number }
  | {
      readonly type: 'move'
      readonly unit: number
      readonly from: Hex
      readonly to: Hex
      /** The enemy walked towards; 0 when none can be reached (HEX-53). */
      readonly goal: number
      readonly path_left: number
      readonly extra: boolean
    }
  | { readonly type: 'shadowstep'; readonly unit: number; readonly from: Hex; readonly to: Hex; readonly enemy: number }
  | { readonly type: 'idle'; readonly unit: number; readonly why: 'no_enemy_left' | 'boxed_in' }
  | {
      readonly type: 'attack'
      readonly unit: number
      readonly target: number
      readonly candidates: readonly number[]
      /** null when there was only one candidate. */
      readonly draw: number | null
      readonly damage: number
      readonly boost: number
      readonly amount: number
      readonly ranged: boolean
      readonly from: Hex
      readonly at: Hex
    }
  | {
      readonly type: 'blocked'
      readonly unit: number
      readonly by: number
      readonly kind: DamageKind
      readonly amount: number
      readonly used: number
      readonly of: number
    }
  | {
      readonly type: 'damage'
      readonly unit: number
      readonly by: number
      readonly kind: DamageKind
      readonly amount: number
      readonly armor: number
      readonly armor_parts: { readonly base: number; readonly own: number; readonly aura: number }
      /** 0 when armour ate it. */
      readonly dealt: number
      /** Left; 0 when it kills. */
      readonly hp: number
      readonly answer: boolean
    }
  | {
      readonly type: 'undying'
      readonly unit: number
      readonly source: number
      readonly cost: number
      /** The saved unit's damage after paying. */
      readonly damage: number
      readonly at: Hex
      readonly source_at: Hex
    }
  | { readonly type: 'executed'; readonly unit: number; readonly by: number; readonly threshold: number }
  | { readonly type: 'death'; readonly unit: number; readonly by: number; readonly at: Hex }
  | {
      readonly type: 'heal'
      readonly unit: number
      readonly by: number
      readonly amount: number
      readonly hp: number
      readonly at: Hex
      readonly source_at: Hex
    }
  | {
      readonly type: 'fortify'
      readonly unit: number
      readonly by: number
      readonly amount: number
      readonly hp: number
      readonly max_hp: number
      readonly at: Hex
      readonly source_at: Hex
    }
  | {
      readonly type: 'sunder'
      readonly unit: number
      readonly by: number
      readonly amount: number
      readonly armor: number
      readonly at: Hex
      readonly source_at: Hex
    }
  | { readonly type: 'ramp'; readonly unit: number; readonly amount: number; readonly damage: number; readonly at: Hex }
  | {
      readonly type: 'vengeance'
      readonly unit: number
      readonly by: number
      readonly amount: number
      readonly damage: number
      readonly at: Hex
    }
  | {
      readonly type: 'push'
      readonly unit: number
      readonly by: number
      readonly from: Hex
      readonly to: Hex
      readonly stopped_by: 'none' | 'edge' | number
    }
  /** Once for each retreat, with the whole way; absent when the unit did not move. */
  | { readonly type: 'retreat'; readonly unit: number; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'freeze'; readonly unit: number; readonly by: number; readonly turns: number }
  | { readonly type: 'silence'; readonly unit: number; readonly by: number; readonly turns: number }
  | { readonly type: 'silence_tick'; readonly unit: number; readonly left: number }
  | {
      readonly type: 'summon'
      readonly unit: number
      readonly by: number
      readonly at: Hex
      readonly acts_now: boolean
    }
  | { readonly type: 'ready'; readonly unit: number }
  | { readonly type: 'ready_turn'; readonly unit: number }
  | { readonly type: 'ready_spent'; readonly unit: number }
  | { readonly type: 'turn_end'; readonly unit: number; readonly has_acted: boolean }
  | {
      readonly type: 'battle_end'
      readonly winner_side: 0 | Side
      readonly winner_seat: Seat | null
      readonly reason: BattleReason
      readonly rounds: number
      readonly steps: number
      readonly survivors: readonly number[]
      readonly tally: readonly Tally[]
    }
