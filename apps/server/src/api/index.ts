import type { FastifyInstance } from 'fastify'
import { chainRoutes } from '../chain/routes.ts'
import type { House } from '../house.ts'
import type { Courier } from '../notify/deliver.ts'
import type { Hub } from '../stream/hub.ts'
import { streamRoutes } from '../stream/routes.ts'
import { accountRoutes } from './account.ts'
import { adminRoutes } from './admin.ts'
import { matchRoutes } from './matches.ts'
import { noticeRoutes } from './notices.ts'
import { peopleRoutes } from './people.ts'
import type { Serve } from './serve.ts'
import { serverRoutes } from './server.ts'

/** Everything under /api. */
export function serveApi(app: FastifyInstance, serve: Serve, house: House, hub: Hub, courier: Courier): void {
  serverRoutes(serve, house)
  accountRoutes(app, serve, house)
  peopleRoutes(serve, house)
  matchRoutes(serve, house)
  streamRoutes(serve, house, hub)
  noticeRoutes(serve, house, () => {
    courier.run().catch((error: unknown) => house.log.error({ err: error }, 'messages could not be delivered'))
  })
  chainRoutes(serve, house)
  adminRoutes(serve, house)
}
