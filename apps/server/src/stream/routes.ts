import { AccountMessage, MatchMessage, type MatchView, routes } from '@tessera/wire'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { meOf } from '../accounts/people.ts'
import type { Visitor } from '../accounts/visitors.ts'
import { cookieOf } from '../api/cookie.ts'
import type { Serve } from '../api/serve.ts'
import type { ServerContext } from '../context.ts'
import { blocks } from '../database/schema.ts'
import { type Published, withoutFrames } from '../matches/match-update.ts'
import { RequestError } from '../request-error.ts'
import { addressKey } from '../security.ts'
import { type EventStream, eventStream } from './event-stream.ts'
import type { Hub, Listener } from './hub.ts'

/**
 * Streams say what a change made of a match, to each listener as they may know it, and begin with `fresh` and the revision of that
 * moment. Whoever missed something asks once.
 */
export function streamRoutes(serve: Serve, context: ServerContext, hub: Hub): void {
  const { matches, database } = context

  serve(routes.stream, async ({ by, request, reply }) => {
    const place = hub.admit(by.id, addressKey(request.ip))
    try {
      await meOf(database.db, by.id)
    } catch (error) {
      place.leave()
      throw error
    }
    const stream = eventStream(reply)
    const say = inOrder(AccountMessage, stream.send)
    const listener: Listener = {
      stream,
      topic: `a:${by.id}`,
      heard: ({ seq, kind, match }) => say.later({ seq, kind, ...(match === undefined ? {} : { match }) }),
      async fresh() {
        say.now({ seq: (await meOf(database.db, by.id)).revision, kind: 'fresh' })
      },
      still: () => stillThere(context, request, by),
    }
    await hub.add(listener, place)
    return reply
  })

  serve(routes.matchStream, async ({ by, params, request, reply }) => {
    const place = hub.admit(by?.id ?? null, addressKey(request.ip))
    const { id } = params
    const begin = async () => ({ seen: await matches.view(by, id), quiet: await blockedBy(database.db, by) })
    const { seen, quiet } = await begin().catch((error: unknown) => {
      place.leave()
      throw error
    })
    let people = seen.seats
    let looks = mayLook(seen)
    const updateFor = (update: Published): string => {
      const own = here.seat()
      const json = update.json(own === null ? 's' : String(own))
      return looks ? json : withoutFrames(json)
    }
    const stream = eventStream(reply)
    const say = inOrder(MatchMessage, stream.send)
    const here = presenceOf(context, id, stream)
    const listener: Listener = {
      stream,
      topic: `m:${id}`,
      heard({ seq, kind, seat, phrase, present, only, update }) {
        if (only !== undefined && only !== here.seat()) return
        if (present !== undefined) return say.beside({ kind, match: id, present: [...present] })
        if (kind === 'phrase' && quiet.has(people.find((one) => one.seat === seat)?.person?.id ?? '')) return
        const about = { ...(seat === undefined ? {} : { seat }), ...(phrase === undefined ? {} : { phrase }) }
        const shown = update === undefined || kind === 'phrase' ? undefined : updateFor(update)
        say.later({ seq, kind, match: id, ...about }, shown)
        if (kind === 'joined' || kind === 'left') return seatedAnew()
      },
      async fresh() {
        const { revision, deadline, seats } = await matches.view(by, id)
        people = seats
        const present = seats.filter((seat) => seat.present).map(({ seat }) => seat)
        say.now({ seq: revision, kind: 'fresh', match: id, deadline, present })
      },
      still: () => stillThere(context, request, by),
    }
    /** Whoever sits down is at the table from then on; whoever has left a private match hears nothing more of it. */
    const seatedAnew = async (): Promise<void> => {
      try {
        const now = await matches.view(by, id)
        looks = mayLook(now)
        here.show(now.mine)
      } catch (error) {
        stream.end()
        if (!(error instanceof RequestError)) throw error
      }
    }
    here.show(seen.mine)
    await hub.add(listener, place)
    return reply
  })
}

/** Shows somebody as being at the table, in the seat they have at the moment, until their stream ends. */
function presenceOf(
  { matches }: ServerContext,
  id: string,
  stream: EventStream,
): { show(seat: number | null): void; seat(): number | null } {
  let shown: number | null = null
  const show = (seat: number | null): void => {
    if (seat === shown) return
    if (shown !== null) matches.presence(id, shown, false)
    if (seat !== null) matches.presence(id, seat, true)
    shown = seat
  }
  stream.onEnd(() => show(null))
  return { show, seat: () => shown }
}

/** Whose phrases somebody does not want to hear. */
async function blockedBy(db: ServerContext['database']['db'], by: Visitor | null): Promise<ReadonlySet<string>> {
  if (by === null) return new Set()
  const rows = await db.select({ id: blocks.blocked }).from(blocks).where(eq(blocks.account, by.id))
  return new Set(rows.map(({ id }) => id))
}

/** Whether they may see the position: in their seat, or as spectators where those are allowed. */
function mayLook({ mine, spectators }: Pick<MatchView, 'mine' | 'spectators'>): boolean {
  return mine !== null || spectators
}

/** What comes while the first message is being found out waits for it; what that one covers is left out. */
function inOrder<Schema extends z.ZodType<{ readonly seq: number }>>(schema: Schema, send: EventStream['send']) {
  let waiting: unknown[] | null = []
  let last = 0
  const put = (message: unknown, update?: string): void => {
    const parsed = schema.safeParse(message)
    if (!parsed.success) return
    last = Math.max(last, parsed.data.seq)
    send(parsed.data, update)
  }
  return {
    /** What is no change of the match has no number of its own; the first message covers what came before it. */
    beside(message: object): void {
      if (waiting === null) put({ ...message, seq: last })
    },
    /** `update` is JSON that is sent as it is: many hear the same. */
    later(message: unknown, update?: string): void {
      if (waiting === null) put(message, update)
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
async function stillThere({ visitors }: ServerContext, request: FastifyRequest, by: Visitor | null): Promise<boolean> {
  if (by === null) return true
  const secret = cookieOf(request)
  const token = request.headers.authorization?.slice('Bearer '.length)
  const now = token === undefined ? await visitors.bySession(secret ?? '') : await visitors.byToken(token)
  return now?.id === by.id
}
