import { games } from '@tessera/games'
import { type AnyGame, hashOf, type Json, seededDice, seedFrom } from '@tessera/kernel'
import { routes } from '@tessera/wire'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { matches as matchTable } from '../database/schema.ts'
import * as ids from '../ids.ts'
import type { RunningServer } from '../start.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { gamesForTwo } from '../testing/games-over.ts'
import { bids } from '../testing/toys.ts'
import { Client, testServer } from './testing/client.ts'
import { listen } from './testing/listen.ts'
import { beginOnline } from './testing/play.ts'

/** Ids and secrets come in the same order in every run, so that two runs differ in nothing but what is hidden. */
const made = { count: 0 }
const replaced = [
  vi.spyOn(ids, 'newId').mockImplementation(() => `id${String(made.count++).padStart(10, '0')}`),
  vi.spyOn(ids, 'newSecret').mockImplementation(() => String(made.count++).padStart(64, '0')),
]
// Other files of this worker have real ones.
afterAll(() => replaced.forEach((spy) => void spy.mockRestore()))

const TURNS = process.env['TESSERA_DEEP'] ? 40 : 1
const all = [...gamesForTwo, bids()]

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.close())

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
  await database.empty()
  const server = await testServer({}, { games: [game], database })
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
    const plant = ({ context }: RunningServer): void => {
      const { road } = context.matches
      const read = road.read.bind(road)
      road.read = async (id, look) => {
        const [{ sum = 0 } = {}] = await context.database.sql<{ sum: number }>(
          'select coalesce(sum(length(choice::text)), 0)::int as sum from choices where match = $1 and seat = 0',
          [id],
        )
        return await read(id, (match) => look({ ...match, row: { ...match.row, period: match.row.period + sum } }))
      }
    }
    const one = await told(bids(), 'one thing', plant)
    const other = await told(bids(), 'another thing with other digits', plant)
    expect(other).not.toEqual(one)
  })

  /** Everything that a seat or a spectator may not know, put otherwise: hands, decks, their order, the dice to come. */
  const rehidden: readonly (readonly [AnyGame, number, (state: Json) => void])[] = [
    [
      bids(),
      0,
      (state) => {
        const { hands } = state as unknown as { hands: number[] }
        hands[0] = 1000 - (hands[0] ?? 0)
      },
    ],
    [
      gameNamed('siegefront'),
      TURNS + 4,
      (state) => {
        const { seats } = state as unknown as { seats: { deck: string[]; hand: { id: number; card: string }[] }[] }
        const [theirs, own] = seats
        if (theirs === undefined || own === undefined || theirs.deck.length === 0) throw new Error('No decks are left')
        theirs.deck = theirs.deck.map(() => 'elder-dragon')
        theirs.hand = theirs.hand.map((held) => ({ ...held, card: 'stone-colossus' }))
        own.deck.reverse()
      },
    ],
    [gameNamed('hexline'), 0, () => {}],
    [
      gameNamed('cohort'),
      TURNS + 1,
      (state) => {
        const { seats, units } = state as unknown as {
          seats: { reserve: number; texts: string[]; contacts: { unit: number; state: string }[] }[]
          units: { id: number; seat: number; men: number; morale: number; path: number[] }[]
        }
        const [theirs, own] = seats
        if (theirs === undefined || own === undefined || units.length === 0) throw new Error('The field is empty')
        theirs.reserve += 3
        theirs.texts = theirs.texts.map(() => 'something else')
        for (const unit of units) {
          if (unit.seat !== 0) continue
          unit.morale = 33
          unit.path = []
          if (!own.contacts.some((contact) => contact.unit === unit.id)) unit.men = 7
        }
      },
    ],
  ]

  /** The same match twice, in the second the hidden part of its position and its seed are others: what seat 1 and a watcher get. */
  async function seenOf(game: AnyGame, turns: number, hide: ((state: Json) => void) | null): Promise<string[]> {
    made.count = 0
    await database.empty()
    const first = await testServer({}, { games: [game], database })
    const players = [new Client(first), new Client(first)]
    for (const client of players) await client.ask(routes.guest)
    const id = await beginOnline(players, { game: game.ruleset.id, config: game.simulation as never })
    const dice = seededDice(seedFrom('the same choices'))
    for (let turn = 0; turn < turns; turn++)
      for (const client of players) {
        const { at, mine, awaiting, view } = (await client.ask(routes.match, { params: { id } })).body
        if (mine === null || !awaiting.includes(mine)) continue
        const body = { at, choice: game.ruleset.sample(view as Json, dice) as never, key: `choice of turn ${turn}` }
        expect((await client.ask(routes.submit, { params: { id }, body })).status).toBe(200)
      }
    await first.close()
    if (hide !== null) {
      const [row] = await database.db.select().from(matchTable).where(eq(matchTable.id, id))
      const saved = structuredClone(row?.saved) as unknown as { point: { state: Json; dice: number } }
      hide(saved.point.state)
      saved.point.dice += 17
      const hidden = { saved: saved as never, seed: 'f'.repeat(64), secret: 'e'.repeat(64) }
      await database.db.update(matchTable).set(hidden).where(eq(matchTable.id, id))
    }
    made.count = 1_000_000
    const second = await testServer({}, { games: [game], database })
    const [a, b] = players.map(({ cookie }) => Object.assign(new Client(second), { cookie })) as [Client, Client]
    const watcher = new Client(second)
    const ear = await listen(b, `/api/matches/${id}/stream`)
    await ear.until((message) => 'present' in message && message.present?.length === 1)
    // The referee reads the position anew for it, so that what is shown afterwards comes from there.
    const stale = await a.ask(routes.withdraw, { params: { id }, body: { at: 10_000 } })
    expect(stale.problem).toMatchObject({ code: 'stale' })
    await pry([b, watcher], id)
    ear.close()
    await second.close()
    return [...b.received, '---', ...watcher.received, '---', ear.text()].map(withoutTime)
  }

  test.each(rehidden.map(([game, ...rest]) => [game.ruleset.id, game, ...rest] as const))(
    '%s: the rest of the position, another seed, another count of the dice',
    async (_id, game, turns, hide) => {
      const one = await seenOf(game, turns, null)
      expect(await seenOf(game, turns, hide)).toEqual(one)
    },
  )

  test('a planted leak of the position is caught', async () => {
    const game = bids()
    const { ruleset } = game
    const leaking: AnyGame = {
      ...game,
      ruleset: {
        ...ruleset,
        view(state, to, config) {
          const { hands } = state as unknown as { hands: number[] }
          return { ...(ruleset.view(state, to, config) as object), theirs: hands[0] ?? 0 } as unknown as Json
        },
      },
    }
    const [, turns, hide] = rehidden[0] ?? []
    if (turns === undefined || hide === undefined) throw new Error('Nothing is hidden')
    expect(await seenOf(leaking, turns, hide)).not.toEqual(await seenOf(leaking, turns, null))
  })
})

