import { routes } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../start.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { Client, testServer } from './testing/client.ts'
import { newSalt } from './testing/play.ts'

describe.each(DATABASES)('on %s', (kind) => {
  let server: RunningServer
  let database: TestDatabase

  beforeAll(async () => {
    database = await testDatabase(kind)
    server = await testServer({}, { database })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const PASSWORD = 'correct horse battery'

  async function user(name: string): Promise<Client> {
    const client = new Client(server)
    const { status } = await client.ask(routes.register, { body: { name, password: PASSWORD } })
    expect(status).toBe(200)
    return client
  }

  describe('coming in', () => {
    test('a guest plays at once, and asking again gives the same guest', async () => {
      const client = new Client(server)
      const made = await client.ask(routes.guest)
      expect(made.status).toBe(200)
      expect(made.body).toMatchObject({ kind: 'guest', role: 'player', email: null })
      expect(made.body.name).toMatch(/^Guest \d+$/)
      const cookie = made.headers.get('set-cookie') ?? ''
      expect(cookie).toContain('HttpOnly')
      expect(cookie).toContain('SameSite=Lax')
      const again = await client.ask(routes.guest)
      expect(again.body.id).toBe(made.body.id)
    })

    test('a guest who takes a name keeps the account', async () => {
      const client = new Client(server)
      const guest = await client.ask(routes.guest)
      const before = client.cookie
      const named = await client.ask(routes.register, { body: { name: 'Keeper', password: PASSWORD } })
      expect(named.body.me).toMatchObject({ id: guest.body.id, name: 'Keeper', kind: 'user', recoveryCodesLeft: 8 })
      expect(named.body.codes).toHaveLength(8)
      expect(client.cookie).not.toBe(before)
      const old = new Client(server)
      old.cookie = before
      expect((await old.ask(routes.me)).status).toBe(401)
      expect((await client.ask(routes.register, { body: { name: 'Keeper2', password: PASSWORD } })).problem.code).toBe(
        'already_registered',
      )
    })

    test('a name that differs in case alone is taken', async () => {
      await user('Anna')
      const { status, problem } = await new Client(server).ask(routes.register, {
        body: { name: 'aNNA', password: PASSWORD },
      })
      expect([status, problem.code]).toEqual([409, 'name_taken'])
    })

    test('passwords that are short or easy are refused with the field named', async () => {
      for (const password of ['short', 'password123', 'Weaklingxx', 'aaaaaaaaaaaaaa']) {
        const { status, problem } = await new Client(server).ask(routes.register, {
          body: { name: 'Weakling', password },
        })
        expect([400, 422]).toContain(status)
        expect(problem.inputErrors?.[0]?.path).toBe('password')
      }
    })

    test('signing in and out', async () => {
      await user('Berta')
      const client = new Client(server)
      const wrong = await client.ask(routes.signIn, { body: { name: 'berta', password: 'not the password' } })
      expect([wrong.status, wrong.problem.code]).toEqual([403, 'wrong_sign_in'])
      const nobody = await client.ask(routes.signIn, { body: { name: 'nobody here', password: PASSWORD } })
      expect(nobody.problem).toEqual(wrong.problem)
      expect((await client.ask(routes.signIn, { body: { name: 'bERTA', password: PASSWORD } })).body.name).toBe('Berta')
      expect((await client.ask(routes.signOut)).status).toBe(204)
      expect((await client.ask(routes.me)).status).toBe(401)
    })

    test('guessing passwords locks the account, a recovery code still opens it', async () => {
      const owner = await user('Locked')
      const [code = ''] = (await owner.ask(routes.recoveryCodes, { body: { password: PASSWORD } })).body.codes
      const guesser = new Client(server)
      const codes: string[] = []
      for (let i = 0; i < 7; i++) {
        const { problem } = await guesser.ask(routes.signIn, {
          body: { name: 'Locked', password: `guess number ${i}` },
        })
        codes.push(problem.code)
      }
      expect(codes).toEqual([...Array(6).fill('wrong_sign_in'), 'locked'])
      const right = await guesser.ask(routes.signIn, { body: { name: 'Locked', password: PASSWORD } })
      expect(right.status).toBe(429)
      expect((await owner.ask(routes.me)).status).toBe(200)
      const recovered = await guesser.ask(routes.recover, {
        body: { name: 'Locked', code: code.toUpperCase(), password: 'another good one' },
      })
      expect(recovered.status).toBe(200)
      expect((await owner.ask(routes.me)).status).toBe(401)
      const twice = await guesser.ask(routes.recover, { body: { name: 'Locked', code, password: 'another good one' } })
      expect(twice.problem.code).toBe('wrong_code')
    })
  })

  describe('mail', () => {
    test('an address counts once its code came back, and then a code by mail sets a new password', async () => {
      const client = await user('Letters')
      const wish = { email: 'letters@example.com', password: PASSWORD }
      expect((await client.ask(routes.changeEmail, { body: wish })).problem.code).toBe('no_mail')
      const sent: { to: string; text: string }[] = []
      const mail = {
        send: async (to: string, _subject: string, text: string) => void sent.push({ to, text }),
        close: () => {},
      }
      Object.assign(server.context, { mail })
      expect((await client.ask(routes.changeEmail, { body: wish })).status).toBe(204)
      expect((await client.ask(routes.me)).body.email).toBeNull()
      const code = sent[0]?.text.split('\n').at(-1) ?? ''
      expect((await (await user('Thief')).ask(routes.confirmEmail, { body: { code } })).problem.code).toBe('wrong_code')
      expect((await client.ask(routes.confirmEmail, { body: { code } })).body.email).toBe('letters@example.com')
      const stranger = new Client(server)
      for (const name of ['Nobody', 'Thief', 'Letters'])
        expect((await stranger.ask(routes.recoverByMail, { body: { name } })).status).toBe(204)
      await expect.poll(() => sent.map(({ to }) => to)).toEqual(['letters@example.com', 'letters@example.com'])
      const [passing = ''] = /[a-z0-9]{4}(-[a-z0-9]{4}){4}/.exec(sent[1]?.text ?? '') ?? []
      const body = { name: 'Letters', code: passing, password: 'a new one by mail' }
      expect((await stranger.ask(routes.recover, { body })).body.name).toBe('Letters')
      expect((await stranger.ask(routes.me)).body.recoveryCodesLeft).toBe(8)
      Object.assign(server.context, { mail: null })
    })
  })

  describe('the account', () => {
    test('changing the password ends the other sessions', async () => {
      const here = await user('Changer')
      const there = new Client(server)
      await there.ask(routes.signIn, { body: { name: 'Changer', password: PASSWORD } })
      expect((await here.ask(routes.sessions)).body.entries).toHaveLength(2)
      const wrong = await here.ask(routes.changePassword, { body: { current: 'wrong', password: 'a new password' } })
      expect(wrong.problem.code).toBe('wrong_password')
      const done = await here.ask(routes.changePassword, { body: { current: PASSWORD, password: 'a new password' } })
      expect(done.status).toBe(204)
      expect((await there.ask(routes.me)).status).toBe(401)
      expect((await here.ask(routes.me)).status).toBe(200)
    })

    test('sessions are listed page by page and ended one by one or all but this', async () => {
      const here = await user('Sessions')
      const others = []
      for (let i = 0; i < 3; i++) {
        const other = new Client(server)
        await other.ask(routes.signIn, { body: { name: 'Sessions', password: PASSWORD } })
        others.push(other)
      }
      const first = await here.ask(routes.sessions, { query: { limit: 3 } })
      expect(first.body.entries).toHaveLength(3)
      const second = await here.ask(routes.sessions, { query: { limit: 3, after: first.body.next ?? '' } })
      expect(second.body).toMatchObject({ next: null })
      expect(new Set([...first.body.entries, ...second.body.entries].map(({ id }) => id)).size).toBe(4)
      const other = first.body.entries.find(({ current }) => !current)
      expect((await here.ask(routes.endSession, { params: { id: other?.id ?? '' } })).status).toBe(204)
      expect((await here.ask(routes.sessions)).body.entries).toHaveLength(3)
      await here.ask(routes.endOtherSessions)
      expect((await here.ask(routes.sessions)).body.entries).toMatchObject([{ current: true }])
      for (const client of others) expect((await client.ask(routes.me)).status).toBe(401)
    })

    test('nobody ends the session of another', async () => {
      const a = await user('EnderA')
      const b = await user('EnderB')
      const [session] = (await a.ask(routes.sessions)).body.entries
      await b.ask(routes.endSession, { params: { id: session?.id ?? '' } })
      expect((await a.ask(routes.me)).status).toBe(200)
    })

    test('the export has everything and no secret', async () => {
      const client = await user('Exporter')
      const { token } = (await client.ask(routes.makeToken, { body: { name: 'laptop', scopes: ['read'] } })).body
      const { text, headers } = await client.ask(routes.exportMe)
      expect(headers.get('content-disposition')).toContain('attachment')
      expect(JSON.parse(text)).toMatchObject({
        format: 'tessera-account',
        account: { name: 'Exporter' },
        tokens: [{ name: 'laptop' }],
      })
      expect(text).not.toContain(token)
      expect(text).not.toContain('scrypt')
      expect(text).not.toContain(client.cookie)
    })

    test('deleting needs the password, frees the name and ends everything', async () => {
      const client = await user('Leaver')
      const { id } = (await client.ask(routes.me)).body
      const { token } = (await client.ask(routes.makeToken, { body: { name: 't', scopes: ['read'] } })).body
      const bot = (await client.ask(routes.makeBot, { body: { name: 'LeaverBot' } })).body
      expect((await client.ask(routes.deleteMe, { body: {} })).problem.code).toBe('wrong_password')
      const kept = client.cookie
      expect((await client.ask(routes.deleteMe, { body: { password: PASSWORD } })).status).toBe(204)
      client.cookie = kept
      expect((await client.ask(routes.me)).status).toBe(401)
      for (const dead of [token, bot.token]) {
        const program = new Client(server)
        program.token = dead
        expect((await program.ask(routes.me)).problem.code).toBe('bad_token')
      }
      const seen = await new Client(server).ask(routes.profile, { params: { name: id } })
      expect(seen.body).toMatchObject({ gone: true, name: 'Somebody who left' })
      expect((await new Client(server).ask(routes.profile, { params: { name: 'Leaver' } })).status).toBe(404)
      await user('Leaver')
    })

    test("deleting takes the host's answers in matches of the account with it, which may name it", async () => {
      const client = await user('Named')
      const seats = [{ who: 'me' as const }, { who: 'open' as const }]
      const wish = { game: 'hexline', clock: { kind: 'none' as const }, seats, saltHash: newSalt().saltHash }
      const { id } = (await client.ask(routes.create, { body: wish })).body
      const { sql } = server.context.database
      await sql("insert into host_answers (match, seat, memory) values ($1, 1, $2), ('another', 1, $2)", [
        id,
        JSON.stringify({ name: 'Named' }),
      ])
      await client.ask(routes.deleteMe, { body: { password: PASSWORD } })
      expect(await sql('select match from host_answers')).toEqual([{ match: 'another' }])
    })
  })

  describe('tokens and bots', () => {
    test('a token does what its scopes say, without cookie or origin', async () => {
      const owner = await user('Tokens')
      const made = (await owner.ask(routes.makeToken, { body: { name: 'reader', scopes: ['read'] } })).body
      expect(made.token).toMatch(/^tess_[0-9a-f]{64}$/)
      const program = new Client(server)
      program.token = made.token
      program.origin = null
      expect((await program.ask(routes.me)).body.name).toBe('Tokens')
      expect((await program.ask(routes.unpair)).problem.code).toBe('missing_scope')
      expect((await program.ask(routes.tokens)).problem.code).toBe('missing_scope')
      expect((await program.ask(routes.sessions)).problem.code).toBe('session_only')
      expect((await program.ask(routes.makeToken, { body: { name: 'x', scopes: ['play'] } })).problem.code).toBe(
        'session_only',
      )
      const listed = await owner.ask(routes.tokens)
      expect(listed.body.entries).toMatchObject([{ id: made.id, name: 'reader' }])
      expect(listed.text).not.toContain(made.token)
      await owner.ask(routes.endToken, { params: { id: made.id } })
      expect((await program.ask(routes.me)).problem.code).toBe('bad_token')
    })

    test('a bot is marked as one', async () => {
      const owner = await user('BotOwner')
      const bot = (await owner.ask(routes.makeBot, { body: { name: 'Clanker' } })).body
      const program = new Client(server)
      program.token = bot.token
      expect((await program.ask(routes.me)).body).toMatchObject({ kind: 'bot', name: 'Clanker' })
      expect((await owner.ask(routes.profile, { params: { name: 'clanker' } })).body.kind).toBe('bot')
      expect((await owner.ask(routes.deleteBot, { params: { id: bot.id } })).status).toBe(204)
      expect((await owner.ask(routes.bots)).body.entries).toEqual([])
    })

    test('guests have neither', async () => {
      const guest = new Client(server)
      await guest.ask(routes.guest)
      expect((await guest.ask(routes.makeToken, { body: { name: 'x', scopes: ['play'] } })).problem.code).toBe(
        'guests_not',
      )
      expect((await guest.ask(routes.makeBot, { body: { name: 'GuestBot' } })).status).toBe(403)
    })
  })
})
