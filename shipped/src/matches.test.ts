import { gameById } from '@tessera/games'
import { type AnyGame, type Json, seededDice, seedFrom, verifyRecord } from '@tessera/kernel'
import { beginOnline, type Client, listen, newSalt, playOnline } from '@tessera/server/testing'
import { type MatchMessage, routes } from '@tessera/wire'
import { expect, test } from 'vitest'
import { newGuest, newUser, visitor } from './everyday.ts'

const GAME = 'cohort'
const dice = seededDice(seedFrom('shipped matches'))
const seats = [{ who: 'me' as const }, { who: 'open' as const }]

function game(id: string): AnyGame {
  const found = gameById(id)
  if (found === undefined) throw new Error(`There is no game ${id}`)
  return found
}

const guests = async (): Promise<[Client, Client]> => [await newGuest(), await newGuest()]
const viewOf = async (client: Client, id: string) => (await client.ask(routes.match, { params: { id } })).body

/** Some legal choice of a seat, as the match stands for it. */
async function choiceOf(client: Client, id: string) {
  const { at, view } = await viewOf(client, id)
  return { at, choice: game(GAME).ruleset.sample(view as Json, dice) }
}

let keys = 0
async function choose(client: Client, id: string, more: { readonly key?: string; readonly final?: boolean } = {}) {
  const body = { ...(await choiceOf(client, id)), key: `a key of its own ${++keys}`, ...more }
  return { body, answer: await client.ask(routes.submit, { params: { id }, body }) }
}

test('a match asked for twice with the same key is made once, and begins when every seat is taken and every salt is shown', async () => {
  const [a, b] = await guests()
  const salts = [newSalt(), newSalt()]
  const wish = { game: GAME, seats, saltHash: salts[0]?.saltHash ?? '', key: 'only one of these' }
  const [one, two] = await Promise.all([a.ask(routes.create, { body: wish }), a.ask(routes.create, { body: wish })])
  const { id } = one.body
  expect([two.body.id, one.body.status]).toEqual([id, 'open'])
  const joined = await b.ask(routes.join, { params: { id }, body: { saltHash: salts[1]?.saltHash ?? '' } })
  expect(joined.body).toMatchObject({ status: 'starting', owes: 'salt' })
  await a.ask(routes.reveal, { params: { id }, body: { salt: salts[0]?.salt ?? '' } })
  const begun = await b.ask(routes.reveal, { params: { id }, body: { salt: salts[1]?.salt ?? '' } })
  expect(begun.body).toMatchObject({
    status: 'running',
    at: 0,
    awaiting: [0, 1],
    fairness: { secret: null, seed: null },
  })
})

test('a choice sent twice with its key counts once, with another choice the key is refused, and a new one replaces it', async () => {
  const [a, b] = await guests()
  const id = await beginOnline([a, b], { game: GAME })
  const { body, answer } = await choose(a, id)
  expect(answer.body).toMatchObject({ at: 0, resolved: false, update: { sealed: [0], awaiting: [1] } })
  const again = await a.ask(routes.submit, { params: { id }, body })
  expect([again.status, again.body.revision]).toEqual([200, answer.body.revision])
  const other = await a.ask(routes.submit, { params: { id }, body: { ...body, final: false } })
  expect([other.status, other.problem.code]).toEqual([422, 'key_used'])
  const { answer: replaced } = await choose(a, id, { final: false })
  expect(replaced.body.update).toMatchObject({ chosen: { final: false }, sealed: [] })
  const late = { ...body, at: 7, key: 'much too early' }
  expect((await a.ask(routes.submit, { params: { id }, body: late })).problem).toMatchObject({
    status: 409,
    code: 'stale',
  })
  const stranger = await newGuest()
  const answered = await stranger.ask(routes.submit, { params: { id }, body: { ...body, key: 'of a stranger' } })
  expect(answered.status).toBe(403)
})

