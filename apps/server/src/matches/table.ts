import {
  type AnyGame,
  createMatch,
  hashOf,
  type Json,
  type Match,
  restoreMatch,
  type SavedMatch,
  type Start,
  type Watcher,
} from '@tessera/kernel'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { acts, choices, matches, seats, turns } from '../database/schema.ts'
import { NO_MATCH } from '../request-error.ts'
import { FrameStore } from './frame-store.ts'
import type { GameRegistry } from './game-registry.ts'
import type { MatchRow, SeatRow } from './rows.ts'

export type AnyMatch = Match<Json, Json, Json, Json, Json>

/** A match as this process holds it: its rows as of `row.revision`, and the referee once it runs. */
export interface Table {
  row: MatchRow
  seats: SeatRow[]
  /** null when this version of the game is no longer here. */
  readonly game: AnyGame | null
  /** null before the start, and for versions that cannot be run. */
  match: AnyMatch | null
  frames: FrameStore
  /** Whether the frame store knows what was seen last, so that it can go on. */
  resumed: boolean
  /** When each seat's choice of this turn was sealed, in milliseconds since 1970. */
  sealedAt: (number | null)[]
  /** The keys of this turn's choices, by seat, with the revision they were given and what was sent with them. */
  keys: Map<string, { readonly revision: number; readonly print: string }>
}

export async function loadTable({ db }: Database, registry: GameRegistry, id: string): Promise<Table> {
  const [row] = await db.select().from(matches).where(eq(matches.id, id))
  if (row === undefined) throw NO_MATCH()
  const places = await db.select().from(seats).where(eq(seats.match, id)).orderBy(asc(seats.seat))
  const game = registry.at(row.game, row.version) ?? null
  const frames = new FrameStore()
  const table: Table = {
    row,
    seats: places,
    game,
    match: null,
    frames,
    resumed: false,
    sealedAt: places.map(() => null),
    keys: new Map(),
  }
  if (row.saved === null || game === null) return table
  const saved = await savedMatch({ db }, row)
  const pending: SavedMatch<Json, Json, Json>['choices'][number][] = places.map(() => null)
  const given = await db
    .select()
    .from(choices)
    .where(and(eq(choices.match, id), eq(choices.turn, row.at), eq(choices.branch, row.branch)))
    .orderBy(asc(choices.revision))
  for (const { seat, choice, final, received, key, revision } of given) {
    pending[seat] = choice === null ? null : { choice, final }
    table.sealedAt[seat] = choice !== null && final ? received.getTime() : null
    table.keys.set(keyOf(seat, key), { revision, print: printOf(choice, final) })
  }
  table.match = restoreMatch(game.ruleset, { ...saved, choices: pending }, watchersOf(table, places.length))
  return table
}

/** Whatever a match needs to go on, put together again from its tables. */
export async function savedMatch(
  { db }: Pick<Database, 'db'>,
  row: MatchRow,
): Promise<Omit<SavedMatch<Json, Json, Json>, 'choices'>> {
  if (row.saved === null) throw new Error(`Match ${row.id} has not begun`)
  const done = await db
    .select({ choices: turns.choices, branch: turns.branch })
    .from(turns)
    .where(and(eq(turns.match, row.id), eq(turns.dropped, false)))
    .orderBy(asc(turns.turn))
  const entries = await db
    .select({ entry: acts.entry })
    .from(acts)
    .where(and(eq(acts.match, row.id), gte(acts.number, row.actsFrom)))
    .orderBy(asc(acts.number))
  return { ...row.saved, start: startOf(row), turns: done, acts: entries.map(({ entry }) => entry) }
}

export function startOf(row: MatchRow): Start<Json, Json> {
  if (row.seed === null) throw new Error(`Match ${row.id} has no seed yet`)
  const start = { config: row.config, seed: row.seed }
  return row.startState === null ? start : { ...start, state: row.startState }
}

/** Sets the match up; its row has got its seed. */
export function beginMatch(table: Table, game: AnyGame, start: Start<Json, Json>): AnyMatch {
  table.resumed = true
  const match = createMatch(game.ruleset, start, watchersOf(table, table.seats.length))
  table.match = match
  return match
}

/** Before anything happens in the match, the frame store must know what was seen last. */
export async function resumeFrames({ db }: Pick<Database, 'db'>, table: Table): Promise<void> {
  if (table.resumed) return
  const audiences = watchersOf(table, table.seats.length).map(({ to }) => audienceOf(to))
  await table.frames.resume(db, table.row.id, audiences, table.row.frames)
  table.resumed = true
}

export function audienceOf(to: number | 'spectator'): string {
  return to === 'spectator' ? 's' : String(to)
}

/** Tells whether a choice sent again is the same, without keeping it. */
export function printOf(choice: Json | null, final: boolean): string {
  return hashOf([choice, final])
}

export function keyOf(seat: number, key: string): string {
  return `${seat}:${key}`
}

function watchersOf(table: Pick<Table, 'frames'>, count: number): Watcher<Json, Json>[] {
  const audiences: (number | 'spectator')[] = [...Array.from({ length: count }, (_, seat) => seat), 'spectator']
  return audiences.map((to) => ({ to, frame: (frame) => table.frames.push(audienceOf(to), frame) }))
}
