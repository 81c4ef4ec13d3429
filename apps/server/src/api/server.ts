import { type AnyGame, clocksOf } from '@tessera/kernel'
import { type Json, routes } from '@tessera/wire'
import { meOf } from '../accounts/people.ts'
import { MOST_BOTS, MOST_TOKENS } from '../accounts/tokens.ts'
import type { ServerContext } from '../context.ts'
import { MOST_WEBHOOKS } from '../notify/webhooks.ts'
import type { Serve } from './serve.ts'

/** What this server is, and which games it knows. */
export function serverRoutes(serve: Serve, { games, settings, mail, pushKey, database, chain }: ServerContext): void {
  const entries = games.map(entryOf)

  serve(routes.games, async () => entries)
  serve(routes.facts, async ({ by }) => ({
    name: 'tessera' as const,
    you: by === null ? null : await meOf(database.db, by.id),
    mail: mail !== null,
    pushKey,
    guestDays: settings.guestDays,
    holdings: chain !== null,
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
