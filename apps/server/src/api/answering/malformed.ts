import type { FastifyInstance } from 'fastify'
import { requestError } from '../../request-error.ts'
import { addressKey } from '../../security.ts'

const MINUTE_MS = 60_000

/**
 * No page and no program of ours sends what is no request at all, and reading 64 kB to find that out takes longer than most requests do: after
 * so many within a minute an address is refused for the rest of it before anything is read.
 */
export function limitMalformed(app: FastifyInstance, most: number, now: () => number = () => performance.now()): void {
  const sent = new Map<string, number>()
  let from = now()
  app.addHook('onRequest', async ({ ip }) => {
    if (now() - from > MINUTE_MS) {
      sent.clear()
      from = now()
    }
    if ((sent.get(addressKey(ip)) ?? 0) >= most)
      throw requestError(
        429,
        'too_many_malformed',
        'Too many requests from your address could not be understood. Wait a minute.',
      )
  })
  app.addHook('onResponse', async ({ ip }, { statusCode }) => {
    if (statusCode === 400) sent.set(addressKey(ip), (sent.get(addressKey(ip)) ?? 0) + 1)
  })
}
