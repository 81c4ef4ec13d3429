import { gamesForTwo } from '@tessera/server/testing'
import type { Clock } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES, newDatabase, type ShippedDatabase } from './databases.ts'
import { begin, guest, play } from './people.ts'
import { type Product, startProduct } from './product.ts'

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'turn', seconds: 60 },
  { kind: 'bank', seconds: 600, increment: 5 },
  { kind: 'days', hours: 24 },
]

describe.each(DATABASES)('on %s', (kind) => {
  let database: ShippedDatabase
  let product: Product

  beforeAll(async () => {
    database = await newDatabase(kind)
    product = await startProduct({ database })
  })
  afterAll(async () => {
    await product.stop()
    database.remove()
  })

  const games = gamesForTwo.map(({ ruleset }) => ruleset.id)
  describe.each(games)('%s', (game) => {
    test.each(CLOCKS)('is played with the clock $kind', async (clock) => {
      const people = [await guest(product), await guest(product)]
      const id = await begin(people, { game, clock })
      await play(people, id, game)
      expect(product.output()).not.toContain('"level":50')
    })
  })
})
