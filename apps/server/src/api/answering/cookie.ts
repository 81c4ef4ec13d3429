import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_DAYS } from '../../accounts/visitors.ts'
import type { Settings } from '../../operate/settings.ts'

const NAME = 'tessera_session'

export function cookieOf(request: FastifyRequest): string | null {
  const value = request.cookies[NAME]
  return value !== undefined && /^[0-9a-f]{64}$/.test(value) ? value : null
}

/** Scripts cannot read it, other sites cannot send it with what they write, and over https it never travels in the open. */
export function giveCookie(settings: Settings, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(NAME, secret, { ...shape(settings, request), maxAge: SESSION_DAYS * 86_400 })
}

export function takeCookie(settings: Settings, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, shape(settings, request))
}

function shape({ publicUrl }: Settings, request: FastifyRequest) {
  const secure = publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:')
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}
