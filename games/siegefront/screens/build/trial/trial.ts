import type { AnyRecord, Json } from '@tessera/kernel'
import type { Player, Simulation, SimulationReport } from '@tessera/lab'
import { siegefrontRules } from '@tessera/siegefront'
import type { Deck } from '../cards.ts'

/** Both sides are led alike, so that only the decks differ. */
const LEVEL = 'normal'

/** One match of two decks, played out by bots, kept so that it can be watched. */
export interface TrialMatch {
  readonly winner: 0 | 1 | null
  readonly turns: number
  /** What is left of the castles, mine and theirs. */
  readonly castles: readonly [number, number]
  readonly record: AnyRecord
}

/** What a record of bots says about the deck in the first seat. */
export function trialOf(record: AnyRecord, turns: number): TrialMatch {
  const { winner = null, score = [] } = record.result ?? {}
  return {
    winner: winner === null ? null : winner === 0 ? 0 : 1,
    turns,
    castles: [score[0] ?? 0, score[1] ?? 0],
    record,
  }
}

/** Many matches as the lab wants them: each brings its deck, and they change seats with every match. */
export function simulationOf(mine: Deck, theirs: Deck, seed: string): Simulation {
  return {
    config: trialConfig(),
    seed,
    players: playersOf(mine, theirs),
  }
}

/** What several series come to together. */
export function together(reports: readonly SimulationReport[]): Pick<SimulationReport, 'matches' | 'wins' | 'draws'> {
  const sum = { matches: 0, wins: [0, 0] as [number, number], draws: 0 }
  for (const { matches, wins, draws } of reports) {
    sum.matches += matches
    sum.wins[0] += wins[0]
    sum.wins[1] += wins[1]
    sum.draws += draws
  }
  return sum
}

function trialConfig(): Json {
  const parsed = siegefrontRules.config.parse({})
  if (!parsed.ok) throw new Error('The usual options are refused')
  return parsed.value as unknown as Json
}

function playersOf(mine: Deck, theirs: Deck): readonly [Player, Player] {
  const player = (cards: Deck): Player => ({ level: LEVEL, brings: { type: 'deck', cards } })
  return [player(mine), player(theirs)]
}
