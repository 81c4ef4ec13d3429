import { and, asc, count, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { acts, choices, frames, hostAnswers, matches, ratings, seats, turns } from '../../database/schema.ts'
import { audiencesOf } from '../../rules/match-runner.ts'
import { type ServerClock, wholeMs } from './clock.ts'
import { createMatch } from './create-match.ts'
import { groupStart, lastViewIn } from './frame-chunks.ts'
import { keptFrames, readFrames } from './frame-store.ts'
import type { Due, MatchStore } from './match-store.ts'
import { LIMITED } from './new-match.ts'
import { rateMatch } from './rate-match.ts'
import { framesOf, turnOf } from './rows.ts'
import { writeChanges } from './write-changes.ts'

/** Matches in PostgreSQL, on a server or embedded. */
export function databaseStore(database: Database, clock: ServerClock): MatchStore {
  const { db } = database
  const seatsOf = (match: string) => db.select().from(seats).where(eq(seats.match, match)).orderBy(asc(seats.seat))
  return {
    lanes: database.kind === 'embedded' ? 1 : 2,
    create: (match) => createMatch(db, match),
    async createdWith(account, key) {
      const made = and(eq(matches.createdBy, account), eq(matches.creationKey, key))
      const [found] = await db.select({ id: matches.id }).from(matches).where(made)
      return found?.id ?? null
    },
    async unstartedOf(account) {
      const waiting = and(eq(matches.createdBy, account), inArray(matches.status, [...LIMITED.unstarted]))
      const [found] = await db.select({ matches: count() }).from(matches).where(waiting)
      return found?.matches ?? 0
    },
    async load(match) {
      const [row] = await db.select().from(matches).where(eq(matches.id, match))
      if (row === undefined) return null
      const places = await seatsOf(match)
      if (row.saved === null) return { row, seats: places, choices: [], answers: new Map() }
      const open = and(eq(choices.match, match), eq(choices.turn, row.at), eq(choices.branch, row.branch))
      const given = await db.select().from(choices).where(open).orderBy(asc(choices.revision))
      const answered = places.some(({ host }) => host)
        ? await db.select().from(hostAnswers).where(eq(hostAnswers.match, match))
        : []
      const answers = new Map(answered.map(({ seat, memory }) => [seat, memory]))
      return { row, seats: places, choices: given, answers }
    },
    async revisionOf(match) {
      const [row] = await database.sql<{ revision: number }>(
        'select revision from matches where id = $1::text',
        [match],
        'revision_of',
      )
      return row?.revision ?? null
    },
    seats: seatsOf,
    async history(row) {
      const done = await db
        .select({ choices: turns.choices, branch: turns.branch, late: turns.late })
        .from(turns)
        .where(and(eq(turns.match, row.id), eq(turns.dropped, false)))
        .orderBy(asc(turns.turn))
      const entries = await db
        .select({ entry: acts.entry })
        .from(acts)
        .where(and(eq(acts.match, row.id), gte(acts.number, row.actsFrom)))
        .orderBy(asc(acts.number))
      return { turns: done.map(turnOf), acts: entries.map(({ entry }) => entry) }
    },
    turns: (match) => db.select().from(turns).where(eq(turns.match, match)).orderBy(asc(turns.turn), asc(turns.branch)),
    async lastFrames(row, seatCount) {
      const audiences = audiencesOf(seatCount).map((audience) => ({
        audience,
        from: groupStart(framesOf(row, audience)),
      }))
      const first = Math.min(...audiences.map(({ from }) => from))
      const chunks = await db
        .select({ audience: frames.audience, from: frames.from, data: frames.data })
        .from(frames)
        .where(and(eq(frames.match, row.id), gte(frames.from, first)))
        .orderBy(asc(frames.from))
      return audiences.map(({ audience, from }) => ({
        audience,
        from,
        data: chunks.filter((chunk) => chunk.audience === audience && chunk.from >= from).map(({ data }) => data),
      }))
    },
    frames: (match, audience, from) => readFrames(db, match, audience, from),
    keptFrames: (match, audience, from) => keptFrames(db, match, audience, from),
    lastView: async (match, audience, count) =>
      lastViewIn(await readFrames(db, match, audience, Math.max(0, count - 1)), count),
    async choiceOf(match, account, key) {
      const [found] = await database.sql<NonNullable<Awaited<ReturnType<MatchStore['choiceOf']>>>>(
        `select choices.turn, choices.revision, matches.at, choices.choice, choices.final from choices
         join seats on seats.match = choices.match and seats.seat = choices.seat
         join matches on matches.id = choices.match
         where choices.match = $1::text and seats.account = $2::text and choices.key = $3::text`,
        [match, account, key],
      )
      return found ?? null
    },
    async actOf(match, key) {
      const [found] = await database.sql<{ act: string }>(
        "select entry ->> 'act' as act from acts where match = $1::text and key = $2::text",
        [match, key],
      )
      return found?.act ?? null
    },
    async watched(match, seat, frame) {
      await db
        .update(seats)
        .set({ watched: frame })
        .where(and(eq(seats.match, match), eq(seats.seat, seat), lt(seats.watched, frame)))
    },
    write: (wanted) => writeChanges(database, clock, wanted),
    async ratings(game, people) {
      if (people.length === 0) return []
      return await db
        .select()
        .from(ratings)
        .where(and(eq(ratings.game, game), inArray(ratings.account, [...people])))
    },
    rate: (match, rating) => rateMatch(db, match, rating),
    due: (now, botsSince, except) =>
      database.sql<Due>(DUE, [now.toISOString(), botsSince.toISOString(), JSON.stringify(except)], 'due'),
    runningVersions: () =>
      db
        .selectDistinct({ game: matches.game, version: matches.version })
        .from(matches)
        .where(eq(matches.status, 'running')),
    async runningUnder(game, version) {
      const running = and(eq(matches.status, 'running'), eq(matches.game, game), eq(matches.version, version))
      const rows = await db.select({ id: matches.id }).from(matches).where(running)
      return rows.map(({ id }) => id)
    },
    async learnTime() {
      if (clock.forced() !== null) return
      const [read] = await database.sql<{ now: number }>(`select ${wholeMs('clock_timestamp()')} as now`)
      if (read !== undefined) clock.learn(read.now)
    },
  }
}

/** At most 200 matches of each kind. */
const DUE = `with put as (select json_array_elements_text($3::json) as id)
  (select id, status as what from matches where deadline <= $1::timestamptz and id not in (select id from put)
    order by deadline limit 200)
  union all (select id, 'remind' from matches where remind_at <= $1::timestamptz and id not in (select id from put) limit 200)
  union all (select id, 'bot' from matches where bot_due <= $2::timestamptz and id not in (select id from put) limit 200)
  union all (select id, 'rate' from matches where to_rate and id not in (select id from put) limit 200)
  union all (select '', 'pair' where (select count(*) from pairings where match is null) > 1)`