test('what somebody has chosen or drafted is shown to nobody else, nor the dice while a match runs', async () => {
  const [a, b] = await guests()
  const id = await beginOnline([a, b], { game: GAME })
  const before = await b.ask(routes.match, { params: { id } })
  await choose(a, id, { final: false })
  const drafted = await b.ask(routes.match, { params: { id } })
  expect(drafted.body).toEqual({ ...before.body, changed: drafted.body.changed, revision: drafted.body.revision })
  const { body } = await choose(a, id)
  const { choice } = body
  for (const other of [b, visitor()]) {
    const seen = await other.ask(routes.match, { params: { id } })
    expect(seen.body).toMatchObject({ sealed: [0], chosen: null, fairness: { secret: null, seed: null } })
    expect(seen.text).not.toContain(JSON.stringify(choice))
    expect((await other.ask(routes.record, { params: { id } })).problem.code).toBe('not_over')
  }
})

test('a private match is not there for others: neither it, nor its frames, record, chat or stream', async () => {
  const { client: host } = await newUser('Hostess')
  await newUser('Invited')
  const wish = { game: GAME, visibility: 'private' as const, saltHash: newSalt().saltHash }
  const invited = [{ who: 'me' as const }, { who: 'invited' as const, name: 'Invited' }]
  const { id } = (await host.ask(routes.create, { body: { ...wish, seats: invited } })).body
  const stranger = await newGuest()
  for (const path of ['', '/frames', '/record', '/chat', '/stream'])
    expect((await stranger.send('GET', `/api/matches/${id}${path}`)).status, path).toBe(404)
  const ear = await listen(stranger, `/api/stream?matches=${id}`)
  await ear.until((message) => message.kind === 'gone')
  ear.close()
})

test('an automatic battle is over for everybody but those who have not watched it: until then they see no result', async () => {
  const [a, b] = await guests()
  const id = await beginOnline([a, b], { game: 'hexline' })
  await playOnline([a, b], id, game('hexline'), dice)
  const mine = await viewOf(a, id)
  expect(mine).toMatchObject({
    status: 'finished',
    result: null,
    unwatched: true,
    fairness: { secret: null, seed: null },
  })
  expect((await a.ask(routes.record, { params: { id } })).problem.code).toBe('not_watched')
  expect((await viewOf(visitor(), id)).result).not.toBeNull()
  const frame = mine.frames - 1
  expect((await a.ask(routes.watched, { params: { id }, body: { frame } })).status).toBe(204)
  const seen = await viewOf(a, id)
  expect([seen.unwatched, seen.result?.reason]).toEqual([false, expect.any(String)])
  expect(seen.fairness.secret).toMatch(/^[0-9a-f]{64}$/)
  expect((await viewOf(b, id)).result).toBeNull()
  const record = await a.ask(routes.record, { params: { id } })
  expect(verifyRecord(game('hexline').ruleset as never, record.body as never).ok).toBe(true)
  const others = await a.ask(routes.frames, { params: { id }, query: { audience: 1 } })
  expect(others.body.frames[0]).toHaveProperty('view')
  const salt = newSalt()
  const fork = await a.ask(routes.fork, { params: { id }, body: { frame: 0, seats, saltHash: salt.saltHash } })
  expect(fork.body).toMatchObject({ status: 'open', game: 'hexline' })
})

test('a stream tells what a change made of a match, from the revision a listener names', async () => {
  const [a, b] = await guests()
  const id = await beginOnline([a, b], { game: GAME })
  const { revision } = await viewOf(b, id)
  await choose(a, id)
  await choose(b, id)
  const ear = await listen(b, `/api/stream?matches=${id}.${revision}`)
  const fresh = await ear.until((message) => message.kind === 'fresh' && 'match' in message)
  const told = ear.heard.filter(
    (message): message is MatchMessage & { id: string } => 'match' in message && message.kind !== 'fresh',
  )
  expect(told.map(({ seq }) => seq)).toEqual([revision + 1, revision + 2])
  expect(fresh.seq).toBe(revision + 2)
  expect(told.at(-1)?.update).toMatchObject({ at: 1, from: 1, sealed: [] })
  expect(told.at(-1)?.update?.fresh).toHaveLength(1)
  const own = await listen(b, `/api/matches/${id}/stream`, String(revision + 1))
  await own.until((message) => message.kind === 'fresh')
  expect(own.heard.map(({ seq }) => seq).slice(0, 2)).toEqual([revision + 2, revision + 2])
  own.close()
  ear.close()
})

