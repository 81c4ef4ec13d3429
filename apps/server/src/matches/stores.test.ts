import { createHash } from 'node:crypto'
import { KEY_EVERY } from '@tessera/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { newId } from '../ids.ts'
import { rulesHere } from '../rules/pool.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { somebody } from '../testing/people.ts'
import { choice } from '../testing/play.ts'
import { bids, delve } from '../testing/toys.ts'
import { gameRegistry, isPlayable, MatchMemory } from './load/index.ts'
import { Referee, Shares } from './play/index.ts'
import { Publisher } from './publish/index.ts'
import { rate } from './ratings/index.ts'
import { Road, type Rooms } from './road/index.ts'
import { create, createPrepared, join, reveal, type Wish } from './seating/index.ts'
import { recordFrom } from './show/index.ts'
import { type StillClock, stillClock } from './store/clock.ts'
import {
  type Asker,
  amended,
  databaseStore,
  framePagesHere,
  type MatchStore,
  NO_CHANGE,
  type People,
} from './store/index.ts'
import { memoryStore } from './store/memory-store.ts'
import { act, expire, submit, withdraw } from './turns/index.ts'
import { Writer } from './write/index.ts'

const ROUNDS = KEY_EVERY + 6
const registry = gameRegistry([bids(), delve()])
const SILENT = { info: () => {}, error: () => {} }
const START = Date.UTC(2030, 0, 1)
/** The model asks no database for anything. */
const NO_DATABASE: Database = {
  kind: 'embedded',
  durable: false,
  get db(): never {
    throw new Error('There is no database')
  },
  sql: () => Promise.reject(new Error('There is no database')),
  listen: async () => async () => {},
  notify: async () => {},
  serve: () => {},
  isFull: () => false,
  load: () => ({ connections: 0, idle: 0, waiting: 0 }),
  close: async () => {},
}
/** Nobody is known by a name, and nobody has blocked anybody. */
const STRANGERS: People = { kindOf: async () => 'user', named: async () => null, isBlocked: async () => false }
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

/** A store, and the people of its matches. */
interface World {
  readonly store: MatchStore
  readonly clock: StillClock
  readonly database: Database
  readonly people: readonly [Asker, Asker]
}

async function inDatabase(database: TestDatabase): Promise<World> {
  await database.empty()
  const clock = stillClock(START)
  const people = [await somebody(database), await somebody(database)] as const
  return { store: databaseStore(database, clock), clock, database, people }
}

function inMemory(): World {
  const clock = stillClock(START)
  const person = (): Asker => ({ id: newId(), kind: 'user', role: 'player' })
  return { store: memoryStore(clock), clock, database: NO_DATABASE, people: [person(), person()] }
}

/** Rooms on a store, with a memory of their own, as every server has one. */
function serverOn({ store, clock, database }: World): Omit<Rooms, 'publisher'> {
  const referee = new Referee(rulesHere(registry.at), store, new Shares(Number.MAX_SAFE_INTEGER))
  const writer = new Writer(store)
  const parts = { store, referee, writer, registry, clock, hosts: [], log: SILENT }
  const road = new Road({ ...parts, memory: new MatchMemory(), publisher: new Publisher(ALONE, 'test') })
  return {
    ...parts,
    road,
    database,
    people: STRANGERS,
    pages: framePagesHere,
    facts: [],
    secret: () => 'ab'.repeat(32),
  }
}

/** A match that its people have made, with fixed salts; returns its id. */
async function begun(
  rooms: Omit<Rooms, 'publisher'>,
  [ada, ben]: World['people'],
  wish: Partial<Wish>,
): Promise<string> {
  const [salt, other] = ['the salt of Ada', 'the salt of Ben']
  const id = await create(rooms, ada, {
    game: 'bids',
    config: {},
    visibility: 'link',
    clock: { kind: 'turn', seconds: 60 },
    rated: false,
    spectators: true,
    seats: [{ who: 'me' }, { who: 'open' }],
    saltHash: hashOfSalt(salt),
    ...wish,
  })
  await join(rooms, ben, id, { saltHash: hashOfSalt(other) })
  await reveal(rooms, ada, id, salt)
  await reveal(rooms, ben, id, other)
  return id
}

function hashOfSalt(salt: string): string {
  return createHash('sha256').update(salt, 'utf8').digest('hex')
}

