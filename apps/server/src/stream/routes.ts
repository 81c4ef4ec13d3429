import { AccountMessage, MatchMessage, routes } from '@tessera/wire'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { meOf } from '../accounts/people.ts'
import type { Visitor } from '../accounts/visitors.ts'
import { cookieOf } from '../api/cookie.ts'
import type { Serve } from '../api/serve.ts'
import { blocks } from '../database/schema.ts'
import type { House } from '../house.ts'
import { addressKey } from '../security.ts'
import { eventStream } from './event-stream.ts'
import type { Hub, Listener } from './hub.ts'

/**
 * Streams say that something is new, never what: nothing can leak through them, and whoever missed something asks once. Each
 * begins with `fresh` and the revision of that moment.
 */
export function streamRoutes(serve: Serve, house: House, hub: Hub): void {
  const { matches, database } = house

  serve(routes.stream, async ({ by, request, reply }) => {
    hub.admit(by.id, addressKey(request.ip))
    await meOf(database.db, by.id)
    const stream = eventStream(reply)
    const say = inOrder(AccountMessage, stream.send)
    const listener: Listener = {
      stream,
      topic: `a:${by.id}`,
      heard: ({ seq, kind, match }) => say.later({ seq, kind, ...(match === undefined ? {} : { match }) }),
      async fresh() {
        say.now({ seq: (await meOf(database.db, by.id)).revision, kind: 'fresh' })
      },
      still: () => stillThere(house, request, by),
    }
    await hub.add(listener, by.id, addressKey(request.ip))
    return reply
  })

  serve(routes.matchStream, async ({ by, params, request, reply }) => {
    hub.admit(by?.id ?? null, addressKey(request.ip))
    const { mine, seats: places } = await matches.view(by, params.id)
    const quiet = await blockedBy(database.db, by)
    let people = places
    const stream = eventStream(reply)
    const say = inOrder(MatchMessage, stream.send)
    const listener: Listener = {
      stream,
      topic: `m:${params.id}`,
      heard({ seq, kind, seat, phrase }) {
        if (kind === 'presence') return listener.fresh('presence')
        if (kind === 'phrase' && quiet.has(people.find((place) => place.seat === seat)?.person?.id ?? '')) return
        const about = { ...(seat === undefined ? {} : { seat }), ...(phrase === undefined ? {} : { phrase }) }
        say.later({ seq, kind, match: params.id, ...about })
      },
      async fresh(kind = 'fresh') {
        const { revision, deadline, seats } = await matches.view(by, params.id)
        people = seats
        const present = seats.filter((seat) => seat.present).map(({ seat }) => seat)
        say.now({ seq: revision, kind, match: params.id, deadline, present })
      },
      still: () => stillThere(house, request, by),
    }
    if (mine !== null) {
      matches.presence(params.id, mine, true)
      stream.onEnd(() => matches.presence(params.id, mine, false))
    }
    await hub.add(listener, by?.id ?? null, addressKey(request.ip))
    return reply
  })
}

/** Whose phrases somebody does not want to hear. */
async function blockedBy(db: House['database']['db'], by: Visitor | null): Promise<ReadonlySet<string>> {
  if (by === null) return new Set()
  const rows = await db.select({ id: blocks.blocked }).from(blocks).where(eq(blocks.account, by.id))
  return new Set(rows.map(({ id }) => id))
}

/** What comes while the first message is being found out waits for it; what that one covers is left out. */
function inOrder<Schema extends z.ZodType<{ readonly seq: number }>>(
  schema: Schema,
  send: (message: { readonly seq: number }) => void,
) {
  let waiting: unknown[] | null = []
  const put = (message: unknown): void => {
    const parsed = schema.safeParse(message)
    if (parsed.success) send(parsed.data)
  }
  return {
    later(message: unknown): void {
      if (waiting === null) put(message)
      else waiting.push(message)
    },
    now(message: z.input<Schema> & { readonly seq: number }): void {
      put(message)
      const kept = waiting ?? []
      waiting = null
      for (const earlier of kept as { readonly seq: number }[]) if (earlier.seq > message.seq) put(earlier)
    },
  }
}

/** A session that was ended, or a token, hears nothing more. */
async function stillThere({ visitors }: House, request: FastifyRequest, by: Visitor | null): Promise<boolean> {
  if (by === null) return true
  const secret = cookieOf(request)
  const token = request.headers.authorization?.slice('Bearer '.length)
  const now = token === undefined ? await visitors.bySession(secret ?? '') : await visitors.byToken(token)
  return now?.id === by.id
}
