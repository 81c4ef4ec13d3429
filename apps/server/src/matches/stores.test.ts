import { KEY_EVERY } from '@tessera/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { matches, seats } from '../database/schema.ts'
import { rulesHere } from '../rules/pool.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { somebody } from '../testing/people.ts'
import { choice } from '../testing/play.ts'
import { bids } from '../testing/toys.ts'
import { gameRegistry, isPlayable, MatchMemory } from './load/index.ts'
import { Referee, Shares } from './play/index.ts'
import { Publisher } from './publish/index.ts'
import { Road } from './road/index.ts'
import { settle } from './settle/index.ts'
import { recordFrom } from './show/index.ts'
import { type StillClock, stillClock } from './store/clock.ts'
import { type Asker, amended, databaseStore, type MatchStore, NO_CHANGE, startOf } from './store/index.ts'
import { memoryStore } from './store/memory-store.ts'
import { act, expire, submit, withdraw } from './turns/index.ts'
import { Writer } from './write/index.ts'

const ID = 'onehistory00'
const ROUNDS = KEY_EVERY + 6
const registry = gameRegistry([bids()])
const SILENT = { info: () => {}, error: () => {} }
const ALONE: Pick<Database, 'listen' | 'notify'> = { listen: async () => async () => {}, notify: async () => {} }

let embedded: TestDatabase
let postgres: TestDatabase
beforeAll(async () => {
  embedded = await testDatabase('embedded')
  postgres = await testDatabase('postgres')
})
afterAll(async () => {
  await embedded.close()
  await postgres.close()
})

/** A match about to begin, as seating leaves it, in a database. */
async function startingIn(database: TestDatabase, clock: StillClock): Promise<readonly [Asker, Asker]> {
  const people = [await somebody(database), await somebody(database)] as const
  await database.db.insert(matches).values({
    id: ID,
    game: 'bids',
    version: 1,
    config: { rounds: ROUNDS, strict: false },
    status: 'running',
    visibility: 'link',
    clock: { kind: 'turn', seconds: 60 },
    rated: false,
    spectators: true,
    createdBy: people[0].id,
    created: new Date(clock.now()),
    secret: '',
    commitment: '',
    seed: 'ab'.repeat(32),
  })
  await database.db.insert(seats).values(people.map(({ id }, seat) => ({ match: ID, seat, account: id })))
  return people
}

/** A road on a store, with a memory of its own, as every server has one. */
function serverOn(store: MatchStore, clock: StillClock) {
  const referee = new Referee(rulesHere(registry.at), store, new Shares(Number.MAX_SAFE_INTEGER))
  const publisher = new Publisher(ALONE, 'test')
  const memory = new MatchMemory()
  const parts = {
    store,
    memory,
    referee,
    publisher,
    registry,
    clock,
    writer: new Writer(store),
    hosts: [],
    log: SILENT,
  }
  return { store, referee, clock, road: new Road(parts) }
}

