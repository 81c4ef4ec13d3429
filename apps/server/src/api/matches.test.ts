import { games } from '@tessera/games'
import { openFrames, seededDice, seedFrom, verifyRecord } from '@tessera/kernel'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import type { RunningServer } from '../start.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { gamesOver } from '../testing/games-over.ts'
import { bids } from '../testing/toys.ts'
import { Client, testServer } from './testing/client.ts'
import { listen } from './testing/listen.ts'
import { beginOnline, newSalt, playOnline } from './testing/play.ts'

describe.each(DATABASES)('on %s', (kind) => {
  let server: RunningServer
  let database: TestDatabase

  beforeAll(async () => {
    database = await testDatabase(kind)
    server = await testServer(
      { openMatches: { account: 3, address: 1000, running: 100 } },
      { games: [...games, bids()], database },
    )
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  async function guest(): Promise<Client> {
    const client = new Client(server)
    await client.ask(routes.guest)
    return client
  }

  describe('matches over the API', () => {
    test.each([...gamesOver('api', kind), bids()].map((game) => [game.ruleset.id, game] as const))(
      '%s from creation to record',
      async (id, game) => {
        const players = [await guest(), await guest()]
        const match = await beginOnline(players, { game: id, config: game.simulation as never })
        await playOnline(players, match, game, seededDice(seedFrom(`online ${id}`)))
        const { body: over } = await new Client(server).ask(routes.match, { params: { id: match } })
        const watched = { params: { id: match }, body: { frame: over.frames - 1 } }
        await players[0]?.ask(routes.watched, watched)
        const record = await players[0]?.ask(routes.record, { params: { id: match } })
        expect(record?.status).toBe(200)
        expect(verifyRecord(game.ruleset as never, record?.body as never).ok).toBe(true)
        const { body } = await new Client(server).ask(routes.frames, { params: { id: match } })
        const timeline = openFrames(body.frames as never)
        expect(timeline.length).toBe(Math.min(body.total, body.frames.length))
        timeline.frame(timeline.length - 1)
        const seen = await new Client(server).ask(routes.match, { params: { id: match } })
        expect(seen.body.result).not.toBeNull()
        expect(seen.body.fairness.secret).toMatch(/^[0-9a-f]{64}$/)
      },
    )

    test('lists, invitations, phrases, acts and rematches answer as the table says', async () => {
      const [a, b] = [await guest(), await guest()]
      const match = await beginOnline([a, b], { game: 'bids', visibility: 'public' })
      expect((await a.ask(routes.myMatches)).body.entries.map(({ id }) => id)).toContain(match)
      expect((await a.ask(routes.say, { params: { id: match }, body: { phrase: 'hello' } })).status).toBe(204)
      expect((await a.ask(routes.act, { params: { id: match }, body: { act: 'offer-draw' } })).status).toBe(200)
      expect((await b.ask(routes.act, { params: { id: match }, body: { act: 'accept-draw' } })).status).toBe(200)
      const over = (await b.ask(routes.match, { params: { id: match } })).body
      expect(over.result).toMatchObject({ winner: null, reason: 'agreed' })
      const again = await a.ask(routes.rematch, { params: { id: match }, body: { saltHash: newSalt().saltHash } })
      expect(again.status).toBe(200)
      const joined = await b.ask(routes.rematch, { params: { id: match }, body: { saltHash: newSalt().saltHash } })
      expect(joined.body.id).toBe(again.body.id)
      const { id } = (await a.ask(routes.me)).body
      const profile = await b.ask(routes.profile, { params: { name: id } })
      expect(profile.body).toMatchObject({ drawn: 1, against: { drawn: 1 } })
      expect((await b.ask(routes.history, { params: { name: id } })).body.entries).toHaveLength(1)
      expect((await b.ask(routes.leaderboard, { params: { game: 'bids' } })).status).toBe(200)
      expect((await b.ask(routes.invitations)).status).toBe(200)
    })

    test('a choice sent twice with the same key counts once', async () => {
      const [a, b] = [await guest(), await guest()]
      const id = await beginOnline([a, b], { game: 'bids' })
      const body = { at: 0, choice: { bid: 3 }, key: newId() }
      const first = await a.ask(routes.submit, { params: { id }, body })
      const second = await a.ask(routes.submit, { params: { id }, body })
      expect([first.status, second.status]).toEqual([200, 200])
      expect(second.body).toEqual(first.body)
    })

    test('an account opens only so many matches that wait', async () => {
      const client = await guest()
      const body = () => ({
        game: 'bids',
        seats: [{ who: 'me' as const }, { who: 'open' as const }],
        saltHash: newSalt().saltHash,
      })
      for (let i = 0; i < 3; i++) expect((await client.ask(routes.create, { body: body() })).status).toBe(200)
      expect((await client.ask(routes.create, { body: body() })).problem.code).toBe('too_many_matches')
    })

    test('an account has only so many matches running', async () => {
      const busy = await testServer({ openMatches: { account: 9, address: 99, running: 1 } }, { games: [bids()] })
      const [a, b] = [new Client(busy), new Client(busy)]
      for (const client of [a, b]) await client.ask(routes.guest)
      const id = await beginOnline([a, b], { game: 'bids' })
      const seats = [{ who: 'me' as const }, { who: 'bot' as const, bot: { level: 'plain' } }]
      const body = () => ({ game: 'bids', seats, saltHash: newSalt().saltHash })
      expect((await a.ask(routes.create, { body: body() })).problem.code).toBe('too_many_matches')
      await b.ask(routes.act, { params: { id }, body: { act: 'resign' } })
      expect((await a.ask(routes.create, { body: body() })).status).toBe(200)
      await busy.close()
    })

    test('an address opens only so many, with any account; what was made with the same key is found again', async () => {
      const near = await testServer({ openMatches: { account: 2, address: 3, running: 100 } }, { games: [bids()] })
      const seats = [{ who: 'me' as const }, { who: 'open' as const }]
      const codes: unknown[] = []
      for (const clients of [2, 2]) {
        const client = new Client(near)
        await client.ask(routes.guest)
        for (let i = 0; i < clients; i++) {
          const body = { game: 'bids', seats, saltHash: newSalt().saltHash, key: `match number ${i}` }
          const made = await client.ask(routes.create, { body })
          codes.push(made.problem.code ?? made.status)
          if (made.status === 200) expect((await client.ask(routes.create, { body })).body.id).toBe(made.body.id)
        }
      }
      expect(codes).toEqual([200, 200, 200, 'too_many_matches'])
      await near.close()
    })

    test('deleting an account leaves its matches to the others', async () => {
      const [a, b] = [await guest(), await guest()]
      const id = await beginOnline([a, b], { game: 'bids' })
      const open = { game: 'bids', seats: [{ who: 'open' as const }, { who: 'open' as const }] }
      const unseated = await a.ask(routes.create, { body: { ...open, saltHash: newSalt().saltHash } })
      expect((await a.ask(routes.deleteMe, { body: {} })).status).toBe(204)
      const { status } = (await b.ask(routes.match, { params: { id: unseated.body.id } })).body
      expect(status).toBe('cancelled')
      const left = (await b.ask(routes.match, { params: { id } })).body
      expect(left.result).toMatchObject({ winner: 1, reason: 'resigned' })
      expect(left.seats[0]?.person).toMatchObject({ gone: true })
    })
  })

  describe('streams', () => {
    test('both players hear that something happened, in order, and never what', async () => {
      const [a, b] = [await guest(), await guest()]
      const id = await beginOnline([a, b], { game: 'bids' })
      const ear = await listen(b, `/api/matches/${id}/stream`)
      const own = await listen(b, '/api/stream')
      const fresh = await ear.until(({ kind }) => kind === 'fresh')
      await own.until(({ kind }) => kind === 'fresh')
      expect(fresh.seq).toBe((await b.ask(routes.match, { params: { id } })).body.revision)
      await a.ask(routes.submit, { params: { id }, body: { at: 0, choice: { bid: 17 }, key: newId() } })
      const chosen = await ear.until(({ kind }) => kind === 'chosen')
      expect(chosen).toMatchObject({ seat: 0, match: id })
      expect(chosen.seq).toBeGreaterThan(fresh.seq)
      expect(ear.text()).not.toContain('17}')
      await b.ask(routes.submit, { params: { id }, body: { at: 0, choice: { bid: 3 }, key: newId() } })
      await ear.until(({ kind }) => kind === 'resolved')
      await a.ask(routes.say, { params: { id }, body: { phrase: 'well-played' } })
      expect(await ear.until(({ kind }) => kind === 'phrase')).toMatchObject({ seat: 0, phrase: 'well-played' })
      await a.ask(routes.act, { params: { id }, body: { act: 'resign' } })
      await ear.until(({ kind }) => kind === 'finished')
      await own.until(({ kind }) => kind === 'finished')
      const seqs = ear.heard.map(({ seq }) => seq)
      expect(seqs).toEqual([...seqs].sort((x, y) => x - y))
      ear.close()
      own.close()
    })

    test('a client that comes back hears where things stand', async () => {
      const [a, b] = [await guest(), await guest()]
      const id = await beginOnline([a, b], { game: 'bids' })
      const first = await listen(b, `/api/matches/${id}/stream`)
      const { seq } = await first.until(({ kind }) => kind === 'fresh')
      first.close()
      await a.ask(routes.submit, { params: { id }, body: { at: 0, choice: { bid: 1 }, key: newId() } })
      const second = await listen(b, `/api/matches/${id}/stream`, String(seq))
      expect((await second.until(({ kind }) => kind === 'fresh')).seq).toBe(seq + 1)
      second.close()
    })

    test('presence is told when somebody opens and leaves the match', async () => {
      const [a, b] = [await guest(), await guest()]
      const id = await beginOnline([a, b], { game: 'bids' })
      const watching = await listen(a, `/api/matches/${id}/stream`)
      const other = await listen(b, `/api/matches/${id}/stream`)
      await watching.until((message) => 'present' in message && message.present?.length === 2)
      other.close()
      await watching.until(
        (message) => message.kind === 'presence' && 'present' in message && message.present?.length === 1,
      )
      watching.close()
    })

    test('a spectator who sits down is at the table from then on', async () => {
      const [a, b] = [await guest(), await guest()]
      const seats = [{ who: 'me' as const }, { who: 'open' as const }]
      const made = await a.ask(routes.create, { body: { game: 'bids', seats, saltHash: newSalt().saltHash } })
      const { id } = made.body
      const [first, second] = [
        await listen(a, `/api/matches/${id}/stream`),
        await listen(b, `/api/matches/${id}/stream`),
      ]
      await second.until(({ kind }) => kind === 'fresh')
      await b.ask(routes.join, { params: { id }, body: { saltHash: newSalt().saltHash } })
      await first.until((message) => 'present' in message && message.present?.length === 2)
      first.close()
      second.close()
      await a.ask(routes.cancel, { params: { id } })
    })

    test('somebody who leaves a private match hears nothing more of it', async () => {
      const [host, leaver] = [new Client(server), new Client(server)]
      for (const [client, name] of [
        [host, 'Hostess'],
        [leaver, 'Leaver'],
      ] as const)
        await client.ask(routes.register, { body: { name, password: 'correct horse battery' } })
      const seats = [{ who: 'invited' as const, name: 'Leaver' }, { who: 'open' as const }]
      const body = { game: 'bids', seats, visibility: 'private' as const, saltHash: newSalt().saltHash }
      const { id } = (await host.ask(routes.create, { body })).body
      await leaver.ask(routes.join, { params: { id }, body: { saltHash: newSalt().saltHash } })
      const ear = await listen(leaver, `/api/matches/${id}/stream`)
      await ear.until(({ kind }) => kind === 'fresh')
      expect((await leaver.ask(routes.cancel, { params: { id } })).status).toBe(204)
      await ear.over
      expect((await leaver.ask(routes.match, { params: { id } })).status).toBe(404)
      await host.ask(routes.cancel, { params: { id } })
    })

    test('many streams asked for at once are no more than may be', async () => {
      const narrow = await testServer({ streams: { account: 3, address: 100 } }, { games: [bids()] })
      const client = new Client(narrow)
      await client.ask(routes.guest)
      const asked = await Promise.allSettled(Array.from({ length: 10 }, () => listen(client, '/api/stream')))
      const open = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(open).toHaveLength(3)
      // Those refused took no place with them.
      for (const ear of open) ear.close()
      await expect
        .poll(
          () =>
            listen(client, '/api/stream').then(
              () => true,
              () => false,
            ),
          { timeout: 20_000 },
        )
        .toBe(true)
      await narrow.close()
    })

    test('a blocked person is not heard, strangers hear no private match', async () => {
      const [a, b, c] = [await guest(), await guest(), await guest()]
      const id = await beginOnline([a, b], { game: 'bids' })
      const { id: nuisance } = (await a.ask(routes.me)).body
      await b.ask(routes.block, { params: { id: nuisance } })
      const ear = await listen(b, `/api/matches/${id}/stream`)
      await ear.until(({ kind }) => kind === 'fresh')
      await a.ask(routes.say, { params: { id }, body: { phrase: 'hello' } })
      await a.ask(routes.act, { params: { id }, body: { act: 'resign' } })
      await ear.until(({ kind }) => kind === 'finished')
      expect(ear.heard.map(({ kind }) => kind)).not.toContain('phrase')
      ear.close()
      const made = await a.ask(routes.create, {
        body: {
          game: 'bids',
          seats: [{ who: 'me' }, { who: 'open' }],
          visibility: 'private',
          saltHash: newSalt().saltHash,
        },
      })
      expect((await c.send('GET', `/api/matches/${made.body.id}/stream`)).status).toBe(404)
    })

    test('an ended server ends its streams at once', async () => {
      const short = await testServer()
      const client = new Client(short)
      await client.ask(routes.guest)
      const ear = await listen(client, '/api/stream')
      await ear.until(({ kind }) => kind === 'fresh')
      await short.close()
      await ear.over
    })
  })
})
