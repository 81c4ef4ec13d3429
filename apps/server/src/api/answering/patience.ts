import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { FastifyInstance } from 'fastify'

/** How long a client may take to send a request, in milliseconds since its beginning, and to take the answer. */
export interface Patience {
  readonly headers: number
  /** Headers and body together. */
  readonly request: number
  /** How often connections are looked at: so much later than promised one may be closed. */
  readonly look: number
  /** How long no part of an answer may be taken: 64 kB of a file, all of an answer in JSON. */
  readonly taking: number
}

export const PATIENCE: Patience = { headers: 14_500, request: 29_500, look: 500, taking: 59_500 }

/**
 * A client that sends slowly is cut off in time. Node keeps to these limits for HTTP/1.1, but looks only twice a minute unless it is told
 * otherwise; for bodies over HTTP/2 it has none.
 */
export function bePatient(app: FastifyInstance, patience: Patience): void {
  const { headers, request, look } = patience
  const { server } = app
  cutSlowReaders(app, patience)
  Object.assign(server, { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: look })
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersionMajor < 2 || raw.complete) return
    const late = setTimeout(() => streamOf(raw).close(constants.NGHTTP2_CANCEL), request)
    raw.once('end', () => clearTimeout(late))
    raw.once('close', () => clearTimeout(late))
  })
}

/**
 * A client that asks and does not read holds the answer in memory: its connection ends when nothing of the answer was taken for so long, so that a
 * slow line takes as long as it needs.
 */
function cutSlowReaders(app: FastifyInstance, { look, taking }: Pick<Patience, 'look' | 'taking'>): void {
  const open = new Map<ServerResponse, { taken: string; since: number }>()
  const watch = setInterval(() => {
    const now = performance.now()
    for (const [raw, seen] of open) {
      const taken = takenOf(raw)
      if (taken !== seen.taken) open.set(raw, { taken, since: now })
      else if (now - seen.since > taking) cut(raw)
    }
  }, look)
  watch.unref()
  app.addHook('onClose', async () => clearInterval(watch))
  app.addHook('onSend', async (_request, reply) => {
    const { raw } = reply
    open.set(raw, { taken: '', since: performance.now() })
    raw.once('close', () => open.delete(raw))
  })
}

/** How much of an answer was handed over, and how much still waits: both change as long as the client reads. */
function takenOf(raw: ServerResponse): string {
  const { stream } = raw as unknown as Partial<Http2ServerResponse>
  if (stream !== undefined) return `${stream.writableLength} ${stream.state.localWindowSize}`
  return `${raw.socket?.bytesWritten} ${raw.socket?.writableLength} ${raw.writableLength}`
}

function cut(raw: ServerResponse): void {
  const { stream } = raw as unknown as Partial<Http2ServerResponse>
  if (stream === undefined) raw.socket?.destroy()
  else stream.close(constants.NGHTTP2_CANCEL)
}

function streamOf(raw: IncomingMessage): Http2ServerRequest['stream'] {
  return (raw as unknown as Http2ServerRequest).stream
}
