import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Json, seededDice, seedFrom } from '@tessera/kernel'
import { Client, gamesForTwo, startPostgres, type TestPostgres } from '@tessera/server/testing'
import { routes } from '@tessera/wire'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase, newFolder, type ShippedDatabase } from './databases.ts'
import { begin, guest } from './people.ts'
import { type Product, type ProductOptions, startProduct } from './product.ts'

const [game] = gamesForTwo
const GAME = game?.ruleset.id ?? ''

const ready = async ({ url }: Pick<Product, 'url'>): Promise<number> => (await fetch(`${url}/readyz`)).status
const times = (text: string, part: string): number => text.split(part).length - 1

/** Guests come until one is refused; those who got in, and how that one was answered. */
async function guestsUntilRefused(product: Product) {
  const guests: Client[] = []
  for (let count = 0; count < 2000; count++) {
    const client = new Client(product)
    const refused = await client.ask(routes.guest)
    if (refused.status !== 200) return { guests, refused }
    guests.push(client)
  }
  throw new Error('Nobody was refused')
}

/** A legal choice of the player to move, as it is sent. */
async function nextChoice(people: readonly Client[], id: string, key: string) {
  for (const client of people) {
    const { body: view } = await client.ask(routes.match, { params: { id } })
    if (game === undefined || view.mine === null || !view.awaiting.includes(view.mine)) continue
    const choice = game.ruleset.sample(view.view as Json, seededDice(seedFrom(key)))
    return { client, parts: { params: { id }, body: { at: view.at, choice, key } } }
  }
  throw new Error('Nobody is to move')
}

