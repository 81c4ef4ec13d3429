import type { Routes } from './route.ts'
import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { companyRoutes } from './routes/company.ts'
import { matchRoutes } from './routes/matches.ts'
import { newsRoutes } from './routes/news.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { peopleRoutes } from './routes/people.ts'
import { serverRoutes } from './routes/server.ts'

/** Every request the server answers under /api, by what it serves. */
export const routes = {
  ...serverRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
  ...peopleRoutes,
  ...matchRoutes,
  ...companyRoutes,
  ...newsRoutes,
  ...adminRoutes,
} as const satisfies Routes
