import { isAway, isFull } from './away.ts'
import type { DatabaseLog } from './database.ts'

/** How often a full disk is asked whether there is room again. */
const ROOM_MS = 2_000
/** A database is reached again when nothing failed for so long: one that lets only some in is not told of again and again. */
const WELL_MS = 1_000

/** Follows from the results of statements whether the database is away or its disk full, and logs when that begins and when it ends. */
export interface Outages {
  readonly full: boolean
  /** A statement was answered. */
  worked(): void
  /** A statement failed, for any reason. */
  failed(error: unknown): void
  logTo(log: DatabaseLog): void
  stop(): void
}

/** `needRoom` writes something that needs new room, and fails where there is none. */
export function watchOutages(needRoom: () => Promise<unknown>): Outages {
  let log: DatabaseLog | null = null
  let full = false
  let away = false
  let lastAway = 0
  let timer: NodeJS.Timeout | null = null

  const lookForRoom = (): void => {
    timer = setTimeout(() => {
      needRoom().then(
        () => {
          full = false
          log?.warn({}, 'the disk of the database has room again')
        },
        () => full && lookForRoom(),
      )
    }, ROOM_MS)
    timer.unref()
  }

  return {
    get full() {
      return full
    },
    worked() {
      if (!away || performance.now() - lastAway < WELL_MS) return
      away = false
      log?.warn({}, 'the database is reached again')
    },
    failed(error) {
      if (isFull(error)) {
        if (full) return
        full = true
        log?.warn({}, 'the disk of the database is full: what needs room is refused until there is some')
        lookForRoom()
      } else if (isAway(error)) {
        lastAway = performance.now()
        if (away) return
        away = true
        log?.warn({}, 'the database cannot be reached')
      }
    },
    logTo(to) {
      log = to
    },
    stop() {
      full = false
      if (timer !== null) clearTimeout(timer)
    },
  }
}
