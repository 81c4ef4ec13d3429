import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { serverPlugins } from '@tessera/games/online'
import { type Route, routes } from '@tessera/wire'
import { expect, test } from 'vitest'
import { everyday, logged, newAddress, newGuest, newUser, PASSWORD, visitor } from './everyday.ts'

/** What the product answers somebody who is no browser and no client of ours. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(everyday().url + path, { headers: { 'x-forwarded-for': newAddress(), ...headers } })

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(everyday().url + path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': newAddress(),
      origin: everyday().url,
      'content-type': 'application/json',
      ...headers,
    },
    body,
  })

const said = async (asked: Promise<Response>): Promise<readonly [number, string]> => {
  const answer = await asked
  const { code } = (await answer.json()) as { readonly code: string }
  return [answer.status, code]
}

test('pages, answers and the documentation come under a policy that allows nothing foreign, nothing inline and no frames', async () => {
  for (const path of ['/', '/hexline/army', '/api/docs/']) {
    const page = await get(path)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(page.status).toBe(200)
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(await page.text()).not.toMatch(/<script>|<style>|style="/)
  }
  const answer = await get('/api/server')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('nothing outside the client, and nothing the build keeps for itself, is served', async () => {
  for (const path of [
    '/.sources',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
  ]) {
    const answer = await get(path)
    expect(answer.status, path).toBeGreaterThanOrEqual(path === '/.sources' ? 200 : 400)
    expect(await answer.text(), path).not.toMatch(/"workspaces"|"file":|^[0-9a-f]{64}/)
  }
})

test('what writes must come from a page of ours or carry a token; nothing is allowed across origins', async () => {
  const from = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${everyday().url}/api/guest`, { method: 'POST', headers: { 'x-forwarded-for': newAddress(), ...headers } })
  expect((await from({ origin: everyday().url })).status).toBe(200)
  expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  const strangers: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ]
  for (const headers of strangers) expect(await said(from(headers))).toEqual([403, 'foreign_origin'])
  const asked = await get('/api/server', { origin: 'https://evil.example' })
  expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('bodies are JSON, 64 kB and 64 levels deep at most, without null characters, and nothing the table does not name', async () => {
  const wish = { name: 'Nobody', password: PASSWORD }
  expect(await said(post('/api/sign-in', JSON.stringify({ ...wish, more: 'x'.repeat(64 * 1024) })))).toEqual([
    413,
    'too_large',
  ])
  const deep = `${'['.repeat(66)}${']'.repeat(66)}`
  expect(await said(post('/api/sign-in', `{"name":${deep}}`))).toEqual([400, 'too_deep'])
  expect(await said(post('/api/sign-in', JSON.stringify({ ...wish, name: 'a\0b' })))).toEqual([400, 'null_character'])
  expect(await said(post('/api/sign-in', 'name=x', { 'content-type': 'text/plain' }))).toEqual([415, 'wrong_type'])
  expect(await said(post('/api/sign-in', '{"name":'))).toEqual([400, 'bad_request'])
  expect(await said(post('/api/sign-in', JSON.stringify({ ...wish, admin: true })))).toEqual([400, 'invalid_input'])
  expect((await get(`/${'x'.repeat(20_000)}`)).status).toBe(431)
})

test('an error is a problem document with a stable code, a sentence, and the fields that are wrong', async () => {
  const answer = await post('/api/register', JSON.stringify({ name: 'x', password: PASSWORD }))
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({
    status: 400,
    code: 'invalid_input',
    detail: 'Something in the request is missing or wrong.',
    inputErrors: [{ path: 'name' }],
  })
})

test('each code comes with the status that the table of the documents gives', async () => {
  const guest = await newGuest()
  const { client: user } = await newUser('Statuses')
  const nobody = visitor()
  const wrong = visitor()
  wrong.token = `tess_${'0'.repeat(64)}`
  const match = { id: 'x'.repeat(12) }
  const answers = [
    await nobody.send('GET', '/api/matches?after=nonsense'),
    await user.send('GET', '/api/me/tokens?after=nonsense'),
    await nobody.ask(routes.me),
    await wrong.ask(routes.me),
    await guest.ask(routes.makeBot, { body: { name: 'GuestBot' } }),
    await user.ask(routes.reports),
    await nobody.ask(routes.match, { params: match }),
    await nobody.ask(routes.profile, { params: { name: 'nobody at all' } }),
    await nobody.send('GET', '/api/nothing'),
    await user.ask(routes.makeWebhook, { body: { url: 'https://127.0.0.1/hook' } }),
    await nobody.ask(routes.register, { body: { name: 'statuses', password: PASSWORD } }),
    await user.send('GET', '/api/me/tokens?limit=101'),
  ]
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
    [400, 'bad_page'],
    [400, 'bad_page'],
    [401, 'no_session'],
    [401, 'bad_token'],
    [403, 'guests_not'],
    [403, 'admins_only'],
    [404, 'no_such_match'],
    [404, 'no_such_person'],
    [404, 'not_found'],
    [422, 'closed_address'],
    [409, 'name_taken'],
    [400, 'invalid_input'],
  ])
})

test('an address has 1,200 requests a minute, of version 6 with its whole /64', async () => {
  const left = async (address: string): Promise<readonly [string | null, number]> => {
    const { headers } = await get('/api/server', { 'x-forwarded-for': address })
    return [headers.get('x-ratelimit-limit'), Number(headers.get('x-ratelimit-remaining'))]
  }
  const address = newAddress()
  expect([await left(address), await left(address)]).toEqual([
    ['1200', 1199],
    ['1200', 1198],
  ])
  expect((await left('2001:db8:5:6::1'))[1]).toBe(1199)
  expect((await left('2001:db8:5:6:ffff::9'))[1]).toBe(1198)
})

test('an account has 20 matches that wait, 5 bots and 20 streams, also when they are asked for at once', async () => {
  const { client } = await newUser('Greedy')
  const seats = [{ who: 'me' as const }, { who: 'open' as const }]
  const wish = { game: 'hundred', seats, saltHash: '0'.repeat(64) }
  const made = await Promise.all(Array.from({ length: 24 }, () => client.ask(routes.create, { body: wish })))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(made.find(({ status }) => status !== 200)?.problem).toMatchObject({ status: 409, code: 'too_many_matches' })
  const bots = await Promise.all(
    ['Ada', 'Bob', 'Cyd', 'Dan', 'Eva', 'Fay', 'Gus'].map((name) =>
      client.ask(routes.makeBot, { body: { name: `Golem${name}` } }),
    ),
  )
  expect(bots.filter(({ status }) => status === 200)).toHaveLength(5)
  const stop = new AbortController()
  const headers = client.headers()
  const streams = await Promise.all(
    Array.from({ length: 23 }, () => fetch(`${client.url}/api/stream`, { headers, signal: stop.signal })),
  )
  const open = streams.filter(({ status }) => status === 200)
  expect([open.length, streams.find(({ status }) => status !== 200)?.status]).toEqual([20, 429])
  for (const [name, value] of [
    ['x-accel-buffering', 'no'],
    ['cache-control', 'no-store'],
  ] as const)
    expect(open[0]?.headers.get(name)).toBe(value)
  stop.abort()
})

test('a webhook goes by https to the open internet alone', async () => {
  const { client } = await newUser('Caller')
  const closed = [
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/x',
    'https://localhost/x',
    'https://2130706433/x',
  ]
  for (const url of closed)
    expect((await client.ask(routes.makeWebhook, { body: { url } })).problem.code, url).toBe('closed_address')
  const plain = await client.ask(routes.makeWebhook, { body: { url: 'http://8.8.8.8/x' } })
  expect(plain.problem.code).toBe('https_only')
})

test('every answer has an id that the log has too, one JSON object a line, and the log holds no secret and no query', async () => {
  const { client } = await newUser('Logged')
  const { token } = (await client.ask(routes.makeToken, { body: { name: 'one', scopes: ['read'] } })).body
  await visitor().ask(routes.signIn, { body: { name: 'Logged', password: 'a wrong one to look for' } })
  const id = (await get('/api/matches?limit=7&game=nothinglikeit', { authorization: `Bearer ${token}` })).headers.get(
    'x-request-id',
  )
  await expect
    .poll(() => logged().find(({ reqId }) => reqId === id))
    .toMatchObject({ method: 'GET', path: '/api/matches', status: 200 })
  const plain = readFileSync(everyday().log, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'))
  expect(plain).toEqual([`Tessera is at ${everyday().url}`, 'Press Ctrl-C to stop it.'])
  const all = JSON.stringify(logged())
  for (const secret of [token, client.cookie, PASSWORD, 'a wrong one', 'nothinglikeit'])
    expect(all).not.toContain(secret)
})

test('errors of browsers are logged 30 times a minute at most, by the path of the page alone', async () => {
  const page = '/hexline/army'
  const sent = await Promise.all(
    Array.from({ length: 35 }, () => visitor().ask(routes.browserError, { body: { text: 'a planted error', page } })),
  )
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204]))
  const told = () => logged().filter((line) => JSON.stringify(line).includes('a planted error'))
  await expect.poll(() => told().length).toBe(30)
  expect(told()[0]).toMatchObject({ msg: 'an error in a browser', page })
  expect(Object.keys(told()[0] ?? {})).not.toContain('account')
  const searched = { text: 'x', page: '/hexline?secret=1' }
  expect((await visitor().ask(routes.browserError, { body: searched })).status).toBe(400)
})

test('somebody who leaves in the middle of a request leaves no error in the log', async () => {
  const { port } = new URL(everyday().url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/sign-in HTTP/1.1\r\nhost: localhost:${port}\r\norigin: ${everyday().url}\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"name":`,
  )
  await get('/healthz')
  socket.destroy()
  await get('/healthz')
  expect(logged().filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('the process says that it is alive and ready; figures are not on the port that people come in by', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ ok: true })
  expect(await (await get('/readyz')).json()).toEqual({ ok: true })
  expect((await get('/metrics')).status).not.toBe(401)
  expect(await (await get('/metrics')).text()).not.toContain('tessera_http')
})

test('the documentation is OpenAPI 3.1 and has every route', async () => {
  const document = (await (await get('/api/docs/json')).json()) as {
    readonly openapi: string
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
  expect(document.openapi).toBe('3.1.0')
  for (const { path, method } of [routes, ...serverPlugins.map((plugin) => plugin.routes)].flatMap((table) =>
    Object.values<Route>(table),
  ))
    expect(document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], path).toBeDefined()
})

test('lists come in pages, each with where the next begins', async () => {
  const { client } = await newUser('Pages')
  for (const name of ['one', 'two', 'three']) await client.ask(routes.makeToken, { body: { name, scopes: ['read'] } })
  const first = (await client.ask(routes.tokens, { query: { limit: 2 } })).body
  const second = (await client.ask(routes.tokens, { query: { limit: 2, after: first.next ?? '' } })).body
  expect([...first.entries, ...second.entries].map(({ name }) => name)).toEqual(['one', 'two', 'three'])
  expect(second.next).toBeNull()
})

test('a foreign page that makes a browser send requests locks nobody out; bodies that cannot be read are refused after 60', async () => {
  const from = { 'x-forwarded-for': newAddress() }
  for (const site of ['cross-site', 'same-site'])
    for (let n = 0; n < 62; n++) await get(`/api/matches?limit=x${n}`, { ...from, 'sec-fetch-site': site })
  for (const path of ['/', '/healthz', '/readyz', '/api/server'])
    expect([path, (await get(path, from)).status]).toEqual([path, 200])
  const codes = new Set<number>()
  for (let n = 0; n < 60; n++) codes.add((await post('/api/sign-in', '{', from)).status)
  expect([...codes]).toEqual([400])
  expect(await said(post('/api/sign-in', '{', from))).toEqual([429, 'too_many_malformed'])
  for (const path of ['/', '/healthz', '/readyz', '/api/server'])
    expect([path, (await get(path, from)).status]).toEqual([path, 200])
})
