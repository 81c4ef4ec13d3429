import { type AnyGame, type Json, restoreMatch } from '@tessera/kernel'
import { eq } from 'drizzle-orm'
import { matches } from '../database/schema.ts'
import type { Change } from './change.ts'
import type { MatchCache } from './match-cache.ts'
import type { MatchRow } from './rows.ts'

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
  await cache.change(id, (table, change) => {
    const { row } = table
    if (row.status !== 'running' || table.game !== null) return
    const game = cache.registry.current(row.game)
    const state = game === undefined ? null : upgraded(cache, game, row)
    if (game === undefined || state === null) {
      endUnfinished(change, cache.clock.now())
      tell(table.seats, change, 'Your match ended without a winner: its rules are no longer played here.')
      return
    }
    carry(change, game, row, state)
    tell(table.seats, change, `The rules of ${game.name} have changed; your match goes on under the new ones.`)
  })
  cache.forget(id)
}

function upgraded(cache: MatchCache, game: AnyGame, row: MatchRow): Json | null {
  try {
    const state = row.saved?.point.state
    if (game.ruleset.upgrade === undefined || state === undefined) return null
    const carried = game.ruleset.upgrade(state, row.version, row.config)
    return game.brokenInvariants(carried, row.config).length === 0 ? carried : null
  } catch (error) {
    cache.log.error({ match: row.id, error: String(error) }, 'a match could not be carried over')
    return null
  }
}

/** It begins anew from the position, on a branch of its own so that no dice come twice; choices not yet resolved lapse. */
function carry(change: Change, game: AnyGame, row: MatchRow, state: Json): void {
  const branch = row.branch + 1
  const { ruleset } = game
  const saved = {
    game: row.game,
    version: ruleset.version,
    start: { config: row.config, seed: row.seed ?? '', state },
    turns: [],
    acts: [],
    point: { state, at: 0, branch, beats: 0, dice: 0 },
    branch,
    frames: row.frames,
    choices: Array.from({ length: ruleset.seats(row.config) }, () => null),
    offers: [],
    left: row.saved?.left ?? [],
    ended: null,
  }
  const match = restoreMatch(ruleset, saved)
  Object.assign(change.set, {
    version: ruleset.version,
    startState: state,
    saved: match.snapshot(),
    at: 0,
    branch,
    period: match.period(),
    awaiting: [...match.awaiting()],
    framesFrom: Math.max(0, row.frames - 1),
  })
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
