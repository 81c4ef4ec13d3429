import type { FactsProvider, GameHost } from '@tessera/online'
import { type BotPool, botsHere } from '../bots/pool.ts'
import type { Database } from '../database/database.ts'
import { newId, newSecret } from '../ids.ts'
import { logFailure } from '../operate/safe-error.ts'
import { type RulesPool, rulesHere } from '../rules/pool.ts'
import { type GameRegistry, MatchMemory } from './load/index.ts'
import { Referee, Shares } from './play/index.ts'
import { Publisher } from './publish/index.ts'
import { rate } from './ratings/index.ts'
import { type Log, Road, type Rooms } from './road/index.ts'
import {
  databasePeople,
  databaseStore,
  type FramePages,
  framePagesHere,
  type ServerClock,
  serverClock,
} from './store/index.ts'
import { Sweeper } from './sweep/index.ts'
import { BotRunner } from './turns/index.ts'
import { Writer } from './write/index.ts'

export { type GameRegistry, gameRegistry } from './load/index.ts'
export type { Message } from './publish/index.ts'
export type { Asker } from './store/index.ts'

/** The matches of a server: the rooms its routes call, and what runs by itself. */
export interface Matches extends Rooms {
  readonly runner: BotRunner
  readonly sweeper: Sweeper
  start(): Promise<void>
  stop(): Promise<void>
}

export interface MatchesOptions {
  readonly database: Database
  readonly games: GameRegistry
  readonly clock?: ServerClock
  /** Without it bots think in this process. */
  readonly bots?: BotPool
  /** Answer for seats of the host; without one the game's simplest bot does. */
  readonly hosts?: readonly GameHost[]
  /** Without it rules run in this process. */
  readonly rules?: RulesPool
  /** Without it pages of frames are made in this process. */
  readonly pages?: FramePages
  readonly log?: Log
  /** Find out what games write into configs; without one no match can ask for it. */
  readonly facts?: readonly FactsProvider[]
  /** Matches kept in memory. */
  readonly matchesInMemory?: number
  /** Milliseconds of the referee's work an account may ask for in a minute; any amount without it. */
  readonly share?: number
  /** The server's share of the dice of a match, 64 hex digits; random without it. Tests fix it. */
  readonly secret?: () => string
  /** For tests: called before and after a change is written; a throw is a crash at that moment. */
  step?(moment: 'computed' | 'written'): void
}

const SILENT: Log = { info: () => {}, error: () => {} }

export function createMatches(options: MatchesOptions): Matches {
  const { database, games: registry, log = SILENT, hosts = [] } = options
  const gameAt = (id: string, version: number) => registry.at(id, version)
  const clock = options.clock ?? serverClock(database)
  const server = newId()
  const store = databaseStore(database, clock)
  const shares = new Shares(options.share ?? Number.MAX_SAFE_INTEGER)
  const referee = new Referee(options.rules ?? rulesHere(gameAt), store, shares)
  const publisher = new Publisher(database, server)
  const memory = new MatchMemory(options.matchesInMemory)
  const writer = new Writer(store)
  const { step, secret = newSecret, facts = [], pages = framePagesHere } = options
  const road = new Road({ store, memory, referee, writer, publisher, registry, hosts, clock, log, step })
  const people = databasePeople(database)
  const rooms = { database, store, people, pages, clock, registry, referee, publisher, road, hosts, log, secret, facts }
  const runner = new BotRunner(rooms, options.bots ?? botsHere(gameAt))
  const sweeper = new Sweeper(rooms, runner, server)
  road.onChanged((match) => {
    runner.look(match)
    if (match.row.toRate)
      void rate(rooms, match.row.id).catch((error: unknown) => logFailure(log, error, 'rating failed'))
  })
  return {
    ...rooms,
    runner,
    sweeper,
    async start() {
      for (const host of hosts) if (registry.current(host.game) !== undefined) await host.open?.(database)
      await publisher.start()
      await sweeper.start()
    },
    async stop() {
      await sweeper.stop()
      await runner.stop()
      await publisher.stop()
    },
  }
}
