import { routes } from '@tessera/wire'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { RequestError } from '../../request-error.ts'
import { limitMalformed } from './malformed.ts'
import { problemOf, sendProblem } from './problem.ts'
import { refuseStrange } from './strange.ts'

function codeOf(...values: readonly unknown[]): string | null {
  try {
    refuseStrange(...values)
    return null
  } catch (error) {
    return error instanceof RequestError ? error.problem.code : String(error)
  }
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [{ a: nested(depth - 1) }])
const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`name ${at}`, at]))

test.each([
  ['half a character', { a: ['\ud800'] }, 'broken_text'],
  ['half a character in a name', [{ '\udfff': 1 }], 'broken_text'],
  ['a null character', 'a\0b', 'null_character'],
  ['a name that turns text around', { deck: [{ name: 'one\u202eowt' }] }, 'reversed_name'],
  ['a name with a direction of its own', { name: '\u2066one' }, 'reversed_name'],
  ['65 levels', nested(33), 'too_deep'],
  ['501 names', { a: named(501) }, 'too_many_names'],
])('%s is refused', (_, value, code) => {
  expect(codeOf({}, value)).toBe(code)
})

test('64 levels, 500 names and any number of values are read', () => {
  expect(
    codeOf(
      nested(32),
      [named(500), named(500)],
      Array.from({ length: 30_000 }, () => null),
      '𝔸',
    ),
  ).toBeNull()
})

test('an address that sends what is no request may send no body for the rest of the minute; others may, and it may ask', async () => {
  let now = 0
  let read = 0
  const app = fastify({ trustProxy: true })
  limitMalformed(app, 3, () => now)
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, problemOf(error)))
  app.post('/api/x', async () => ({}))
  app.post(routes.create.path, async (_request, reply) => reply.code(422).send({}))
  app.get('/api/x', async (_request, reply) => reply.code(400).send({}))
  app.get('/healthz', async () => ({}))
  app.addHook('preParsing', async () => void read++)
  const post = async (payload: string, from: string, more: Record<string, string> = {}, url = '/api/x') => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, ...more }
    const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers })
    return statusCode === 429 ? JSON.parse(body).code : statusCode
  }
  const get = async (url: string, from: string) =>
    (await app.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode
  const times = async (count: number, ask: () => Promise<unknown>) => {
    for (let n = 0; n < count; n++) await ask()
  }

  // Neither what has no body, nor what a foreign page sends, counts.
  await times(9, () => get('/api/x', '10.0.0.1'))
  await times(9, () => post('{', '10.0.0.1', { 'sec-fetch-site': 'cross-site' }))
  expect(await post('{}', '10.0.0.1')).toBe(200)

  await times(3, async () => expect(await post('{', '10.0.0.1')).toBe(400))
  read = 0
  expect(await post('{}', '10.0.0.1')).toBe('too_many_malformed')
  expect(read).toBe(0)
  expect([await get('/healthz', '10.0.0.1'), await get('/api/x', '10.0.0.1')]).toEqual([200, 400])
  expect(await post('{}', '10.0.0.2')).toBe(200)
  now += 60_001
  expect(await post('{}', '10.0.0.1')).toBe(200)

  // Matches whose options are refused cost as much.
  await times(3, () => post('{}', '10.0.0.3', {}, routes.create.path))
  expect(await post('{}', '10.0.0.3')).toBe('too_many_malformed')
  await app.close()
})