function gameNamed(id: string): AnyGame {
  const found = games.find(({ ruleset }) => ruleset.id === id)
  if (found === undefined) throw new Error(`There is no ${id}`)
  return found
}

test.each(all.map((game) => [game.ruleset.id, game] as const))(
  '%s: while a match runs no seed, secret, salt, hash of the state, count of the dice or record leaves the server',
  async (id, game) => {
    made.count = 2_000_000
    const server = await testServer({}, { games: [game], database })
    const players = [new Client(server), new Client(server)]
    for (const client of players) await client.ask(routes.guest)
    const match = await beginOnline(players, { game: id, config: game.simulation as never })
    const [a, b] = players as [Client, Client]
    const { at, view, awaiting } = (await a.ask(routes.match, { params: { id: match } })).body
    if (awaiting.includes(0)) {
      const choice = game.ruleset.sample(view as Json, seededDice(seedFrom('any'))) as never
      await a.ask(routes.submit, { params: { id: match }, body: { at, choice, final: false, key: 'a draft of it' } })
    }
    await pry([b, new Client(server)], match)
    const { sql, db } = server.context.database
    const [row] = await db.select().from(matchTable).where(eq(matchTable.id, match))
    const salts = await sql<{ salt: string }>('select salt from seats where match = $1', [match])
    const sent = players.flatMap(({ received }) => received).join('\n')
    const state = row?.saved?.point.state
    if (state === undefined) throw new Error('The match does not run')
    for (const secret of [row?.secret, row?.seed, hashOf(state), ...salts.map(({ salt }) => salt)]) {
      expect(secret).toBeTruthy()
      expect(sent).not.toContain(secret)
    }
    for (const word of ['tessera-record', '"dice":', '"seed":"', '"hash":']) expect(sent).not.toContain(word)
    await server.close()
  },
)
