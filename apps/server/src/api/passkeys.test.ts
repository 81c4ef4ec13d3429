import { routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_PASSKEYS } from '../accounts/passkeys.ts'
import type { RunningServer } from '../start.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { Authenticator } from './testing/authenticator.ts'
import { Client, testServer } from './testing/client.ts'

const PASSWORD = 'correct horse battery'
let server: RunningServer
let database: TestDatabase
let people = 0

beforeAll(async () => {
  database = await testDatabase('postgres')
  server = await testServer({}, { database })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

async function user(): Promise<Client> {
  const client = new Client(server)
  const body = { name: `Keyholder${++people}`, password: PASSWORD }
  expect((await client.ask(routes.register, { body })).status).toBe(200)
  return client
}

async function withPasskey(client: Client, device = new Authenticator(), origin = server.url) {
  const { options, ticket } = (await client.ask(routes.newPasskey, { body: {} })).body
  const response = device.make(options, origin) as never
  const kept = await client.ask(routes.keepPasskey, { body: { ticket, response, name: 'My phone' } })
  return { device, kept, ticket, response }
}

async function signIn(device: Authenticator, origin = server.url) {
  const client = new Client(server)
  const { options, ticket } = (await client.ask(routes.askPasskey)).body
  const body = { ticket, response: device.use(options, origin) as never }
  return { client, body, answer: await client.ask(routes.signInByPasskey, { body }) }
}

test('a passkey is made, listed, opens the account without name and password, and is ended', async () => {
  const client = await user()
  const { device, kept } = await withPasskey(client)
  expect(kept.body).toMatchObject({ name: 'My phone', lastUsed: null })
  const { answer, client: other } = await signIn(device)
  expect(answer.status).toBe(200)
  expect((await other.ask(routes.me)).body.id).toBe((await client.ask(routes.me)).body.id)
  const [entry] = (await client.ask(routes.passkeys)).body.entries
  expect(entry?.lastUsed).not.toBeNull()
  expect((await client.ask(routes.exportMe)).text).toContain('My phone')
  await client.ask(routes.endPasskey, { params: { id: kept.body.id } })
  expect((await signIn(device)).answer.problem.code).toBe('passkey_refused')
})

test('an answer counts once, whenever and however often it is sent', async () => {
  const { device, ticket, response } = await withPasskey(await user())
  const client = new Client(server)
  const asked = (await client.ask(routes.askPasskey)).body
  const body = { ticket: asked.ticket, response: device.use(asked.options, server.url) as never }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => new Client(server).ask(routes.signInByPasskey, { body })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await client.ask(routes.signInByPasskey, { body })).status).toBe(403)
  const again = { ticket, response, name: 'Again' }
  expect((await (await user()).ask(routes.keepPasskey, { body: again })).problem.code).toBe('passkey_late')
})

test('answers from elsewhere, for something else, by a copy or without a check of the person are refused', async () => {
  const { device } = await withPasskey(await user())
  expect((await signIn(device, 'https://evil.example')).answer.problem.code).toBe('passkey_refused')
  device.verifies = false
  expect((await signIn(device)).answer.problem.code).toBe('passkey_refused')
  device.verifies = true
  expect((await signIn(device)).answer.status).toBe(200)
  device.counter = 0
  expect((await signIn(device)).answer.problem.code).toBe('passkey_refused')
  expect((await signIn(new Authenticator())).answer.problem.code).toBe('passkey_refused')
  const client = await user()
  const { ticket } = (await client.ask(routes.newPasskey, { body: {} })).body
  const asked = (await client.ask(routes.askPasskey)).body
  const wrong = { ticket, response: device.use(asked.options, server.url) as never }
  expect((await client.ask(routes.signInByPasskey, { body: wrong })).problem.code).toBe('passkey_late')
  for (const response of [null, 7, 'x', {}, { id: {} }, { id: device.id.toString('base64url') }, []]) {
    const sent = { ticket: asked.ticket, response: response as never }
    const answer = await client.ask(routes.signInByPasskey, { body: sent })
    expect(answer.problem.code, JSON.stringify(response)).toBe('passkey_refused')
  }
})

test('making one needs a recent sign-in or the password; a new password ends all of them', async () => {
  const client = await user()
  await database.sql("update sessions set created = now() - interval '1 hour'")
  expect((await client.ask(routes.newPasskey, { body: {} })).problem.code).toBe('password_needed')
  expect((await client.ask(routes.newPasskey, { body: { password: 'wrong words' } })).problem.code).toBe(
    'wrong_password',
  )
  expect((await client.ask(routes.newPasskey, { body: { password: PASSWORD } })).status).toBe(200)
  const fresh = await user()
  const { device } = await withPasskey(fresh)
  await fresh.ask(routes.changePassword, { body: { current: PASSWORD, password: 'another horse battery' } })
  expect((await signIn(device)).answer.problem.code).toBe('passkey_refused')
})

test('so many and no more, also when they come at once', async () => {
  const client = await user()
  const made = await Promise.all(Array.from({ length: MOST_PASSKEYS + 3 }, () => withPasskey(client)))
  expect(made.filter(({ kept }) => kept.status === 200)).toHaveLength(MOST_PASSKEYS)
})

test('where browsers allow none it says why', async () => {
  const plain = await testServer({ publicUrl: 'http://play.example' }, { database })
  const numbered = await testServer({ publicUrl: 'https://192.168.1.20' }, { database })
  try {
    for (const [{ url }, origin] of [
      [plain, 'http://play.example'],
      [numbered, 'https://192.168.1.20'],
    ] as const) {
      const client = new Client({ url })
      client.origin = origin
      const { problem } = await client.ask(routes.askPasskey)
      expect(problem.code).toBe('not_secure')
      expect(problem.detail).toContain('by https and by a name')
    }
  } finally {
    await plain.close()
    await numbered.close()
  }
})
