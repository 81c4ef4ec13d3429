import { catalogOf, costOf, type HexlineConfig, ruleset } from '@tessera/hexline'
import { createMatch, type Json, type Seed } from '@tessera/kernel'
import type { Simulation } from '@tessera/lab'

/** Two armies against each other, outside any match. */
export interface Trial {
  readonly config: HexlineConfig
  readonly mine: readonly string[]
  readonly theirs: readonly string[]
}

export interface Fight {
  /** 0 mine, 1 theirs, null a draw. */
  readonly winner: 0 | 1 | null
  readonly rounds: number
  /** Units left of those bought, mine and theirs; summoned Blades do not count. */
  readonly left: readonly [number, number]
  readonly record: ReturnType<ReturnType<typeof matchOf>['record']>
}

/** One battle, kept so that it can be watched. It takes a few milliseconds. */
export function fightOnce(trial: Trial, seed: Seed): Fight {
  const match = matchOf(trial, seed)
  const past = match.state.past[0]
  const battle = match.state.battle
  if (past === undefined || battle === null) throw new Error('A test fight ended without a battle')
  const left = (seat: 0 | 1) =>
    battle.units.filter(
      (unit) => unit.alive && unit.summoner_id === 0 && (unit.side === 1) === (battle.west_seat === seat),
    ).length
  return {
    winner: past.winner_seat === null ? null : past.winner_seat === 0 ? 0 : 1,
    rounds: past.rounds,
    left: [left(0), left(1)],
    record: match.record(),
  }
}

/** Many battles of the two as the lab wants them: each brings its army, and they change sides with every battle. */
export function simulationOf(trial: Trial, seed: string): Simulation {
  const config: HexlineConfig = { ...openRules(trial), armies: [null, null] }
  const brings = (units: readonly string[]): Json => ({ type: 'muster', units })
  return {
    config: config as unknown as Json,
    seed,
    players: [
      { level: 'random', brings: brings(trial.mine) },
      { level: 'random', brings: brings(trial.theirs) },
    ],
  }
}

/** Test fights ask who is stronger, not who may be fielded: any army of units that exist fits. */
export function openRules({ config, mine, theirs }: Trial): HexlineConfig {
  const catalog = catalogOf(config)
  const dearest = Math.max(costOf(catalog, mine), costOf(catalog, theirs))
  return {
    ...config,
    battles: 1,
    deployment: 'drill',
    bans: [],
    custom_only: false,
    scenario: null,
    armies: [mine, theirs],
    budget: Math.min(400, Math.max(config.budget, dearest)),
    max_units: 30,
    max_copies: 30,
    max_families: 4,
  }
}

/** Why an army cannot be tried: units that do not exist, or more than any match allows. */
export function refuseTrial(config: HexlineConfig, army: readonly string[]): string | null {
  const catalog = catalogOf(config)
  if (army.length === 0) return 'An army needs at least one unit.'
  if (army.length > 30) return 'At most 30 units.'
  const unknown = army.find((id) => id === 'blade' || catalog.type(id) === undefined)
  if (unknown !== undefined) return `There is no unit called ${unknown} here.`
  const cost = costOf(catalog, army)
  return cost > 400 ? `This army costs ${cost}; no budget reaches beyond 400.` : null
}

function matchOf(trial: Trial, seed: Seed) {
  return createMatch(ruleset, { config: openRules(trial), seed })
}
