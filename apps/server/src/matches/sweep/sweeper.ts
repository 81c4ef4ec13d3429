import { eq, sql } from 'drizzle-orm'
import { heartbeats } from '../../database/schema.ts'
import { logFailure } from '../../operate/safe-error.ts'
import { PRESENCE_MS } from '../publish/index.ts'
import { rate } from '../ratings/index.ts'
import type { Rooms } from '../road/index.ts'
import { giveUpStarting, pairUp } from '../seating/index.ts'
import type { Due } from '../store/index.ts'
import { type BotRunner, expire, forfeit } from '../turns/index.ts'
import { carryOver } from './carry-over.ts'
import { followWallClock, makeUpForDowntime, rememberUp } from './downtime.ts'
import { remind } from './remind.ts'

const LOOK_MS = 500
const BEAT_MS = 5_000
/** A server that has not been heard of for so long is gone. */
const GONE_MS = 20_000
/** A match that fails, because its rules throw for example, is tried again less and less often, up to this. */
const LONGEST_WAIT_MS = 600_000
/** A bot of a match that another server looked after is asked again when it has not answered for so long. */
const BOT_PATIENCE_MS = 20_000

/**
 * Does what is due: late seats, reminders, bots whose server is gone, ratings, pairings. Every server does it; the
 * rows themselves are the queue, and a change that another server has made already is not made again.
 */
export class Sweeper {
  readonly #rooms: Rooms
  readonly #runner: BotRunner
  readonly #server: string
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null
  #closed = false
  #beaten = 0
  #present = 0
  readonly #alive = new Set<string>()
  /** Matches for which something could not be done, and how long they wait to be tried again: they do not stand in the way of the rest. */
  readonly #later = new Map<string, { readonly from: number; readonly wait: number }>()

  constructor(rooms: Rooms, runner: BotRunner, server: string) {
    this.#rooms = rooms
    this.#runner = runner
    this.#server = server
  }

  async start(): Promise<void> {
    await this.#rooms.store.learnTime()
    this.#beaten = this.#rooms.clock.now()
    this.#alive.add(this.#server)
    await makeUpForDowntime(this.#rooms, this.#server)
    await carryOver(this.#rooms)
    await this.sweep({ first: true })
    this.#again()
  }

  async stop(): Promise<void> {
    this.#closed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#running
    try {
      await this.#rooms.database.db.delete(heartbeats).where(eq(heartbeats.server, this.#server))
      await rememberUp(this.#rooms)
    } catch (error) {
      // A server stops even while its database is away: its heartbeat then ends by itself.
      logFailure(this.#rooms.log, error, 'the last heartbeat could not be written')
    }
  }

  async sweep({ first = false } = {}): Promise<void> {
    // Listeners must ask where their clocks stand now.
    if (await followWallClock(this.#rooms)) this.#rooms.publisher.lost()
    const beats = isPast(this.#beaten, BEAT_MS, this.#rooms.clock.now())
    if (beats) await this.#beat()
    const now = this.#rooms.clock.now()
    if (beats || first) await this.#askHosts(now)
    if (isPast(this.#present, PRESENCE_MS, now)) {
      this.#present = now
      this.#rooms.publisher.presence.repeat()
    }
    const alone = first && this.#alive.size <= 1
    const botsSince = new Date(alone ? now + 1000 : now - BOT_PATIENCE_MS)
    const put = [...this.#later].flatMap(([id, { from, wait }]) => (isPast(from, wait, now) ? [] : [id]))
    const due = await this.#rooms.store.due(new Date(now), botsSince, put)
    for (const one of due) await this.#attend(one, now)
  }

  /** Matches that end by the calendar of their game. */
  async #askHosts(now: number): Promise<void> {
    for (const { due } of this.#rooms.hosts)
      for (const { match, seat } of (await due?.(this.#rooms.database, now)) ?? [])
        await forfeit(this.#rooms, match, seat).catch((error: unknown) =>
          logFailure(this.#rooms.log, error, 'a match that is due could not be ended', { match }),
        )
  }

  async #attend({ id, what }: Due, now: number): Promise<void> {
    const rooms = this.#rooms
    const before = this.#later.get(id)
    this.#later.delete(id)
    try {
      if (what === 'running') await expire(rooms, id)
      else if (what === 'starting') await giveUpStarting(rooms, id)
      else if (what === 'remind') await remind(rooms, id)
      else if (what === 'bot') await this.#runner.recover(id)
      else if (what === 'rate') await rate(rooms, id)
      else if (what === 'pair') await pairUp(rooms)
    } catch (error) {
      if (id !== '' && (await rooms.road.setAsideIfDamaged(id, error).catch(() => false))) return
      const wait = Math.min(LONGEST_WAIT_MS, (before?.wait ?? LOOK_MS) * 2)
      if (id !== '') this.#later.set(id, { from: now, wait })
      logFailure(rooms.log, error, 'something due could not be done', { match: id, what })
    }
  }

  #again(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#running = this.sweep()
        .catch((error: unknown) => logFailure(this.#rooms.log, error, 'the sweep failed'))
        .finally(() => this.#again())
    }, LOOK_MS)
    this.#timer.unref()
  }

  async #beat(): Promise<void> {
    await this.#rooms.store.learnTime()
    const now = this.#rooms.clock.now()
    const beat = new Date(now)
    const { db } = this.#rooms.database
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
    await rememberUp(this.#rooms)
    // It may have died before it told of a change.
    if (died) this.#rooms.publisher.lost()
  }
}

/** Whether so much time has passed since a moment. One that has not come yet was counted before the clock was set back: it is past as well. */
function isPast(since: number, ms: number, now: number): boolean {
  return now < since || now - since >= ms
}
