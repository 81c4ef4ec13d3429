import { routes } from '@tessera/wire'
import { expect, test } from 'vitest'
import { Client, testServer } from './client.ts'
import { LogGuard } from './log-guard.ts'

const password = 'leaked on purpose 0815'

test('a planted leak of each kind is found, and nothing else', () => {
  const guard = new LogGuard()
  const log = guard.reading()
  guard.plantFields(
    { name: 'Somebody quite long', password, nested: [{ salt: 'a'.repeat(64) }] },
    new Set(['password', 'salt']),
  )
  for (const harmless of ['{"name":"Somebody quite long"}', `"${'a'.repeat(63)}"`, '{"msg":"answered"}'])
    log.write(harmless)
  expect(() => guard.refuseLeaks()).not.toThrow()
  for (const leak of [`{"body":{"password":"${password}"}}`, `salt=${'a'.repeat(64)}&`]) {
    log.write(leak)
    expect(() => guard.refuseLeaks()).toThrow('A secret was logged, 1 times')
  }
  expect(() => guard.refuseLeaks()).not.toThrow()
})

test.each([
  ['password', () => password],
  ['session', (client: Client) => client.cookie],
])('a server of a test that logs a %s cannot be closed without an error', async (_what, secretOf) => {
  const server = await testServer()
  const client = new Client(server)
  await client.ask(routes.register, { body: { name: 'Leaky', password } })
  server.app.log.warn({ said: `it was ${secretOf(client)}` }, 'planted')
  await expect(server.close()).rejects.toThrow('A secret was logged')
})
