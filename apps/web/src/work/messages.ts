import type { Answer, Json, Memory, Seat, Seed, Style } from '@tessera/kernel'
import type { Simulation, SimulationReport } from '@tessera/lab'

/** What a bot is asked: everything it may know, as plain data. */
export interface BotQuestion {
  readonly id: number
  readonly game: string
  readonly view: Json
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
}

export type SimulationNews =
  | { readonly kind: 'progress' | 'done'; readonly report: SimulationReport }
  | { readonly kind: 'trouble'; readonly text: string }
