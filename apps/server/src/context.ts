import type { AnyGame } from '@tessera/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Keys } from './accounts/keys.ts'
import type { Mail } from './accounts/mail.ts'
import type { Visitors } from './accounts/visitors.ts'
import type { Database } from './database/database.ts'
import type { StartedPlugins } from './games/index.ts'
import type { Matches } from './matches/index.ts'
import type { ServerClock } from './matches/store/index.ts'
import type { Lookups } from './notify/lookups.ts'
import type { Settings } from './operate/settings.ts'

/** What every part of a running server has at hand. */
export interface ServerContext {
  readonly settings: Settings
  readonly database: Database
  readonly games: readonly AnyGame[]
  readonly matches: Matches
  /** Instants are compared with this, never with the clock of this machine, which may be another one than the database's. */
  readonly clock: Pick<ServerClock, 'now'>
  readonly keys: Keys
  readonly visitors: Visitors
  /** null where no mail server is configured. */
  readonly mail: Mail | null
  readonly pushKey: string
  readonly lookups: Lookups
  readonly plugins: StartedPlugins
  /** Errors that browsers have told of. */
  readonly browserErrors: { count: number }
  readonly log: FastifyBaseLogger
}
