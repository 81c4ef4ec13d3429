import { routes } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, testServer } from '../api/testing/client.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { newSalt } from '../testing/people.ts'
import { bids } from '../testing/toys.ts'
import { safeText } from './safe-error.ts'

test('an error of ours keeps its words; one of the database keeps its kind', () => {
  expect(safeText(new TypeError('this is not a bid'))).toBe('TypeError: this is not a bid')
  const cause = Object.assign(new Error('Key (name)=(hunter2)'), { code: '23505', constraint: 'accounts_name_key' })
  const failed = Object.assign(new Error('Failed query: insert\nparams: hunter2', { cause }), { params: ['hunter2'] })
  expect(safeText(failed)).toBe('Error: a query failed: code 23505, constraint accounts_name_key')
  expect(safeText(new Error('it broke', { cause: failed }))).not.toContain('hunter2')
})

describe.each(DATABASES)('the log of a server on the %s database', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase(kind)
  })
  afterAll(() => database.close())

  test('holds no secret when queries fail: no password, dice, salt or frame', async () => {
    const lines: string[] = []
    const options = { database, games: [bids()], logTo: { write: (line: string) => void lines.push(line) } }
    const server = await testServer({ logLevel: 'debug' }, options)
    const [a, b] = [new Client(server), new Client(server)]
    const password = 'hidden away 4711 here'
    await a.ask(routes.register, { body: { name: 'Quinn', password } })
    await b.ask(routes.guest)
    const salts = [newSalt(), newSalt()]
    const wish = { game: 'bids', seats: [{ who: 'me' as const }, { who: 'open' as const }] }
    const { body } = await a.ask(routes.create, { body: { ...wish, saltHash: salts[0]?.saltHash ?? '' } })
    await b.ask(routes.join, { params: { id: body.id }, body: { saltHash: salts[1]?.saltHash ?? '' } })
    const [row] = await database.sql<{ secret: string }>('select secret from matches where id = $1', [body.id])
    const [account] = await database.sql<{ password_hash: string }>(
      'select password_hash from accounts where password_hash is not null',
    )
    // From here on every write fails, with its parameters at hand.
    for (const table of ['frames', 'sessions', 'choices'])
      await database.sql(`alter table ${table} rename to ${table}_away`)
    for (const [index, client] of [a, b].entries())
      await client.ask(routes.reveal, { params: { id: body.id }, body: { salt: salts[index]?.salt ?? '' } })
    await new Client(server).ask(routes.signIn, { body: { name: 'Quinn', password } })
    const body2 = { current: password, password: `${password} anew` }
    await a.ask(routes.changePassword, { body: body2 })
    const log = lines.join('\n')
    expect(log).toContain('a query failed')
    const planted = [password, row?.secret, account?.password_hash, account?.password_hash.split('$').at(-1)]
    for (const secret of [...planted, ...salts.map(({ salt }) => salt)])
      expect(log.includes(secret ?? 'nothing was planted')).toBe(false)
    for (const table of ['frames', 'sessions', 'choices'])
      await database.sql(`alter table ${table}_away rename to ${table}`)
    await server.close()
  })
})
