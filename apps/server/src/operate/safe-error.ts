import { isOutage } from '../database/away.ts'

interface Raised {
  readonly name?: unknown
  readonly message?: unknown
  readonly code?: unknown
  readonly constraint?: unknown
  readonly table?: unknown
  readonly severity?: unknown
  readonly cause?: unknown
  readonly stack?: unknown
  readonly query?: unknown
  readonly params?: unknown
}

/** The part of an error that goes into a log. Errors of the database quote statements and values, secrets among them: of those only the kind is kept. */
export function safeError(error: unknown): { type: string; message: string; stack: string } {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: 'something was thrown', stack: '' }
  const raised = error as Raised
  const type = typeof raised.name === 'string' ? raised.name : 'Error'
  if (isOfDatabase(raised)) return { type, message: databaseText(raised), stack: '' }
  const message = typeof raised.message === 'string' ? raised.message : ''
  const within = causeOf(raised)
  const words = within === null ? message : `${message} (${within})`
  return { type, message: words, stack: typeof raised.stack === 'string' ? framesIn(raised.stack) : '' }
}

/** The same as one line. */
export function safeText(error: unknown): string {
  const { type, message } = safeError(error)
  return `${type}: ${message}`
}

/** Logs that something failed; not when the database is away or its disk full, which fails everything and is in the log once, from the database. */
export function logFailure(
  log: { error(facts: object, text: string): void },
  error: unknown,
  text: string,
  facts: object = {},
): void {
  if (!isOutage(error)) log.error({ ...facts, error: safeText(error) }, text)
}

function isOfDatabase({ query, params, severity, message }: Raised): boolean {
  if (query !== undefined || params !== undefined || severity !== undefined) return true
  return typeof message === 'string' && message.startsWith('Failed query')
}

function databaseText(raised: Raised): string {
  const facts: string[] = []
  for (let one: unknown = raised, depth = 0; typeof one === 'object' && one !== null && depth < 5; depth++) {
    const { code, constraint, table, cause } = one as Raised
    for (const [name, value] of Object.entries({ code, constraint, table }))
      if (typeof value === 'string') facts.push(`${name} ${value}`)
    one = cause
  }
  return `a query failed${facts.length === 0 ? '' : `: ${[...new Set(facts)].join(', ')}`}`
}

function causeOf({ cause }: Raised): string | null {
  return typeof cause === 'object' && cause !== null ? safeText(cause) : null
}

/** Where it happened, without the message in front, which may go over several lines. */
function framesIn(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
