import type { FactsProvider, GameHost } from '@tessera/online'
import type { Database } from '../../database/database.ts'
import type { GameRegistry } from '../load/index.ts'
import type { Referee } from '../play/index.ts'
import type { Publisher } from '../publish/index.ts'
import type { FramePages, MatchStore, People, ServerClock } from '../store/index.ts'
import type { Log, Road } from './road.ts'

/** The rooms of a server's matches; a function names those it needs: `Pick<Rooms, 'road' | 'clock'>`. */
export interface Rooms {
  readonly database: Database
  readonly store: MatchStore
  readonly people: People
  readonly pages: FramePages
  readonly clock: ServerClock
  readonly registry: GameRegistry
  readonly referee: Referee
  readonly publisher: Publisher
  readonly road: Road
  /** Answer for seats of the host. */
  readonly hosts: readonly GameHost[]
  readonly log: Log
  /** The server's share of the dice of a match. */
  readonly secret: () => string
  /** Find out what games write into configs. */
  readonly facts: readonly FactsProvider[]
}
