import { Authenticator, beginOnline } from '@tessera/server/testing'
import { routes } from '@tessera/wire'
import { expect, test } from 'vitest'
import { newAddress, newGuest, newUser, PASSWORD, visitor } from './everyday.ts'

const SECRET = /^[0-9a-f]{64}$/

test('the sixth wrong password in a row locks an account, for the right one too; a recovery code still opens it', async () => {
  const { client: owner, codes } = await newUser('Locked')
  const stranger = visitor()
  const said = []
  for (let guess = 0; guess < 7; guess++) {
    const body = { name: 'Locked', password: `guess number ${guess}` }
    said.push((await stranger.ask(routes.signIn, { body })).problem.code)
  }
  expect(said).toEqual([...Array(6).fill('wrong_sign_in'), 'locked'])
  const right = await stranger.ask(routes.signIn, { body: { name: 'Locked', password: PASSWORD } })
  expect([right.status, right.problem.code]).toEqual([429, 'locked'])
  expect((await owner.ask(routes.me)).status).toBe(200)
  const body = { name: 'Locked', code: codes[0] ?? '', password: 'another good one' }
  expect((await visitor().ask(routes.recover, { body })).status).toBe(200)
  expect((await owner.ask(routes.me)).status).toBe(401)
  expect((await visitor().ask(routes.recover, { body })).problem.code).toBe('wrong_code')
})

test('an unknown name is answered as a wrong password is', async () => {
  await newUser('Known')
  const wrong = await visitor().ask(routes.signIn, { body: { name: 'Known', password: 'not the password' } })
  const nobody = await visitor().ask(routes.signIn, { body: { name: 'Unknown', password: 'not the password' } })
  expect([nobody.status, nobody.problem]).toEqual([wrong.status, wrong.problem])
})

test('an address may try 20 passwords and codes in ten minutes, and make 30 guests in an hour', async () => {
  const address = newAddress()
  const body = { name: 'Nobody here', code: 'no such code', password: PASSWORD }
  const tried = []
  for (let code = 0; code < 21; code++) tried.push((await visitor(address).ask(routes.recover, { body })).status)
  expect(tried).toEqual([...Array(20).fill(403), 429])
  const made = []
  for (let guest = 0; guest < 31; guest++) made.push((await visitor(address).ask(routes.guest)).status)
  expect(made).toEqual([...Array(30).fill(200), 429])
})

test('a network of version 6 may make four times as many guests as one address', async () => {
  const from = (household: number) =>
    visitor(`2a02:8109:${(process.pid % 60_000).toString(16)}:${household.toString(16)}::1`)
  const made = []
  for (let guest = 0; guest < 121; guest++) made.push((await from(guest % 6).ask(routes.guest)).status)
  expect(made).toEqual([...Array(120).fill(200), 429])
})

test('passwords that are short, common or hold the name are refused, with the field', async () => {
  for (const password of ['short', 'password123', 'Weaklingxx', 'aaaaaaaaaaaaaa']) {
    const { status, problem } = await visitor().ask(routes.register, { body: { name: 'Weakling', password } })
    expect([400, 422]).toContain(status)
    expect(problem.inputErrors?.[0]?.path).toBe('password')
  }
})

test('names of those who run a server, and names that look like another, are refused', async () => {
  await newUser('Bi11y')
  const codes = { admin: 'name_reserved', Adm1n: 'name_reserved', Guest: 'name_reserved', Billy: 'name_looks_taken' }
  for (const [name, code] of Object.entries(codes)) {
    const { status, problem } = await visitor().ask(routes.register, { body: { name, password: PASSWORD } })
    expect([status, problem.code]).toEqual([422, code])
  }
})

test('of seven names that look alike and are asked for at once one is given', async () => {
  const names = ['Mirrored', 'M1rrored', 'Mirr0red', 'Mir-rored', 'Mirr_ored', 'M1rr0red', 'mlrrored']
  const asked = names.map((name) => visitor().ask(routes.register, { body: { name, password: PASSWORD } }))
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code)
  expect([...new Set(refused)]).toEqual(['name_looks_taken'])
})

test('a session is a cookie that no script can read, a new one at every sign-in', async () => {
  const { client } = await newUser('Cookies')
  const first = client.cookie
  const again = await client.ask(routes.signIn, { body: { name: 'Cookies', password: PASSWORD } })
  const cookie = again.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^tessera_session=[0-9a-f]{64}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(client.cookie).not.toBe(first)
})

test('a new password ends every other session, every token and every passkey', async () => {
  const { client } = await newUser('Changer')
  const other = visitor()
  await other.ask(routes.signIn, { body: { name: 'Changer', password: PASSWORD } })
  const { token } = (await client.ask(routes.makeToken, { body: { name: 'one', scopes: ['read'] } })).body
  const program = visitor()
  program.token = token
  const { device } = await passkeyOf(client)
  const body = { current: PASSWORD, password: `${PASSWORD} anew` }
  expect((await client.ask(routes.changePassword, { body })).status).toBe(204)
  expect((await client.ask(routes.me)).status).toBe(200)
  expect((await other.ask(routes.me)).status).toBe(401)
  expect((await program.ask(routes.me)).problem.code).toBe('bad_token')
  expect((await withPasskey(device)).problem.code).toBe('passkey_refused')
})

