import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { games } from '@tessera/games'
import type { PlayerView, RunChoice, RunView } from '@tessera/gauntlet'
import { type Json, seededDice, seedFrom } from '@tessera/kernel'
import { newId } from '@tessera/online'
import { beginOnline, freshDatabase, gameRegistry, openDatabase } from '@tessera/server/testing'
import { Client, type Killable, leaksIn, startKillable, verifyMatch } from '@tessera/server/testing/fixtures'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bundleChaos } from '../../../scripts/chaos-bundle.mjs'
import { botChoice, DAYS } from './testing/run.ts'

let folder: string
let modules: Awaited<ReturnType<typeof bundleChaos>>
/** One that outlives the servers: a database in a server's own process would have to be recovered at every start. */
let database: string

beforeAll(async () => {
  const cache = resolve(import.meta.dirname, '../../../.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'killed-'))
  ;[modules, database] = await Promise.all([bundleChaos(folder), freshDatabase(inject('postgres'), inject('migrated'))])
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What all servers have said. */
const logged: string[] = []

function started(): Promise<Killable> {
  const own = { CHAOS_URL: database, CHAOS_MIGRATIONS: modules.migrations, CHAOS_BOTS: modules.bots.href }
  return startKillable(modules.server, own, logged)
}

test('GR-903 and GR-2409: a server killed in any phase of a run rolls nothing again', async () => {
  let server = await started()
  let client = new Client(server)
  const kill = async (): Promise<void> => {
    server.child.kill('SIGKILL')
    await once(server.child, 'exit')
    server = await started()
    client = Object.assign(new Client(server), { cookie: client.cookie })
  }
  await client.ask(routes.register, { body: { name: 'Survivor', password: 'correct horse battery' } })
  const id = await beginOnline([client], { game: 'gauntlet-run', clock: DAYS })
  const dice = seededDice(seedFrom('the player'))
  const at = { params: { id } }
  const look = async () => (await client.ask(routes.match, at)).body
  const killedIn: string[] = []
  for (let turns = 0; turns < 8 || killedIn.length < 4; turns++) {
    let seen = await look()
    for (let tries = 0; !seen.awaiting.includes(0) && tries < 500; tries++) {
      await new Promise((done) => setTimeout(done, 20))
      seen = await look()
    }
    const view = seen.view as unknown as RunView
    if (view.to !== 0) throw new Error('The player sees something else')
    const choice: RunChoice = botChoice(view, 'easy', dice)
    const body = { at: seen.at, choice: choice as unknown as Json, key: newId() } as never
    const first = await client.ask(routes.submit, { ...at, body })
    expect(first.status).toBe(200)
    if (killedIn.includes(view.phase)) continue
    killedIn.push(view.phase)
    const before = (await look()) as { readonly at: number; readonly view: unknown }
    await kill()
    const again = await client.ask(routes.submit, { ...at, body })
    expect([again.status, again.body.at, again.body.revision]).toEqual([200, first.body.at, first.body.revision])
    const after = await look()
    // The host may have answered meanwhile; what was shown before is as it was.
    const shown = ({ cards, offer, gold, battles, deployment }: PlayerView) => ({
      cards,
      offer,
      gold,
      battles,
      deployment,
    })
    expect(shown(after.view as never)).toEqual(shown(before.view as never))
    if (before.at === after.at) expect(after.view).toEqual(before.view)
  }
  // A server may be killed before the opponent is found as well.
  expect(killedIn.filter((phase) => phase !== 'matching')).toEqual(['begin', 'draft', 'camp', 'matched'])
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')

  const after = await openDatabase({ url: database })
  try {
    expect(await verifyMatch(after, gameRegistry(games), id)).toEqual([])
    expect(logged.length).toBeGreaterThan(20)
    expect(await leaksIn(logged, after)).toEqual([])
    const [row] = await after.sql<{ seed: string }>('select seed from matches where id = $1', [id])
    const searches = await after.sql<{ turn: number; kept: string[]; met: string | null }>(
      `select search.turn, search.kept, turns.choices->1->'snapshot'->>'id' as met from gauntlet_searches search
       join turns on turns.match = search.match and turns.turn = search.turn where search.match = $1`,
      [id],
    )
    expect(searches.length).toBeGreaterThan(0)
    for (const { turn, kept, met } of searches)
      expect(met).toBe(seededDice(row?.seed ?? '', { purpose: 2, turn: turn + 1 }).pick(kept))
  } finally {
    await after.close()
  }
}, 900_000)
