import type { Database } from '../../database/database.ts'

/**
 * The time of matches: that of the database, as well as this process knows it. Deadlines are judged by the database itself; this is
 * for computing how long a choice took, and when to look again. Between two looks at the database it counts on by itself, so that it makes
 * no difference when the clock of this machine is set.
 */
export interface ServerClock {
  /** Whole milliseconds since 1970. */
  now(): number
  /** The time that statements use; null lets the database read its own clock. */
  readonly forced: () => string | null
  /** Sets it by the time that the database told at this moment. */
  learn(now: number): void
  /** How far the wall clock is ahead of this one, as soon as that is much; 0 where this one follows the database. */
  apart(): number
  /** Goes on from so many milliseconds later. */
  move(ms: number): void
}

/** SQL: an instant as the clock counts it. PostgreSQL has microseconds, and nothing here is to have fractions. */
export const wholeMs = (instant: string): string => `floor(extract(epoch from ${instant}) * 1000)::float8`

export function serverClock({ kind }: Pick<Database, 'kind'>): ServerClock {
  return kind === 'embedded' ? processClock() : databaseClock()
}

/** Counts like the clock of a PostgreSQL, which other servers go by as well. */
export function databaseClock(): ServerClock {
  let learned = Date.now()
  let at = performance.now()
  return {
    now: () => Math.floor(learned + performance.now() - at),
    forced: () => null,
    learn(now) {
      learned = now
      at = performance.now()
    },
    apart: () => 0,
    move: () => {},
  }
}

/** Two clocks that differ by less are the same. */
const MOST_APART_MS = 2_000
/** It is asked for the time twice a second. After a longer silence the process stood still: so much of it counts. */
const LONGEST_STEP_MS = 5_000

/**
 * The embedded database has the clock of this machine, which may be set at any time, and no other server: here this process keeps the
 * time. It counts while it runs; the machine may be asleep, or the process stopped.
 */
export function processClock(): ServerClock {
  let time = Date.now()
  let at = performance.now()
  const now = (): number => {
    const before = at
    at = performance.now()
    time += Math.min(at - before, LONGEST_STEP_MS)
    return Math.floor(time)
  }
  return {
    now,
    forced: () => new Date(now()).toISOString(),
    learn: () => {},
    apart() {
      const ms = Date.now() - now()
      return Math.abs(ms) > MOST_APART_MS ? ms : 0
    },
    move(ms) {
      time += ms
    },
  }
}

/** A clock that stands still until a test moves it. */
export interface StillClock extends ServerClock {
  pass(ms: number): void
  /** Sets the wall clock so much ahead of it. */
  setWall(ms: number): void
}

export function stillClock(start = Date.UTC(2030, 0, 1)): StillClock {
  let now = start
  let ahead = 0
  return {
    now: () => now,
    forced: () => new Date(now).toISOString(),
    learn: () => {},
    apart: () => ahead,
    move(ms) {
      now += ms
      ahead -= ms
    },
    pass(ms) {
      now += ms
    },
    setWall(ms) {
      ahead = ms
    },
  }
}
