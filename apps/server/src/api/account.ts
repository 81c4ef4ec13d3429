import { routes } from '@tessera/wire'
import { ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { deleteAccount } from '../accounts/delete.ts'
import { changeName, changePassword, confirmPassword, makeGuest, recover, register, signIn } from '../accounts/entry.ts'
import { exportOf } from '../accounts/export.ts'
import { meOf } from '../accounts/people.ts'
import { changeEmail, confirmEmail, newRecoveryCodes, sendRecoveryMail } from '../accounts/recovery.ts'
import { endSession, endSessions, sessionsOf } from '../accounts/sessions.ts'
import { bots, deleteBot, endToken, makeBot, makeToken, refuseOldSession, tokensOf } from '../accounts/tokens.ts'
import type { ServerContext } from '../context.ts'
import { sessions } from '../database/schema.ts'
import { requestError } from '../request-error.ts'
import { takeCookie } from './answering/cookie.ts'
import { limiter } from './answering/limiter.ts'
import type { Serve } from './answering/serve.ts'
import { enter } from './enter.ts'

/** A network of version 6 (/48) has 65,536 addresses, and as many guests as so many of them. */
const NETWORK_GUESTS = 4

/** Coming and going, and everything one keeps about oneself. */
export function accountRoutes(app: FastifyInstance, serve: Serve, context: ServerContext): void {
  const { settings, visitors, database } = context
  const { db } = database
  const passwords = limiter(app, settings.rates.passwords, 600_000)
  const guests = limiter(app, settings.rates.guests, 3_600_000)
  const guestsOfNetwork = limiter(app, settings.rates.guests * NETWORK_GUESTS, 3_600_000, 48)

  serve(routes.me, ({ by }) => meOf(db, by.id))

  serve(routes.guest, async ({ by, request, reply }) => {
    if (by !== null) return await meOf(db, by.id)
    await guests(request)
    await guestsOfNetwork(request)
    const id = await makeGuest(context)
    await enter(context, id, request, reply)
    return await meOf(db, id)
  })

  serve(routes.register, async ({ by, body, request, reply }) => {
    await passwords(request)
    const id = await register(context, by, body)
    const codes = await newRecoveryCodes(db, id)
    await visitors.forget(id)
    await enter(context, id, request, reply)
    return { me: await meOf(db, id), codes }
  })

  serve(routes.signIn, async ({ body, request, reply }) => {
    await passwords(request)
    const { id } = await signIn(context, body.name, body.password)
    await enter(context, id, request, reply)
    return await meOf(db, id)
  })

  serve(routes.signOut, async ({ by, request, reply }) => {
    if (by.session !== null) await endSession(context, by.id, by.session)
    takeCookie(settings, request, reply)
    return undefined
  })

  serve(routes.recover, async ({ body, request, reply }) => {
    await passwords(request)
    const id = await recover(context, body)
    await enter(context, id, request, reply)
    return await meOf(db, id)
  })

  serve(routes.recoverByMail, async ({ body, request }) => {
    await passwords(request)
    await sendRecoveryMail(context, body.name, request.ip)
    return undefined
  })

  serve(routes.changePassword, async ({ by, body, request }) => {
    await passwords(request)
    await changePassword(context, by, body.current, body.password)
    return undefined
  })

  serve(routes.changeName, async ({ by, body, request }) => {
    if (by.kind !== 'user') throw requestError(403, 'people_only', 'A bot is named by its owner.')
    await passwords(request)
    await changeName(context, by.id, body.name)
    return await meOf(db, by.id)
  })

  serve(routes.recoveryCodes, async ({ by, body, request }) => {
    await passwords(request)
    await confirmPassword(context, by.id, body.password)
    return { codes: await newRecoveryCodes(db, by.id) }
  })

  serve(routes.changeEmail, async ({ by, body, request }) => {
    await passwords(request)
    await confirmPassword(context, by.id, body.password)
    await changeEmail(context, by.id, body.email, request.ip)
    return undefined
  })

  serve(routes.confirmEmail, async ({ by, body, request }) => {
    await passwords(request)
    await confirmEmail(context, by.id, body.code)
    return await meOf(db, by.id)
  })

  serve(routes.deleteMe, async ({ by, body, request, reply }) => {
    if (by.kind === 'user') {
      await passwords(request)
      await confirmPassword(context, by.id, body.password ?? '')
    }
    await deleteAccount(context, by)
    takeCookie(settings, request, reply)
    return undefined
  })

  serve(routes.exportMe, async ({ by, reply }) => {
    reply.header('content-disposition', 'attachment; filename="tessera-account.json"')
    return await exportOf(context, by)
  })

  serve(routes.sessions, ({ by, query }) => sessionsOf(db, by, query))
  serve(routes.endSession, async ({ by, params }) => {
    await endSession(context, by.id, params.id)
    return undefined
  })
  serve(routes.endOtherSessions, async ({ by }) => {
    await endSessions(context, by.id, by.session === null ? undefined : ne(sessions.id, by.session))
    return undefined
  })

  serve(routes.tokens, ({ by, query }) => tokensOf(db, by.id, query))
  serve(routes.makeToken, async ({ by, body, request }) => {
    if (body.password !== undefined) await passwords(request)
    await refuseOldSession(context, by, body.password)
    return await makeToken(db, by.id, body)
  })
  serve(routes.endToken, async ({ by, params }) => {
    await endToken(context, by.id, params.id)
    return undefined
  })
  serve(routes.bots, ({ by, query }) => bots(db, by.id, query))
  serve(routes.makeBot, async ({ by, body, request }) => {
    if (body.password !== undefined) await passwords(request)
    await refuseOldSession(context, by, body.password)
    return await makeBot(db, by, body.name)
  })
  serve(routes.deleteBot, async ({ by, params }) => {
    await deleteBot(context, by.id, params.id)
    return undefined
  })
}
