import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { limitConnections } from './connections.ts'

test('an address may hold so many connections, and another one when one of them has ended', async () => {
  const app = fastify()
  limitConnections(app, 3)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const opened = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  const sockets = [await opened(), await opened(), await opened()]
  await once(await opened(), 'close')
  const [first] = sockets
  first?.end()
  if (first !== undefined) await once(first, 'close')
  const another = await opened()
  another.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  const [answer] = (await once(another, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 404/)
  for (const socket of [...sockets, another]) socket.destroy()
})