test('somebody who hears it over a stream may ask for the receipt alone; acts, withdrawals and phrases sent twice count once', async () => {
  const [a, b] = await guests()
  const id = await beginOnline([a, b], { game: GAME })
  const ear = await listen(b, `/api/stream?matches=${id}`)
  await ear.until((message) => message.kind === 'fresh' && 'match' in message)
  a.prefer = 'return=minimal'
  const { answer } = await choose(a, id)
  expect(Object.keys(answer.body)).toEqual(['at', 'revision', 'resolved'])
  a.prefer = ''
  const back = { params: { id }, body: { at: 0, key: 'taken back' } }
  const [taken, repeated] = [await a.ask(routes.withdraw, back), await a.ask(routes.withdraw, back)]
  expect([repeated.status, repeated.body.revision]).toEqual([200, taken.body.revision])
  const hello = { params: { id }, body: { phrase: 'hello' as const, key: 'one hello' } }
  for (const time of [1, 2]) expect((await a.ask(routes.say, hello)).status, `time ${time}`).toBe(204)
  const quit = { params: { id }, body: { act: 'resign' as const, key: 'it is over' } }
  const [first, second] = [await a.ask(routes.act, quit), await a.ask(routes.act, quit)]
  expect([first.status, second.status, second.body.revision]).toEqual([200, 200, first.body.revision])
  await ear.until((message) => message.kind === 'finished')
  expect(ear.heard.filter(({ kind }) => kind === 'phrase')).toHaveLength(1)
  ear.close()
})

test('presence is told: who follows a match is there', async () => {
  const [a, b] = await guests()
  const id = await beginOnline([a, b], { game: GAME })
  const [one, two] = [await listen(a, `/api/matches/${id}/stream`), await listen(b, `/api/matches/${id}/stream`)]
  await one.until((message) => 'present' in message && message.present?.length === 2)
  two.close()
  await one.until((message) => 'present' in message && message.present?.length === 1)
  one.close()
})

test('a stream is compressed for those who accept gzip', async () => {
  const [a] = await guests()
  const stop = new AbortController()
  const headers = { ...a.headers(), 'accept-encoding': 'gzip' }
  const stream = await fetch(`${a.url}/api/stream`, { headers, signal: stop.signal })
  expect([stream.headers.get('content-type'), stream.headers.get('content-encoding')]).toEqual([
    'text/event-stream; charset=utf-8',
    'gzip',
  ])
  stop.abort()
})

test('every game tells which clocks suit it, its options and choices, and whether it is rated', async () => {
  const { body } = await visitor().ask(routes.games)
  expect(body.length).toBeGreaterThan(4)
  for (const { clocks, config, choice, rated } of body) {
    expect(clocks.length).toBeGreaterThan(0)
    expect([typeof config, typeof choice, typeof rated]).toEqual(['object', 'object', 'boolean'])
  }
})

test('a run of Gauntlet is a match of one person, one at a time; its requests answer', async () => {
  const guest = await newGuest()
  const wish = {
    game: 'gauntlet-run',
    seats: [{ who: 'me' as const }],
    clock: { kind: 'days' as const, hours: 336 },
  }
  const id = await beginOnline([guest], wish)
  expect((await viewOf(guest, id)).status).toBe('running')
  const second = await guest.ask(routes.create, { body: { ...wish, saltHash: newSalt().saltHash } })
  expect(second.problem.code).toBe('run_active')
  for (const path of [
    'catalogue',
    'decks',
    'runs/active',
    'me',
    'teams',
    'fought',
    'ladder?by=runs',
    'seasons',
    'field?wins=3',
    'champions',
    'daily',
  ])
    expect((await guest.send('GET', `/api/gauntlet/${path}`)).status, path).toBe(200)
  expect((await guest.send<typeof routes.match>('GET', '/api/gauntlet/runs/active')).text).toContain(id)
  expect((await guest.ask(routes.act, { params: { id }, body: { act: 'resign' } })).status).toBe(200)
})
