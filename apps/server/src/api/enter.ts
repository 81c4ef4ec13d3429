import type { FastifyReply, FastifyRequest } from 'fastify'
import { endSession } from '../accounts/sessions.ts'
import type { ServerContext } from '../context.ts'
import { giveCookie } from './answering/cookie.ts'

/** A new session for this account in this browser; the one it had ends. */
export async function enter(
  context: ServerContext,
  account: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.visitor?.session) await endSession(context, request.visitor.id, request.visitor.session)
  const secret = await context.visitors.open(account, request.headers['user-agent'] ?? '')
  giveCookie(context.settings, request, reply, secret)
}
