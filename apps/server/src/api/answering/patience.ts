import type { IncomingMessage } from 'node:http'
import { constants, type Http2ServerRequest } from 'node:http2'
import type { FastifyInstance } from 'fastify'

/** How long somebody may take to send a request, in milliseconds since its beginning. */
export interface Patience {
  readonly headers: number
  /** Headers and body together. */
  readonly request: number
  /** How often connections are looked at: so much later than promised one may be closed. */
  readonly look: number
}

export const PATIENCE: Patience = { headers: 14_500, request: 29_500, look: 500 }

/**
 * A client that sends slowly is cut off in time. Node keeps to these limits for HTTP/1.1, but looks only twice a minute unless it is told
 * otherwise; for bodies over HTTP/2 it has none.
 */
export function bePatient(app: FastifyInstance, { headers, request, look }: Patience): void {
  const { server } = app
  Object.assign(server, { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: look })
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersionMajor < 2 || raw.complete) return
    const late = setTimeout(() => streamOf(raw).close(constants.NGHTTP2_CANCEL), request)
    raw.once('end', () => clearTimeout(late))
    raw.once('close', () => clearTimeout(late))
  })
}

function streamOf(raw: IncomingMessage): Http2ServerRequest['stream'] {
  return (raw as unknown as Http2ServerRequest).stream
}
