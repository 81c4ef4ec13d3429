import type { AnyGame, Json, Report } from '@tessera/kernel'
import type { MatchView } from '@tessera/wire'
import { eq } from 'drizzle-orm'
import type { ServerContext } from '../context.ts'
import { accounts, type notices } from '../database/schema.ts'
import { viewOf } from '../matches/show/index.ts'
import { RequestError } from '../request-error.ts'

const MOST_LETTERS = 40_000
/** Notices that a position belongs to; of a match that is over it says how it ended. */
const TELLING: ReadonlySet<string> = new Set(['turn', 'reminder', 'finished'])

/**
 * How the match a notice is about stands for whom it is meant, in the game's own words and from their view alone; null when
 * there is nothing to tell or a battle is still to be watched.
 */
export async function reportFor(
  { database: { db }, games, matches, log }: ServerContext,
  { kind, match, account }: typeof notices.$inferSelect,
): Promise<Report | null> {
  if (!TELLING.has(kind) || match === null) return null
  const [asker] = await db.select().from(accounts).where(eq(accounts.id, account))
  if (asker === undefined) return null
  try {
    const seen = await viewOf(matches, asker, match)
    const game = games.find(({ ruleset }) => ruleset.id === seen.game && ruleset.version === seen.version)
    if (game === undefined || seen.view === null || seen.mine === null || !isShown(game, seen)) return null
    return bounded(told(game, seen, seen.mine))
  } catch (error) {
    if (!(error instanceof RequestError)) log.warn({ err: error }, 'a position could not be told')
    return null
  }
}

/**
 * Whether the position tells nothing that its player has still to watch. While a match runs, a report that a game writes itself is for those who
 * play by messages, and is always told; a picture of the position waits for the battle before it.
 */
function isShown({ ruleset, report }: AnyGame, { status, unwatched, watched, frames }: MatchView): boolean {
  if (status === 'finished') return !unwatched
  const automatic = ruleset.beat !== undefined && report === undefined
  return status === 'running' && (!automatic || watched >= frames - 1)
}

function told(game: AnyGame, { view, seats, awaiting, deadline }: MatchView, seat: number): Report {
  const names = seats.map(({ person, bot }) => person?.name ?? (bot === null ? null : `Bot (${bot.level})`))
  return (
    game.report?.(view as Json, { seat, names, awaiting, deadline }) ?? {
      title: game.name,
      text: game.picture(view as Json),
    }
  )
}

/** A game has much to say, but not without end. */
function bounded({ title, text, fields = [] }: Report): Report {
  const short = { title: title.slice(0, 200), text: text.slice(0, MOST_LETTERS) }
  if (fields.length === 0) return short
  let room = MOST_LETTERS - short.text.length
  const kept = fields.filter(({ name, value }) => {
    room -= name.length + value.length
    return room >= 0
  })
  return { ...short, fields: kept }
}
