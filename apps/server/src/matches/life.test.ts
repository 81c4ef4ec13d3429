import { games } from '@tessera/games'
import { hashOf, openFrames, seededDice, seedFrom, verifyRecord } from '@tessera/kernel'
import { MatchView } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../ids.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { gamesOver } from '../testing/games-over.ts'
import { type MatchDriver, testMatches } from '../testing/matches.ts'
import { newSalt, somebody } from '../testing/people.ts'
import { begun, choice, playOut } from '../testing/play.ts'
import { bids, race } from '../testing/toys.ts'
import { type Asker, gameRegistry } from './index.ts'
import { packFinished } from './store/pack-finished.ts'

const registry = gameRegistry([...games, bids(), race()])

describe.each(DATABASES)('matches on the %s database', (kind) => {
  let database: TestDatabase
  let matches: MatchDriver
  let ada: Asker
  let ben: Asker
  let eve: Asker

  beforeAll(async () => {
    database = await testDatabase(kind)
    matches = testMatches({ database, games: registry })
    ada = await somebody(database)
    ben = await somebody(database)
    eve = await somebody(database)
  })

  afterAll(async () => {
    await matches.idle()
    await database.close()
  })

  const wish = (game: string) => ({
    game,
    config: {},
    visibility: 'link' as const,
    clock: { kind: 'none' as const },
    rated: false,
    spectators: true,
  })

  test('from an open seat to the first turn: join, salts, set-up', async () => {
    const a = newSalt()
    const b = newSalt()
    const made = await matches.create(ada, {
      ...wish('bids'),
      seats: [{ who: 'me' }, { who: 'open' }],
      saltHash: a.saltHash,
    })
    expect(MatchView.parse(made)).toMatchObject({ status: 'open', mine: 0, view: null, owes: 'nothing' })
    await expect(matches.reveal(ada, made.id, a.salt)).rejects.toMatchObject({ problem: { code: 'not_full' } })
    const joined = await matches.join(ben, made.id, { saltHash: b.saltHash })
    expect(joined).toMatchObject({ status: 'starting', mine: 1, owes: 'salt' })
    await expect(matches.join(eve, made.id, { saltHash: b.saltHash })).rejects.toMatchObject({
      problem: { code: 'match_full' },
    })
    await expect(matches.reveal(ben, made.id, a.salt)).rejects.toMatchObject({ problem: { code: 'wrong_salt' } })
    expect((await matches.reveal(ben, made.id, b.salt)).status).toBe('starting')
    const running = await matches.reveal(ada, made.id, a.salt)
    expect(MatchView.parse(running)).toMatchObject({ status: 'running', awaiting: [0, 1], at: 0, frames: 1 })
    expect(running.fairness).toMatchObject({ secret: null, seed: null, salts: [null, null] })
  })

  test('choices stay sealed until the last one is in', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    const receipt = await matches.submit(ada, id, choice(0, { bid: 7 }))
    expect(receipt).toMatchObject({ at: 0, resolved: false })
    const theirs = await matches.view(ben, id)
    expect(theirs).toMatchObject({ sealed: [0], awaiting: [1], chosen: null })
    expect(JSON.stringify(theirs)).not.toContain('"bid"')
    expect((await matches.view(ada, id)).chosen).toEqual({ choice: { bid: 7 }, final: true })
    await matches.submit(ada, id, choice(0, { bid: 9 }))
    await matches.withdraw(ada, id, 0)
    expect(await matches.view(ada, id)).toMatchObject({ sealed: [], awaiting: [0, 1], chosen: null })
    await matches.submit(ada, id, choice(0, { bid: 3 }, 'a-draft-key', false))
    expect(await matches.view(ben, id)).toMatchObject({ sealed: [], awaiting: [0, 1] })
    await matches.submit(ben, id, choice(0, { bid: 1 }))
    expect(await matches.submit(ada, id, choice(0, { bid: 5 }))).toMatchObject({ resolved: true })
    expect(await matches.view(eve, id)).toMatchObject({ at: 1, period: 1, mine: null, awaiting: [0, 1] })
    const frames = await matches.frames(eve, id, 0)
    expect(frames.total).toBe(2)
    expect(openFrames(frames.frames as never).events(1)).toEqual([{ bids: [5, 1] }])
  })

  test('what the rules refuse, strangers and stale answers change nothing', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    const before = await matches.view(ada, id)
    const refusals: [Asker, unknown, number, string][] = [
      [ada, { bid: 50 }, 0, 'too_high'],
      [ada, { bid: 'much' }, 0, 'bad_choice'],
      [ada, { bid: 5 }, 3, 'stale'],
      [eve, { bid: 5 }, 0, 'not_seated'],
    ]
    for (const [who, what, at, code] of refusals)
      await expect(matches.submit(who, id, choice(at, what as never))).rejects.toMatchObject({ problem: { code } })
    await expect(matches.view(ada, 'nothingthere')).rejects.toMatchObject({ problem: { status: 404 } })
    expect(await matches.view(ada, id)).toEqual(before)
  })

  test('the same choice sent twice is harmless, even after the turn', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    const first = await matches.submit(ada, id, choice(0, { bid: 4 }, 'key-of-ada-1'))
    expect(await matches.submit(ada, id, choice(0, { bid: 4 }, 'key-of-ada-1'))).toEqual(first)
    const [x, y] = await Promise.all([
      matches.submit(ben, id, choice(0, { bid: 6 }, 'key-of-ben-1')),
      matches.submit(ben, id, choice(0, { bid: 6 }, 'key-of-ben-1')),
    ])
    expect(x.revision).toBe(y.revision)
    expect(await matches.submit(ada, id, choice(0, { bid: 4 }, 'key-of-ada-1'))).toMatchObject({
      revision: first.revision,
      resolved: true,
    })
    expect((await matches.view(ada, id)).at).toBe(1)
    const rows = await database.sql<{ n: number }>('select count(*)::int as n from choices where match = $1', [id])
    expect(rows[0]?.n).toBe(2)
  })

  test.each([...gamesOver('service', kind), bids(), race()].map((game) => game.ruleset.id))(
    '%s is played out, its record replays to the stored hashes',
    async (game) => {
      const dice = seededDice(seedFrom(`${kind} ${game}`))
      const { id } = await begun(matches, [ada, ben], { game })
      await expect(matches.record(ada, id)).rejects.toMatchObject({ problem: { code: 'not_over' } })
      await expect(matches.frames(ada, id, 0, 1)).rejects.toMatchObject({ problem: { status: 403 } })
      await playOut(matches, registry, [ada, ben], id, dice)
      const record = await matches.record(null, id)
      const rules = registry.current(game)?.ruleset
      if (rules === undefined) throw new Error('gone')
      const verified = verifyRecord(rules, record)
      expect(verified.ok).toBe(true)
      const { fairness, frames, config, version } = await matches.view(eve, id)
      expect(verified.frames).toBe(frames)
      expect(fairness.commitment).toBe(sha256(fairness.secret ?? '', id, hashOf(config), String(version)))
      expect(record.start.seed).toBe(sha256(fairness.secret ?? '', ...fairness.salts.map((salt) => salt ?? '')))
      const seen = async (audience: 0 | 1 | 'spectator') => {
        const stored = []
        for (let from = 0; from < frames; ) {
          const page = await matches.frames(eve, id, from, audience)
          stored.push(...page.frames)
          from = page.from + page.frames.length
        }
        const timeline = openFrames(stored)
        expect(timeline.length).toBe(frames)
        return Array.from({ length: frames }, (_, index) => ({
          events: timeline.events(index),
          view: timeline.frame(index).view,
        }))
      }
      const before = [await seen(0), await seen(1), await seen('spectator')]
      const wrong: object[] = []
      const log = { error: (fields: object) => wrong.push(fields) }
      expect(await packFinished({ database, log })).toBeGreaterThan(0)
      expect(await packFinished({ database, log })).toBe(0)
      expect(wrong).toEqual([])
      expect([await seen(0), await seen(1), await seen('spectator')]).toEqual(before)
      const { from, frames: last } = await matches.frames(eve, id, frames - 1, 1)
      expect(from).toBe(frames - 1)
      expect(last).toHaveLength(1)
      expect(last[0]).toMatchObject({ ...before[1]?.[frames - 1] })
      const [size] = await database.sql<{ bytes: number }>(
        'select sum(length(data))::int as bytes from frames where match = $1',
        [id],
      )
      expect(size?.bytes).toBeLessThan(200_000)
    },
  )

  test('a bot of the server plays its seat', async () => {
    const a = newSalt()
    const bot = { who: 'bot' as const, bot: { level: 'plain' } }
    const { id } = await matches.create(ada, { ...wish('bids'), seats: [bot, { who: 'me' }], saltHash: a.saltHash })
    await matches.reveal(ada, id, a.salt)
    await playOut(matches, registry, [ada], id, seededDice(seedFrom('bot')))
    const { result } = await matches.view(ada, id)
    expect(result?.reason).toBe('points')
    const rows = await database.sql<{ bot_memory: unknown }>(
      'select bot_memory from seats where match = $1 and seat = 0',
      [id],
    )
    expect(rows[0]?.bot_memory).toEqual({ asked: 3 })
  })
})
