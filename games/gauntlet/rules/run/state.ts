import type { Seed } from '@tessera/kernel'
import type { Army, Deployment } from '../choice.ts'
import type { FactionId, Tier, Timing } from '../content/vocabulary.ts'
import type { Team } from '../rules/battle.ts'
import type { Battle, BattleReason } from '../state.ts'

/** GR-204. */
export type RunPhase = 'begin' | 'draft' | 'camp' | 'matching' | 'matched' | 'battle' | 'ended'

export type RunStatus = 'active' | 'won' | 'lost'

export type EndReason = 'nine_wins' | 'four_losses' | 'abandoned' | 'expired' | 'battle_limit'

/** Who leads the run, and with what. */
export interface Banner {
  readonly faction: FactionId
  readonly leader: string
  readonly spells: readonly string[]
}

/** One of the twelve cards of the run, c01 to c12. */
export interface RunCard {
  readonly id: string
  readonly unit: string
  tier: Tier
  place: 'remaining' | 'hand'
}

/** A card of the hand on a cell as its side sees it: r 0 is the back row, r 1 the front. */
export interface CardPlacement {
  readonly card: string
  readonly c: number
  readonly r: number
}

/** GR-604: what the player sees of an opponent before the battle. */
export interface Face {
  readonly name: string
  readonly faction: FactionId
  readonly leader: string
  readonly rating: number
  readonly wins: number
  readonly losses: number
  readonly units: number
  readonly bot: boolean
  /** Whether the battle changes the player's rating. */
  readonly rated: boolean
}

export interface Opponent {
  readonly face: Face
  /** The id of the stored team; null for a bot team. */
  readonly snapshot: string | null
  /** How many candidates the host drew from. */
  readonly among: number
  readonly team: Team
}

/** The present battle, or the last one until the next team is locked. */
export interface Fight {
  readonly battle: Battle
  readonly seed: Seed
  /** How much of its own stream is used up. */
  dice: number
}

/** GR-701: what is kept of a battle; with the config enough to fight it again. */
export interface BattleEntry {
  readonly number: number
  readonly opponent: Face
  readonly snapshot: string | null
  readonly seed: Seed
  readonly teams: readonly [Team, Team]
  readonly winner: 0 | 1 | null
  readonly reason: BattleReason
  readonly rounds: number
  readonly shares: readonly [number, number]
  readonly gold: number
  readonly ratingBefore: number
  readonly ratingAfter: number
}

/** GR-104. */
export interface RunState {
  phase: RunPhase
  banner: Banner | null
  /** In deck order. */
  cards: RunCard[]
  /** Ids of the cards on offer, in the order drawn. */
  offer: string[]
  picksDue: number
  gold: number
  wins: number
  losses: number
  draws: number
  winStreak: number
  lossStreak: number
  /** As last locked. */
  deployment: CardPlacement[]
  timings: Timing[]
  rating: number
  opponent: Opponent | null
  fight: Fight | null
  battles: BattleEntry[]
  status: RunStatus
  endReason: EndReason | null
}

export function handOf(cards: readonly RunCard[]): readonly RunCard[] {
  return cards.filter((card) => card.place === 'hand')
}

export function remainingOf(cards: readonly RunCard[]): readonly RunCard[] {
  return cards.filter((card) => card.place === 'remaining')
}

/** Ids of the stored teams met so far. */
export function foughtSnapshots(state: Pick<RunState, 'battles'>): readonly string[] {
  return state.battles.flatMap(({ snapshot }) => (snapshot === null ? [] : [snapshot]))
}

/** The cards that are placed, as a battle takes them: nothing of the rest of the hand is in it. */
export function teamOf(
  banner: Banner,
  cards: readonly RunCard[],
  placed: readonly CardPlacement[],
  timings: readonly Timing[],
): Team {
  const chosen = placed.map(({ card }) => {
    const found = cards.find(({ id }) => id === card)
    if (found === undefined) throw new Error(`There is no card ${card}`)
    return { key: found.unit, tier: found.tier }
  })
  const army: Army = { faction: banner.faction, leader: banner.leader, spells: [...banner.spells], cards: chosen }
  const deployment: Deployment = { units: placed.map(({ c, r }, card) => ({ card, c, r })), timings: [...timings] }
  return { army, deployment }
}