/** A match as it is now, without its id and those of its people. */
async function seenOf({ road }: Pick<Rooms, 'road'>, id: string): Promise<object> {
  const match = await road.read(id, (found) => found)
  const { row, sealedAt, pending, keys } = match
  const { id: _, createdBy: __, commitment: ___, saved, ...rest } = row
  const places = match.seats.map(({ account, match: ____, ...place }) => ({ ...place, taken: account !== null }))
  return { row: rest, saved: saved?.point ?? null, places, sealedAt, pending, keys: [...keys.keys()] }
}

const failed = (error: { problem?: { code: string } }) => error.problem?.code ?? String(error)

/** A match with a draft, a repetition, a late seat, a take-back, two servers and an end; everything that can be seen of it. */
async function history(world: World): Promise<object[]> {
  const { store, clock, people } = world
  const [ada, ben] = people
  const seen: object[] = []
  const [one, two] = [serverOn(world), serverOn(world)]
  const id = await begun(one, people, { config: { rounds: ROUNDS, strict: false } })
  const note = async (said: unknown) => void seen.push({ said, ...(await seenOf(one, id)) })
  await note('begun')
  await submit(one, ada, id, choice(0, { bid: 3 }, 'a draft of Ada', false))
  await withdraw(two, ada, id, 0, 'not that one')
  await note('a draft, withdrawn on another server')
  const sealed = choice(0, { bid: 4 }, 'the bid of Ada')
  const { update: _, ...receipt } = await submit(one, ada, id, sealed)
  await note(receipt)
  clock.pass(59_999)
  const other = choice(0, { bid: 5 }, 'the bid of Ben')
  const { update: __, ...resolved } = await submit(two, ben, id, other)
  await note(resolved)
  const { update: ___, ...again } = await submit(one, ada, id, sealed)
  await note({ again })
  await note(await submit(two, ada, id, choice(0, { bid: 9 }, 'the bid of Ada')).catch(failed))
  clock.pass(60_000)
  await note(await submit(one, ben, id, choice(1, { bid: 5 }, 'too late')).catch(failed))
  await note(await expire(two, id))
  await act(one, ada, id, 'ask-takeback', 'once')
  await act(one, ada, id, 'ask-takeback', 'once')
  await act(two, ben, id, 'accept-takeback')
  await note('taken back')
  for (let at = 1; at < ROUNDS; at++) {
    await Promise.all([
      submit(one, ada, id, choice(at, { bid: at % 20 }, `Ada ${at} again`)),
      submit(two, ben, id, choice(at, { bid: 3 }, `Ben ${at} again`)),
    ])
  }
  const { row } = await one.road.read(id, (match) => {
    expect(isPlayable(match)).toBe(true)
    return match
  })
  const frames = []
  for (const audience of ['0', '1', 's'])
    for (const from of [0, KEY_EVERY, row.frames - 1]) frames.push(await store.frames(id, audience, from))
  const views = [await store.lastView(id, '0', 2), await store.lastView(id, 's', row.frames)]
  const turns = (await store.turns(id)).map(({ turn, branch, dropped, stateHash }) => [
    turn,
    branch,
    dropped,
    stateHash,
  ])
  seen.push({ status: row.status, result: row.result, frames, views, turns, record: await recordFrom(store, row) })
  return seen
}

test('a history of a match is the same in memory, on the embedded database and on PostgreSQL', async () => {
  const modelled = JSON.parse(JSON.stringify(await history(inMemory())))
  expect(modelled.length).toBe(10)
  expect(modelled.at(-1)).toMatchObject({ status: 'finished' })
  for (const database of [embedded, postgres])
    expect(JSON.parse(JSON.stringify(await history(await inDatabase(database))))).toEqual(modelled)
})

