import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** A shorter answer fits into one packet either way. */
const LEAST_LETTERS = 400
/** A longer answer is compressed less thoroughly: whole battles come by the hundred, and a tenth more bytes costs less than twice the time. */
const LONG_LETTERS = 32 * 1024

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

/** Answers are compressed for clients that can read that, by the best way they name. Files come compressed already, streams do it themselves. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_LETTERS || reply.hasHeader('content-encoding'))
      return payload
    reply.header('vary', 'accept-encoding')
    const way = wayFor(request.headers['accept-encoding'])
    if (way === null) return payload
    reply.header('content-encoding', way)
    reply.removeHeader('content-length')
    const text = Buffer.from(payload)
    const long = payload.length > LONG_LETTERS
    if (way === 'gzip') return await withGzip(text, { level: long ? 2 : 5 })
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: long ? 2 : 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    }
    return await withBrotli(text, { params })
  })
}

/** `br;q=0` means that the client cannot read it. */
export function wayFor(accepted: string | string[] | undefined): 'br' | 'gzip' | null {
  const ways = String(accepted ?? '')
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*/))
    .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name)
  return ways.includes('br') ? 'br' : ways.includes('gzip') ? 'gzip' : null
}
