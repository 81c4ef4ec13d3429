import { routes } from '@tessera/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestError } from '../../request-error.ts'
import { addressKey } from '../../security.ts'

const MINUTE_MS = 60_000

/**
 * Pages and clients of ours send no body that cannot be understood, and reading one of 64 kB takes longer than most requests do. An address
 * that has sent `most` of them within a minute may send no body for the rest of it; what has none is answered as ever, since a foreign page
 * can make a browser ask for any address.
 */
export function limitMalformed(app: FastifyInstance, most: number, now: () => number = () => performance.now()): void {
  const sent = new Map<string, number>()
  let from = now()
  app.addHook('onRequest', async (request) => {
    if (now() - from > MINUTE_MS) {
      sent.clear()
      from = now()
    }
    if ((sent.get(addressKey(request.ip)) ?? 0) < most || !hasBody(request)) return
    throw requestError(
      429,
      'too_many_malformed',
      'Too many requests from your address could not be understood. Wait a minute.',
    )
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (!isMalformed(request, statusCode) || !hasBody(request)) return
    if (request.headers['sec-fetch-site'] === 'cross-site') return
    const key = addressKey(request.ip)
    sent.set(key, (sent.get(key) ?? 0) + 1)
  })
}

/** Options that a game refuses have been read and checked as far as anything malformed. */
function isMalformed({ method, routeOptions }: FastifyRequest, status: number): boolean {
  const creates = method === routes.create.method && routeOptions.url === routes.create.path
  return status === 400 || (status === 422 && creates)
}

/** Whether anything is read beside the headers. Everything that takes a body is below /api/. */
function hasBody({ method, url, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || !url.startsWith('/api/')) return false
  const { 'content-length': length, 'content-type': type, 'transfer-encoding': coding } = headers
  return Number(length ?? 0) > 0 || type !== undefined || coding !== undefined
}
