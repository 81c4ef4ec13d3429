import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** Folder of the built web client. */
  readonly webRoot: string
}

export interface RunningServer {
  readonly url: string
  /** Takes no new requests, lets those under way finish, then resolves. */
  close(): Promise<void>
}

/** Rejects with Node's own error (`EADDRINUSE`, `EACCES`, ...) when the address cannot be had. */
export async function startServer({ port, host, webRoot }: ServerOptions): Promise<RunningServer> {
  const app = await createApp(webRoot)
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    throw error
  }
  return { url: urlOf(app.server.address() as AddressInfo), close: () => app.close() }
}

function urlOf({ address, port, family }: AddressInfo): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(address)) return `http://localhost:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
