import { randomUUID } from 'node:crypto'
import { type Client, SHEET_ARMY, SLOWEST_SHEET } from '@tessera/server/testing'
import { routes } from '@tessera/wire'
import { beforeAll, expect, test } from 'vitest'
import { newGuest } from './everyday.ts'
import { begin, playUntil } from './people.ts'

let writer: Client
let sheets: string
let strangers: readonly [Client, Client]

beforeAll(async () => {
  const other = await newGuest()
  writer = await newGuest()
  strangers = [await newGuest(), await newGuest()]
  sheets = await begin([writer, other], { game: 'cohort' })
  for (const text of [SHEET_ARMY, ''])
    for (const client of [writer, other])
      expect(
        (await client.ask(routes.write, { params: { id: sheets }, body: { text, key: randomUUID() } })).status,
      ).toBe(200)
})

test('a guest who sends order sheets without end, eight at a time, holds up nobody else', async () => {
  const id = await begin(strangers, { game: 'siegefront' })
  let over = false
  let read = 0
  const refused: string[] = []
  /** Sends one sheet after the other until one is refused unread. */
  const lane = async (): Promise<void> => {
    while (!over) {
      const body = { text: SLOWEST_SHEET, key: randomUUID() }
      const { status, problem } = await writer.ask(routes.write, { params: { id: sheets }, body })
      if (status === 429) return void refused.push(problem.code)
      expect(problem.code).toBe('orders_not_understood')
      read++
    }
  }
  const eight = Promise.all(Array.from({ length: 8 }, lane))
  await expect.poll(() => read + refused.length, { interval: 1 }).toBeGreaterThan(0)
  const before = read
  await playUntil(strangers, id, 'siegefront', ({ at }) => at >= 10)
  const meanwhile = read - before
  over = true
  await eight
  // Ten choices: each waits for the sheet that is being read at most, and one more may be read before the next choice is sent.
  // In one line with the sheets each would wait for eight.
  expect(meanwhile).toBeLessThanOrEqual(20)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused)).toEqual(new Set(['too_many_reads']))
})
