import { type Json, routes } from '@tessera/wire'
import type { FastifyReply } from 'fastify'
import { accountByName } from '../accounts/people.ts'
import type { ServerContext } from '../context.ts'
import type { Asker } from '../matches/index.ts'
import { history, invitations, mine, openMatches } from '../matches/lists/index.ts'
import { leaderboard } from '../matches/ratings/index.ts'
import {
  cancel,
  create,
  createdBefore,
  decline,
  fork,
  join,
  pair,
  rematch,
  reveal,
  unpair,
} from '../matches/seating/index.ts'
import { framePage, recordOf, viewOf } from '../matches/show/index.ts'
import { act, type Receipt, say, submit, watched, withdraw } from '../matches/turns/index.ts'
import { addressKey } from '../security.ts'
import { wayFor } from './answering/compress.ts'
import type { Serve } from './answering/serve.ts'
import { roomFor } from './room.ts'
import { writeChoice } from './written.ts'

const MINIMAL = /(^|[,;])\s*return\s*=\s*"?minimal"?\s*([,;]|$)/i

/** Matches: from the lobby to the record. Whether something may be done is decided by the rooms of matches. */
export function matchRoutes(serve: Serve, context: ServerContext): void {
  const { matches, database } = context
  const viewed = async (by: Asker, id: string | Promise<string>) => await viewOf(matches, by, await id)
  const madeBefore = async (by: Asker, key: string | undefined) => {
    const id = await createdBefore(matches, by, key)
    return id === null ? null : await viewed(by, id)
  }

  serve(routes.openMatches, ({ by, query }) => openMatches(matches, by, query))
  serve(routes.myMatches, ({ by, query }) => mine(matches, by, query))
  serve(routes.invitations, ({ by, query }) => invitations(matches, by, query))
  serve(routes.history, async ({ by, params, query }) => {
    const { id } = await accountByName(database.db, params.name)
    return await history(matches, id, by, query)
  })
  serve(routes.leaderboard, ({ by, params, query }) => leaderboard(matches, params.game, by, query))

  serve(routes.create, async ({ by, body, request }) => {
    const before = await madeBefore(by, body.key)
    return before ?? (await viewed(by, create(matches, by, body, roomFor(context, request.ip))))
  })
  serve(routes.fork, async ({ by, params, body: { frame, ...wish }, request }) => {
    const before = await madeBefore(by, wish.key)
    return before ?? (await viewed(by, fork(matches, by, params.id, frame, wish, roomFor(context, request.ip))))
  })
  serve(routes.rematch, ({ by, params, body, request }) =>
    viewed(by, rematch(matches, by, params.id, body.saltHash, roomFor(context, request.ip))),
  )

  serve(routes.match, ({ by, params }) => viewOf(matches, by, params.id))
  serve(routes.frames, async ({ by, params, query, request, reply }) => {
    const encoding = wayFor(request.headers['accept-encoding'])
    const reading = { encoding, reader: by?.id ?? addressKey(request.ip) }
    const page = await framePage(matches, by, params.id, query.from, query.audience, reading)
    if (encoding !== null) reply.header('content-encoding', encoding)
    return reply
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
      .send(Buffer.from(page.buffer, page.byteOffset, page.byteLength))
  })
  serve(routes.record, async ({ by, params, reply }) => {
    const record = await recordOf(matches, by, params.id)
    reply.header('content-disposition', `attachment; filename="tessera-${params.id}.json"`)
    return record as unknown as Json
  })
  serve(routes.join, async ({ by, params, body }) => {
    await join(matches, by, params.id, body)
    return await viewed(by, params.id)
  })
  serve(routes.reveal, async ({ by, params, body }) => {
    await reveal(matches, by, params.id, body.salt)
    return await viewed(by, params.id)
  })
  serve(routes.submit, async ({ by, params, body, reply }) =>
    accepted(reply, await submit(matches, by, params.id, body)),
  )
  serve(routes.write, ({ by, params, body }) => writeChoice(context, by, params.id, body))
  serve(routes.pair, ({ by, body }) => pair(matches, by, body))

  serve(routes.cancel, async ({ by, params }) => nothing(await cancel(matches, by, params.id)))
  serve(routes.decline, async ({ by, params }) => nothing(await decline(matches, by, params.id)))
  serve(routes.withdraw, async ({ by, params, body, reply }) =>
    accepted(reply, await withdraw(matches, by, params.id, body.at, body.key)),
  )
  serve(routes.act, async ({ by, params, body, reply }) =>
    accepted(reply, await act(matches, by, params.id, body.act, body.key)),
  )
  serve(routes.say, async ({ by, params, body }) => nothing(await say(matches, by, params.id, body.phrase, body.key)))
  serve(routes.watched, async ({ by, params, body }) => nothing(await watched(matches, by, params.id, body.frame)))
  serve(routes.unpair, async ({ by }) => nothing(await unpair(matches, by.id)))
}

/**
 * What a choice caused is JSON already, and may be a whole battle: it goes out as it is, as it does over streams. A client that hears it
 * over a stream anyway says so (`Prefer: return=minimal`, RFC 7240) and gets the receipt alone.
 */
function accepted(reply: FastifyReply, { update, ...receipt }: Receipt): FastifyReply {
  const head = JSON.stringify(receipt)
  const left = update === undefined || MINIMAL.test(String(reply.request.headers['prefer'] ?? ''))
  const text = left ? head : `${head.slice(0, -1)},"update":${update}}`
  return reply.type('application/json; charset=utf-8').serializer(String).send(text)
}

/** Waits for an action whose answer is not sent. */
function nothing(_: unknown): undefined {
  return undefined
}
