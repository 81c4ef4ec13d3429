import { AccountMessage, routes } from '@tessera/wire'
import type { FastifyRequest } from 'fastify'
import { meOf } from '../accounts/people.ts'
import type { Visitor } from '../accounts/visitors.ts'
import { cookieOf } from '../api/answering/cookie.ts'
import type { Serve } from '../api/answering/serve.ts'
import type { ServerContext } from '../context.ts'
import { RequestError } from '../request-error.ts'
import { addressKey } from '../security.ts'
import { type EventStream, eventStream } from './event-stream.ts'
import type { Hub, Listener } from './hub.ts'
import { inOrder } from './in-order.ts'
import { type Followed, follow, matchListener } from './match-listener.ts'

/**
 * Streams say what a change made of a match, to each listener as they may know it, and begin with `fresh` and the revision of that
 * moment. A client that comes back and says what it knows is told what it missed; where that is gone, it asks once.
 */
export function streamRoutes(serve: Serve, context: ServerContext, hub: Hub): void {
  serve(routes.stream, async ({ by, query, request, reply }) => {
    const leave = hub.admit(by?.id ?? null, addressKey(request.ip))
    const wanted = (query.matches ?? '').split(',').filter((one) => one !== '')
    const begin = Promise.all([
      by === null ? null : meOf(context.database.db, by.id),
      ...wanted.map((one) => followIfAllowed(context, by, one)),
    ])
    const [, ...followed] = await begin.catch((error: unknown) => {
      leave()
      throw error
    })
    const stream = eventStream(reply)
    stream.onEnd(leave)
    hub.keep(stream, () => stillThere(context, request, by))
    const matchMessage = (message: object, update?: string): void => stream.sendAs('match', message, update)
    const listeners = followed.map((one) => {
      if (typeof one === 'string') return void matchMessage({ seq: 0, kind: 'gone', match: one })
      const gone = (): void => matchMessage({ seq: 0, kind: 'gone', match: one.id })
      return matchListener(context, by, one, stream, matchMessage, gone)
    })
    const own = by === null ? [] : [accountListener(context, by, stream)]
    await Promise.all([...own, ...listeners].map((listener) => listener && hub.add(listener)))
    return reply
  })

  serve(routes.matchStream, async ({ by, params, request, reply }) => {
    const leave = hub.admit(by?.id ?? null, addressKey(request.ip))
    const known = /^\d{1,9}$/.exec(String(request.headers['last-event-id'] ?? ''))?.[0]
    const followed = await follow(context, by, params.id, known === undefined ? null : Number(known)).catch(
      (error: unknown) => {
        leave()
        throw error
      },
    )
    const stream = eventStream(reply)
    stream.onEnd(leave)
    hub.keep(stream, () => stillThere(context, request, by))
    await hub.add(matchListener(context, by, followed, stream, stream.send, stream.end))
    return reply
  })
}

/** One match that is gone or closed is no reason to hear nothing of the others: its id then. */
async function followIfAllowed(context: ServerContext, by: Visitor | null, wanted: string): Promise<Followed | string> {
  const [id = '', known] = wanted.split('.')
  try {
    return await follow(context, by, id, known === undefined ? null : Number(known))
  } catch (error) {
    if (error instanceof RequestError && error.problem.status < 500) return id
    throw error
  }
}

function accountListener({ database }: ServerContext, by: Visitor, stream: EventStream): Listener {
  const say = inOrder(AccountMessage, stream.send)
  return {
    stream,
    topic: `a:${by.id}`,
    heard: ({ seq, kind, match }) =>
      say.later({ seq, kind, ...(match === undefined ? {} : { match }) } as { readonly seq: number }),
    async fresh() {
      say.now({ seq: (await meOf(database.db, by.id)).revision, kind: 'fresh' })
    },
  }
}

/** A session that was ended, or a token, hears nothing more. */
async function stillThere({ visitors }: ServerContext, request: FastifyRequest, by: Visitor | null): Promise<boolean> {
  if (by === null) return true
  const secret = cookieOf(request)
  const token = request.headers.authorization?.slice('Bearer '.length)
  const now = token === undefined ? await visitors.bySession(secret ?? '') : await visitors.byToken(token)
  return now?.id === by.id
}
