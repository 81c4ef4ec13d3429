import type { AnswerOf, Problem, Route, Sent } from '@tessera/wire'
import { readSettings, type Settings } from '../../operate/settings.ts'
import { type RunningServer, type ServerOptions, startServer } from '../../start.ts'
import { testDatabase } from '../../testing/database.ts'
import { logGuard, plantedSecret, RECEIVED_SECRETS, SENT_SECRETS } from '../../testing/log-guard.ts'

const PEPPER = 'one secret for all servers of a test'
logGuard.plant(PEPPER)

/** Nothing is limited and nothing is logged unless a test wants it. */
export function testSettings(changed: Partial<Settings> = {}): Settings {
  const many = 1_000_000
  return {
    ...readSettings({ TESSERA_LOG: 'silent', TESSERA_GRACE_SECONDS: '2' }),
    rates: { address: many, account: many, passwords: many, guests: many },
    refereeSeconds: many,
    passwordCost: 8,
    secrets: [PEPPER],
    ...changed,
  }
}

/** A server on the given database, or on one of its own, which goes with it. It cannot be closed without an error once it has logged a secret. */
export async function testServer(
  changed: Partial<Settings> = {},
  more: Partial<ServerOptions> = {},
): Promise<RunningServer> {
  const own = more.database === undefined ? await testDatabase() : null
  const settings = testSettings({ logLevel: 'debug', ...changed })
  const logTo = logGuard.reading(more.logTo)
  const options = { port: 0, host: '127.0.0.1', webRoot: null, settings, matchSecret: plantedSecret, ...more, logTo }
  const server = await startServer(own === null ? options : { ...options, database: own })
  const close = async (): Promise<void> => {
    await server.close()
    await own?.close()
    logGuard.refuseLeaks()
  }
  return { ...server, close }
}

export interface Answered<R extends Route> {
  readonly status: number
  readonly body: AnswerOf<R>
  readonly problem: Problem
  readonly headers: Headers
  readonly text: string
}

type Parts<R extends Route> = { [Key in keyof Sent<R> as Sent<R>[Key] extends undefined ? never : Key]?: Sent<R>[Key] }

/** A browser without a window: it keeps its cookie and says where its requests come from. */
export class Client {
  readonly url: string
  cookie = ''
  token = ''
  /** How much answers shall say, as the header of that name puts it. */
  prefer = ''
  origin: string | null
  /** Everything that was ever sent to it. */
  readonly received: string[] = []

  constructor({ url }: { readonly url: string }) {
    this.url = url
    this.origin = url
  }

  async ask<R extends Route>(route: R, parts: Parts<R> = {}): Promise<Answered<R>> {
    const { params, query, body } = parts as { params?: object; query?: object; body?: unknown }
    let path = route.path
    for (const [key, value] of Object.entries(params ?? {})) path = path.replace(`:${key}`, encodeURIComponent(value))
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]))
    return await this.send(route.method, `${path}${search.size > 0 ? `?${search}` : ''}`, body)
  }

  async send<R extends Route>(method: string, path: string, body?: unknown, raw = false): Promise<Answered<R>> {
    const sent = method === 'GET' ? undefined : body
    logGuard.plantFields(sent, SENT_SECRETS)
    logGuard.plant(this.token)
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers(),
        ...(this.origin === null ? {} : { origin: this.origin }),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: raw ? String(sent) : JSON.stringify(sent) }),
    })
    const text = await response.text()
    for (const line of response.headers.getSetCookie()) {
      const [, value = ''] = /^tessera_session=([^;]*)/.exec(line) ?? []
      this.cookie = value
      logGuard.plant(value)
    }
    this.received.push(text)
    const json = response.headers.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : undefined
    logGuard.plantFields(json, RECEIVED_SECRETS)
    return { status: response.status, body: json, problem: json, headers: response.headers, text }
  }

  headers(): Record<string, string> {
    return {
      ...(this.cookie === '' ? {} : { cookie: `tessera_session=${this.cookie}` }),
      ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
      ...(this.prefer === '' ? {} : { prefer: this.prefer }),
    }
  }
}
