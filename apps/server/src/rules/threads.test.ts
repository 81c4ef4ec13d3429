import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Asker, gameRegistry } from '../matches/index.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { type MatchDriver, testMatches } from '../testing/matches.ts'
import { somebody } from '../testing/people.ts'
import { begun, choice } from '../testing/play.ts'
import { toyModule } from '../testing/toy-module.ts'
import { bids, furnace } from '../testing/toys.ts'
import { verifyMatch } from '../testing/verify.ts'
import type { RulesRequest } from './job.ts'
import type { RulesPool } from './pool.ts'
import { rulesInThreads } from './threads.ts'

let module: URL

beforeAll(async () => {
  module = await toyModule()
})
afterAll(() => rm(dirname(fileURLToPath(module)), { recursive: true }))

describe.each(DATABASES)('rules in threads, on the %s database', (kind) => {
  const registry = gameRegistry([bids(), furnace()])
  let database: TestDatabase
  let threads: RulesPool
  let asked: RulesRequest[]
  let matches: MatchDriver
  let ada: Asker
  let ben: Asker
  let cem: Asker
  let dan: Asker

  beforeAll(async () => {
    database = await testDatabase(kind)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.empty()
    threads = rulesInThreads({ module, threads: 2, limitMs: 800, limitMb: 96 })
    asked = []
    const rules: RulesPool = {
      ...threads,
      ask(request, payer) {
        asked.push(request)
        return threads.ask(request, payer)
      },
    }
    matches = testMatches({ database, games: registry, rules })
    ada = await somebody(database)
    ben = await somebody(database)
    cem = await somebody(database)
    dan = await somebody(database)
  })
  afterEach(async () => {
    await matches.stop()
    await threads.close()
  })

  const burning = async (burn: string, file = ''): Promise<{ id: string; ended: Promise<unknown> }> => {
    const { id } = await begun(matches, [ada, ben], { game: 'furnace' })
    await matches.submit(ada, id, choice(0, { burn, file }))
    return { id, ended: matches.submit(ben, id, choice(0, { burn: 'nothing' })) }
  }

  test.each(['time', 'memory'])(
    'a match whose rules take all %s is set aside, for good; others go on',
    async (burn) => {
      const other = await begun(matches, [cem, dan], { game: 'bids' })
      const { id, ended } = await burning(burn)
      const told = expect(ended).rejects.toMatchObject({ problem: { status: 409, code: 'set_aside' } })
      for (const at of [0, 1, 2]) {
        await matches.submit(cem, other.id, choice(at, { bid: 1 }))
        await matches.submit(dan, other.id, choice(at, { bid: 2 }))
      }
      await told
      expect(await matches.view(cem, other.id)).toMatchObject({ status: 'finished', result: { winner: 1 } })
      expect(await matches.view(ben, id)).toMatchObject({
        status: 'finished',
        result: { winner: null, reason: 'set-aside' },
        view: { turns: 0 },
        frames: 1,
      })
      const notices = await database.sql<{ text: string }>(
        "select text from notices where match = $1 and kind = 'set-aside'",
        [id],
      )
      expect(notices.map(({ text }) => text)).toEqual(Array(2).fill(expect.stringContaining('had to be ended')))
      const before = asked.length
      await matches.start()
      await matches.sweep()
      expect(asked).toHaveLength(before)
      expect(await matches.standing(ada.id, null)).toMatchObject({ won: 0, lost: 0, drawn: 0 })
    },
  )

  test('a bot whose match takes all time does not start anew with every server', async () => {
    const made = await begun(matches, [ada], {
      game: 'furnace',
      seats: [{ who: 'me' }, { who: 'bot', bot: { level: 'plain' } }],
    })
    await matches.idle()
    await matches.submit(ada, made.id, choice(0, { burn: 'nothing' })).catch(() => undefined)
    await matches.idle()
    expect((await matches.view(ada, made.id)).result).toMatchObject({ reason: 'set-aside' })
    const later = testMatches({ database, games: registry, rules: threads })
    await later.start()
    await later.idle()
    expect((await later.view(ada, made.id)).status).toBe('finished')
    await later.stop()
  })

  test('what was taken from behind a slow match is done once, not by its own thread as well', async () => {
    const [go, notes] = ['go', 'notes'].map((name) => join(dirname(fileURLToPath(module)), `${name}-once-${kind}`))
    if (go === undefined || notes === undefined) throw new Error('unreachable')
    await writeFile(go, '')
    const requestOf = async (burn: string, file: string): Promise<RulesRequest> => {
      const { id } = await begun(matches, [ada, ben], { game: 'furnace' })
      await matches.submit(ada, id, choice(0, { burn, file }))
      // Another server knows of no thread that holds the match, so that what it asks says everything.
      let played: RulesRequest | undefined
      const ask: RulesPool['ask'] = (request, payer) => {
        played = request
        return threads.ask(request, payer)
      }
      const another = testMatches({ database, games: registry, rules: { ...threads, ask } })
      await another.submit(ben, id, choice(0, { burn: 'nothing' }))
      await another.stop()
      if (played === undefined) throw new Error('Nothing was played')
      return played
    }
    const slow = await requestOf('wait', go)
    const quick = await requestOf('note', notes)
    await rm(go)
    await writeFile(notes, '')
    const one = rulesInThreads({ module, threads: 1 })
    try {
      const late = one.ask(slow, { account: 'slow' })
      await Promise.all(Array.from({ length: 4 }, (_, at) => one.ask(quick, { account: `quick ${at}` })))
      await writeFile(go, '')
      await late
      // The slow thread has looked at all that was handed to it once it answers for its own match again.
      await one.ask(slow, { account: 'slow' })
      expect(await readFile(notes, 'utf8')).toBe('done\n'.repeat(4))
    } finally {
      await one.close()
    }
  })

  test('nobody waits for the slow matches of others: everything else is done while they are at work', async () => {
    const others = await Promise.all(
      Array.from({ length: 6 }, () => begun(matches, [cem, dan], { game: 'bids', config: { rounds: 50 } })),
    )
    for (const { id } of others) await matches.submit(cem, id, choice(0, { bid: 1 }))
    const file = join(dirname(fileURLToPath(module)), `go-${kind}`)
    const slow = [await burning('wait', file), await burning('wait', file)]
    let over = false
    const ended = Promise.all(slow.map(({ ended: end }) => end)).then(() => {
      over = true
    })
    await Promise.all(others.map(({ id }) => matches.submit(dan, id, choice(0, { bid: 2 }))))
    expect(over).toBe(false)
    await writeFile(file, '')
    await ended
    for (const { id } of [...others, ...slow]) expect(await verifyMatch(database, registry, id)).toEqual([])
  })

  test('an account has one slow match at work, the others of it wait for that one', async () => {
    const [go, notes] = ['go', 'notes'].map((name) => join(dirname(fileURLToPath(module)), `${name}-own-${kind}`))
    if (go === undefined || notes === undefined) throw new Error('unreachable')
    await writeFile(notes, '')
    const slow = await burning('wait', go)
    const next = await Promise.all(Array.from({ length: 8 }, () => burning('note', notes)))
    await matches.submit(cem, (await begun(matches, [cem, dan], { game: 'bids' })).id, choice(0, { bid: 1 }))
    expect(await readFile(notes, 'utf8')).toBe('')
    await writeFile(go, '')
    await slow.ended
    await Promise.all(next.map(({ ended }) => ended))
    expect(await readFile(notes, 'utf8')).toBe('done\n'.repeat(8))
  })

  test('what waits is refused in its turn when what the account asked for before has used up its share', async () => {
    await matches.stop()
    matches = testMatches({ database, games: registry, rules: threads, share: 500 })
    const four = await Promise.all(Array.from({ length: 4 }, () => burning('time')))
    const ends = await Promise.allSettled(four.map(({ ended }) => ended))
    const codes = ends.map((end) => end.status === 'rejected' && end.reason.problem.code)
    expect(codes.toSorted()).toEqual(['set_aside', 'too_heavy', 'too_heavy', 'too_heavy'])
    for (const [at, { id }] of four.entries())
      expect((await matches.view(ada, id)).status).toBe(codes[at] === 'set_aside' ? 'finished' : 'running')
  })

  test('a match stays with the thread that holds it', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids', config: { rounds: 20 } })
    for (let at = 0; at < 20; at++) {
      await matches.submit(ada, id, choice(at, { bid: at }))
      await matches.submit(ben, id, choice(at, { bid: 20 - at }))
    }
    const cold = asked.filter((request) => request.kind === 'play' && request.cold !== null)
    expect(asked.length).toBeGreaterThan(40)
    expect(cold.length).toBeLessThan(4)
    expect(await verifyMatch(database, registry, id)).toEqual([])
  })

  test('a change that another server was faster with is done again on what is then true', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids', config: { rounds: 6 } })
    const other = testMatches({ database: await database.again(), games: registry, rules: threads })
    for (let at = 0; at < 6; at++) {
      const [one, two] = at % 2 === 0 ? [matches, other] : [other, matches]
      await Promise.all([one.submit(ada, id, choice(at, { bid: at })), two.submit(ben, id, choice(at, { bid: 3 }))])
    }
    expect((await matches.view(ada, id)).status).toBe('finished')
    expect(await verifyMatch(database, registry, id)).toEqual([])
  })

  test('rules that throw fail what asked for them, and nothing else', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    await expect(
      threads.ask(
        { kind: 'state', game: 'chess', version: 1, record: {}, audience: 's', step: 0 },
        { account: ada.id },
      ),
    ).rejects.toThrow('There is no chess')
    expect(await matches.submit(ada, id, choice(0, { bid: 1 }))).toMatchObject({ resolved: false })
    expect(threads.load()).toEqual({ waiting: 0, busy: 0 })
  })
})
