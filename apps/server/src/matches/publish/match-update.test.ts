import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type MatchDriver, testMatches } from '../../testing/matches.ts'
import { somebody } from '../../testing/people.ts'
import { begun, choice } from '../../testing/play.ts'
import { bids } from '../../testing/toys.ts'
import { gameRegistry } from '../load/index.ts'
import { loadMatch } from '../load/loaded-match.ts'
import { type Published, published } from './match-update.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** How many of these are still referenced. */
async function held(all: readonly WeakRef<object>[]): Promise<number> {
  // What was looked at in this job stays until its end.
  await new Promise(setImmediate)
  collectGarbage()
  return all.filter((one) => one.deref() !== undefined).length
}

const registry = gameRegistry([bids()])
let database: TestDatabase
let matches: MatchDriver
beforeAll(async () => {
  database = await testDatabase()
  matches = testMatches({ database, games: registry })
})
afterAll(async () => {
  await matches.idle()
  await database.close()
})

test('of a long match only the last updates stay in memory', async () => {
  const people = [await somebody(database), await somebody(database)]
  const { id } = await begun(matches, people, { game: 'bids', config: { rounds: 40 } })
  const updates: WeakRef<Published>[] = []
  const silence = matches.subscribe(({ update }) => {
    if (update !== undefined) updates.push(new WeakRef(update))
  })
  for (let at = 0; at < 40; at++) for (const person of people) await matches.submit(person, id, choice(at, { bid: 1 }))
  silence()
  expect(updates).toHaveLength(80)
  expect(await held(updates)).toBeLessThanOrEqual(33)
})

test('an update that is kept for those who come back keeps neither the match nor its position', async () => {
  const people = [await somebody(database), await somebody(database)]
  const { id } = await begun(matches, people, { game: 'bids', config: {} })
  const kept: Published[] = []
  const parts: WeakRef<object>[] = []
  await (async () => {
    const loaded = await loadMatch(matches.matches.store, registry, id)
    if (loaded.row.saved === null) throw new Error('The match has not begun')
    parts.push(...[loaded, loaded.row, loaded.row.saved, loaded.seats].map((part) => new WeakRef<object>(part)))
    kept.push(published(loaded, []))
  })()
  expect(await held(parts)).toBe(0)
  expect(JSON.parse(kept[0]?.json('s') ?? '')).toMatchObject({ status: 'running', awaiting: [0, 1], fresh: [] })
})
