import { seededDice, seedFrom } from '@tessera/kernel'
import { MatchSummary } from '@tessera/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blocks, ratings } from '../database/schema.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { type MatchDriver, testMatches } from '../testing/matches.ts'
import { newSalt, somebody } from '../testing/people.ts'
import { begun, choice, playOut } from '../testing/play.ts'
import { bids, race } from '../testing/toys.ts'
import { verifyMatch } from '../testing/verify.ts'
import { type Asker, gameRegistry, type Message } from './index.ts'
import { type StillClock, stillClock } from './store/clock.ts'

const registry = gameRegistry([bids(), race()])
const dice = () => seededDice(seedFrom('around'))
const CLOCK = { kind: 'turn' as const, seconds: 600 }

describe.each(DATABASES)('around a match, on the %s database', (kind) => {
  let database: TestDatabase
  let clock: StillClock
  let matches: MatchDriver
  let ada: Asker
  let ben: Asker
  let eve: Asker
  let guest: Asker

  beforeAll(async () => {
    database = await testDatabase(kind)
    clock = stillClock()
    matches = testMatches({ database, games: registry, clock })
    ada = await somebody(database, 'user', 'Ada')
    ben = await somebody(database, 'user', 'Ben')
    eve = await somebody(database, 'user', 'Eve')
    guest = await somebody(database, 'guest')
  })
  afterAll(() => database.close())

  const wish = (game: string) => ({
    game,
    config: {},
    visibility: 'link' as const,
    clock: CLOCK,
    rated: false,
    spectators: true,
    saltHash: newSalt().saltHash,
  })
  const page = { limit: 10 }

  test('resigning, and a draw offered, declined, offered and accepted', async () => {
    const one = await begun(matches, [ada, ben], { game: 'bids' })
    await matches.act(ada, one.id, 'resign')
    expect(await matches.view(ben, one.id)).toMatchObject({
      status: 'finished',
      result: { winner: 1, reason: 'resigned' },
    })
    expect(await verifyMatch(database, registry, one.id)).toEqual([])
    const two = await begun(matches, [ada, ben], { game: 'bids' })
    await matches.submit(ada, two.id, choice(0, { bid: 1 }))
    await matches.act(ada, two.id, 'offer-draw')
    expect((await matches.view(ben, two.id)).offers).toEqual([{ kind: 'draw', by: 0, agreed: [] }])
    expect((await matches.view(ada, two.id)).chosen).toEqual({ choice: { bid: 1 }, final: true })
    await matches.act(ben, two.id, 'decline-draw')
    await matches.act(ada, two.id, 'offer-draw')
    await matches.act(ben, two.id, 'accept-draw')
    expect((await matches.view(ada, two.id)).result).toEqual({ winner: null, reason: 'agreed' })
    expect(await verifyMatch(database, registry, two.id)).toEqual([])
  })

  test('a take-back opens a branch; the turn is played again and the log keeps both', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    for (const at of [0, 1]) {
      await matches.submit(ada, id, choice(at, { bid: 3 }))
      await matches.submit(ben, id, choice(at, { bid: 4 }))
    }
    await matches.act(ada, id, 'ask-takeback')
    await matches.act(ben, id, 'accept-takeback')
    const back = await matches.view(ada, id)
    expect(back).toMatchObject({ at: 1, awaiting: [0, 1], frames: 4, chosen: null })
    const fresh = testMatches({ database, games: registry, clock })
    expect(await fresh.view(ada, id)).toMatchObject({ at: 1, chosen: null })
    await fresh.submit(ada, id, choice(1, { bid: 9 }))
    await fresh.submit(ben, id, choice(1, { bid: 4 }))
    await playOut(fresh, registry, [ada, ben], id, dice())
    expect(await verifyMatch(database, registry, id)).toEqual([])
    expect((await fresh.record(ada, id)).turns[1]).toMatchObject({ branch: 1, choices: [{ bid: 9 }, { bid: 4 }] })
    const rows = await database.sql<{ n: number }>(
      'select count(*)::int as n from turns where match = $1 and dropped',
      [id],
    )
    expect(rows[0]?.n).toBe(1)
    const rated = await begun(matches, [ada, ben], { game: 'bids', rated: true, clock: CLOCK })
    await expect(matches.act(ada, rated.id, 'ask-takeback')).rejects.toMatchObject({ problem: { code: 'rated_match' } })
    await matches.act(ada, rated.id, 'resign')
  })

  test('invited by name: it is in the list, can be declined, and only the invited may sit there', async () => {
    const seats = [{ who: 'me' as const }, { who: 'invited' as const, name: 'BEN' }]
    const made = await matches.create(ada, { ...wish('bids'), visibility: 'private', seats })
    expect((await matches.invitations(ben, page)).entries.map(({ id }) => id)).toContain(made.id)
    await expect(matches.view(eve, made.id)).rejects.toMatchObject({ problem: { status: 404 } })
    await expect(matches.join(eve, made.id, newSalt())).rejects.toMatchObject({ problem: { status: 404 } })
    expect((await matches.join(ben, made.id, { saltHash: newSalt().saltHash })).status).toBe('starting')
    const other = await matches.create(ada, { ...wish('bids'), seats })
    await matches.decline(ben, other.id)
    expect((await matches.view(ada, other.id)).status).toBe('cancelled')
    await database.db.insert(blocks).values({ account: ben.id, blocked: ada.id })
    await expect(matches.create(ada, { ...wish('bids'), seats })).rejects.toMatchObject({
      problem: { code: 'blocked' },
    })
    await database.db.delete(blocks)
  })

  test('lists: open ones page by page, mine, history; cancelled ones are gone', async () => {
    const made: string[] = []
    for (let i = 0; i < 5; i++) {
      clock.pass(1000)
      made.push(
        (await matches.create(eve, { ...wish('bids'), visibility: 'public', seats: [{ who: 'me' }, { who: 'open' }] }))
          .id,
      )
    }
    await matches.cancel(eve, made[0] ?? '')
    const first = await matches.open(ada, { limit: 2, game: 'bids' })
    expect(first.entries.map(({ id }) => id)).toEqual([made[4], made[3]])
    for (const entry of first.entries) MatchSummary.parse(entry)
    const second = await matches.open(null, { limit: 2, game: 'bids', after: first.next ?? '' })
    expect(second.entries.map(({ id }) => id)).toEqual([made[2], made[1]])
    expect((await matches.open(null, { limit: 2, game: 'race' })).entries).toEqual([])
    expect((await matches.mine(eve, { limit: 50, status: 'open' })).entries).toHaveLength(4)
    await expect(matches.open(null, { limit: 2, after: 'nonsense' })).rejects.toMatchObject({
      problem: { code: 'bad_page' },
    })
    const done = await begun(matches, [eve, ada], { game: 'bids', visibility: 'public' })
    await matches.act(ada, done.id, 'resign')
    expect((await matches.history(eve.id, null, page)).entries.map(({ id }) => id)).toEqual([done.id])
    expect(await matches.standing(eve.id, ada)).toEqual({
      won: 1,
      lost: 0,
      drawn: 0,
      against: { won: 0, lost: 1, drawn: 0 },
    })
    const rivals = await matches.opponents(eve.id, null, page)
    expect(rivals).toMatchObject({ entries: [{ person: { id: ada.id }, won: 1, lost: 0, drawn: 0 }], next: null })
    for (const id of made.slice(1)) await matches.cancel(eve, id)
  })

  test('my matches: those that wait for me first, page by page', async () => {
    const [one, two] = [await somebody(database), await somebody(database)]
    const waiting = await begun(matches, [one, two], { game: 'bids' })
    clock.pass(1000)
    const done = await begun(matches, [one, two], { game: 'bids' })
    await matches.submit(one, done.id, choice(0, { bid: 1 }))
    const first = await matches.mine(one, { limit: 1 })
    expect(first.entries.map(({ id }) => id)).toEqual([waiting.id])
    const second = await matches.mine(one, { limit: 1, after: first.next ?? '' })
    expect(second).toMatchObject({ entries: [{ id: done.id }], next: null })
    expect((await matches.mine(one, { limit: 9, status: 'finished' })).entries).toEqual([])
  })

  test('a match asked for twice with the same key is made once', async () => {
    const asked = { ...wish('bids'), seats: [{ who: 'me' as const }, { who: 'open' as const }], key: 'only one of it' }
    const [one, two] = await Promise.all([matches.create(ben, asked), matches.create(ben, asked)])
    expect(two.id).toBe(one.id)
    expect((await matches.create(ben, asked)).id).toBe(one.id)
    expect((await matches.create(eve, asked)).id).not.toBe(one.id)
  })

  test('an automatic match keeps its result from those in it until they have watched it, wherever they look', async () => {
    const [one, two] = [await somebody(database, 'user', 'One'), await somebody(database, 'user', 'Two')]
    for (const account of [one.id, two.id])
      await database.db.insert(ratings).values({ account, game: 'race', rating: 1500, deviation: 60, volatility: 0.06 })
    const open = await matches.create(two, {
      ...wish('race'),
      visibility: 'public',
      seats: [{ who: 'me' }, { who: 'open' }],
    })
    const { id } = await begun(matches, [one, two], { game: 'race', visibility: 'public', rated: true, clock: CLOCK })
    const first = (await matches.view(one, id)).view
    const everywhere = async () => ({
      profile: await matches.ratingsOf(two.id, one),
      own: await matches.ratingsOf(one.id, one),
      steps: await matches.ratingHistory(two.id, 'race', one, page),
      standing: await matches.standing(two.id, one),
      opponents: await matches.opponents(two.id, one, page),
      board: await matches.leaderboard('race', one, page),
      lobby: (await matches.open(one, { limit: 10, game: 'race' })).entries.find((entry) => entry.id === open.id)
        ?.seats,
    })
    const before = await everywhere()
    await matches.submit(one, id, choice(0, { runner: 'hare' }))
    await matches.submit(two, id, choice(0, { runner: 'tortoise' }))
    await matches.sweep()
    const mine = await matches.view(one, id)
    expect(mine).toMatchObject({ status: 'finished', result: null, unwatched: true, view: first })
    expect(mine.fairness).toMatchObject({ secret: null, seed: null, salts: [null, null] })
    expect(await everywhere()).toEqual(before)
    expect((await matches.mine(one, page)).entries.find((entry) => entry.id === id)?.result).toBeNull()
    expect((await matches.history(two.id, one, page)).entries[0]).toMatchObject({ id, result: null })
    const unwatched = { problem: { code: 'not_watched' } }
    await expect(matches.record(one, id)).rejects.toMatchObject(unwatched)
    await expect(matches.frames(one, id, 0, 1)).rejects.toMatchObject(unwatched)
    const seats = [{ who: 'me' as const }, { who: 'open' as const }]
    await expect(matches.fork(one, id, 0, { seats, saltHash: newSalt().saltHash })).rejects.toMatchObject(unwatched)
    const notices = await database.sql<{ text: string }>('select text from notices where match = $1', [id])
    expect(notices.map(({ text }) => text)).toContain('Your match of Race is over.')
    expect((await matches.view(eve, id)).result?.reason).toBe('finish')
    expect((await matches.ratingsOf(two.id, eve))[0]?.rating).not.toBe(1500)

    await matches.watched(one, id, 3)
    expect((await matches.view(one, id)).view).toMatchObject({ beats: 2 })
    await matches.watched(one, id, mine.frames - 1)
    expect((await matches.view(one, id)).result?.reason).toBe('finish')
    expect((await matches.record(one, id)).result?.reason).toBe('finish')
    const after = await everywhere()
    expect(after.profile[0]?.rating).not.toBe(1500)
    expect(after.profile[0]?.matches).toBe(1)
    expect(after.board).not.toEqual(before.board)
    expect(after.lobby?.[0]?.rating).toBe(after.profile[0]?.rating)
    expect(after.standing.won + after.standing.lost).toBe(1)
    expect((await matches.view(two, id)).result).toBeNull()
  })

  test('a rematch swaps the seats, and the second to ask joins the first', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    await expect(matches.rematch(ada, id, newSalt().saltHash)).rejects.toMatchObject({ problem: { code: 'not_over' } })
    await matches.act(ada, id, 'resign')
    const first = await matches.rematch(ben, id, newSalt().saltHash)
    expect(first).toMatchObject({ status: 'open', mine: 0 })
    const second = await matches.rematch(ada, id, newSalt().saltHash)
    expect(second).toMatchObject({ id: first.id, status: 'starting', mine: 1 })
  })

  test('a fork goes on from a moment of a finished match', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    await playOut(matches, registry, [ada, ben], id, dice())
    const salt = newSalt()
    const seats = [{ who: 'me' as const }, { who: 'bot' as const, bot: { level: 'plain' } }]
    const forked = await matches.fork(eve, id, 1, { seats, saltHash: salt.saltHash })
    expect(await matches.reveal(eve, forked.id, salt.salt)).toMatchObject({ status: 'running', period: 1 })
    await playOut(matches, registry, [eve], forked.id, dice())
    expect(await verifyMatch(database, registry, forked.id)).toEqual([])
    await expect(matches.fork(eve, id, 3, { seats, saltHash: salt.saltHash })).rejects.toMatchObject({
      problem: { code: 'match_over' },
    })
  })

  test('a fork counts frames as they were seen, those of turns taken back too', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids', config: { rounds: 3 } })
    const play = async (at: number, a: number, b: number) => {
      await matches.submit(ada, id, choice(at, { bid: a }))
      await matches.submit(ben, id, choice(at, { bid: b }))
    }
    await play(0, 1, 2)
    await play(1, 1, 2)
    await matches.act(ada, id, 'ask-takeback')
    await matches.act(ben, id, 'accept-takeback')
    await play(1, 9, 2)
    await play(2, 1, 9)
    const { frames } = await matches.frames(null, id, 0, 'spectator')
    expect(frames.map(({ cause }) => cause)).toEqual(['setup', 'resolve', 'resolve', 'act', 'resolve', 'resolve'])
    const points: unknown[] = []
    for (const frame of [0, 1, 2, 3, 4]) {
      const salt = newSalt()
      const seats = [{ who: 'me' as const }, { who: 'bot' as const, bot: { level: 'plain' } }]
      const forked = await matches.fork(eve, id, frame, { seats, saltHash: salt.saltHash })
      const { view } = await matches.reveal(eve, forked.id, salt.salt)
      points.push((view as { points: number[] }).points)
    }
    expect(points).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 1],
      [1, 1],
    ])
    await matches.idle()
  })

  test('a game with a rating of its own is not rated here', async () => {
    const own = testMatches({ database, games: gameRegistry([{ ...bids(), ownRating: true }]), clock })
    const refused = { problem: { code: 'own_rating' } }
    const seats = [{ who: 'me' as const }, { who: 'open' as const }]
    await expect(own.create(ada, { ...wish('bids'), rated: true, seats })).rejects.toMatchObject(refused)
    const ask = { game: 'bids', clock: CLOCK, rated: true, saltHash: newSalt().saltHash }
    await expect(own.pair(ada, ask)).rejects.toMatchObject(refused)
  })

  test('ratings: only for accounts, computed once when a rated match is over', async () => {
    const rated = { ...wish('bids'), rated: true, seats: [{ who: 'me' as const }, { who: 'open' as const }] }
    await expect(matches.create(guest, rated)).rejects.toMatchObject({ problem: { code: 'rated_needs_account' } })
    const made = await matches.create(ada, rated)
    await expect(matches.join(guest, made.id, newSalt())).rejects.toMatchObject({
      problem: { code: 'rated_needs_account' },
    })
    await expect(matches.create(ada, { ...rated, config: { rounds: 2 } })).rejects.toMatchObject({
      problem: { code: 'not_ratable' },
    })
    await database.db.delete(ratings)
    const { id } = await begun(matches, [ada, ben], { game: 'bids', rated: true, clock: CLOCK })
    await matches.act(ben, id, 'resign')
    await matches.sweep()
    await matches.sweep()
    const [mine] = await matches.ratingsOf(ada.id, null)
    const [theirs] = await matches.ratingsOf(ben.id, null)
    expect(mine).toMatchObject({ game: 'bids', matches: 1, rating: 1662, provisional: true })
    expect(theirs).toMatchObject({ matches: 1, rating: 1338 })
    const [step] = (await matches.ratingHistory(ada.id, 'bids', null, { limit: 1 })).entries
    expect(step).toMatchObject({ match: null, before: 1500, after: 1662, outcome: 'won', opponent: { id: ben.id } })
    expect((await matches.ratingHistory(ada.id, 'bids', ada, { limit: 1 })).entries[0]?.match).toBe(id)
    expect((await matches.leaderboard('bids', null, page)).entries).toEqual([])
    await database.db.update(ratings).set({ deviation: 60 })
    expect((await matches.leaderboard('bids', null, { limit: 1 })).entries).toMatchObject([
      { place: 1, person: { name: 'Ada' }, rating: 1662 },
    ])
  })

  test('quick pairing: near ratings at once, far ones after waiting, guests never into rated matches', async () => {
    await database.db.delete(ratings)
    await database.db
      .insert(ratings)
      .values({ account: eve.id, game: 'bids', rating: 1900, deviation: 60, volatility: 0.06 })
    const ask = { game: 'bids', clock: CLOCK, rated: true }
    await expect(matches.pair(guest, { ...ask, ...newSalt() })).rejects.toMatchObject({
      problem: { code: 'rated_needs_account' },
    })
    const forEve = { ...ask, saltHash: newSalt().saltHash }
    const forAda = { ...ask, saltHash: newSalt().saltHash }
    expect(await matches.pair(eve, forEve)).toEqual({ match: null, waiting: true })
    expect(await matches.pair(ada, forAda)).toEqual({ match: null, waiting: true })
    const met = await matches.pair(ben, { ...ask, saltHash: newSalt().saltHash })
    expect(met.waiting).toBe(false)
    expect(await matches.pair(ada, forAda)).toEqual(met)
    expect((await matches.view(ada, met.match ?? '')).status).toBe('starting')
    clock.pass(29_000)
    expect((await matches.pair(eve, forEve)).waiting).toBe(true)
    const far = { ...ask, saltHash: newSalt().saltHash }
    expect((await matches.pair(ada, far)).waiting).toBe(true)
    clock.pass(1_000)
    await matches.sweep()
    expect((await matches.pair(eve, forEve)).match).not.toBeNull()
    expect((await matches.pair(ada, far)).match).not.toBeNull()
    await matches.pair(ben, { ...ask, saltHash: newSalt().saltHash })
    await matches.unpair(ben)
    expect((await matches.pair(ada, { ...ask, saltHash: newSalt().saltHash })).waiting).toBe(true)
    await matches.unpair(ada)
  })

  test('every change is heard by every server, without a position or a choice in it', async () => {
    const heard: Message[] = []
    const other = testMatches({ database: await database.again(), games: registry })
    await other.start()
    other.subscribe((message) => heard.push(message))
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    await matches.submit(ada, id, choice(0, { bid: 17 }))
    await matches.submit(ben, id, choice(0, { bid: 18 }))
    await matches.say(ada, id, 'good-luck')
    other.presence(id, 1, true)
    const about = () => heard.filter((message) => message.topic === 'm' && message.id === id)
    await expect
      .poll(() => about().map(({ kind: what }) => what))
      .toEqual(expect.arrayContaining(['joined', 'started', 'chosen', 'resolved', 'phrase', 'presence']))
    expect(about().find(({ kind: what }) => what === 'phrase')).toMatchObject({ seat: 0, phrase: 'good-luck' })
    expect(about().find(({ kind: what }) => what === 'resolved')?.seq).toBe((await matches.view(ada, id)).revision)
    expect(heard.some((message) => message.topic === 'a' && message.id === ada.id && message.kind === 'turn')).toBe(
      true,
    )
    expect((await other.view(ada, id)).seats[1]?.present).toBe(true)
    await other.stop()
  })

  test('an older version: ended by its own rules where they are kept, carried over with a note where not', async () => {
    const kept = testMatches({ database, games: gameRegistry([bids(2)], [bids(1)]), clock })
    const { id } = await begun(matches, [ada, ben], { game: 'bids', config: { rounds: 4 } })
    for (const at of [0, 1]) {
      await matches.submit(ada, id, choice(at, { bid: 3 }))
      await matches.submit(ben, id, choice(at, { bid: 4 }))
    }
    await kept.start()
    expect(await kept.view(ada, id)).toMatchObject({ version: 1, at: 2 })
    await kept.stop()
    const fresh = testMatches({ database, games: gameRegistry([bids(2)]), clock })
    await fresh.start()
    expect(await fresh.view(ada, id)).toMatchObject({ version: 2, at: 0, period: 2, status: 'running', frames: 4 })
    const notes = await database.sql("select from notices where match = $1 and kind = 'carried-over'", [id])
    expect(notes).toHaveLength(2)
    await playOut(fresh, gameRegistry([bids(2)]), [ada, ben], id, dice())
    expect(await verifyMatch(database, gameRegistry([bids(2)]), id)).toEqual([])
    expect((await fresh.view(ada, id)).frames).toBe(6)
    await fresh.stop()
  })

  test('a finished match can be watched when its rules are gone', async () => {
    const { id } = await begun(matches, [ada, ben], { game: 'bids' })
    await playOut(matches, registry, [ada, ben], id, dice())
    const later = testMatches({ database, games: gameRegistry([race()]), clock })
    const seen = await later.view(null, id)
    expect(seen).toMatchObject({ status: 'finished', view: { round: 3 } })
    expect((await later.frames(null, id, 0, 1)).frames).toHaveLength(4)
    expect((await later.record(null, id)).turns).toHaveLength(3)
  })
})