/** What a store refuses, finds due and rates around a rated match. */
async function around(world: World): Promise<object[]> {
  const { store, clock, people } = world
  const [ada, ben] = people
  const rooms = serverOn(world)
  const now = () => new Date(clock.now())
  const due = async (except: readonly string[] = []) => (await store.due(now(), now(), except)).map(({ what }) => what)
  const limits = { account: 1, running: 2, address: 1, from: 'one address' }
  const wish: Wish = {
    game: 'bids',
    config: {},
    visibility: 'link',
    clock: { kind: 'none' },
    rated: false,
    spectators: true,
    seats: [{ who: 'me' }, { who: 'open' }],
    saltHash: hashOfSalt('a salt'),
    key: 'once',
  }
  const waiting = await create(rooms, ada, wish, limits)
  const seen: object[] = [
    { again: (await create(rooms, ada, wish, limits)) === waiting, unstarted: await store.unstartedOf(ada.id) },
    { mine: await create(rooms, ada, { ...wish, key: 'twice' }, limits).catch(failed) },
    { theirs: await create(rooms, ben, wish, limits).catch(failed) },
    { elsewhere: (await create(rooms, ben, wish, { ...limits, from: 'another' })) === waiting },
  ]
  const id = await begun(rooms, people, { rated: true, clock: { kind: 'days', hours: 24 } })
  seen.push(await store.runningVersions(), { running: (await store.runningUnder('bids', 1)).length, due: await due() })
  clock.pass(20 * 3_600_000)
  seen.push({ reminded: await due() })
  clock.pass(4 * 3_600_000)
  seen.push({ late: await due() })
  await act(rooms, ben, id, 'resign')
  seen.push({ over: await due(), except: await due([id]) })
  await rate(rooms, id)
  await rate(rooms, id)
  const strengths = new Map((await store.ratings('bids', [ada.id, ben.id])).map((one) => [one.account, one]))
  // PostgreSQL keeps strengths in 32 bits.
  const ratings = people.map(({ id: account }) => {
    const { rating = 0, deviation = 0, matches, changed } = strengths.get(account) ?? {}
    return { rating: rating.toFixed(2), deviation: deviation.toFixed(2), matches, changed }
  })
  seen.push({ rated: await due(), ratings })
  return [...seen, await seenOf(rooms, id)]
}

test('limits, creation keys, what is due and ratings are the same on every store', async () => {
  const modelled = JSON.parse(JSON.stringify(await around(inMemory())))
  expect(modelled).toMatchObject([
    { again: true, unstarted: 1 },
    { mine: 'too_many_matches' },
    { theirs: 'too_many_matches' },
    { elsewhere: false },
    [{ game: 'bids', version: 1 }],
    { running: 1, due: [] },
    { reminded: ['remind'] },
    { late: ['running', 'remind'] },
    { over: ['rate'], except: [] },
    { rated: [], ratings: [{ matches: 1 }, { matches: 1 }] },
    { row: { toRate: false, status: 'finished' } },
  ])
  for (const database of [embedded, postgres])
    expect(JSON.parse(JSON.stringify(await around(await inDatabase(database))))).toEqual(modelled)
})

test('a change computed from an old revision, or written after its time, is not written', async () => {
  for (const world of [inMemory(), await inDatabase(embedded), await inDatabase(postgres)]) {
    const { store, clock, people } = world
    const rooms = serverOn(world)
    const id = await begun(rooms, people, {})
    const row = (await store.load(id))?.row
    if (row === undefined) throw new Error('The match is gone')
    const change = (period: number, notAfter: number | null) => amended(NO_CHANGE, { set: { period }, notAfter })
    expect(await store.write([{ row, change: change(1, clock.now()) }])).toEqual([null])
    expect(await store.write([{ row, change: change(1, clock.now() + 1) }])).toMatchObject([
      { revision: row.revision + 1 },
    ])
    expect(await store.write([{ row, change: change(2, null) }])).toEqual([null])
    expect(await rooms.road.read(id, (match) => match.row.period)).toBe(1)
  }
})

test("what a seat of the host's answers is kept with its change, and only the last of it", async () => {
  for (const world of [inMemory(), await inDatabase(embedded), await inDatabase(postgres)]) {
    const { store, clock, people } = world
    const rooms = serverOn(world)
    const config = { levels: 3 }
    const id = await createPrepared(rooms, people[0], {
      game: 'delve',
      config,
      secret: 'dice',
      clock: { kind: 'none' },
    })
    const answered = (foe: string) => amended(NO_CHANGE, { answered: { seat: 1, memory: { foe } } })
    for (const [foe, notAfter] of [
      ['first', null],
      ['last', null],
      ['late', clock.now()],
    ] as const) {
      const row = (await store.load(id))?.row
      if (row === undefined) throw new Error('The match is gone')
      await store.write([{ row, change: { ...answered(foe), notAfter } }])
    }
    expect((await store.load(id))?.answers).toEqual(new Map([[1, { foe: 'last' }]]))
  }
})
