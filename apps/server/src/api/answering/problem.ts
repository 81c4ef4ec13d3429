import type { Socket } from 'node:net'
import type { InputError } from '@tessera/kernel'
import type { Problem } from '@tessera/wire'
import type { FastifyReply } from 'fastify'
import { isAway, isFull } from '../../database/away.ts'
import { RequestError } from '../../request-error.ts'

const TITLES: Readonly<Record<number, string>> = {
  400: 'Not understood',
  401: 'Who are you?',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible',
  409: 'Not now',
  413: 'Too large',
  415: 'Of the wrong kind',
  421: 'Not known by this name',
  422: 'Not legal',
  429: 'Too often',
  503: 'Not available',
}

/** RFC 9457: what went wrong, for programs (`code`) and for people (`detail`). */
export function problem(status: number, code: string, detail: string, inputErrors?: readonly InputError[]): Problem {
  const title = TITLES[status] ?? (status < 500 ? 'Not possible' : 'Our mistake')
  const base = { type: `urn:tessera:problem:${code}`, title, status, code, detail }
  return inputErrors === undefined ? base : { ...base, inputErrors: [...inputErrors] }
}

export function sendProblem(reply: FastifyReply, found: Problem): FastifyReply {
  if (found.status === 503) reply.header('retry-after', found.code === 'storage_full' ? '10' : '2')
  return reply
    .code(found.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((payload: unknown) => (typeof payload === 'string' ? payload : JSON.stringify(payload)))
    .send(found)
}

interface Raised {
  readonly statusCode?: number
  readonly code?: string
  readonly message?: string
  readonly validation?: readonly {
    readonly instancePath?: string
    readonly keyword?: string
    readonly message?: string
  }[]
}

/** The problem that answers an error. An error that was not foreseen is the server's mistake; its details stay in the log. */
export function problemOf(error: unknown): Problem {
  if (isFull(error))
    return problem(503, 'storage_full', 'The server’s disk is full; nothing was changed. Try again later.')
  if (isAway(error))
    return problem(
      503,
      'database_away',
      'The server cannot reach its database at this moment. Try again in a few seconds.',
    )
  if (error instanceof RequestError) {
    const { status, code, message, inputErrors } = error.problem
    return problem(status, code, message, inputErrors)
  }
  const raised = (typeof error === 'object' && error !== null ? error : {}) as Raised
  if (raised.validation !== undefined)
    return problem(
      400,
      'invalid_input',
      'Something in the request is missing or wrong.',
      inputErrorsOf(raised.validation),
    )
  const status = raised.statusCode ?? 500
  if (status >= 500) return problem(500, 'internal', 'Something went wrong on the server.')
  if (status === 413) return problem(413, 'too_large', 'The request is too large.')
  if (status === 415) return problem(415, 'wrong_type', 'The body must be application/json.')
  if (status === 404) return problem(404, 'not_found', 'There is nothing at this address.')
  return problem(status, 'bad_request', 'The request could not be read.')
}

function inputErrorsOf(found: NonNullable<Raised['validation']>): readonly InputError[] {
  return found.slice(0, 50).map(({ instancePath = '', keyword = 'invalid', message = 'is wrong' }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.').slice(0, 200),
    code: keyword,
    text: message.slice(0, 300),
  }))
}

/** Bytes that are not a request are answered on the bare connection. */
export function answerUnreadable(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, words] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ([431, 'Request Header Fields Too Large'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ([408, 'Request Timeout'] as const)
        : ([400, 'Bad Request'] as const)
  const body = JSON.stringify(problem(status, 'bad_request', 'The request could not be read.'))
  const head = ['content-type: application/problem+json', `content-length: ${body.length}`, 'connection: close']
  // A client that does not read the answer, or does not close its end, is not waited for.
  socket.end(`HTTP/1.1 ${status} ${words}\r\n${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
