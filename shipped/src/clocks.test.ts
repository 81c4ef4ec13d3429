import { type Client, gamesForTwo } from '@tessera/server/testing'
import { type Clock, type MatchView, routes } from '@tessera/wire'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES, newDatabase, type ShippedDatabase } from './databases.ts'
import { begin, guest, play, playUntil } from './people.ts'
import { type Product, startProduct } from './product.ts'

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'turn', seconds: 60 },
  { kind: 'bank', seconds: 600, increment: 5 },
  { kind: 'days', hours: 24 },
]
const BANK_MS = 600_000
const INCREMENT_MS = 5_000
/** Instants in headers have whole seconds. */
const ROUGHLY_MS = 2_000
/** Resolved choices, at least. */
const TURNS = 3

describe.each(DATABASES)('on %s', (kind) => {
  let database: ShippedDatabase
  let product: Product
  let people: readonly [Client, Client]

  beforeAll(async () => {
    database = await newDatabase(kind)
    product = await startProduct({ database, preload: new URL('./clock-jumps.mjs', import.meta.url) })
    people = [await guest(product), await guest(product)]
  })
  afterAll(async () => {
    await product.stop()
    database.remove()
  })

  const games = gamesForTwo.map(({ ruleset }) => ruleset.id)
  test.each(games)('%s is played by every clock, and banks are charged in whole milliseconds', async (game) => {
    await Promise.all(
      CLOCKS.map(async (clock) => {
        const began = performance.now()
        const id = await begin(people, { game, clock })
        const { banks } = await playUntil(people, id, game, (view) => {
          if (clock.kind === 'bank') return view.banks.every((bank) => timesIncreased(bank) >= 2)
          return view.at >= TURNS
        })
        const took = performance.now() - began
        if (clock.kind !== 'bank') return expect(banks).toEqual([null, null])
        for (const bank of banks) {
          expect(Number.isInteger(bank)).toBe(true)
          expect(bank).toBeGreaterThan(BANK_MS + INCREMENT_MS - took)
        }
      }),
    )
    expect(product.output()).not.toContain('"level":50')
  })

  test('a whole match is played by a bank', async () => {
    const clock: Clock = { kind: 'bank', seconds: 600, increment: 5 }
    const id = await begin(people, { game: 'siegefront', clock })
    await play(people, id, 'siegefront')
    const { body } = await people[0].ask(routes.match, { params: { id } })
    expect(body.status).toBe('finished')
    expect(body.result?.late).not.toBe(true)
  })

  test('a clock of the machine that is set forward or back takes nobody’s time, and locks nobody out', async () => {
    const began = performance.now()
    const game = 'hundred'
    const bank = await begin(people, { game, clock: { kind: 'bank', seconds: 600, increment: 0 } })
    const turn = await begin(people, { game, clock: { kind: 'turn', seconds: 60 } })
    await playUntil(people, turn, game, (view) => view.at > 0)
    const later = (at: number) => (view: MatchView) => view.at > at
    for (const ahead of [300_000, -3_600_000]) {
      const before = await shown(people[0], turn)
      await setClock(product, ahead)
      await swept(product, kind === 'embedded' ? null : database.place, ahead)
      const after = await shown(people[0], turn)
      // Nobody chose anything, and nobody was late.
      expect(after.view).toMatchObject({ at: before.view.at, status: 'running', awaiting: before.view.awaiting })
      const passed = before.left - after.left
      expect(passed).toBeGreaterThan(-ROUGHLY_MS)
      expect(passed).toBeLessThan(after.asked - before.asked + ROUGHLY_MS)
      await playUntil(people, turn, game, later(after.view.at))
      const { at } = await playUntil(people, bank, game, later(0))
      const { banks } = await playUntil(people, bank, game, later(at))
      const took = performance.now() - began
      for (const left of banks) expect(left).toBeGreaterThan(BANK_MS - took)
    }
    expect(product.output()).not.toContain('"level":50')
  })
})

/** How often a bank has grown, where little of it was used. */
function timesIncreased(bank: number | null | undefined): number {
  return Math.ceil(((bank ?? 0) - BANK_MS) / INCREMENT_MS)
}

/** What is shown of a match, and for how long its clock still runs by the time that came with the answer. */
async function shown(client: Client, id: string) {
  const asked = performance.now()
  const { body: view, headers } = await client.ask(routes.match, { params: { id } })
  return { asked, view, left: Date.parse(view.deadline ?? '') - Date.parse(headers.get('date') ?? '') }
}

async function setClock({ process, output }: Product, ahead: number): Promise<void> {
  process.kill('SIGUSR2')
  await expect.poll(output).toContain(`the clock is ${ahead} ms ahead`)
}

/**
 * Waits until the server has looked what is due, after its clock was set. With the embedded database it goes by the new time then; on
 * PostgreSQL, which has its own time, it writes its heartbeat every few seconds.
 */
async function swept(product: Product, postgres: string | null, ahead: number): Promise<void> {
  if (postgres === null) {
    const off = async () => {
      const { headers } = await fetch(`${product.url}/api/games`)
      return Math.abs(Date.parse(headers.get('date') ?? '') - Date.now() - ahead)
    }
    return await expect.poll(off).toBeLessThan(30_000)
  }
  const client = new pg.Client(postgres)
  await client.connect()
  const beats = async () => (await client.query('select max(beat) as beat from heartbeats')).rows[0].beat.getTime()
  const before = await beats()
  await expect.poll(beats).toBeGreaterThan(before)
  await client.end()
}
