import type { Answer, AnyRecord, Json, Memory, Seat, Seed, Style } from '@tessera/kernel'
import type { ChanceCurve, LuckLedger, Simulation, SimulationReport } from '@tessera/lab'

/** What a bot is asked: everything it may know, as plain data. */
export interface BotQuestion {
  readonly id: number
  readonly game: string
  /** As the game's own screens have it. */
  readonly view: unknown
  readonly seat: Seat
  /** The match's resolved turns: the bot's dice depend on it. */
  readonly at: number
  readonly seed: Seed
  readonly style: Style
  readonly memory: Memory
}

export type BotReply =
  | { readonly id: number; readonly ok: true; readonly answer: Answer<Json>; readonly memory: Memory }
  | { readonly id: number; readonly ok: false; readonly text: string }

export interface SimulationOrder {
  readonly game: string
  readonly simulation: Simulation
  readonly matches: number
  /** Sends the record of the last match along, to be watched. */
  readonly keepLast?: boolean
}

export type SimulationNews =
  | { readonly kind: 'progress'; readonly report: SimulationReport }
  | { readonly kind: 'done'; readonly report: SimulationReport; readonly last: AnyRecord | null }
  | { readonly kind: 'trouble'; readonly text: string }

/** A finished match, and whose chances are asked for. */
export interface ChanceOrder {
  readonly record: AnyRecord
  readonly seat: Seat
}

export type ChanceNews =
  | { readonly kind: 'curve'; readonly curve: ChanceCurve }
  | { readonly kind: 'ledger'; readonly ledger: LuckLedger }
  | { readonly kind: 'done' }
  | { readonly kind: 'trouble'; readonly text: string }
