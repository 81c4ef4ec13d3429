import { routes } from '@tessera/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  askForNew,
  askForSignIn,
  endPasskey,
  keepPasskey,
  type Place,
  passkeysOf,
  signInByPasskey,
} from '../accounts/passkeys.ts'
import { meOf } from '../accounts/people.ts'
import { refuseOldSession } from '../accounts/tokens.ts'
import type { ServerContext } from '../context.ts'
import { requestError } from '../request-error.ts'
import { ownOrigin } from '../security.ts'
import { limiter } from './answering/limiter.ts'
import type { Serve } from './answering/serve.ts'
import { enter } from './enter.ts'

/** Signing in by a key that a device holds, beside the password. */
export function passkeyRoutes(app: FastifyInstance, serve: Serve, context: ServerContext): void {
  const { settings, database } = context
  const { db } = database
  const tries = limiter(app, settings.rates.passwords, 600_000)
  const placeOf = (request: FastifyRequest): Place => ({ origin: ownOrigin(settings, request) })

  serve(routes.askPasskey, ({ request }) => askForSignIn(context, placeOf(request)))
  serve(routes.signInByPasskey, async ({ body, request, reply }) => {
    await tries(request)
    const id = await signInByPasskey(context, placeOf(request), body)
    await enter(context, id, request, reply)
    return await meOf(db, id)
  })
  serve(routes.passkeys, ({ by, query }) => passkeysOf(db, by.id, query))
  serve(routes.newPasskey, async ({ by, body, request }) => {
    if (by.kind !== 'user') throw requestError(403, 'people_only', 'Only people have passkeys.')
    if (body.password !== undefined) await tries(request)
    await refuseOldSession(context, by, body.password)
    return await askForNew(context, by, placeOf(request))
  })
  serve(routes.keepPasskey, async ({ by, body, request }) => {
    await tries(request)
    return await keepPasskey(context, by, placeOf(request), body)
  })
  serve(routes.endPasskey, async ({ by, params }) => {
    await endPasskey(db, by.id, params.id)
    return undefined
  })
}
