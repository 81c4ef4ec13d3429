import type { AddressInfo, Socket } from 'node:net'
import { games as allGames, frozen } from '@tessera/games'
import { serverPlugins } from '@tessera/games/online'
import type { AnyGame } from '@tessera/kernel'
import type { FastifyInstance } from 'fastify'
import { openMail } from './accounts/mail.ts'
import type { Scrypt } from './accounts/scrypt.ts'
import { installationKeys } from './accounts/secrets.ts'
import { openVisitors } from './accounts/visitors.ts'
import type { Patience } from './api/answering/patience.ts'
import { bareApp, configureApp } from './app.ts'
import type { BotPool } from './bots/pool.ts'
import type { ServerContext } from './context.ts'
import type { Database } from './database/database.ts'
import { type DatabasePlace, openDatabase } from './database/open.ts'
import { gameHosts, startPlugins } from './games/index.ts'
import { createMatches, gameRegistry } from './matches/index.ts'
import { type FramePages, serverClock } from './matches/store/index.ts'
import { openCourier } from './notify/deliver.ts'
import { openLookups } from './notify/lookups.ts'
import { pushKeys } from './notify/push.ts'
import { openMetrics } from './operate/metrics.ts'
import { serveMetrics } from './operate/routes.ts'
import { readSettings, type Settings } from './operate/settings.ts'
import { startTidying } from './retention/tidying.ts'
import type { RulesPool } from './rules/pool.ts'

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** Folder of the built web client; null: the API alone. */
  readonly webRoot: string | null
  /** A folder, a PostgreSQL, or memory, which keeps nothing; one that is open already stays open afterwards. */
  readonly database?: DatabasePlace | Database
  /** Missing: from the environment. */
  readonly settings?: Settings
  /** File that keeps the installation's secrets where the settings name none; missing: they end with the process. */
  readonly secretsFile?: string
  readonly games?: readonly AnyGame[]
  /** Who thinks for the server's bots; missing: this process itself. */
  readonly bots?: BotPool
  /** Who runs the rules of games; missing: this process itself. */
  readonly rules?: RulesPool
  /** Where passwords are hashed; missing: in this process. */
  readonly scrypt?: Scrypt
  /** Without it pages of frames are made in this process. */
  readonly pages?: FramePages
  /** The server's share of the dice of a match, 64 hex digits; random without it. Only tests hand one in. */
  readonly matchSecret?: () => string
  readonly logTo?: { write(line: string): void }
  /** How long a request may take to arrive. Only tests hand one in. */
  readonly patience?: Patience
}

export interface RunningServer {
  readonly url: string
  /** Where /metrics is; null where it is served nowhere. */
  readonly metricsPort: number | null
  readonly app: FastifyInstance
  readonly context: ServerContext
  /**
   * Is not ready any more, for a while; then takes no new requests, lets those under way finish, hands over the rest, and resolves.
   * Called again it waits no longer.
   */
  close(): Promise<void>
}

