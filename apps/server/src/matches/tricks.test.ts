import { anyGame } from '@tessera/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { type MatchDriver, testMatches } from '../testing/matches.ts'
import { newSalt, somebody } from '../testing/people.ts'
import { begun, choice } from '../testing/play.ts'
import { bids, race } from '../testing/toys.ts'
import { type Asker, gameRegistry } from './index.ts'
import { type StillClock, stillClock } from './store/clock.ts'

/** Bids whose rules break at a bid of 13. */
function unlucky() {
  const game = bids()
  const { resolve } = game.ruleset
  const ruleset: typeof game.ruleset = {
    ...game.ruleset,
    id: 'unlucky',
    resolve(state, choices, ref) {
      if (choices.some((one) => (one as { bid: number } | null)?.bid === 13)) throw new Error('Thirteen')
      resolve(state, choices, ref)
    },
  }
  return anyGame({ ...game, ruleset })
}

const registry = gameRegistry([bids(), race(), unlucky()])

describe('a trick', () => {
  let database: TestDatabase
  let clock: StillClock
  let matches: MatchDriver
  let ada: Asker
  let ben: Asker
  const logged: object[] = []
  const log = { info: () => {}, error: (facts: object) => void logged.push(facts) }

  beforeAll(async () => {
    database = await testDatabase('embedded')
    clock = stillClock()
    matches = testMatches({ database, games: registry, clock, log })
    ada = await somebody(database)
    ben = await somebody(database)
  })
  afterAll(() => database.close())

  const refused = (action: Promise<unknown>, code: string) =>
    expect(action).rejects.toMatchObject({ problem: expect.objectContaining({ code }) })

  test('a key that came with another choice is refused, before the turn resolves and after', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    await matches.submit(ada, id, choice(0, { bid: 7 }, 'the-same-key'))
    await refused(matches.submit(ada, id, choice(0, { bid: 8 }, 'the-same-key')), 'key_used')
    await refused(matches.submit(ada, id, choice(0, { bid: 7 }, 'the-same-key', false)), 'key_used')
    const other = testMatches({ database, games: registry, clock })
    await refused(other.submit(ada, id, choice(0, { bid: 8 }, 'the-same-key')), 'key_used')
    expect(await other.submit(ada, id, choice(0, { bid: 7 }, 'the-same-key'))).toMatchObject({ at: 0 })
    await other.submit(ben, id, choice(0, { bid: 2 }))
    await refused(matches.submit(ada, id, choice(0, { bid: 8 }, 'the-same-key')), 'key_used')
    expect(await matches.submit(ada, id, choice(0, { bid: 7 }, 'the-same-key'))).toMatchObject({ resolved: true })
  })

  test('keys of withdrawals cannot be guessed and taken', async () => {
    const { id, revision } = await begun(matches, [ada, ben], { game: 'bids' })
    await matches.submit(ada, id, choice(0, { bid: 7 }, `withdrawn-${revision + 2}`))
    await matches.withdraw(ada, id, 0)
    expect((await matches.view(ada, id)).chosen).toBeNull()
  })

  test('a mind can be changed so often in a turn and no more; then it can still be made up, once', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    await matches.submit(ada, id, choice(0, { bid: 8 }, undefined, false))
    await database.sql(
      `insert into choices (match, turn, branch, seat, revision, choice, final, key)
       select match, turn, branch, seat, revision - n - 1, choice, final, 'draft' || n
       from choices, generate_series(1, 298) n where match = $1`,
      [id],
    )
    matches = testMatches({ database, games: registry, clock, log })
    await matches.submit(ada, id, choice(0, { bid: 5 }, undefined, false))
    await refused(matches.submit(ada, id, choice(0, { bid: 1 }, undefined, false)), 'too_many_changes')
    await refused(matches.withdraw(ada, id, 0), 'too_many_changes')
    await matches.submit(ada, id, choice(0, { bid: 9 }))
    await refused(matches.submit(ada, id, choice(0, { bid: 1 })), 'too_many_changes')
    await matches.submit(ben, id, choice(0, { bid: 2 }))
    expect((await matches.frames(ada, id, 0)).frames[1]?.events).toEqual([{ bids: [9, 2] }])
  })

  test('bots of people play unrated: nobody wins rating from their own', async () => {
    const bot = await somebody(database, 'bot')
    const clocked = { game: 'bids', rated: true, clock: { kind: 'turn' as const, seconds: 60 } }
    await refused(begun(matches, [bot, ada], clocked), 'rated_needs_people')
    await refused(begun(matches, [ada, bot], clocked), 'rated_needs_people')
    const { saltHash } = newSalt()
    await refused(matches.pair(bot, { ...clocked, saltHash }), 'rated_needs_people')
  })

  test('an account with too many matches waiting cannot be paired, and does not keep others from being paired', async () => {
    const [greedy, guest] = [await somebody(database), await somebody(database, 'guest')]
    const wish = { game: 'bids', clock: { kind: 'turn' as const, seconds: 77 }, rated: false }
    expect(await matches.pair(greedy, { ...wish, saltHash: newSalt().saltHash })).toMatchObject({ waiting: true })
    const open = { config: {}, visibility: 'link' as const, spectators: true, saltHash: newSalt().saltHash, ...wish }
    const { id } = await matches.create(greedy, { ...open, seats: [{ who: 'me' }, { who: 'open' }] })
    await database.sql(
      `insert into matches (id, game, version, config, status, visibility, clock, rated, spectators, created_by, secret, commitment)
       select 'waiting' || lpad(n::text, 5, '0'), game, version, config, status, visibility, clock, rated, spectators, created_by,
         secret, commitment from matches, generate_series(1, 29) n where id = $1`,
      [id],
    )
    await refused(matches.pair(greedy, { ...wish, saltHash: newSalt().saltHash }), 'too_many_open')
    const found = await matches.pair(guest, { ...wish, saltHash: newSalt().saltHash })
    expect(found.match).not.toBeNull()
  })

  test('a match whose rules break is tried less and less often, and does not keep others from being looked after', async () => {
    const turnClock = { kind: 'turn' as const, seconds: 60 }
    const { id } = await begun(matches, [ada, ben], { game: 'unlucky', clock: turnClock })
    await matches.submit(ada, id, choice(0, { bid: 13 }, undefined, false))
    clock.pass(60_000)
    const fine = await begun(matches, [ada, ben], { game: 'bids', clock: turnClock })
    clock.pass(60_000)
    logged.length = 0
    for (let sweep = 0; sweep < 4; sweep++) await matches.sweep()
    expect(logged.filter((facts) => 'match' in facts && facts.match === id)).toHaveLength(1)
    expect((await matches.view(ada, fine.id)).at).toBe(1)
    clock.pass(1000)
    await matches.sweep()
    clock.pass(1000)
    await matches.sweep()
    expect(logged.filter((facts) => 'match' in facts && facts.match === id)).toHaveLength(2)
    await matches.abort(id)
    expect((await matches.view(ada, id)).status).toBe('finished')
  })

  test('a battle watched on one server counts as watched on all', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'race' })
    for (const who of [ada, ben]) await matches.submit(who, id, choice(0, { runner: 'tortoise' }))
    await refused(matches.record(ada, id), 'not_watched')
    const other = testMatches({ database, games: registry, clock })
    await other.watched(ada, id, (await other.view(ada, id)).frames - 1)
    expect(await matches.record(ada, id)).toMatchObject({ game: 'race' })
    await refused(matches.record(ben, id), 'not_watched')
  })

  test('those who look at a match do not keep its players from choosing', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    await matches.view(ada, id)
    // Every look waits for the database, and the choice was sent last.
    const looks: string[] = []
    const watching = Array.from({ length: 40 }, async () => {
      await matches.view(null, id)
      looks.push('look')
    })
    const chosen = matches.submit(ada, id, choice(0, { bid: 3 })).then(() => looks.push('choice'))
    await Promise.all([chosen, ...watching])
    expect(looks.indexOf('choice')).toBeLessThan(40)
  })
})
