import { cohort, presetArmy, writeArmyCode } from '@tessera/cohort'
import { anyGame } from '@tessera/kernel'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import type { RunningServer } from '../start.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { bids } from '../testing/toys.ts'
import { Client, testServer } from './testing/client.ts'
import { beginOnline } from './testing/play.ts'

let server: RunningServer
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase('embedded')
  server = await testServer({}, { games: [anyGame(cohort), bids()], database })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

async function guests(): Promise<[Client, Client]> {
  const both: [Client, Client] = [new Client(server), new Client(server)]
  for (const client of both) await client.ask(routes.guest)
  return both
}

const write = (client: Client, id: string, text: string, key = newId()) =>
  client.ask(routes.write, { params: { id }, body: { text, key } })

test('COH-13.2 a battle is written: armies by their codes, places, orders; the answer says how it was understood', async () => {
  const [ann, ben] = await guests()
  const id = await beginOnline([ann, ben], { game: 'cohort' })
  const config = cohort.ruleset.config.parse({})
  if (!config.ok) throw new Error('An empty config is a config')
  for (const [seat, player] of [ann, ben].entries()) {
    const army = await write(player, id, writeArmyCode(presetArmy('spartan', config.value, seat)))
    expect([army.status, army.body.echo]).toEqual([200, expect.stringContaining('SP')])
  }
  for (const player of [ann, ben]) expect((await write(player, id, '')).status).toBe(200)

  const unknown = await write(ann, id, 'everyone juggle the moon')
  expect(unknown.status).toBe(422)
  expect((await ann.ask(routes.match, { params: { id } })).body.chosen).toBeNull()

  const key = newId()
  const orders = await write(ann, id, 'everyone move to E10', key)
  expect([orders.status, orders.body.echo]).toEqual([200, expect.stringContaining('move to E10')])
  // The same message delivered twice by a chat is one order.
  expect((await write(ann, id, 'everyone move to E10', key)).status).toBe(200)
  const { body } = await ann.ask(routes.match, { params: { id } })
  expect(body.chosen).toMatchObject({ final: true })
  const seen = await ben.ask(routes.match, { params: { id } })
  expect(seen.text).not.toContain('E10')
})

test('nobody writes for another, and only where a game can be written', async () => {
  const [ann, ben] = await guests()
  const [stranger] = await guests()
  const id = await beginOnline([ann, ben], { game: 'cohort' })
  expect((await write(stranger, id, 'everyone hold')).status).toBe(409)
  const plain = await beginOnline([ann, ben], { game: 'bids' })
  expect((await write(ann, plain, 'five')).body).toMatchObject({ code: 'not_written' })
})