/** A match with a draft, a repetition, a late seat, a take-back, two servers and an end; everything that can be seen of it. */
async function history(store: MatchStore, clock: StillClock, [ada, ben]: readonly [Asker, Asker]): Promise<object[]> {
  const seen: object[] = []
  const [one, two] = [serverOn(store, clock), serverOn(store, clock)]
  const note = async (said: unknown): Promise<void> => {
    const match = await one.road.read(ID, (found) => found)
    const { row, sealedAt, pending } = match
    const { createdBy: _, saved, ...rest } = row
    const places = match.seats.map(({ account: __, ...place }) => place)
    seen.push({ said, row: rest, saved: saved?.point ?? null, places, sealedAt, pending, keys: [...match.keys.keys()] })
  }
  const failed = (error: { problem?: { code: string } }) => error.problem?.code ?? String(error)

  await one.road.change(ID, async (match) => {
    const played = await one.referee.play(match, { kind: 'begin', start: startOf(match.row), seats: 2 })
    return { answer: null, change: settle(match, played, { kind: 'started', seat: null }, clock.now()) }
  })
  await note('begun')
  await submit(one, ada, ID, choice(0, { bid: 3 }, 'a draft of Ada', false))
  await withdraw(two, ada, ID, 0, 'not that one')
  await note('a draft, withdrawn on another server')
  const sealed = choice(0, { bid: 4 }, 'the bid of Ada')
  const { update: _, ...receipt } = await submit(one, ada, ID, sealed)
  await note(receipt)
  clock.pass(59_999)
  const other = choice(0, { bid: 5 }, 'the bid of Ben')
  const { update: __, ...resolved } = await submit(two, ben, ID, other)
  await note(resolved)
  const { update: ___, ...again } = await submit(one, ada, ID, sealed)
  await note({ again })
  await note(await submit(two, ada, ID, choice(0, { bid: 9 }, 'the bid of Ada')).catch(failed))
  clock.pass(60_000)
  await note(await submit(one, ben, ID, choice(1, { bid: 5 }, 'too late')).catch(failed))
  await note(await expire(two, ID))
  await act(one, ada, ID, 'ask-takeback', 'once')
  await act(one, ada, ID, 'ask-takeback', 'once')
  await act(two, ben, ID, 'accept-takeback')
  await note('taken back')
  for (let at = 1; at < ROUNDS; at++) {
    await Promise.all([
      submit(one, ada, ID, choice(at, { bid: at % 20 }, `Ada ${at} again`)),
      submit(two, ben, ID, choice(at, { bid: 3 }, `Ben ${at} again`)),
    ])
  }
  const { row } = await one.road.read(ID, (match) => {
    expect(isPlayable(match)).toBe(true)
    return match
  })
  const frames = []
  for (const audience of ['0', '1', 's'])
    for (const from of [0, KEY_EVERY, row.frames - 1]) frames.push(await store.frames(ID, audience, from))
  const views = [await store.lastView(ID, '0', 2), await store.lastView(ID, 's', row.frames)]
  const turns = (await store.turns(ID)).map(({ turn, branch, dropped, stateHash }) => [
    turn,
    branch,
    dropped,
    stateHash,
  ])
  seen.push({ status: row.status, result: row.result, frames, views, turns, record: await recordFrom(store, row) })
  return seen
}

test('a history of a match is the same in memory, on the embedded database and on PostgreSQL', async () => {
  const start = Date.UTC(2030, 0, 1)
  const inDatabase = async (database: TestDatabase): Promise<object[]> => {
    const clock = stillClock(start)
    const people = await startingIn(database, clock)
    return await history(databaseStore(database, clock), clock, people)
  }
  const clock = stillClock(start)
  const people = await startingIn(embedded, clock)
  const stored = await databaseStore(embedded, clock).load(ID)
  if (stored === null) throw new Error('The match is gone')
  await embedded.empty()
  const memory = memoryStore(clock)
  memory.add(stored.row, stored.seats)
  const inMemory = JSON.parse(JSON.stringify(await history(memory, clock, people)))
  expect(inMemory.length).toBe(10)
  expect(inMemory.at(-1)).toMatchObject({ status: 'finished' })
  expect(JSON.parse(JSON.stringify(await inDatabase(embedded)))).toEqual(inMemory)
  expect(JSON.parse(JSON.stringify(await inDatabase(postgres)))).toEqual(inMemory)
})

test('a change computed from an old revision, or written after its time, is not written', async () => {
  const clock = stillClock()
  const stores: MatchStore[] = []
  for (const database of [embedded, postgres]) {
    await database.empty()
    await startingIn(database, clock)
    stores.push(databaseStore(database, clock))
  }
  const first = await stores[0]?.load(ID)
  if (first == null) throw new Error('The match is gone')
  const memory = memoryStore(clock)
  memory.add(first.row, first.seats)
  for (const store of [...stores, memory]) {
    const row = (await store.load(ID))?.row
    if (row === undefined) throw new Error('The match is gone')
    const { road } = serverOn(store, clock)
    const change = (period: number, notAfter: number | null) => amended(NO_CHANGE, { set: { period }, notAfter })
    expect(await store.write([{ row, change: change(1, clock.now()) }])).toEqual([null])
    expect(await store.write([{ row, change: change(1, clock.now() + 1) }])).toMatchObject([{ revision: 1 }])
    expect(await store.write([{ row, change: change(2, null) }])).toEqual([null])
    expect(await road.read(ID, (match) => match.row.period)).toBe(1)
  }
})