/** Rejects with Node's own error (`EADDRINUSE`, `EACCES`, ...) when the address cannot be had. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const settings = options.settings ?? readSettings(process.env)
  const app = bareApp(settings, options.logTo, options.patience)
  const endConnections = closingConnections(app)
  const closing: (() => unknown)[] = []
  let drained: (() => void) | null = null
  let closed: Promise<void> | null = null
  const close = (): Promise<void> => {
    drained?.()
    closed ??= stop()
    return closed
  }
  const stop = async (): Promise<void> => {
    const drain = app.server.listening ? settings.drainSeconds : 0
    if (drain > 0) {
      await new Promise<void>((done) => {
        drained = done
        setTimeout(done, drain * 1000).unref()
      })
    }
    const late = setTimeout(endConnections, settings.graceSeconds * 1000)
    await app.close()
    clearTimeout(late)
    for (const end of closing.splice(0).reverse()) await end()
  }
  try {
    const given = options.database ?? 'memory'
    const opened = isOpen(given) ? given : await openDatabase(given)
    if (!isOpen(given)) closing.push(() => opened.close())
    opened.serve(app.log)
    const context = await openContext(app, settings, opened, options, closing)
    const metrics = openMetrics()
    closing.push(() => metrics.stop())
    watch(metrics, context)
    const shown = await serveMetrics(context, metrics)
    closing.push(() => shown?.close())
    const { telemetryUrl } = settings
    if (telemetryUrl !== null) {
      const { openTelemetry } = await import('./operate/telemetry.ts')
      closing.push(openTelemetry(app, telemetryUrl, metrics))
    }
    const courier = openCourier(context, metrics)
    closing.push(() => courier.stop())
    await configureApp(app, context, { webRoot: options.webRoot, metrics, courier, stopping: () => closed !== null })
    await context.matches.start()
    closing.push(() => context.matches.stop())
    closing.push(startTidying(context))
    await app.listen({ port: options.port, host: options.host })
    return {
      url: urlOf(app.server.address() as AddressInfo, settings.tls === null ? 'http' : 'https'),
      metricsPort: shown?.port ?? null,
      app,
      context,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function openContext(
  app: FastifyInstance,
  settings: Settings,
  database: Database,
  options: ServerOptions,
  closing: (() => unknown)[],
): Promise<ServerContext> {
  const games = options.games ?? allGames
  const installed = await installationKeys(
    database.db,
    { given: settings.secrets, file: options.secretsFile ?? null },
    settings.passwordCost,
  )
  const keys = options.scrypt === undefined ? installed : { ...installed, scrypt: options.scrypt }
  const visitors = await openVisitors(database)
  closing.push(() => visitors.stop())
  const mail = openMail(settings)
  closing.push(() => mail?.close())
  const clock = serverClock(database)
  const plugins = await startPlugins(serverPlugins, {
    settings,
    database,
    clock,
    keys,
    log: app.log,
    matches: () => matches,
  })
  closing.push(() => plugins.stop())
  const matches = createMatches({
    database,
    clock,
    facts: plugins.facts,
    hosts: gameHosts,
    games: gameRegistry(games, options.games === undefined ? frozen : []),
    log: app.log,
    share: settings.refereeSeconds * 1000,
    ...(options.bots === undefined ? {} : { bots: options.bots }),
    ...(options.rules === undefined ? {} : { rules: options.rules }),
    ...(options.pages === undefined ? {} : { pages: options.pages }),
    ...(options.matchSecret === undefined ? {} : { secret: options.matchSecret }),
  })
  const { publicKey } = await pushKeys(database.db, keys)
  const browserErrors = { count: 0 }
  return {
    settings,
    database,
    games,
    matches,
    clock,
    keys,
    visitors,
    mail,
    pushKey: publicKey,
    lookups: openLookups(settings.privateWebhooks),
    plugins,
    browserErrors,
    log: app.log,
  }
}

/** Figures for operators, all of them from memory. */
function watch(metrics: ReturnType<typeof openMetrics>, { database, matches, browserErrors }: ServerContext): void {
  const gauge = (name: string, help: string, read: () => number) => metrics.gauge(`tessera_${name}`, help, read)
  gauge('matches_in_memory', 'Matches held by this process', () => matches.road.inMemory)
  gauge('matches_set_aside_total', 'Matches ended because their rules needed too much', () => matches.road.setAside)
  gauge('browser_errors_total', 'Errors that browsers have told of', () => browserErrors.count)
  gauge('rules_waiting', 'Pieces of work that wait for a thread', () => matches.referee.load().waiting)
  gauge('rules_busy', 'Threads at work on rules', () => matches.referee.load().busy)
  gauge('rules_seconds_total', 'Processor time of rules', () => matches.referee.seconds)
  gauge('bots_waiting', 'Questions that wait for a bot', () => matches.runner.load().waiting)
  gauge('bots_busy', 'Threads in which bots think', () => matches.runner.load().busy)
  gauge('database_connections', 'Connections to the database', () => database.load().connections)
  gauge('database_waiting', 'Queries that wait for a connection', () => database.load().waiting)
}

function isOpen(database: DatabasePlace | Database): database is Database {
  return typeof database === 'object' && 'db' in database
}

/** Closes every connection still open: Node keeps no account of connections that may speak HTTP/2, whose clients could hold a server for ever. */
function closingConnections({ server }: FastifyInstance): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) socket.destroy()
  }
}

function urlOf({ address, port, family }: AddressInfo, scheme: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(address)) return `${scheme}://localhost:${port}`
  return `${scheme}://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
