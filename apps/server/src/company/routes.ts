import { routes } from '@tessera/wire'
import type { Serve } from '../api/answering/serve.ts'
import type { ServerContext } from '../context.ts'
import { matchOfTheDay, runningMatches } from '../matches/lists/index.ts'
import type { Hub } from '../stream/hub.ts'
import { chatOf, sayLine } from './chat.ts'
import { befriend, friendsOf, unfriend } from './friends.ts'

/** Company: talking at the table, friends, and matches worth watching. */
export function companyRoutes(serve: Serve, context: ServerContext, hub: Hub): void {
  const { database, matches } = context
  serve(routes.chat, ({ by, params, query }) => chatOf(database, by, params.id, query.after))
  serve(routes.sayLine, async ({ by, params, body }) => {
    await sayLine(context, by, params.id, body.text, body.key)
    return undefined
  })
  serve(routes.runningMatches, ({ by, query }) => runningMatches(matches, by, query))
  serve(routes.matchOfTheDay, async ({ by }) => ({ match: await matchOfTheDay(matches, by) }))
  serve(routes.friends, ({ by, query }) => friendsOf(database, by, query, (account) => hub.here(account)))
  serve(routes.befriend, async ({ by, params }) => {
    await befriend(context, by, params.id)
    return undefined
  })
  serve(routes.unfriend, async ({ by, params }) => {
    await unfriend(database, by, params.id)
    return undefined
  })
}
