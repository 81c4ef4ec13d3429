import { type Audience, lasting } from '@tessera/kernel'
import type { FactionId, Timing } from '../../content/vocabulary.ts'
import type { Battle } from '../../state.ts'
import { shownBattle } from '../../view/shown-battle.ts'
import type { DuelView } from '../../view/view.ts'
import type { RunConfig } from '../config.ts'
import {
  type Banner,
  type BattleEntry,
  type CardPlacement,
  type EndReason,
  type Face,
  foughtSnapshots,
  type RunCard,
  type RunPhase,
  type RunState,
  type RunStatus,
} from '../state.ts'

/** What the player knows: everything of the run but its dice, and of an opponent only the face until the battle. */
export interface PlayerView {
  readonly to: 0
  readonly config: RunConfig
  readonly phase: RunPhase
  readonly banner: Banner | null
  readonly cards: readonly RunCard[]
  readonly offer: readonly string[]
  readonly picksDue: number
  readonly gold: number
  readonly wins: number
  readonly losses: number
  readonly draws: number
  readonly winStreak: number
  readonly lossStreak: number
  readonly deployment: readonly CardPlacement[]
  readonly timings: readonly Timing[]
  readonly rating: number
  readonly opponent: Face | null
  /** The present battle, or the last one until the next team is locked. */
  readonly battle: Battle | null
  readonly battles: readonly BattleEntry[]
  readonly status: RunStatus
  readonly endReason: EndReason | null
}

/** GR-2403: what the host needs to find an opponent, and nothing of the team that opponent will meet. */
export interface HostView {
  readonly to: 1
  readonly config: RunConfig
  readonly phase: RunPhase
  readonly wins: number
  readonly losses: number
  readonly draws: number
  readonly rating: number
  readonly foughtSnapshots: readonly string[]
}

/** GR-2402. */
export interface SpectatorView {
  readonly to: 'spectator'
  readonly faction: FactionId | null
  readonly leader: string | null
  readonly wins: number
  readonly losses: number
}

export type RunView = PlayerView | HostView | SpectatorView

export function viewRun(state: RunState, to: Audience, config: RunConfig): RunView {
  const { wins, losses, draws, rating, phase } = state
  if (to === 0) return playerView(state, config)
  if (to === 1) return { to, config, phase, wins, losses, draws, rating, foughtSnapshots: foughtSnapshots(state) }
  const { faction = null, leader = null } = state.banner ?? {}
  return { to: 'spectator', faction, leader, wins, losses }
}

function playerView(state: RunState, config: RunConfig): PlayerView {
  const { opponent, fight, ...open } = state
  const battles = state.battles.map(config.daily === undefined ? lasting : withoutSeed)
  const battle = fight === null ? null : shownBattle(fight.battle)
  return { to: 0, config, ...open, battles, opponent: opponent?.face ?? null, battle }
}

const seedless = new WeakMap<BattleEntry, BattleEntry>()

/** GR-2411: all players play the day's run with the same dice, so a player's view holds no seed of it. */
function withoutSeed(entry: BattleEntry): BattleEntry {
  const made = seedless.get(entry) ?? lasting({ ...entry, seed: '' })
  seedless.set(entry, made)
  return made
}

/** The battle of a run as a duel shows it, so that words, pictures and screens of duels serve both. */
export function battleView(view: PlayerView): DuelView {
  const { config, battle, battles } = view
  const { roundLimit, changes } = config
  return {
    to: 0,
    config: { armies: [null, null], gold: 0, roundLimit, bestOf: 1, ...(changes !== undefined && { changes }) },
    phase: view.phase === 'battle' ? 'battle' : 'over',
    armies: [null, null],
    deployments: [null, null],
    battle,
    fought: battles.map(({ winner, reason, rounds, shares }) => ({ winner, reason, rounds, shares })),
    wins: [view.wins, view.losses],
    result: null,
  }
}