test('a passkey opens an account once for each question, if the device has checked the person; ten each', async () => {
  const { client } = await newUser('Keyholder')
  const { device, kept } = await passkeyOf(client)
  expect(kept.status).toBe(200)
  const asked = (await visitor().ask(routes.askPasskey)).body
  const answer = { ticket: asked.ticket, response: device.use(asked.options, client.url) as never }
  expect((await visitor().ask(routes.signInByPasskey, { body: answer })).body.name).toBe('Keyholder')
  expect((await visitor().ask(routes.signInByPasskey, { body: answer })).status).toBe(403)
  device.verifies = false
  expect((await withPasskey(device)).problem.code).toBe('passkey_refused')
  for (let key = 1; key < 10; key++) await passkeyOf(client)
  expect((await client.ask(routes.newPasskey, { body: {} })).problem.code).toBe('too_many_passkeys')
})

test('a token does what its scopes say and never what only a session may; 20 each', async () => {
  const { client } = await newUser('Programmer')
  const made = (await client.ask(routes.makeToken, { body: { name: 'reader', scopes: ['read'] } })).body
  expect(made.token.replace(/^tess_/, '')).toMatch(SECRET)
  const program = visitor()
  program.token = made.token
  program.origin = null
  expect((await program.ask(routes.me)).body.name).toBe('Programmer')
  expect((await program.ask(routes.unpair)).problem.code).toBe('missing_scope')
  const forbidden = [
    await program.ask(routes.makeToken, { body: { name: 'another', scopes: ['read'] } }),
    await program.ask(routes.changePassword, { body: { current: PASSWORD, password: 'another good one' } }),
    await program.ask(routes.deleteMe, { body: { password: PASSWORD } }),
  ]
  expect(forbidden.map(({ problem }) => problem.code)).toEqual(Array(3).fill('session_only'))
  const body = { name: 'more', scopes: ['read' as const] }
  const all = await Promise.all(Array.from({ length: 25 }, () => client.ask(routes.makeToken, { body })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(19)
})

test('a bot is an account of its own, marked as one, that only tokens open and that plays unrated; guests have none', async () => {
  const { client } = await newUser('Maker')
  const { token } = (await client.ask(routes.makeBot, { body: { name: 'Clanker' } })).body
  const bot = visitor()
  bot.token = token
  expect((await bot.ask(routes.profile, { params: { name: 'Clanker' } })).body.kind).toBe('bot')
  expect((await visitor().ask(routes.signIn, { body: { name: 'Clanker', password: PASSWORD } })).status).toBe(403)
  await expect(beginOnline([client, bot], { game: 'hundred', rated: true })).rejects.toThrow(/rated/)
  expect((await (await newGuest()).ask(routes.makeBot, { body: { name: 'GuestBot' } })).status).toBe(403)
})

test('eight recovery codes are shown once', async () => {
  const { client, codes } = await newUser('Careful')
  expect(new Set(codes).size).toBe(8)
  expect((await client.ask(routes.me)).text).not.toContain(codes[0])
})

test('an account that is deleted leaves its matches without the name, resigns running ones, and frees the name', async () => {
  const { client } = await newUser('Leaver')
  const { id: account } = (await client.ask(routes.me)).body
  const { token } = (await client.ask(routes.makeToken, { body: { name: 'one', scopes: ['read'] } })).body
  const other = await newGuest()
  const id = await beginOnline([client, other], { game: 'hundred' })
  expect((await client.ask(routes.deleteMe, { body: { password: PASSWORD } })).status).toBe(204)
  const program = visitor()
  program.token = token
  expect((await program.ask(routes.me)).status).toBe(401)
  const left = (await visitor().ask(routes.match, { params: { id } })).body
  expect(left.result).toMatchObject({ winner: 1, reason: 'resignation' })
  expect(left.seats[0]?.person).toMatchObject({ gone: true, name: 'Somebody who left' })
  expect((await visitor().ask(routes.profile, { params: { name: account } })).body.gone).toBe(true)
  await newUser('Leaver')
})

test('the export has what is kept about oneself, and no secret', async () => {
  const { client } = await newUser('Exporter')
  const { token } = (await client.ask(routes.makeToken, { body: { name: 'laptop', scopes: ['read'] } })).body
  const { text } = await client.ask(routes.exportMe)
  expect(JSON.parse(text)).toMatchObject({ account: { name: 'Exporter' }, tokens: [{ name: 'laptop' }] })
  for (const secret of [token, client.cookie, 'scrypt']) expect(text).not.toContain(secret)
})

async function passkeyOf(client: ReturnType<typeof visitor>) {
  const device = new Authenticator()
  const asked = await client.ask(routes.newPasskey, { body: {} })
  if (asked.status !== 200) throw new Error(`There is no question for a passkey: ${asked.text}`)
  const { options, ticket } = asked.body
  const response = device.make(options, client.url) as never
  return { device, kept: await client.ask(routes.keepPasskey, { body: { ticket, response, name: 'My phone' } }) }
}

async function withPasskey(device: Authenticator) {
  const client = visitor()
  const { options, ticket } = (await client.ask(routes.askPasskey)).body
  return await client.ask(routes.signInByPasskey, {
    body: { ticket, response: device.use(options, client.url) as never },
  })
}
