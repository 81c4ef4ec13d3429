import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface DatabaseProxy {
  readonly port: number
  /** `hold` lets nothing through and closes nothing, as a cable that is cut; `refuse` closes every connection. */
  mode: 'pass' | 'hold' | 'refuse'
  /** Breaks every connection that is open. */
  drop(): void
  /** Ends our half of every connection, and leaves the other open. */
  halfClose(): void
  close(): Promise<void>
}

/** Stands between a server and its database, and does to connections what networks do. */
export async function startProxy(toPort: number): Promise<DatabaseProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (proxy.mode === 'refuse') return void near.destroy()
    const far = connect({ port: toPort, host: '127.0.0.1', allowHalfOpen: true })
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('data', (data) => proxy.mode === 'pass' && to.write(data))
      from.on('end', () => proxy.mode !== 'hold' && to.end())
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const proxy: DatabaseProxy = {
    port: (server.address() as AddressInfo).port,
    mode: 'pass',
    drop() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    halfClose() {
      for (const [near] of pairs) near.end()
    },
    async close() {
      proxy.drop()
      await new Promise((done) => server.close(done))
    },
  }
  return proxy
}
