import type { Fixed, Ask as PluginAsk } from '@tessera/online'
import { type AnswerOf, Problem, type Route } from '@tessera/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseBanned } from '../../accounts/entry.ts'
import type { Visitor } from '../../accounts/visitors.ts'
import type { ServerContext } from '../../context.ts'
import { requestError } from '../../request-error.ts'
import { addressKey, fromHere } from '../../security.ts'
import { cookieOf } from './cookie.ts'

/** A request that was checked: the asker may send it, and its data fits the schemas. */
type Ask<R extends Route> = PluginAsk<R> & {
  readonly by: R['who'] extends 'anybody' ? Visitor | null : Visitor
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type Serve = <R extends Route>(
  route: R,
  answer: (ask: Ask<R>) => Promise<Fixed<AnswerOf<R>> | FastifyReply>,
) => void

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null
  }
}

/** Puts routes of the table on the server, with everything the table promises about them. */
export function serveRoutes(app: FastifyInstance, context: ServerContext): Serve {
  const perAccount = app.createRateLimit({
    max: context.settings.rates.account,
    timeWindow: 60_000,
    keyGenerator: (request) => request.visitor?.id ?? addressKey(request.ip),
  })
  app.decorateRequest('visitor', null)

  return (route, answer) => {
    app.route({
      method: route.method,
      url: route.path,
      schema: {
        summary: route.summary,
        tags: [route.tag],
        description: rights(route),
        ...(route.params === undefined ? {} : { params: route.params }),
        ...(route.query === undefined ? {} : { querystring: route.query }),
        ...(route.body === undefined ? {} : { body: route.body }),
        response: {
          ...(route.answer === undefined ? { 204: z.null().describe('Done') } : { 200: route.answer }),
          default: { description: 'A problem', content: { 'application/problem+json': { schema: Problem } } },
        },
        security: route.who === 'anybody' ? [] : [{ session: [] }, ...(route.scope ? [{ token: [] }] : [])],
      },
      async onRequest(request) {
        if (route.method !== 'GET') refuseForeign(context, request)
        request.visitor = await visitorOf(context, request, route)
        if (request.visitor === null) return
        const { isAllowed } = await limited(perAccount, request)
        if (!isAllowed) throw requestError(429, 'too_many_requests', 'That was too much at once. Wait a minute.')
      },
      async handler(request, reply) {
        reply.header('cache-control', 'no-store')
        const ask = {
          params: request.params,
          query: request.query,
          body: request.body,
          by: request.visitor,
          request,
          reply,
        }
        const answered = await answer(ask as never)
        if (reply.sent) return reply
        return route.answer === undefined ? reply.code(204).send() : answered
      },
    })
  }
}

async function limited(
  check: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
): Promise<{ readonly isAllowed: boolean }> {
  const found = await check(request)
  return { isAllowed: found.isAllowed || !('isExceeded' in found && found.isExceeded) }
}

/** A foreign page shall neither act for an account nor sign it in: browsers say where a request comes from. */
function refuseForeign({ settings }: ServerContext, request: FastifyRequest): void {
  const { origin, authorization } = request.headers
  if (origin === undefined && authorization?.startsWith('Bearer ')) return
  if (!fromHere(settings, request, origin))
    throw requestError(
      403,
      'foreign_origin',
      'Requests that change something must come from this server’s own pages, or with a token.',
    )
}

async function visitorOf(context: ServerContext, request: FastifyRequest, route: Route): Promise<Visitor | null> {
  const { authorization } = request.headers
  const visitor =
    authorization === undefined ? await bySession(context, request) : await byToken(context, authorization, route)
  if (visitor === null) {
    if (route.who === 'anybody') return null
    throw requestError(401, 'no_session', 'This needs a session: play as a guest or sign in.')
  }
  if (route.method !== 'GET' && route.path !== '/api/sign-out') refuseBanned(context, visitor)
  if (route.who === 'user' && visitor.kind === 'guest')
    throw requestError(403, 'guests_not', 'This needs an account with a name and a password.')
  if (route.who === 'admin' && visitor.role !== 'admin')
    throw requestError(403, 'admins_only', 'Only an administrator may do this.')
  return visitor
}

async function bySession({ visitors }: ServerContext, request: FastifyRequest): Promise<Visitor | null> {
  const secret = cookieOf(request)
  return secret === null ? null : await visitors.bySession(secret)
}

/** A token that is wrong is never taken for no token: a program should learn of it. */
async function byToken({ visitors }: ServerContext, authorization: string, { scope }: Route): Promise<Visitor> {
  const [, secret] = /^Bearer (tess_[0-9a-f]{64})$/.exec(authorization) ?? []
  const visitor = secret === undefined ? null : await visitors.byToken(secret)
  if (visitor === null) throw requestError(401, 'bad_token', 'This token is unknown or has expired.')
  if (scope === undefined) throw requestError(403, 'session_only', 'This cannot be done with a token.')
  if (!visitor.scopes?.includes(scope))
    throw requestError(403, 'missing_scope', `This token lacks the scope "${scope}".`)
  return visitor
}

function rights({ who, scope }: Route): string {
  const asked = {
    anybody: 'Anybody may ask.',
    player: 'Needs a session (guests have one too).',
    user: 'Needs an account with a name.',
    admin: 'Needs the administrator’s role.',
  }[who]
  return `${asked} ${scope === undefined ? 'Tokens do not open it.' : `Tokens need the scope "${scope}".`}`
}
