import { type AnyGame, clocksOf } from '@tessera/kernel'
import { type Json, routes } from '@tessera/wire'
import { meOf } from '../accounts/people.ts'
import { MOST_BOTS, MOST_TOKENS } from '../accounts/tokens.ts'
import type { ServerContext } from '../context.ts'
import { MOST_WEBHOOKS } from '../notify/webhooks.ts'
import type { Serve } from './answering/serve.ts'

/** Errors of browsers that are logged in a minute: one broken page shall not fill the disk. */
const MOST_ERRORS = 30

/** This server, and the games it knows. */
export function serverRoutes(serve: Serve, context: ServerContext): void {
  const { games, settings, mail, pushKey, database, plugins, log } = context
  const entries = games.map(entryOf)
  let minute = 0
  let told = 0

  serve(routes.games, async () => entries)
  serve(routes.browserError, async ({ body, request }) => {
    const now = Math.floor(performance.now() / 60_000)
    if (now !== minute) told = 0
    minute = now
    context.browserErrors.count++
    if (++told > MOST_ERRORS) return undefined
    const browser = String(request.headers['user-agent'] ?? '').slice(0, 200)
    log.warn({ reqId: request.id, browser, ...body }, 'an error in a browser')
    return undefined
  })
  serve(routes.facts, async ({ by }) => ({
    name: 'tessera' as const,
    you: by === null ? null : await meOf(database.db, by.id),
    mail: mail !== null,
    pushKey,
    guestDays: settings.guestDays,
    plugins: [...plugins.offered],
    limits: {
      openMatches: settings.openMatches.account,
      webhooks: MOST_WEBHOOKS,
      tokens: MOST_TOKENS,
      bots: MOST_BOTS,
    },
  }))
}

function entryOf(game: AnyGame) {
  const { ruleset, name, blurb, minutes, bot, ownRating } = game
  return {
    id: ruleset.id,
    version: ruleset.version,
    name,
    blurb,
    minutes,
    levels: [...bot.levels],
    personalities: [...bot.personalities],
    clocks: [...clocksOf(game)],
    rated: ownRating !== true,
    config: ruleset.config.json as Json,
    choice: ruleset.choice.json as Json,
  }
}
