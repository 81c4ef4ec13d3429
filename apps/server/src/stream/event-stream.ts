import type { FastifyReply } from 'fastify'

/** Server-sent events to one client. */
export interface EventStream {
  /** `update` is JSON that goes into the message as it is. */
  send(message: { readonly seq: number }, update?: string): void
  beat(): void
  end(): void
  onEnd(done: () => void): void
}

/** A client that does not read is let go: it comes back and asks anew. */
const MOST_UNREAD = 256 * 1024

export function eventStream(reply: FastifyReply): EventStream {
  const { raw } = reply
  reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Nothing comes after a stream: a server that stops waits for no client to let go.
    connection: 'close',
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 2000\n\n')
  const endings: (() => void)[] = []
  let over = false
  const finish = (): void => {
    if (over) return
    over = true
    for (const done of endings) done()
  }
  raw.on('close', finish)
  raw.on('error', finish)
  const write = (text: string): void => {
    if (over) return
    if (raw.writableLength > MOST_UNREAD) raw.destroy()
    else raw.write(text)
  }
  return {
    send(message, update) {
      const head = JSON.stringify(message)
      const data = update === undefined ? head : `${head.slice(0, -1)},"update":${update}}`
      write(`id: ${message.seq}\ndata: ${data}\n\n`)
    },
    beat: () => write(': beat\n\n'),
    end() {
      raw.end()
      finish()
    },
    onEnd: (done) => (over ? done() : void endings.push(done)),
  }
}
