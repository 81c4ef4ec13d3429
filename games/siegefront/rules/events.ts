import type { Seat } from '@tessera/kernel'
import type { Status, Trigger } from './content/abilities.ts'
import type { Card } from './content/cards.ts'
import type { Formation, Terrain, Weather } from './content/tables.ts'
import type { Mode } from './rules/field/mode.ts'
import type { Chain } from './rules/field/values.ts'
import type { SiegefrontResult, Unit } from './state.ts'

export type Cell = readonly [x: number, y: number]

/** What an effect came from: an ability's key, or a status. */
export type Cause = string

/** SGF-1701. Fields that only the owner may know are null for everybody else. */
export type SiegefrontEvent =
  | {
      readonly type: 'match_started'
      readonly first: Seat
      readonly castleHp: number
      readonly terrain: readonly Terrain[]
      readonly weather: Weather
      readonly duration: number
      readonly impact: readonly [number, number]
    }
  | {
      readonly type: 'mulligan_done'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly string[] | null
    }
  | {
      readonly type: 'turn_started'
      readonly turn: number
      readonly seat: Seat
      readonly mana: number
      readonly maxMana: number
    }
  | {
      readonly type: 'turn_ended'
      readonly turn: number
      readonly seat: Seat
      readonly mana: number
      readonly maxMana: number
    }
  | {
      readonly type: 'card_drawn'
      readonly seat: Seat
      readonly deckLeft: number
      readonly source: 'opening' | 'mulligan' | 'turn' | Cause
      readonly handId: number | null
      readonly card: string | null
    }
  | { readonly type: 'deck_empty'; readonly seat: Seat }
  | { readonly type: 'charge_gained'; readonly seat: Seat; readonly charges: number }
  | {
      readonly type: 'card_forged'
      readonly seat: Seat
      readonly cost: number
      readonly mode: Mode
      readonly budget: number
      readonly draws: readonly number[]
      readonly card: Card
    }
  | {
      readonly type: 'unit_entered'
      readonly unit: Unit
      readonly seat: Seat
      readonly x: number
      readonly y: number
      readonly source: 'deploy' | 'forge' | 'levy'
    }
  | { readonly type: 'unit_moved'; readonly unit: number; readonly path: readonly Cell[] }
  | {
      readonly type: 'unit_displaced'
      readonly unit: number
      readonly from: Cell
      readonly to: Cell
      readonly cause: 'shove' | 'swap'
    }
  | {
      readonly type: 'attack_declared'
      readonly unit: number
      readonly target: number | 'castle'
      /** The attacker's and the defender's; the second is null for a castle. */
      readonly initiatives: readonly [number, number | null]
      /** When the attacker strikes. */
      readonly order: 'first' | 'second' | 'together' | 'alone'
    }
  | {
      readonly type: 'blow'
      readonly by: number
      readonly to: number
      readonly attackChain: Chain
      readonly critRoll: number
      readonly critNeed: number
      readonly crit: boolean
      readonly defenceChain: Chain
      readonly damage: number
      readonly warded: boolean
      readonly hpAfter: number
      readonly answer: boolean
    }
  | {
      readonly type: 'castle_hit'
      readonly by: number | null
      readonly seat: Seat
      readonly attackChain: Chain | null
      readonly damage: number
      readonly hpAfter: number
      readonly cause: 'attack' | Cause
    }
  | {
      readonly type: 'damage'
      readonly unit: number
      readonly amount: number
      readonly kind: 'effect' | 'reaction'
      readonly cause: Cause
      readonly by: number | null
      readonly hpAfter: number
      readonly warded: boolean
    }
  | {
      readonly type: 'healed'
      readonly unit: number
      readonly amount: number
      readonly hpAfter: number
      readonly cause: Cause
    }
  | {
      readonly type: 'castle_healed'
      readonly seat: Seat
      readonly amount: number
      readonly hpAfter: number
      readonly cause: Cause
    }
  | {
      readonly type: 'ability'
      readonly unit: number
      readonly key: string
      readonly trigger: Trigger
      readonly draw: number | null
      readonly of: number | null
      readonly targets: readonly number[]
    }
  | {
      readonly type: 'status_added'
      readonly unit: number
      readonly status: Status
      readonly turns: number
      readonly cause: Cause
    }
  | {
      readonly type: 'status_removed'
      readonly unit: number
      readonly status: Status
      readonly cause: 'ended' | 'used'
    }
  | {
      readonly type: 'stat_changed'
      readonly unit: number
      readonly stat: 'attack' | 'defence' | 'maxHp'
      readonly from: number
      readonly to: number
      readonly cause: Cause
    }
  | {
      readonly type: 'mana_changed'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly cause: 'deploy' | 'forge' | Cause
    }
  | { readonly type: 'unit_died'; readonly unit: number; readonly card: string; readonly x: number; readonly y: number }
  | { readonly type: 'unit_returned'; readonly unit: number; readonly hp: number }
  | {
      readonly type: 'weather_changed'
      readonly weather: Weather
      readonly duration: number
      readonly cause: 'drawn' | 'ability' | 'configured'
      readonly draws: readonly number[]
    }
  | { readonly type: 'terrain_changed'; readonly x: number; readonly y: number; readonly terrain: Terrain }
  | { readonly type: 'formation_changed'; readonly seat: Seat; readonly from: Formation; readonly to: Formation }
  | { readonly type: 'control_changed'; readonly seat: Seat | null }
  | {
      readonly type: 'match_ended'
      readonly winner: Seat | null
      readonly reason: SiegefrontResult['reason']
      readonly decidedBy: SiegefrontResult['decidedBy']
      readonly castles: readonly [number, number]
    }
