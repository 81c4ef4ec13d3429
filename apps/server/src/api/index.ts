import type { FastifyInstance } from 'fastify'
import { companyRoutes } from '../company/routes.ts'
import type { ServerContext } from '../context.ts'
import type { Courier } from '../notify/deliver.ts'
import { logFailure } from '../operate/safe-error.ts'
import type { Hub } from '../stream/hub.ts'
import { streamRoutes } from '../stream/routes.ts'
import { accountRoutes } from './account.ts'
import { adminRoutes } from './admin.ts'
import type { Serve } from './answering/serve.ts'
import { matchRoutes } from './matches.ts'
import { noticeRoutes } from './notices.ts'
import { passkeyRoutes } from './passkeys.ts'
import { peopleRoutes } from './people.ts'
import { serverRoutes } from './server.ts'

/** Everything under /api. */
export function serveApi(app: FastifyInstance, serve: Serve, context: ServerContext, hub: Hub, courier: Courier): void {
  serverRoutes(serve, context)
  accountRoutes(app, serve, context)
  passkeyRoutes(app, serve, context)
  peopleRoutes(serve, context)
  matchRoutes(serve, context)
  companyRoutes(serve, context, hub)
  streamRoutes(serve, context, hub)
  noticeRoutes(serve, context, () => {
    courier.run().catch((error: unknown) => logFailure(context.log, error, 'messages could not be delivered'))
  })
  adminRoutes(serve, context)
  context.plugins.serve(serve)
}
