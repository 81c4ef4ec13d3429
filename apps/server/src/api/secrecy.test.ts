import { games } from '@tessera/games'
import { type AnyGame, type Json, seededDice, seedFrom } from '@tessera/kernel'
import { routes } from '@tessera/wire'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { matches as matchTable } from '../database/schema.ts'
import type { RunningServer } from '../start.ts'
import { testDatabase } from '../testing/database.ts'
import { bids } from '../testing/toys.ts'
import { Client, testServer } from './testing/client.ts'
import { listen } from './testing/listen.ts'
import { beginOnline } from './testing/play.ts'

/** Ids and secrets come in the same order in every run, so that two runs differ in nothing but what is hidden. */
const made = vi.hoisted(() => ({ count: 0 }))
vi.mock('../ids.ts', async (original) => ({
  ...(await original<typeof import('../ids.ts')>()),
  newId: () => `id${String(made.count++).padStart(10, '0')}`,
  newSecret: () => String(made.count++).padStart(64, '0'),
}))

const TURNS = process.env['TESSERA_DEEP'] ? 40 : 2
const all = [...games, bids()]

/** Everything that seat 1 and a spectator are told while seat 0 ponders, and what they are answered when they pry. */
async function pry(players: readonly Client[], id: string): Promise<void> {
  for (const client of players) {
    await client.ask(routes.match, { params: { id } })
    await client.ask(routes.frames, { params: { id } })
    await client.ask(routes.frames, { params: { id }, query: { audience: 0 } })
    await client.ask(routes.frames, { params: { id }, query: { audience: 'spectator' } })
    await client.ask(routes.record, { params: { id } })
    await client.ask(routes.openMatches)
    await client.ask(routes.submit, { params: { id }, body: { at: 10_000, choice: {}, key: 'a stale choice' } })
    await client.ask(routes.submit, { params: { id }, body: { at: 0, choice: 'nonsense', key: 'nonsense choice' } })
    await client.ask(routes.fork, {
      params: { id },
      body: { frame: 0, seats: [{ who: 'me' }, { who: 'open' }], saltHash: '0'.repeat(64) },
    })
    await client.ask(routes.myMatches)
    await client.ask(routes.notices)
    await client.ask(routes.exportMe)
  }
}

/** Plays some turns; what seat 0 ponders differs with the secret, what it finally plays does not. */
async function told(
  game: AnyGame,
  secret: string,
  plant: (server: RunningServer) => void = () => {},
): Promise<string[]> {
  made.count = 0
  const server = await testServer({}, { games: [game] })
  plant(server)
  try {
    const [a, b, watcher] = [new Client(server), new Client(server), new Client(server)]
    for (const client of [a, b, watcher]) await client.ask(routes.guest)
    const id = await beginOnline([a, b], { game: game.ruleset.id, config: game.simulation as never })
    const ear = await listen(b, `/api/matches/${id}/stream`)
    await ear.until((message) => 'present' in message && message.present?.length === 1)
    const hidden = seededDice(seedFrom(secret))
    const open = seededDice(seedFrom('open'))
    for (let turn = 0; turn < TURNS; turn++) {
      const views = [
        (await a.ask(routes.match, { params: { id } })).body,
        (await b.ask(routes.match, { params: { id } })).body,
      ]
      const [mine, theirs] = views
      if (mine === undefined || theirs === undefined || mine.status !== 'running') break
      const submit = (client: Client, at: number, choice: Json, final: boolean, key: string) =>
        client.ask(routes.submit, {
          params: { id },
          body: { at, choice: choice as never, final, key: `${key} of turn ${turn}` },
        })
      if (mine.awaiting.includes(0)) {
        const alone = mine.awaiting.length === 1
        await submit(a, mine.at, game.ruleset.sample(mine.view as Json, hidden), false, 'a draft')
        await pry([b, watcher], id)
        if (!alone) {
          await submit(a, mine.at, game.ruleset.sample(mine.view as Json, hidden), true, 'a choice')
          await pry([b, watcher], id)
        }
        await submit(a, mine.at, game.ruleset.sample(mine.view as Json, open), true, 'the last word')
      }
      if (mine.awaiting.includes(1))
        await submit(b, theirs.at, game.ruleset.sample(theirs.view as Json, open), true, 'an answer')
      await pry([b, watcher], id)
    }
    await a.ask(routes.act, { params: { id }, body: { act: 'resign' } })
    await ear.until(({ kind }) => kind === 'finished')
    ear.close()
    return [...b.received, '---', ...watcher.received, '---', ear.text()].map(withoutTime)
  } finally {
    await server.close()
  }
}

