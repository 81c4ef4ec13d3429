import type { AnyGame, Json, Report } from '@tessera/kernel'
import type { MatchView } from '@tessera/wire'
import { eq } from 'drizzle-orm'
import { accounts, type notices } from '../database/schema.ts'
import type { House } from '../house.ts'
import { TroubleError } from '../matches/trouble.ts'

const MOST_TEXT = 1500
const MOST_FIELDS = 10
const MOST_IN_FIELD = 1024
const MOST_LETTERS = 5800

/**
 * How the match a notice is about stands for whom it is meant, in the game's own words and from their view alone; null when
 * there is nothing to tell or a battle is still to be watched.
 */
export async function reportFor(
  { database: { db }, games, matches, log }: House,
  { kind, match, account }: typeof notices.$inferSelect,
): Promise<Report | null> {
  if ((kind !== 'turn' && kind !== 'reminder') || match === null) return null
  const [asker] = await db.select().from(accounts).where(eq(accounts.id, account))
  if (asker === undefined) return null
  try {
    const seen = await matches.view(asker, match)
    const game = games.find(({ ruleset }) => ruleset.id === seen.game && ruleset.version === seen.version)
    if (game === undefined || seen.status !== 'running' || seen.view === null || seen.mine === null) return null
    return shortened(told(game, seen, seen.mine))
  } catch (error) {
    if (!(error instanceof TroubleError)) log.warn({ err: error }, 'a position could not be told')
    return null
  }
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

/** What a Discord embed can carry, so that every form of a message tells the same. */
function shortened({ title, text, fields = [] }: Report): Report {
  const told = { title: title.slice(0, 200), text: cut(text, MOST_TEXT) }
  let room = MOST_LETTERS - told.title.length - told.text.length
  const short: { name: string; value: string }[] = []
  for (const field of fields.slice(0, MOST_FIELDS)) {
    const name = field.name.slice(0, 100)
    const value = cut(field.value, MOST_IN_FIELD)
    room -= name.length + value.length
    if (room < 0) break
    short.push({ name, value })
  }
  return short.length > 0 ? { ...told, fields: short } : told
}

/** Whole lines where possible. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf('\n', most - 2)
  return `${text.slice(0, end > 0 ? end : most - 2)}\n…`
}
