import { type AnyGame, hashOf, type Json, type SavedMatch, type Start } from '@tessera/kernel'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { acts, choices, frames, matches, seats, turns } from '../../database/schema.ts'
import { NO_MATCH } from '../../request-error.ts'
import type { ColdMatch, Pending } from '../../rules/job.ts'
import { audiencesOf } from '../../rules/match-runner.ts'
import type { Published } from '../publish/match-update.ts'
import { groupStart } from '../store/frame-store.ts'
import type { MatchRow, SeatRow } from '../store/rows.ts'
import type { GameRegistry } from './game-registry.ts'

/** A match as this process holds it: its rows as of `row.revision`. Its position is with whoever runs the rules. */
export interface LoadedMatch {
  row: MatchRow
  seats: SeatRow[]
  /** null when this version of the game is no longer here. */
  readonly game: AnyGame | null
  /** Choices of this turn that wait for the others, by seat. */
  pending: readonly Pending[]
  /** What the position is called by the thread that holds it; null when none is known to. */
  stamp: string | null
  /** The rules have moved on from what is in the database: it is to be written, or forgotten. */
  unwritten: boolean
  /** When each seat's choice of this turn was sealed, in milliseconds since 1970. */
  sealedAt: (number | null)[]
  /** The keys of this turn's choices, by seat, with the revision they were given and what was sent with them. */
  keys: Map<string, { readonly revision: number; readonly print: string }>
  /** What the last change made of it, as this process has told those who listen. */
  published: Published | null
  /** What audiences see at this position, as JSON, as far as somebody has asked. */
  views: Map<string, string>
}

export async function loadMatch({ db }: Database, registry: GameRegistry, id: string): Promise<LoadedMatch> {
  const [row] = await db.select().from(matches).where(eq(matches.id, id))
  if (row === undefined) throw NO_MATCH()
  const places = await db.select().from(seats).where(eq(seats.match, id)).orderBy(asc(seats.seat))
  const pending: Pending[] = places.map(() => null)
  const loaded: LoadedMatch = {
    row,
    seats: places,
    game: registry.at(row.game, row.version) ?? null,
    pending,
    stamp: null,
    unwritten: false,
    sealedAt: places.map(() => null),
    keys: new Map(),
    views: new Map(),
    published: null,
  }
  if (row.saved === null) return loaded
  const given = await db
    .select()
    .from(choices)
    .where(and(eq(choices.match, id), eq(choices.turn, row.at), eq(choices.branch, row.branch)))
    .orderBy(asc(choices.revision))
  for (const { seat, choice, final, received, key, revision } of given) {
    pending[seat] = choice === null ? null : { choice, final }
    loaded.sealedAt[seat] = choice !== null && final ? received.getTime() : null
    loaded.keys.set(keyOf(seat, key), { revision, print: printOf(choice, final) })
  }
  return loaded
}

/** Whether the rules can go on with it: it has begun, and they are here. */
export function isPlayable({ row, game }: Pick<LoadedMatch, 'row' | 'game'>): boolean {
  return row.saved !== null && game !== null
}

/** Whatever a match needs to go on, put together again from its tables. */
export async function savedMatch(
  { db }: Pick<Database, 'db'>,
  row: MatchRow,
): Promise<Omit<SavedMatch<Json, Json, Json>, 'choices'>> {
  if (row.saved === null) throw new Error(`Match ${row.id} has not begun`)
  const done = await db
    .select({ choices: turns.choices, branch: turns.branch, late: turns.late })
    .from(turns)
    .where(and(eq(turns.match, row.id), eq(turns.dropped, false)))
    .orderBy(asc(turns.turn))
  const entries = await db
    .select({ entry: acts.entry })
    .from(acts)
    .where(and(eq(acts.match, row.id), gte(acts.number, row.actsFrom)))
    .orderBy(asc(acts.number))
  return { ...row.saved, start: startOf(row), turns: done.map(turnOf), acts: entries.map(({ entry }) => entry) }
}

/** A resolved turn as its row keeps it. */
export function turnOf({
  choices: made,
  branch,
  late,
}: Pick<typeof turns.$inferSelect, 'choices' | 'branch' | 'late'>) {
  return { choices: made, branch, ...(late !== null && { late }) }
}

/** Everything a thread needs to go on with a match that it does not hold. */
export async function coldMatch({ db }: Database, { row, pending }: LoadedMatch): Promise<ColdMatch> {
  const saved = await savedMatch({ db }, row)
  return { saved: { ...saved, choices: pending }, frames: await lastGroups({ db }, row, pending.length) }
}

/** The stored frames of every audience since its last key frame. */
export async function lastGroups(
  { db }: Pick<Database, 'db'>,
  row: MatchRow,
  seatCount: number,
): Promise<ColdMatch['frames']> {
  const audiences = audiencesOf(seatCount).map((audience) => ({ audience, from: groupStart(framesOf(row, audience)) }))
  const first = Math.min(...audiences.map(({ from }) => from))
  const chunks = await db
    .select({ audience: frames.audience, from: frames.from, data: frames.data })
    .from(frames)
    .where(and(eq(frames.match, row.id), gte(frames.from, first)))
    .orderBy(asc(frames.from))
  return audiences.map(({ audience, from }) => ({
    audience,
    from,
    data: chunks.filter((chunk) => chunk.audience === audience && chunk.from >= from).map(({ data }) => data),
  }))
}

/** How many frames an audience has got. */
export function framesOf({ frames: all, saved }: Pick<MatchRow, 'frames' | 'saved'>, audience: string): number {
  return saved?.seen?.[audience === 's' ? 'spectator' : audience] ?? all
}

export function startOf(row: MatchRow): Start<Json, Json> {
  if (row.seed === null) throw new Error(`Match ${row.id} has no seed yet`)
  const start = { config: row.config, seed: row.seed }
  return row.startState === null ? start : { ...start, state: row.startState }
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
