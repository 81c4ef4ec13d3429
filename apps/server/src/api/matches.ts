import { type FrameEntry, type Json, routes } from '@tessera/wire'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { accountByName } from '../accounts/people.ts'
import type { ServerContext } from '../context.ts'
import type { Receipt } from '../matches/index.ts'
import type { Serve } from './answering/serve.ts'
import { roomFor } from './room.ts'
import { writeChoice } from './written.ts'

const MINIMAL = /(^|[,;])\s*return\s*=\s*"?minimal"?\s*([,;]|$)/i

/** Matches: from the lobby to the record. What may be done is for the matches to say. */
export function matchRoutes(serve: Serve, context: ServerContext): void {
  const { matches, database } = context

  serve(routes.openMatches, ({ by, query }) => matches.open(by, query))
  serve(routes.myMatches, ({ by, query }) => matches.mine(by, query))
  serve(routes.invitations, ({ by, query }) => matches.invitations(by, query))
  serve(routes.history, async ({ by, params, query }) => {
    const { id } = await accountByName(database.db, params.name)
    return await matches.history(id, by, query)
  })
  serve(routes.leaderboard, ({ by, params, query }) => matches.leaderboard(params.game, by, query))

  serve(routes.create, async ({ by, body, request }) => {
    const before = await matches.createdBefore(by, body.key)
    if (before !== null) return before
    return await matches.create(by, body, roomFor(context, request.ip))
  })
  serve(routes.fork, async ({ by, params, body: { frame, ...wish }, request }) => {
    const before = await matches.createdBefore(by, wish.key)
    if (before !== null) return before
    return await matches.fork(by, params.id, frame, wish, roomFor(context, request.ip))
  })
  serve(routes.rematch, ({ by, params, body, request }) =>
    matches.rematch(by, params.id, body.saltHash, roomFor(context, request.ip)),
  )

  serve(routes.match, ({ by, params }) => matches.view(by, params.id))
  serve(routes.frames, async ({ by, params, query }) => {
    const { from, frames, total } = await matches.frames(by, params.id, query.from, query.audience)
    return { from, frames: frames as unknown as z.infer<typeof FrameEntry>[], total }
  })
  serve(routes.record, async ({ by, params, reply }) => {
    const record = await matches.record(by, params.id)
    reply.header('content-disposition', `attachment; filename="tessera-${params.id}.json"`)
    return record as unknown as Json
  })
  serve(routes.join, ({ by, params, body }) => matches.join(by, params.id, body))
  serve(routes.reveal, ({ by, params, body }) => matches.reveal(by, params.id, body.salt))
  serve(routes.submit, async ({ by, params, body, reply }) =>
    accepted(reply, await matches.submit(by, params.id, body)),
  )
  serve(routes.write, ({ by, params, body }) => writeChoice(context, by, params.id, body))
  serve(routes.pair, ({ by, body }) => matches.pair(by, body))

  serve(routes.cancel, async ({ by, params }) => nothing(await matches.cancel(by, params.id)))
  serve(routes.decline, async ({ by, params }) => nothing(await matches.decline(by, params.id)))
  serve(routes.withdraw, async ({ by, params, body, reply }) =>
    accepted(reply, await matches.withdraw(by, params.id, body.at, body.key)),
  )
  serve(routes.act, async ({ by, params, body, reply }) =>
    accepted(reply, await matches.act(by, params.id, body.act, body.key)),
  )
  serve(routes.say, async ({ by, params, body }) => nothing(await matches.say(by, params.id, body.phrase, body.key)))
  serve(routes.watched, async ({ by, params, body }) => nothing(await matches.watched(by, params.id, body.frame)))
  serve(routes.unpair, async ({ by }) => nothing(await matches.unpair(by)))
}

/**
 * What a choice caused is JSON already, and may be a whole battle: it goes out as it is, as it does over streams. Whoever hears it
 * over a stream anyway says so (`Prefer: return=minimal`, RFC 7240) and gets the receipt alone.
 */
function accepted(reply: FastifyReply, { update, ...receipt }: Receipt): FastifyReply {
  const head = JSON.stringify(receipt)
  const left = update === undefined || MINIMAL.test(String(reply.request.headers['prefer'] ?? ''))
  const text = left ? head : `${head.slice(0, -1)},"update":${update}}`
  return reply.type('application/json; charset=utf-8').serializer(String).send(text)
}

/** What the matches answer is not for the asker. */
function nothing(_: unknown): undefined {
  return undefined
}
