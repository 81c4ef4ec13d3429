import type { AnyGame } from '@tessera/kernel'
import { eq } from 'drizzle-orm'
import { matches } from '../../database/schema.ts'
import { safeText } from '../../operate/safe-error.ts'
import type { Carried } from '../../rules/job.ts'
import { lastGroups } from '../load/loaded-match.ts'
import type { MatchCache } from '../road/match-cache.ts'
import type { Change } from '../store/change.ts'
import type { MatchRow } from '../store/rows.ts'

/**
 * Matches under rules that are no longer on the registry. Where the game can carry a position over to its new rules, the match
 * goes on from it, and everybody in it is told; else it ends without a winner. Matches whose rules are still here just go on.
 */
export async function carryOver(cache: MatchCache): Promise<void> {
  const kinds = await cache.database.db
    .selectDistinct({ game: matches.game, version: matches.version, status: matches.status })
    .from(matches)
    .where(eq(matches.status, 'running'))
  for (const { game, version } of kinds) {
    if (cache.registry.at(game, version) !== undefined) continue
    const rows = await cache.database.sql<{ id: string }>(
      "select id from matches where status = 'running' and game = $1 and version = $2",
      [game, version],
    )
    for (const { id } of rows) await carryOne(cache, id)
  }
}

async function carryOne(cache: MatchCache, id: string): Promise<void> {
  await cache.change(id, async (loaded, change) => {
    const { row } = loaded
    if (row.status !== 'running' || loaded.game !== null) return
    const game = cache.registry.current(row.game)
    const carried = game === undefined ? null : await carriedTo(cache, game, row, loaded.seats.length)
    if (game === undefined || carried === null) {
      endUnfinished(change, cache.clock.now())
      tell(loaded.seats, change, 'Your match ended without a winner: its rules are no longer played here.')
      return
    }
    carry(change, game, row, carried)
    tell(loaded.seats, change, `The rules of ${game.name} have changed; your match goes on under the new ones.`)
  })
  cache.forget(id)
}

async function carriedTo(cache: MatchCache, game: AnyGame, row: MatchRow, seats: number): Promise<Carried | null> {
  try {
    const state = row.saved?.point.state
    if (game.ruleset.upgrade === undefined || state === undefined) return null
    const request = {
      kind: 'carry' as const,
      match: row.id,
      game: row.game,
      version: game.ruleset.version,
      from: row.version,
      start: { config: row.config, seed: row.seed ?? '' },
      state,
      branch: row.branch + 1,
      frames: row.frames,
      left: row.saved?.left ?? [],
      seen: await lastGroups(cache.database, row, seats),
    }
    const reply = await cache.rules.ask(request, cache.payer(row.createdBy, 'due'))
    return reply.kind === 'carried' ? reply.carried : null
  } catch (error) {
    cache.log.error({ match: row.id, error: safeText(error) }, 'a match could not be carried over')
    return null
  }
}

/** It begins anew from the position with a frame that shows it under the new rules; choices not yet resolved lapse. */
function carry(change: Change, game: AnyGame, row: MatchRow, carried: Carried): void {
  Object.assign(change.set, {
    version: game.ruleset.version,
    startState: carried.state,
    saved: carried.snapshot,
    at: 0,
    branch: row.branch + 1,
    period: carried.period,
    awaiting: [...carried.awaiting],
    frames: row.frames + 1,
    framesFrom: row.frames,
  })
  change.chunks = carried.chunks
  change.dropFrom = 0
  change.kind = 'resolved'
  // Acts before this are not of the new record; their numbers go on.
  change.set.actsFrom = row.actsFrom + 1_000_000
}

function endUnfinished(change: Change, now: number): void {
  Object.assign(change.set, {
    status: 'finished',
    finished: new Date(now),
    result: { winner: null, reason: 'aborted' },
    awaiting: [],
    deadline: null,
    remindAt: null,
    botDue: null,
  })
  change.kind = 'finished'
}

function tell(places: readonly { readonly account: string | null }[], change: Change, text: string): void {
  for (const { account } of places)
    if (account !== null) change.told.push({ account, kind: 'notice', notice: { kind: 'carried-over', text } })
}
