import { type Client, gamesForTwo } from '@tessera/server/testing'
import { type Clock, routes } from '@tessera/wire'
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
/** Resolved choices, at least. */
const TURNS = 3

describe.each(DATABASES)('on %s', (kind) => {
  let database: ShippedDatabase
  let product: Product
  let people: readonly [Client, Client]

  beforeAll(async () => {
    database = await newDatabase(kind)
    product = await startProduct({ database })
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
    const id = await begin(people, { game: 'hundred', clock })
    await play(people, id, 'hundred')
    const { body } = await people[0].ask(routes.match, { params: { id } })
    expect(body.status).toBe('finished')
    expect(body.result?.late).not.toBe(true)
  })
})

/** How often a bank has grown, where little of it was used. */
function timesIncreased(bank: number | null | undefined): number {
  return Math.ceil(((bank ?? 0) - BANK_MS) / INCREMENT_MS)
}
