import type { RunView } from '@tessera/gauntlet'
import { type Json, seededDice, seedFrom } from '@tessera/kernel'
import { choice, somebody } from '@tessera/server/testing'
import type { MatchDriver } from '@tessera/server/testing/fixtures'
import { type TestDatabase, testDatabase, testMatches } from '@tessera/server/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gauntletHost } from './index.ts'
import { begunRun, botChoice, climb, registry } from './testing/run.ts'

const deep = process.env['TESSERA_DEEP'] !== undefined
const RUNS = deep ? 100 : 6

let database: TestDatabase
let matches: MatchDriver
beforeAll(async () => {
  database = await testDatabase('postgres')
  matches = testMatches({ database, games: registry, hosts: [gauntletHost] })
  await gauntletHost.open?.(database)
})
afterAll(async () => {
  await matches.stop()
  await database.close()
})

test('runs that look for an opponent at the same moment all find one, each once', async () => {
  const inCamp = (view: RunView): boolean => view.to === 0 && view.phase === 'camp'
  const runs = []
  for (let place = 0; place < RUNS; place++) {
    const who = await somebody(database, 'user')
    const id = await begunRun(matches, who)
    runs.push({ who, id, seen: await climb(matches, who, id, inCamp) })
  }
  const heard = new Map<string, () => void>()
  const silent = matches.subscribe(({ topic, id }) => {
    if (topic === 'm') heard.get(id)?.()
  })
  const took = await Promise.all(
    runs.map(async ({ who, id, seen }, place) => {
      // At the same moment; deep, where the time is taken, as people come: twenty a second.
      if (deep) await new Promise((resume) => setTimeout(resume, place * 50))
      const find = botChoice(seen.view as unknown as RunView, 'normal', seededDice(seedFrom(id)))
      const from = performance.now()
      await matches.submit(who, id, choice(seen.at, find as unknown as Json))
      for (;;) {
        const next = new Promise<void>((resume) => heard.set(id, resume))
        const { at } = await matches.view(who, id)
        if (at === seen.at + 2) return performance.now() - from
        await next
      }
    }),
  )
  silent()
  await matches.idle()
  const [searches] = await database.sql<{ n: number }>('select count(*)::int as n from gauntlet_searches')
  expect(searches?.n).toBe(RUNS)
  const [twice] = await database.sql<{ n: number }>(
    'select count(*)::int as n from (select match from gauntlet_searches group by match having count(*) > 1) more',
  )
  expect(twice?.n).toBe(0)
  took.sort((a, b) => a - b)
  const worst = took[Math.ceil(RUNS * 0.99) - 1] ?? 0
  const middle = took[Math.floor(RUNS / 2)] ?? 0
  if (deep)
    process.stdout.write(
      `${RUNS} runs: found after ${middle.toFixed(0)} ms, ${worst.toFixed(0)} ms at the 99th percentile\n`,
    )
  expect(took).toHaveLength(RUNS)
}, 300_000)
