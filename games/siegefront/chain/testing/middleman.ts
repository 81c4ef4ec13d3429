import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Answers in the endpoint's place, or returns false to let the endpoint answer; what it returns is sent as the result. */
export type Mischief = (call: Call, response: ServerResponse) => unknown

export interface Middleman {
  readonly url: string
  /** What came through, newest last. */
  readonly calls: Call[]
  mischief: Mischief
  close(): Promise<void>
}

export const HONEST: Mischief = () => false

/** Stands between discovery and an endpoint, and can be slow, deaf, wrong or in somebody's pay. */
export async function openMiddleman(endpoint: string): Promise<Middleman> {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const call = JSON.parse(body) as Call
    calls.push(call)
    const said = middleman.mischief(call, response)
    if (response.writableEnded || said === undefined) return
    if (said !== false) return response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...(said as object) }))
    const answer = await fetch(endpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    response.end(await answer.text())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const middleman: Middleman = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    mischief: HONEST,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return middleman
}
