import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { problem, sendProblem } from '../api/problem.ts'
import type { ServerContext } from '../context.ts'
import type { Metrics } from './metrics.ts'

/** For load balancers and whoever watches: alive, ready, and how it goes. */
export function operationRoutes(
  app: FastifyInstance,
  context: ServerContext,
  metrics: Metrics,
  stopping: () => boolean,
): void {
  const hide = { schema: { hide: true } }

  app.get('/healthz', hide, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })

  app.get('/readyz', hide, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      if (stopping()) throw new Error('stopping')
      await context.database.sql('select 1')
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })

  app.get('/metrics', hide, async (request, reply) => {
    const { metricsToken } = context.settings
    if (metricsToken !== null && !same(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      return sendProblem(reply, problem(401, 'bad_token', 'Metrics need their token.'))
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    return await metrics.text()
  })

  app.addHook('onResponse', async (request, reply) => {
    metrics.request(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
  })
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
