import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressKey } from '../../security.ts'

/**
 * No address holds more than `most` connections: a new one beyond that is closed before anything is read. Behind a proxy all connections are the
 * proxy's, which counts them itself.
 */
export function limitConnections(app: FastifyInstance, most: number): void {
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
