import type { AccountMessage, MatchMessage } from '@tessera/wire'
import type { Client } from './client.ts'

type Heard = (AccountMessage | MatchMessage) & { readonly id: string }

export interface Ear {
  readonly heard: Heard[]
  readonly text: () => string
  readonly over: Promise<void>
  /** Waits until a message fits. */
  until(fits: (message: Heard) => boolean): Promise<Heard>
  close(): void
}

/** Opens a stream as a browser would and keeps all it says. */
export async function listen(client: Client, path: string, lastId?: string): Promise<Ear> {
  const stop = new AbortController()
  const response = await fetch(client.url + path, {
    headers: { ...client.headers(), ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    signal: stop.signal,
  })
  if (response.status !== 200 || response.body === null)
    throw new Error(`No stream: ${response.status} ${await response.text()}`)
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  let text = ''
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      const piece = decoder.decode(chunk, { stream: true })
      text += piece
      const events = (rest + piece).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const [, data] = /^data: (.*)$/m.exec(event) ?? []
        const [, id = ''] = /^id: (.*)$/m.exec(event) ?? []
        if (data !== undefined) heard.push({ ...JSON.parse(data), id })
      }
      for (const look of waiting) look()
    }
  }
  const over = read(response.body).catch(() => {})
  return {
    heard,
    text: () => text,
    over,
    until: (fits) =>
      new Promise((done, fail) => {
        let seen = 0
        const look = (): void => {
          const found = heard.slice(seen).find(fits)
          seen = heard.length
          if (found === undefined) return
          waiting.delete(look)
          done(found)
        }
        waiting.add(look)
        over.then(() => fail(new Error(`The stream ended after ${JSON.stringify(heard)}`)))
        look()
      }),
    close: () => stop.abort(),
  }
}
