import { anyGame } from '@tessera/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { type MatchDriver, testMatches } from '../testing/matches.ts'
import { somebody } from '../testing/people.ts'
import { begun, choice } from '../testing/play.ts'
import { bids } from '../testing/toys.ts'
import { type Asker, gameRegistry } from './index.ts'
import { type StillClock, stillClock } from './store/clock.ts'

/** Bids whose rules look at the options, and break when somebody bids 13. */
function unlucky() {
  const game = bids()
  const { ruleset } = game
  const seats: typeof ruleset.seats = (config) => {
    if (typeof (config as { rounds: unknown }).rounds !== 'number') throw new Error('No number')
    return 2
  }
  const resolve: typeof ruleset.resolve = (state, choices, ref) => {
    if (choices.some((one) => (one as { bid: number } | null)?.bid === 13)) throw new Error('Thirteen')
    ruleset.resolve(state, choices, ref)
  }
  return anyGame({ ...game, ruleset: { ...ruleset, seats, resolve } })
}

const registry = gameRegistry([unlucky()])
const DAMAGE = {
  position: `update matches set saved = '{"point": {"at": 1}}', revision = revision + 1 where id = $1`,
  'position, all of it': 'update matches set saved = null, revision = revision + 1 where id = $1',
  options: `update matches set config = '{"rounds": "many"}', revision = revision + 1 where id = $1`,
  'options, still JSON': `update matches set config = '{"rounds": 3, "zzz": 1}', revision = revision + 1 where id = $1`,
  frames: `with gone as (update frames set data = '\\x0163' where match = $1) update matches set revision = revision + 1 where id = $1`,
} as const

let database: TestDatabase
let clock: StillClock
let matches: MatchDriver
let ada: Asker
let ben: Asker
const logged: { readonly facts: object; readonly text: string }[] = []

beforeAll(async () => {
  database = await testDatabase('embedded')
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.empty()
  logged.length = 0
  clock = stillClock()
  const log = { info: () => {}, error: (facts: object, text: string) => void logged.push({ facts, text }) }
  matches = testMatches({ database, games: registry, clock, log })
  ada = await somebody(database)
  ben = await somebody(database)
})

/** A match whose first turn is played, and what is stored of it damaged as another server would find it. */
async function damaged(part: keyof typeof DAMAGE, wish = {}): Promise<string> {
  const { id } = await begun(matches, [ada, ben], { game: 'bids', ...wish })
  await matches.submit(ada, id, choice(0, { bid: 1 }))
  await matches.submit(ben, id, choice(0, { bid: 2 }))
  await database.sql(DAMAGE[part], [id])
  return id
}

async function expectSetAside(id: string, part: string): Promise<void> {
  for (const who of [ada, ben, null]) {
    const { status, result, awaiting } = await matches.view(who, id)
    expect({ status, result, awaiting }).toEqual({
      status: 'finished',
      result: { winner: null, reason: 'damaged' },
      awaiting: [],
    })
  }
  const notices = await database.sql<{ text: string }>("select text from notices where kind = 'set-aside'")
  expect(notices.map(({ text }) => text)).toEqual(Array(2).fill(expect.stringContaining('damaged where it is stored')))
  const told = logged.filter(({ text }) => text.startsWith('a match was set aside'))
  expect(told).toMatchObject([{ facts: { match: id, part } }])
  expect(matches.matches.road.setAside).toBe(1)
  expect(await matches.standing(ada.id, null)).toMatchObject({ won: 0, lost: 0, drawn: 0 })
}

const next = (id: string, bid = 1) => matches.submit(ada, id, choice(1, { bid }))
const refused = { problem: { status: 409, code: 'damaged' } }

describe.each(Object.keys(DAMAGE) as (keyof typeof DAMAGE)[])('a running match whose %s cannot be read', (damage) => {
  const [part = ''] = damage.split(',')

  test('is set aside by the next choice, and other matches go on', async () => {
    const id = await damaged(damage)
    const other = await begun(matches, [ada, ben], { game: 'bids' })
    await expect(next(id)).rejects.toMatchObject(refused)
    await expectSetAside(id, part)
    await expect(next(id)).rejects.toMatchObject({ problem: { code: 'match_over' } })
    await matches.act(ada, other.id, 'resign')
    expect((await matches.view(ada, other.id)).result).toMatchObject({ winner: 1, reason: 'resigned' })
    expect((await matches.history(ada.id, ada, { limit: 10 })).entries.map((one) => one.id).toSorted()).toEqual(
      [id, other.id].toSorted(),
    )
  })

  test('is set aside when its clock runs out, and not looked at again', async () => {
    const id = await damaged(damage, { clock: { kind: 'turn', seconds: 60 } })
    clock.pass(61_000)
    await matches.sweep()
    await expectSetAside(id, part)
    logged.length = 0
    clock.pass(600_000)
    await matches.sweep()
    expect(logged).toEqual([])
  })
})

test('looking at a running match whose frames cannot be read ends it', async () => {
  const id = await damaged('frames')
  expect(await matches.view(ada, id)).toMatchObject({ view: null, frames: 2 })
  await expectSetAside(id, 'frames')
})

test('a bot that is awaited finds a damaged match out', async () => {
  const wish = { seats: [{ who: 'me' as const }, { who: 'bot' as const, bot: { level: 'plain' } }] }
  const { id } = await begun(matches, [ada], { game: 'bids', ...wish })
  await matches.idle()
  await database.sql(DAMAGE.frames, [id])
  await database.sql('update matches set bot_due = now() where id = $1', [id])
  clock.pass(30_000)
  await matches.sweep()
  await matches.idle()
  expect((await matches.view(ada, id)).result).toMatchObject({ reason: 'damaged' })
})

test('a match whose rules throw is not taken for a damaged one', async () => {
  const { id } = await begun(matches, [ada, ben], { game: 'bids' })
  await matches.submit(ada, id, choice(0, { bid: 13 }))
  await expect(matches.submit(ben, id, choice(0, { bid: 2 }))).rejects.toThrow('Thirteen')
  expect((await matches.view(ada, id)).status).toBe('running')
  expect(matches.matches.road.setAside).toBe(0)
})

test('of a match that is over what can no longer be read is refused with a code, the rest is shown', async () => {
  const { id } = await begun(matches, [ada, ben], { game: 'bids' })
  await matches.act(ada, id, 'resign')
  await database.sql(DAMAGE.frames, [id])
  await expect(matches.frames(ada, id, 0)).rejects.toMatchObject(refused)
  expect(await matches.view(ada, id)).toMatchObject({ view: null, result: { reason: 'resigned' } })
  expect(await matches.record(ada, id)).toMatchObject({ game: 'bids' })
  await database.sql(DAMAGE.position, [id])
  await expect(matches.record(ada, id)).rejects.toMatchObject(refused)
})
