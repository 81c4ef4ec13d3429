import { routes } from '@tessera/wire'
import { expect, test } from 'vitest'
import { Client, testServer } from '../api/testing/client.ts'
import { listen } from '../api/testing/listen.ts'
import { beginOnline } from '../api/testing/play.ts'
import { bids } from '../testing/toys.ts'

const STREAMS = 190
const TIMES = 12

test('a seat that comes and goes while 190 watch costs a message a second and no look at the match', async () => {
  const server = await testServer({}, { games: [bids()] })
  const [a, b] = [new Client(server), new Client(server)]
  for (const client of [a, b]) await client.ask(routes.guest)
  const id = await beginOnline([a, b], { game: 'bids' })
  const path = `/api/matches/${id}/stream`
  const watching = await Promise.all(Array.from({ length: STREAMS }, () => listen(new Client(server), path)))
  await Promise.all(watching.map((ear) => ear.until(({ kind }) => kind === 'fresh')))

  let looks = 0
  const { road } = server.context.matches
  const read = road.read.bind(road)
  road.read = (...asked) => {
    looks++
    return read(...asked)
  }
  const from = performance.now()
  for (let times = 0; times < TIMES; times++) {
    const ear = await listen(b, path)
    await ear.until(({ kind }) => kind === 'fresh')
    ear.close()
    await ear.over
  }
  const shown =
    (seats: number) =>
    (message: object): boolean =>
      'kind' in message && message.kind === 'presence' && 'present' in message && isLong(message.present, seats)
  await Promise.all(watching.map((ear) => ear.until(shown(0))))
  const seconds = (performance.now() - from) / 1000
  // Opening a stream looks at the match; hearing of it does not.
  expect(looks).toBeLessThanOrEqual(TIMES * 2)
  for (const ear of watching) {
    const told = ear.heard.filter(({ kind }) => kind === 'presence').length
    expect(told).toBeGreaterThanOrEqual(2)
    expect(told).toBeLessThanOrEqual(seconds + 2)
  }
  for (const ear of watching) ear.close()
  await server.close()
})

function isLong(list: unknown, length: number): boolean {
  return Array.isArray(list) && list.length === length
}
