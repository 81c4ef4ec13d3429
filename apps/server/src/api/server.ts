import { type Json, routes } from '@tessera/wire'
import { MOST_BOTS, MOST_TOKENS } from '../accounts/tokens.ts'
import type { House } from '../house.ts'
import { MOST_WEBHOOKS } from '../notify/webhooks.ts'
import type { Serve } from './serve.ts'

/** What this server is, and which games it knows. */
export function serverRoutes(serve: Serve, { games, settings, mail, pushKey, chain }: House): void {
  const entries = games.map(({ ruleset, name, blurb, minutes, bot }) => ({
    id: ruleset.id,
    version: ruleset.version,
    name,
    blurb,
    minutes,
    levels: [...bot.levels],
    personalities: [...bot.personalities],
    config: ruleset.config.json as Json,
    choice: ruleset.choice.json as Json,
  }))

  serve(routes.games, async () => entries)
  serve(routes.facts, async () => ({
    name: 'tessera' as const,
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
