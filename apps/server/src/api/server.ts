import type { SuggestedClock } from '@tessera/kernel'
import { type Json, routes } from '@tessera/wire'
import { meOf } from '../accounts/people.ts'
import { MOST_BOTS, MOST_TOKENS } from '../accounts/tokens.ts'
import type { House } from '../house.ts'
import { MOST_WEBHOOKS } from '../notify/webhooks.ts'
import type { Serve } from './serve.ts'

/** What this server is, and which games it knows. */
export function serverRoutes(serve: Serve, { games, settings, mail, pushKey, database, chain }: House): void {
  const entries = games.map(({ ruleset, name, blurb, minutes, bot, clocks, ownRating }) => ({
    id: ruleset.id,
    version: ruleset.version,
    name,
    blurb,
    minutes,
    levels: [...bot.levels],
    personalities: [...bot.personalities],
    clocks: [...(clocks ?? clocksFor(minutes))],
    rated: ownRating !== true,
    config: ruleset.config.json as Json,
    choice: ruleset.choice.json as Json,
  }))

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

/** Where a game suggests none: half of its length for each in a bank, a fair time for one turn, or three days. */
function clocksFor(minutes: number): readonly SuggestedClock[] {
  const seconds = Math.min(7200, Math.max(60, Math.round(minutes) * 30))
  return [
    { kind: 'bank', seconds, increment: 15 },
    { kind: 'turn', seconds: 120 },
    { kind: 'days', hours: 72 },
  ]
}
