import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@tessera/games'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, testServer } from '../api/testing/client.ts'
import { beginOnline } from '../api/testing/play.ts'
import { workerBots } from '../bots/workers.ts'
import type { RunningServer } from '../start.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { HEAVIEST } from '../testing/heaviest-match.ts'
import { workerModule } from '../testing/worker-module.ts'
import { rulesInThreads } from './threads.ts'

let module: URL
let database: TestDatabase

beforeAll(async () => {
  module = await workerModule()
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
  await rm(dirname(fileURLToPath(module)), { recursive: true })
})

async function serving(): Promise<RunningServer> {
  const rules = rulesInThreads({ module })
  const bots = workerBots({ module })
  const server = await testServer({}, { database, rules, bots })
  return {
    ...server,
    async close() {
      await server.close()
      await rules.close()
      await bots.close()
    },
  }
}

test('the heaviest Hexline match that options allow ends by its rules, and a restart finds it over', async () => {
  const server = await serving()
  const ada = new Client(server)
  await ada.ask(routes.guest)
  const level = games.find(({ ruleset }) => ruleset.id === 'hexline')?.bot.levels[0]?.id ?? ''
  const seats = [{ who: 'me' as const }, { who: 'bot' as const, bot: { level } }]
  const id = await beginOnline([ada], { game: 'hexline', config: HEAVIEST.config as never, seats })
  const body = { at: 0, choice: HEAVIEST.choice as never, key: 'the whole army' }
  expect((await ada.ask(routes.submit, { params: { id }, body })).status).toBe(200)
  const seen = async (client: Client) => (await client.ask(routes.match, { params: { id } })).body
  await expect.poll(async () => (await seen(ada)).status).toBe('finished')
  const { frames } = await seen(ada)
  await ada.ask(routes.watched, { params: { id }, body: { frame: frames - 1 } })
  const { view, result } = await seen(ada)
  expect(result).toMatchObject({ winner: null })
  expect(result?.reason).not.toBe('set-aside')
  expect(view).toMatchObject({ past: [{ reason: 'exhausted' }] })
  expect(server.context.matches.road.setAside).toBe(0)
  expect(server.context.matches.referee.load()).toEqual({ waiting: 0, busy: 0 })
  await server.close()

  const later = await serving()
  const again = Object.assign(new Client(later), { cookie: ada.cookie })
  await later.context.matches.sweeper.sweep()
  await later.context.matches.runner.idle()
  expect((await seen(again)).result).toEqual(result)
  expect(later.context.matches.referee.seconds).toBe(0)
  expect(later.context.matches.referee.load()).toEqual({ waiting: 0, busy: 0 })
  await later.close()
})
