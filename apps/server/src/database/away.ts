/** Codes of the system and of PostgreSQL for "there is no answer at the moment". */
const AWAY: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // too_many_connections
  '53300',
])

const SAID_AWAY =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|server closed the connection/i

/** disk_full, and the system's own words for it. */
const FULL: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** PostgreSQL has no code for a quota. */
const SAID_FULL = /disk quota exceeded/i

interface Raised {
  readonly code?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly errors?: unknown
}

/** Whether an error says that the database cannot be reached at the moment. The statement may or may not have been executed. */
export function isAway(error: unknown): boolean {
  return says(error, (code) => AWAY.has(code) || /^08...$/.test(code), SAID_AWAY)
}

/** Whether an error says that there was no room to write, so that nothing was written. */
export function isFull(error: unknown): boolean {
  return says(error, (code) => FULL.has(code), SAID_FULL)
}

/** Errors that the database logs itself, once, so that requests which meet them need not. */
export function isOutage(error: unknown): boolean {
  return isAway(error) || isFull(error)
}

function says(error: unknown, isCode: (code: string) => boolean, words: RegExp): boolean {
  for (let one = error, depth = 0; typeof one === 'object' && one !== null && depth < 6; depth++) {
    const { code, message, cause, errors } = one as Raised
    if (typeof code === 'string' && isCode(code)) return true
    if (typeof message === 'string' && words.test(message)) return true
    if (Array.isArray(errors) && errors.some((each) => says(each, isCode, words))) return true
    one = cause
  }
  return false
}

const GOODBYE_PATIENCE_MS = 2_000

/** Waits for a connection to close, but not for another end that is gone without a word: that one never says goodbye. */
export async function goodbye(closed: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, GOODBYE_PATIENCE_MS)
  })
  await Promise.race([closed.catch(() => undefined), late])
  clearTimeout(timer)
}