describe('a full disk', () => {
  describe('of the embedded database', () => {
    let database: ShippedDatabase
    let options: ProductOptions
    let product: Product
    let flag: string
    const known: Client[] = []

    const fill = (what: 'files' | 'log'): void => writeFileSync(flag, what)
    const free = (): void => rmSync(flag, { force: true })
    /** Nobody who was let in is forgotten, also by a server that starts anew. */
    const expectAllKnown = async (url: string): Promise<void> => {
      for (const client of known) {
        const { status } = await Object.assign(new Client({ url }), { cookie: client.cookie }).ask(routes.me)
        expect(status).toBe(200)
      }
    }

    beforeAll(async () => {
      database = newFolder()
      flag = join(dirname(database.place), 'full')
      options = {
        database,
        env: { FULL_DISK_FLAG: flag, FULL_DISK_FOLDER: database.place },
        preload: new URL('./full-disk.mjs', import.meta.url),
      }
    })
    afterAll(async () => {
      await product?.stop()
      database.remove()
    })

    test('keeps it from starting with a sentence that names the folder, and the next start finds nothing half done', async () => {
      fill('files')
      const refused = await startProduct(options).catch((error: unknown) => String(error))
      expect(refused).toContain('ended with 1 ')
      expect(refused).toContain(`The disk of the data folder ${database.place} is full`)
      free()
      product = await startProduct(options)
      known.push(await guest(product))
    })

    test('is answered 503 storage_full and makes /readyz red until there is room again; what was acknowledged is there', async () => {
      const people = [await guest(product), await guest(product)]
      const id = await begin(people, { game: GAME })
      fill('files')
      const { guests, refused } = await guestsUntilRefused(product)
      known.push(...people, ...guests)
      expect([refused.status, refused.problem.code]).toEqual([503, 'storage_full'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await ready(product)).toBe(503)
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
      for (let more = 0; more < 20; more++) expect((await guestsUntilRefused(product)).refused.status).toBe(503)
      expect((await people[0]?.ask(routes.match, { params: { id } }))?.status).toBe(200)
      free()
      await expect.poll(() => ready(product)).toBe(200)
      const { client, parts } = await nextChoice(people, id, 'after the disk was full')
      expect((await client.ask(routes.submit, parts)).status).toBe(200)
      known.push(await guest(product))
      await expectAllKnown(product.url)
      expect(times(product.output(), 'the disk of the database is full')).toBe(1)
      expect(times(product.output(), 'the disk of the database has room again')).toBe(1)
      expect(product.output()).not.toContain('"level":50')
    })

    test('that stops its log too is answered the same, and the database is opened again when there is room', async () => {
      fill('log')
      const { guests, refused } = await guestsUntilRefused(product)
      known.push(...guests)
      expect([refused.status, refused.problem.code]).toEqual([503, 'storage_full'])
      expect(await ready(product)).toBe(503)
      expect((await new Client(product).ask(routes.guest)).problem.code).toBe('storage_full')
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
      free()
      await expect.poll(() => ready(product)).toBe(200)
      known.push(await guest(product))
      await expectAllKnown(product.url)
      expect(await product.stop()).toBe(0)
      product = await startProduct(options)
      await expectAllKnown(product.url)
    })
  })

  test('of PostgreSQL is answered the same, for as long as it says so', async () => {
    const database = await newDatabase('PostgreSQL 18')
    const product = await startProduct({ database })
    onTestFinished(async () => void (await product.stop()))
    const client = new pg.Client({ connectionString: database.place })
    await client.connect()
    onTestFinished(() => client.end())
    const early = await guest(product)
    await client.query(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before insert on accounts execute function no_room();
      create trigger no_room before insert on settings execute function no_room()`)
    const { refused } = await guestsUntilRefused(product)
    expect([refused.status, refused.problem.code]).toEqual([503, 'storage_full'])
    expect(await ready(product)).toBe(503)
    await client.query('drop trigger no_room on accounts; drop trigger no_room on settings')
    await expect.poll(() => ready(product)).toBe(200)
    await guest(product)
    expect((await early.ask(routes.me)).status).toBe(200)
    expect(times(product.output(), 'the disk of the database is full')).toBe(1)
    expect(product.output()).not.toContain('"level":50')
  })
})

describe('a PostgreSQL that hangs', () => {
  let postgres: TestPostgres
  let database: ShippedDatabase
  let product: Product
  let people: readonly Client[]
  let id: string

  beforeAll(async () => {
    postgres = await startPostgres(['fsync=off'])
    const place = await postgres.fresh()
    const env = { TESSERA_SECRETS: 'the secret of servers that are tested as shipped', TESSERA_GRACE_SECONDS: '5' }
    database = { flags: ['--database', place], env, place, remove: () => undefined }
    product = await startProduct({ database })
    people = [await guest(product), await guest(product)]
    id = await begin(people, { game: GAME })
  })
  afterAll(async () => {
    await postgres.resume()
    await product.stop()
    await postgres.close()
  })

  const timed = async (ask: () => Promise<{ readonly status: number }>) => {
    const from = performance.now()
    const { status } = await ask()
    return { status, seconds: (performance.now() - from) / 1000 }
  }

  test('is answered 503 within two seconds, then at once; afterwards everything goes on and a choice sent again counts once', async () => {
    const { client, parts } = await nextChoice(people, id, 'while the database hangs')
    await postgres.pause()
    const asked = [
      () => client.ask(routes.submit, parts),
      () => client.ask(routes.match, { params: { id } }),
      () => client.ask(routes.myMatches),
      () => new Client(product).ask(routes.openMatches),
      () => fetch(`${product.url}/readyz`),
    ]
    for (const { status, seconds } of await Promise.all(asked.map(timed))) {
      expect(status).toBe(503)
      expect(seconds).toBeLessThan(2.5)
    }
    for (const { status, seconds } of await Promise.all(asked.map(timed))) {
      expect(status).toBe(503)
      expect(seconds).toBeLessThan(1)
    }
    expect((await client.ask(routes.submit, parts)).problem.code).toBe('database_away')
    await postgres.resume()
    await expect.poll(() => ready(product)).toBe(200)
    const sent = await client.ask(routes.submit, parts)
    expect(sent.status).toBe(200)
    expect((await client.ask(routes.submit, parts)).body.revision).toBe(sent.body.revision)
    const reader = new pg.Client({ connectionString: database.place })
    await reader.connect()
    const { rows } = await reader.query('select 1 from choices where match = $1 and key = $2', [id, parts.body.key])
    await reader.end()
    expect(rows).toHaveLength(1)
    expect(times(product.output(), 'the database cannot be reached')).toBe(1)
    await expect.poll(() => times(product.output(), 'the database is reached again')).toBe(1)
    expect(product.output()).not.toContain('"level":50')
  })

  test('keeps nobody from being answered by a statement that takes long', async () => {
    const blocker = new pg.Client({ connectionString: database.place })
    await blocker.connect()
    await blocker.query('begin; lock table accounts in access exclusive mode')
    const waiting = timed(() => new Client(product).ask(routes.guest))
    await expect.poll(async () => (await blocker.query('select 1 from pg_locks where not granted')).rows.length).toBe(1)
    await blocker.query('select pg_sleep(3)')
    await blocker.query('rollback')
    await blocker.end()
    expect((await waiting).status).toBe(200)
  })

  test('does not keep the server from stopping', async () => {
    await postgres.pause()
    const asked = people[0]?.ask(routes.myMatches).then(({ status }) => status)
    const from = performance.now()
    await product.stop()
    // What it asks the database at the end is given up after two seconds each; nothing waits for a minute.
    expect((performance.now() - from) / 1000).toBeLessThan(20)
    expect(product.process.signalCode).toBeNull()
    expect(await asked).toBe(503)
  })
})
