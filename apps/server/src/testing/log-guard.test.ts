import { type NewMatch, routes } from '@tessera/wire'
import { expect, test } from 'vitest'
import { Client, testServer } from '../api/testing/client.ts'
import { gameRegistry } from '../matches/index.ts'
import { testDatabase } from './database.ts'
import { LogGuard } from './log-guard.ts'
import { testMatches } from './matches.ts'
import { somebody } from './people.ts'
import { begun } from './play.ts'
import { bids } from './toys.ts'

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

test('matches without a server that log their share of the dice are found when the database of the test is closed', async () => {
  const database = await testDatabase()
  const bots = {
    ask: async () => {
      const [row] = await database.sql<{ secret: string }>('select secret from matches')
      throw new Error(`it was ${row?.secret}`)
    },
    load: () => ({ waiting: 0, busy: 0 }),
    close: async () => {},
  }
  const logged: string[] = []
  const log = { info: () => {}, error: (_facts: object, text: string) => void logged.push(text) }
  const matches = testMatches({ database, games: gameRegistry([bids()]), bots, log })
  const seats: NewMatch['seats'] = [{ who: 'me' }, { who: 'bot', bot: { level: 'plain' } }]
  await begun(matches, [await somebody(database)], { game: 'bids', seats })
  await matches.idle()
  expect(logged).toContain('a bot could not choose; some legal choice is made')
  await matches.stop()
  await expect(database.close()).rejects.toThrow('A secret was logged')
})
