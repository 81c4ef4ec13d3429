import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import type { Metrics } from './metrics.ts'

/** For load balancers and monitors: alive, ready, and how many requests there are. */
export function operationRoutes(
  app: FastifyInstance,
  context: ServerContext,
  metrics: Metrics,
  stopping: () => boolean,
): void {
  const hide = { schema: { hide: true } }
  /** A server that is ready can write. Asked often, it writes now and then. */
  let wrote = Number.NEGATIVE_INFINITY
  const writable = async (): Promise<void> => {
    // That row may fit where nothing else does.
    if (context.database.isFull()) throw new Error('full')
    if (performance.now() - wrote < READY_MS) return void (await context.database.sql('select 1'))
    await context.database.sql(
      `insert into settings (key, value) values ('ready', to_jsonb(now()::text))
       on conflict (key) do update set value = excluded.value`,
    )
    wrote = performance.now()
  }

  app.get('/healthz', hide, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })

  app.get('/readyz', hide, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      if (stopping()) throw new Error('stopping')
      await inTime(writable())
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })

  app.addHook('onResponse', async (request, reply) => {
    metrics.request(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
  })
}

/** For how long a write that worked is enough. */
const READY_MS = 5_000
/** How long the question whether this server is ready waits for an answer. */
const ANSWER_MS = 1_500

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('late')), ANSWER_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Serves the metrics to Prometheus on a port of their own, never on that of players. Returns the port, and how to end it. */
export async function serveMetrics(
  { settings }: Pick<ServerContext, 'settings'>,
  metrics: Metrics,
): Promise<{ readonly port: number; close(): Promise<void> } | null> {
  if (settings.metrics === null) return null
  const { metricsToken } = settings
  const server = createServer((request, response) => {
    const wanted = metricsToken === null ? null : `Bearer ${metricsToken}`
    const status =
      request.url !== '/metrics'
        ? 404
        : wanted === null || same(request.headers.authorization ?? '', wanted)
          ? 200
          : 401
    response.writeHead(status, {
      'cache-control': 'no-store',
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
    if (status !== 200) return void response.end()
    metrics.text().then(
      (text) => response.end(text),
      () => response.destroy(),
    )
  })
  const { port, host } = settings.metrics
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeAllConnections()
      await closed
    },
  }
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
