import { words } from '@tessera/ui/words'
import type { AnswerOf, Problem, Route, Sent } from '@tessera/wire'

/** What a server said no to: its problem document, with the sentence for people as the message. */
export class ApiProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** No answer at all: no connection, or no server that speaks this language. */
export class Unreachable extends Error {}

/** How much an answer shall say: `minimal` leaves out what a stream brings. */
export type Extent = 'whole' | 'minimal'

/** Asks the server one thing. */
export async function askRoute<R extends Route>(
  route: R,
  request: Partial<Sent<R>> = {},
  extent: Extent = 'whole',
): Promise<AnswerOf<R>> {
  const { params, query, body } = request as {
    params?: Record<string, string>
    query?: Record<string, unknown>
    body?: unknown
  }
  const init: RequestInit = {
    method: route.method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...(extent === 'minimal' ? { prefer: 'return=minimal' } : {}) },
  }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  const response = await reach(addressOf(route, params, query), init)
  keepTime(response.headers.get('date'))
  if (response.status === 204) return undefined as AnswerOf<R>
  const answer = await plain(response)
  if (!response.ok) throw new ApiProblem(problemOf(answer, response.status))
  return answer as AnswerOf<R>
}

/** The server's time, in milliseconds since 1970: clocks run by it and never by this machine's own clock. */
export function serverNow(): number {
  return Date.now() + ahead
}

/** How far the server's clock is ahead; its header has whole seconds, so small differences mean nothing. */
let ahead = 0

function keepTime(date: string | null): void {
  const said = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(said)) return
  const off = said + 500 - Date.now()
  ahead = Math.abs(off) < 1500 ? 0 : off
}

function addressOf(route: Route, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch {
    throw new Unreachable(words.text('server.unreachable'))
  }
}

/** A file server answers with a page; that is no server of ours. */
async function plain(response: Response): Promise<unknown> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new Unreachable(words.text('server.none'))
  return await response.json()
}

function problemOf(answer: unknown, status: number): Problem {
  if (typeof answer === 'object' && answer !== null && 'detail' in answer) return answer as Problem
  return { type: 'about:blank', title: 'Refused', status, code: 'refused', detail: words.text('server.refused') }
}
