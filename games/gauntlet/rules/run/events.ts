import type { Tier, Timing } from '../content/vocabulary.ts'
import type { BattleEvent } from '../events.ts'
import type { BattleReason } from '../state.ts'
import type { Banner, CardPlacement, EndReason, Face, RunStatus } from './state.ts'

/** GR-901, and what happens in the battle. */
export type RunEvent =
  | BattleEvent
  | { readonly type: 'run_started'; readonly banner: Banner; readonly deck: readonly string[] }
  | {
      readonly type: 'draft_offered'
      readonly cards: readonly string[]
      readonly picksDue: number
      readonly isInitial: boolean
    }
  | {
      readonly type: 'cards_drafted'
      readonly cards: readonly string[]
      readonly hand: number
      readonly remainingCount: number
    }
  | { readonly type: 'card_upgraded'; readonly card: string; readonly tier: Tier; readonly price: number }
  | {
      readonly type: 'gold_changed'
      readonly amount: number
      readonly cause: 'win' | 'loss' | 'draw' | 'upgrade'
      readonly base: number
      readonly streakBonus: number
      readonly gold: number
    }
  | { readonly type: 'prepared'; readonly units: readonly CardPlacement[]; readonly timings: readonly Timing[] }
  | { readonly type: 'opponent_found'; readonly face: Face; readonly candidateCount: number }
  | {
      readonly type: 'battle_finished'
      readonly number: number
      readonly result: 'win' | 'loss' | 'draw'
      readonly reason: BattleReason
      readonly rounds: number
      readonly hpShares: readonly [number, number]
      readonly wins: number
      readonly losses: number
      readonly draws: number
      readonly winStreak: number
    }
  | {
      readonly type: 'rating_changed'
      readonly before: number
      readonly after: number
      readonly d: number
      readonly g: number
    }
  | {
      readonly type: 'run_ended'
      readonly status: RunStatus
      readonly endReason: EndReason
      readonly wins: number
      readonly losses: number
      readonly rating: number
      readonly ratingStart: number
    }
