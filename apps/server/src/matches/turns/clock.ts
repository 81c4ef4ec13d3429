/**
 * The database's clock, as well as this process knows it. Deadlines are judged by the database itself; this is for computing
 * how long somebody took, and when to look again.
 */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number
  /** What the database is to take for now; null lets it read its own clock. */
  readonly forced: () => string | null
  /** What the database said it was at this moment. */
  learn(now: number): void
}

export function databaseClock(): ServerClock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    forced: () => null,
    learn(now) {
      offset = Math.floor(now) - Date.now()
    },
  }
}

/** A clock that stands still until a test moves it. */
export interface StillClock extends ServerClock {
  pass(ms: number): void
}

export function stillClock(start = Date.UTC(2030, 0, 1)): StillClock {
  let now = start
  return {
    now: () => now,
    forced: () => new Date(now).toISOString(),
    learn: () => {},
    pass(ms) {
      now += ms
    },
  }
}
