const TICK_MS = 100
/** The database counts as hanging after so many ticks without an answer to a request that waits: less than the two seconds that are promised. */
const SILENT_TICKS = 18
/** After so many ticks the database is asked for a word, since everybody may be waiting for statements that take long. */
const ASK_TICKS = 5

export interface SilenceOptions {
  /** Whether the database answers to a new connection; takes a second or two at most. */
  readonly answers: () => Promise<boolean>
  /** Breaks every connection, so that everything that waits for an answer fails. */
  readonly drop: () => void
}

/**
 * Notices a database that hangs: its connections are open, and none of them says anything. Time is counted in ticks of this
 * process, so that a process that was itself stopped for a while does not blame the database.
 */
export interface Silence {
  /** From now on; before, everything is waited for as long as it takes. */
  watch(): void
  /** Waits for an answer of the database; fails at once while it hangs. */
  until<T>(answer: () => Promise<T>): Promise<T>
  /** The database said something. */
  heard(): void
  readonly silent: boolean
  stop(): void
}

export class DatabaseHangs extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The database does not answer')
  }
}

export function watchSilence({ answers, drop }: SilenceOptions): Silence {
  const waiting = new Set<(error: Error) => void>()
  let watching = false
  let silent = false
  let asking = false
  let ticks = 0
  let timer: NodeJS.Timeout | null = null

  const heard = (): void => {
    ticks = 0
  }
  const ask = async (): Promise<void> => {
    if (asking) return
    asking = true
    const answered = await answers()
    asking = false
    if (!answered) return
    silent = false
    heard()
  }
  const tick = (): void => {
    if (waiting.size === 0 && !silent) {
      rest()
      return
    }
    ticks++
    if (ticks % ASK_TICKS === 0) void ask()
    if (silent || ticks < SILENT_TICKS) return
    silent = true
    for (const fail of waiting) fail(new DatabaseHangs())
    waiting.clear()
    drop()
  }
  const rest = (): void => {
    if (timer !== null) clearInterval(timer)
    timer = null
  }

  return {
    watch() {
      watching = true
    },
    async until<T>(answer: () => Promise<T>): Promise<T> {
      if (silent) throw new DatabaseHangs()
      if (!watching) return await answer()
      if (waiting.size === 0) heard()
      if (timer === null) {
        timer = setInterval(tick, TICK_MS)
        timer.unref()
      }
      let fail: (error: Error) => void = () => {}
      const hangs = new Promise<never>((_, reject) => {
        fail = reject
      })
      waiting.add(fail)
      try {
        return await Promise.race([answer(), hangs])
      } finally {
        waiting.delete(fail)
      }
    },
    heard,
    get silent() {
      return silent
    },
    stop: rest,
  }
}
