import type { Result, Seat } from '@tessera/kernel'

/** West faces east and holds columns 0..5, East the other way round (HEX-1, HEX-20). */
export type Side = 1 | 2

/** Column and row. */
export type Hex = readonly [col: number, row: number]

/** HEX-30, HEX-31. Ids count from 1 and are the place in `Battle.units` plus one; they are never reused. */
export interface Unit {
  id: number
  type: string
  side: Side
  col: number
  row: number
  alive: boolean
  hp: number
  max_hp: number
  damage: number
  attack_range: number
  armor: number
  speed: number
  frozen_turns: number
  silenced_turns: number
  block_used: number
  ramp_accumulated: number
  has_acted: boolean
  ready_triggered: boolean
  turns_taken: number
  ready_blades: number
  /** One counter per ability of the type. */
  charges: number[]
  summoner_id: number
  /**
   * The tally of HEX-140's `battle_end`. `dealt` and `taken` count hit points actually lost to attacks, strikes and
   * splashes (an execution is a kill, not damage); `healed` counts hit points restored by heal and gained by fortify, for
   * the unit that gave them; `kills` counts deaths credited to the unit, executions included. The dead never change
   * again (HEX-200), so what a unit's queued effects do after its death is not counted.
   */
  dealt: number
  taken: number
  healed: number
  kills: number
}

/** HEX-94. */
export interface QueueEntry {
  type: 'heal' | 'fortify' | 'strike' | 'splash' | 'sunder'
  target_id: number
  source_id: number
  amount: number
  pos: Hex
  source_pos: Hex
  /** Queued by a `wounded` ability: no `wounded` strike or splash answers it (HEX-97). */
  answer: boolean
}

export type BattleReason = 'eliminated' | 'mutual' | 'stalemate' | 'round_limit' | 'exhausted'

/** HEX-32. */
export interface Battle {
  /** From 1. */
  number: number
  west_seat: Seat
  rows: number
  round: number
  /** Ids in the order of this round's turns; ready turns and acting Blades are appended. */
  order: number[]
  /** Place of the next entry of `order`. */
  index: number
  /** Counts from the beginning of a step; a step that only starts a round and so ends the battle counts too. */
  steps: number
  /** HEX-121: id, hp, col, row, armor, damage of every living unit at the last round start, one after another. */
  snapshot: number[]
  stale: number
  /** Empty between steps. */
  queue: QueueEntry[]
  /** null while it goes on, 0 a draw. */
  winner: 0 | Side | null
  reason: BattleReason | null
  units: Unit[]
}

/** What the seats chose and how it ended, kept for the rest of the match. Armies are by seat. */
export interface PastBattle {
  readonly number: number
  readonly west_seat: Seat
  readonly armies: readonly [readonly string[], readonly string[]]
  readonly winner_seat: Seat | null
  readonly reason: BattleReason
  readonly rounds: number
  readonly steps: number
}

type Phase = 'muster' | 'deploy' | 'battle' | 'over'

export interface HexlineState {
  phase: Phase
  /** The battle being prepared or fought, from 1. */
  battle_number: number
  /** Battles won, by seat. */
  score: [number, number]
  /**
   * By seat, for the battle being prepared or fought. Both enter together, when the last one is chosen, fixed armies
   * too; null while there is a muster to come. In a scenario: the types of each side's units.
   */
  armies: [readonly string[] | null, readonly string[] | null]
  /** The battle being fought, or the last one until the next is set up. */
  battle: Battle | null
  past: PastBattle[]
  result: Result | null
}

/** A battle before its first round. */
export function newBattle(number: number, west_seat: Seat, rows: number, units: Unit[]): Battle {
  return {
    number,
    west_seat,
    rows,
    round: 0,
    order: [],
    index: 0,
    steps: 0,
    snapshot: [],
    stale: 0,
    queue: [],
    winner: null,
    reason: null,
    units,
  }
}
