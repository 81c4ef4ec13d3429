import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Family, Metrics } from './metrics.ts'

const SPANS_MS = 5_000
const FIGURES_MS = 15_000
const ANSWER_MS = 5_000
/** How much may wait for a collector that is away; the rest is dropped. */
const MOST_SPANS = 2_000

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue: string } | { readonly intValue: string }
}

const RESOURCE = { attributes: [text('service.name', 'tessera')] }

/**
 * Sends figures and a span for every API request to an OpenTelemetry collector, as OTLP over HTTP in JSON. Loaded only where an operator
 * has named a collector. Nothing waits for the collector: figures that it does not accept are dropped. Returns a function that sends the rest and stops.
 */
export function openTelemetry(app: FastifyInstance, url: string, metrics: Metrics): () => Promise<void> {
  const base = url.replace(/\/+$/, '')
  const start = nanoseconds(Date.now())
  let spans: object[] = []
  let silent = false

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (route === undefined || !route.startsWith('/api/') || spans.length >= MOST_SPANS) return
    spans.push(spanOf(request.method, route, reply.statusCode, reply.elapsedTime, request.headers['traceparent']))
  })

  const send = async (path: string, body: object): Promise<void> => {
    try {
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`it answered ${response.status}`)
      silent = false
    } catch (error) {
      if (!silent) app.log.warn(`The OpenTelemetry collector takes nothing: ${(error as Error).message}`)
      silent = true
    }
  }
  const sendSpans = async (): Promise<void> => {
    if (spans.length === 0) return
    const given = spans
    spans = []
    await send('/v1/traces', { resourceSpans: [{ resource: RESOURCE, scopeSpans: [{ scope: SCOPE, spans: given }] }] })
  }
  const sendFigures = async (): Promise<void> => {
    const given = (await metrics.families()).flatMap((family) => metricsOf(family, start))
    await send('/v1/metrics', {
      resourceMetrics: [{ resource: RESOURCE, scopeMetrics: [{ scope: SCOPE, metrics: given }] }],
    })
  }
  const timers = [setInterval(() => void sendSpans(), SPANS_MS), setInterval(() => void sendFigures(), FIGURES_MS)]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all([sendSpans(), sendFigures()])
  }
}

const SCOPE = { name: 'tessera' }

function spanOf(method: string, route: string, status: number, ms: number, parent: unknown): object {
  const [, trace, span] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(String(parent ?? '')) ?? []
  const end = Date.now()
  return {
    traceId: trace ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    ...(span === undefined ? {} : { parentSpanId: span }),
    name: `${method} ${route}`,
    kind: 2,
    startTimeUnixNano: nanoseconds(end - ms),
    endTimeUnixNano: nanoseconds(end),
    attributes: [
      text('http.request.method', method),
      text('http.route', route),
      { key: 'http.response.status_code', value: { intValue: String(status) } },
    ],
    status: status >= 500 ? { code: 2 } : {},
  }
}

/** Of a histogram its sum and its count: the spans have the rest. */
function metricsOf({ name, type, help, values }: Family, start: string): readonly object[] {
  const parts = new Map<string, object[]>()
  const now = nanoseconds(Date.now())
  for (const [labels, value, of = ''] of values) {
    if (of === '_bucket') continue
    const points = parts.get(of) ?? []
    parts.set(of, points)
    const attributes = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', said = '']) => text(key, said))
    points.push({ attributes, startTimeUnixNano: start, timeUnixNano: now, asDouble: value })
  }
  return [...parts].map(([of, dataPoints]) => ({
    name: `${name}${of}`,
    description: help,
    ...(type === 'gauge'
      ? { gauge: { dataPoints } }
      : { sum: { dataPoints, aggregationTemporality: 2, isMonotonic: true } }),
  }))
}

function text(key: string, value: string): Attribute {
  return { key, value: { stringValue: value } }
}

function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1000)}000`
}
