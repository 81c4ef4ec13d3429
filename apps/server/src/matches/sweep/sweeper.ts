import { eq, sql } from 'drizzle-orm'
import { heartbeats } from '../../database/schema.ts'
import { logFailure } from '../../operate/safe-error.ts'
import { PRESENCE_MS, type Presence } from '../publish/presence.ts'
import { rate } from '../ratings/ratings.ts'
import type { MatchCache } from '../road/match-cache.ts'
import { pairUp } from '../seating/pairing.ts'
import { giveUpStarting } from '../seating/seats.ts'
import type { BotRunner } from '../turns/bot-runner.ts'
import { expire, forfeit } from '../turns/play.ts'
import { carryOver } from './carry-over.ts'
import { followWallClock, makeUpForDowntime, rememberUp } from './downtime.ts'
import { remind } from './remind.ts'

const LOOK_MS = 500
const BEAT_MS = 5_000
/** A server that has not been heard of for so long is gone. */
const GONE_MS = 20_000
/** A match whose rules throw, say, is tried again less and less often, up to this. */
const LONGEST_WAIT_MS = 600_000
/** A bot of a match that another server looked after is asked again when it has not answered for so long. */
const BOT_PATIENCE_MS = 20_000

/**
 * Does what time demands: late seats, reminders, bots nobody asks any more, ratings, pairings. Every server does it; the
 * rows themselves are the queue, and a change that another server has made already is not made again.
 */
export class Sweeper {
  readonly #cache: MatchCache
  readonly #runner: BotRunner
  readonly #presence: Presence
  readonly #server: string
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null
  #closed = false
  #beaten = 0
  #present = 0
  readonly #alive = new Set<string>()
  /** What could not be done: not to be tried again for so long, so that it does not stand in the way of the rest. */
  readonly #later = new Map<string, { readonly from: number; readonly wait: number }>()
  #lost: () => void = () => {}

  constructor(cache: MatchCache, runner: BotRunner, presence: Presence, server: string) {
    this.#cache = cache
    this.#runner = runner
    this.#presence = presence
    this.#server = server
  }

  /** `lost` is called when another server died, perhaps with something unsaid. */
  async start(lost: () => void): Promise<void> {
    this.#lost = lost
    await this.#cache.learnTime()
    this.#beaten = this.#cache.clock.now()
    this.#alive.add(this.#server)
    await makeUpForDowntime(this.#cache, this.#server)
    await carryOver(this.#cache)
    await this.sweep({ first: true })
    this.#again()
  }

  async stop(): Promise<void> {
    this.#closed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#running
    try {
      await this.#cache.database.db.delete(heartbeats).where(eq(heartbeats.server, this.#server))
      await rememberUp(this.#cache)
    } catch (error) {
      // A server stops even while its database is away: its heartbeat then ends by itself.
      logFailure(this.#cache.log, error, 'the last heartbeat could not be written')
    }
  }

  async sweep({ first = false } = {}): Promise<void> {
    // Everybody who listens is told where their clocks stand now.
    if (await followWallClock(this.#cache)) this.#lost()
    const beats = isPast(this.#beaten, BEAT_MS, this.#cache.clock.now())
    if (beats) await this.#beat()
    const now = this.#cache.clock.now()
    const instant = new Date(now).toISOString()
    if (beats || first) await this.#askHosts(now)
    if (isPast(this.#present, PRESENCE_MS, now)) {
      this.#present = now
      this.#presence.repeat()
    }
    const alone = first && this.#alive.size <= 1
    const botsSince = new Date(alone ? now + 1000 : now - BOT_PATIENCE_MS).toISOString()
    const put = [...this.#later].flatMap(([id, { from, wait }]) => (isPast(from, wait, now) ? [] : [id]))
    const due = await this.#cache.database.sql<{ id: string; what: string }>(
      `with put as (select json_array_elements_text($3::json) as id)
       (select id, status as what from matches where deadline <= $1::timestamptz and id not in (select id from put)
         order by deadline limit 200)
       union all (select id, 'remind' from matches where remind_at <= $1::timestamptz and id not in (select id from put) limit 200)
       union all (select id, 'bot' from matches where bot_due <= $2::timestamptz and id not in (select id from put) limit 200)
       union all (select id, 'rate' from matches where to_rate and id not in (select id from put) limit 200)
       union all (select '', 'pair' where (select count(*) from pairings where match is null) > 1)`,
      [instant, botsSince, JSON.stringify(put)],
      'sweep',
    )
    for (const { id, what } of due) await this.#attend(id, what, now)
  }

  /** Matches that end by the calendar of their game. */
  async #askHosts(now: number): Promise<void> {
    for (const { due } of this.#cache.hosts)
      for (const { match, seat } of (await due?.(this.#cache.database, now)) ?? [])
        await forfeit(this.#cache, match, seat).catch((error: unknown) =>
          logFailure(this.#cache.log, error, 'a match that is due could not be ended', { match }),
        )
  }

  async #attend(id: string, what: string, now: number): Promise<void> {
    const cache = this.#cache
    const before = this.#later.get(id)
    this.#later.delete(id)
    try {
      if (what === 'running') await expire(cache, id)
      else if (what === 'starting') await giveUpStarting(cache, id)
      else if (what === 'remind') await remind(cache, id)
      else if (what === 'bot') await this.#runner.recover(id)
      else if (what === 'rate') await rate(cache, id)
      else if (what === 'pair') await pairUp(cache)
    } catch (error) {
      if (id !== '' && (await cache.setAsideIfDamaged(id, error).catch(() => false))) return
      const wait = Math.min(LONGEST_WAIT_MS, (before?.wait ?? LOOK_MS) * 2)
      if (id !== '') this.#later.set(id, { from: now, wait })
      logFailure(cache.log, error, 'something due could not be done', { match: id, what })
    }
  }

  #again(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#running = this.sweep()
        .catch((error: unknown) => logFailure(this.#cache.log, error, 'the sweep failed'))
        .finally(() => this.#again())
    }, LOOK_MS)
    this.#timer.unref()
  }

  async #beat(): Promise<void> {
    await this.#cache.learnTime()
    const now = this.#cache.clock.now()
    const beat = new Date(now)
    const { db } = this.#cache.database
    this.#beaten = now
    await db
      .insert(heartbeats)
      .values({ server: this.#server, beat })
      .onConflictDoUpdate({ target: heartbeats.server, set: { beat } })
    const rows = await db.select().from(heartbeats)
    let died = false
    for (const { server, beat: last } of rows) {
      if (last.getTime() > now - GONE_MS) this.#alive.add(server)
      else {
        died = this.#alive.delete(server) || died
        await db.delete(heartbeats).where(sql`server = ${server} and beat = ${last.toISOString()}::timestamptz`)
      }
    }
    await rememberUp(this.#cache)
    if (died) this.#lost()
  }
}

/** Whether so much time has passed since a moment. One that has not come yet was counted before the clock was set back: it is past as well. */
function isPast(since: number, ms: number, now: number): boolean {
  return now < since || now - since >= ms
}
