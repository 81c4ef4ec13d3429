import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestError } from '../../request-error.ts'
import { addressKey } from '../../security.ts'

/** So many within a time from one address, for all accounts together. */
export function limiter(
  app: FastifyInstance,
  max: number,
  timeWindow: number,
  bits: 48 | 64 = 64,
): (request: FastifyRequest) => Promise<void> {
  const check = app.createRateLimit({ max, timeWindow, keyGenerator: (request) => addressKey(request.ip, bits) })
  return async (request) => {
    const found = await check(request)
    if (!found.isAllowed && found.isExceeded)
      throw requestError(429, 'too_many_requests', 'That was tried too often from your address. Wait some minutes.')
  }
}
