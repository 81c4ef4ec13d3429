import { constants, createGzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { wayFor } from '../api/answering/compress.ts'

/** Server-sent events to one client. */
export interface EventStream {
  /** `update` is JSON that goes into the message as it is. */
  send(message: { readonly seq: number }, update?: string): void
  /** The same under a name, where a stream carries several things. */
  sendAs(event: string, message: object, update?: string): void
  beat(): void
  end(): void
  onEnd(done: () => void): void
}

/** A client that does not read is let go: it comes back and asks anew. Twice the largest update. */
const MOST_UNREAD = 1024 * 1024

/**
 * Messages of one stream are much alike, so one that goes on compressing through all of them sends hardly more than the differences.
 * The window reaches back over two dozen of them; it is held in memory as far as it is filled, at most 144 kB a stream.
 */
const PACKING = { level: 6, windowBits: 15, memLevel: 5, flush: constants.Z_SYNC_FLUSH }

export function eventStream(reply: FastifyReply): EventStream {
  const { raw } = reply
  const packed = wayFor(reply.request.headers['accept-encoding']) !== null
  reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
    vary: 'accept-encoding',
    'cache-control': 'no-store',
    // Nothing comes after a stream: a server that stops waits for no client to let go.
    connection: 'close',
    'x-accel-buffering': 'no',
  })
  const out = packed ? createGzip(PACKING) : raw
  if (out !== raw) out.pipe(raw)
  out.write('retry: 2000\n\n')
  const endings: (() => void)[] = []
  let over = false
  const finish = (): void => {
    if (over) return
    over = true
    for (const done of endings) done()
  }
  raw.on('close', () => {
    finish()
    if (out !== raw) out.destroy()
  })
  raw.on('error', finish)
  out.on('error', finish)
  const write = (text: string): void => {
    if (over) return
    if (raw.writableLength + out.writableLength > MOST_UNREAD) raw.destroy()
    else out.write(text)
  }
  return {
    send: (message, update) => write(`id: ${message.seq}\ndata: ${dataOf(message, update)}\n\n`),
    sendAs: (event, message, update) => write(`event: ${event}\ndata: ${dataOf(message, update)}\n\n`),
    beat: () => write(': beat\n\n'),
    end() {
      out.end()
      finish()
    },
    onEnd: (done) => (over ? done() : void endings.push(done)),
  }
}

function dataOf(message: object, update: string | undefined): string {
  const head = JSON.stringify(message)
  return update === undefined ? head : `${head.slice(0, -1)},"update":${update}}`
}