/** Instants and heartbeats follow the clock and nothing else. */
function withoutTime(text: string): string {
  return text
    .replaceAll(': beat\n\n', '')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T')
    .replace(/[\d-]{10} [\d:.]{8,}\+00/g, 'T')
}

describe('what is hidden changes no byte of what others are sent', () => {
  test.each(all.map((game) => [game.ruleset.id, game] as const))(
    '%s: choices that are not yet open',
    async (_id, game) => {
      const one = await told(game, 'one thing')
      const other = await told(game, 'another thing')
      expect(one.length).toBeGreaterThan(30)
      expect(other).toEqual(one)
    },
  )

  test('a planted leak is caught: something that depends on a sealed choice', async () => {
    const plant = ({ house }: RunningServer): void => {
      const { view } = house.matches
      Object.assign(house.matches, {
        view: async (...asked: Parameters<typeof view>) => {
          const shown = await view(...asked)
          const [{ sum = 0 } = {}] = await house.database.sql<{ sum: number }>(
            'select coalesce(sum(length(choice::text)), 0)::int as sum from choices where match = $1 and seat = 0',
            [asked[1]],
          )
          return { ...shown, period: shown.period + sum }
        },
      })
    }
    const one = await told(bids(), 'one thing', plant)
    const other = await told(bids(), 'another thing with other digits', plant)
    expect(other).not.toEqual(one)
  })

  test('the rest of the position: another secret of seat 0 shows neither to seat 1 nor to a spectator', async () => {
    const seen: string[][] = []
    for (const hand of [111, 777]) {
      made.count = 0
      const database = await testDatabase()
      const first = await testServer({}, { games: [bids()], database })
      const players = [new Client(first), new Client(first)]
      for (const client of players) await client.ask(routes.guest)
      const id = await beginOnline(players, { game: 'bids' })
      await first.close()
      const [row] = await database.db.select().from(matchTable).where(eq(matchTable.id, id))
      const saved = structuredClone(row?.saved) as unknown as { point: { state: { hands: number[] } } }
      saved.point.state.hands[0] = hand
      await database.db
        .update(matchTable)
        .set({ saved: saved as never })
        .where(eq(matchTable.id, id))
      const second = await testServer({}, { games: [bids()], database })
      const [a, b] = players.map(({ cookie }) => Object.assign(new Client(second), { cookie })) as [Client, Client]
      expect(((await a.ask(routes.match, { params: { id } })).body.view as { hand: number }).hand).toBe(hand)
      const watcher = new Client(second)
      await pry([b, watcher], id)
      seen.push([...b.received, ...watcher.received].map(withoutTime))
      await second.close()
      await database.close()
    }
    expect(seen[1]).toEqual(seen[0])
  })
})

test('while a match runs no seed, secret, hash of the state or record leaves the server', async () => {
  made.count = 1_000_000
  const server = await testServer({}, { games: [bids()] })
  const players = [new Client(server), new Client(server)]
  for (const client of players) await client.ask(routes.guest)
  const id = await beginOnline(players, { game: 'bids' })
  const [, b] = players as [Client, Client]
  await pry([b, new Client(server)], id)
  const [row] = await server.house.database.db.select().from(matchTable).where(eq(matchTable.id, id))
  const turns = await server.house.database.sql<{ state_hash: string }>(
    'select state_hash from turns where match = $1',
    [id],
  )
  const sent = players.flatMap(({ received }) => received).join('\n')
  for (const secret of [row?.secret, row?.seed, ...turns.map((turn) => turn.state_hash)]) {
    expect(secret).toBeTruthy()
    expect(sent).not.toContain(secret)
  }
  expect(sent).not.toContain('tessera-record')
  await server.close()
})
