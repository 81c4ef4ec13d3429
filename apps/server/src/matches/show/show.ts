import type { Json } from '@tessera/kernel'
import type { MatchSummary, MatchView, Person } from '@tessera/wire'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { accounts, ratings, seats } from '../../database/schema.ts'
import { NO_MATCH, requestError } from '../../request-error.ts'
import type { Pending } from '../../rules/job.ts'
import { type GameRegistry, type LoadedMatch, seatAt } from '../load/index.ts'
import { shownResult } from '../publish/index.ts'
import type { Rooms } from '../road/index.ts'
import { seatDeadline } from '../settle/index.ts'
import { type Asker, audienceOf, framesOf, type MatchRow, type SeatRow } from '../store/index.ts'
import { orDamaged } from './unreadable.ts'
import { type RatingBefore, ratingsBefore } from './unwatched.ts'

/** A match row without the position, which lists never need. */
export type ListedRow = Omit<MatchRow, 'saved' | 'startState' | 'config'>

type Shown = Pick<Rooms, 'database' | 'store' | 'registry' | 'referee' | 'publisher' | 'hosts' | 'clock' | 'log'>

/** Everything about a match that the asker may see; a match they may not know of is refused. */
export async function viewOf(rooms: Shown & Pick<Rooms, 'road'>, asker: Asker | null, id: string): Promise<MatchView> {
  const look = () => rooms.road.read(id, (match) => show(rooms, asker, match))
  try {
    return await look()
  } catch (error) {
    if (!(await rooms.road.setAsideIfDamaged(id, error))) throw error
    return await look()
  }
}

async function show(rooms: Shown, asker: Asker | null, loaded: LoadedMatch): Promise<MatchView> {
  const { row } = loaded
  const mine = seatAt(loaded.seats, asker)
  refuseStranger(row, loaded.seats, asker)
  const audience = mine ?? 'spectator'
  const looking = mayLook(row, mine, asker)
  const { pending } = loaded
  const offers = row.saved?.offers ?? []
  const held = loaded.seats.map(({ bank, saltHash, salt }) => ({ bank, saltHash, salt }))
  const deadlines = row.status === 'running' ? deadlinesOf(loaded) : loaded.seats.map(() => null)
  // How far a person has watched is written apart from changes of the match, perhaps by another server.
  const places = await rooms.store.seats(row.id)
  const summary = (await summaries(rooms, asker, [row], places))[0]
  if (summary === undefined) throw NO_MATCH()
  const place = mine === null ? undefined : places[mine]
  /** The last position of a battle that is still to be watched would betray how it ends. */
  const shownView = async (): Promise<Json> => {
    if (!looking) return null
    if (summary.unwatched && place !== undefined) return await storedView(rooms, row, audience, place.watched + 1)
    return row.saved === null ? null : (JSON.parse(await viewJson(rooms, loaded, audienceOf(audience))) as Json)
  }
  const over = row.status === 'finished' && !summary.unwatched && !isSealed(rooms, row)
  return {
    ...summary,
    config: row.config as MatchView['config'],
    revision: row.revision,
    at: row.at,
    sealed: pending.flatMap((chosen, seat) => (chosen?.final === true ? [seat] : [])),
    chosen: (mine === null ? null : shownChoice(pending[mine])) as MatchView['chosen'],
    offers: offers.map((offer) => ({ ...offer, agreed: [...offer.agreed] })),
    view: (await shownView().catch(unlessOver(rooms, row))) as MatchView['view'],
    frames: framesOf(row, audienceOf(audience)),
    watched: place?.watched ?? 0,
    banks: held.map(({ bank }) => bank),
    deadlines,
    fairness: {
      commitment: row.commitment,
      saltHashes: held.map(({ saltHash }) => saltHash),
      salts: held.map(({ salt }) => (over ? salt : null)),
      secret: over ? row.secret : null,
      seed: over ? row.seed : null,
    },
    owes: row.status === 'starting' && place !== undefined && place.salt === null ? 'salt' : 'nothing',
    spectators: row.spectators,
    rematch: mine === null ? null : row.rematch,
    link: `/m/${row.id}`,
  }
}

/** Of a match that is over everything else is shown when its last position cannot be read. */
function unlessOver(rooms: Pick<Rooms, 'log'>, row: MatchRow): (error: unknown) => null {
  return (error) => {
    const found = orDamaged(rooms, row.id, error)
    if (found === error || row.status !== 'finished') throw error
    return null
  }
}

/** When each seat that is awaited runs out of time. */
function deadlinesOf(loaded: LoadedMatch): (string | null)[] {
  const awaited = loaded.row.awaiting
  return loaded.seats.map(({ seat }) => {
    const deadline = awaited.includes(seat) ? seatDeadline(loaded, seat) : null
    return deadline === null ? null : new Date(deadline).toISOString()
  })
}

/**
 * What an audience sees now, as JSON: from the thread that holds the position, else what the audience saw last, which is the same. It runs
 * no rules, so that looking costs little even where playing costs much.
 */
export async function viewJson(
  { referee, store }: Pick<Rooms, 'referee' | 'store'>,
  match: Pick<LoadedMatch, 'row' | 'held'>,
  audience: string,
): Promise<string> {
  const { row, held } = match
  const seen = await referee.look(match, audience).catch(() => null)
  if (seen !== null) return seen
  const json = JSON.stringify(await store.lastView(row.id, audience, framesOf(row, audience)))
  held.views.set(audience, json)
  return json
}

function shownChoice(chosen: Pending | undefined): Pending {
  return chosen ? { choice: chosen.choice, final: chosen.final } : null
}

/** The view of an audience after the first `count` frames. */
async function storedView(
  { store }: Pick<Rooms, 'store'>,
  row: MatchRow,
  audience: number | 'spectator',
  count: number,
): Promise<Json> {
  return row.frames === 0 ? null : await store.lastView(row.id, audienceOf(audience), count)
}

/** Whether record, seed and dice stay closed although the match is over: others may still have it to play. */
export function isSealed(
  { hosts, clock }: Pick<Rooms, 'hosts' | 'clock'>,
  { game, config }: Pick<MatchRow, 'game' | 'config'>,
): boolean {
  return hosts.find((host) => host.game === game)?.sealed?.(config, clock.now()) ?? false
}

/** Private matches are only for those in them. */
export function refuseStranger(row: ListedRow, places: readonly SeatRow[], asker: Asker | null): void {
  if (row.visibility !== 'private') return
  if (asker === null) throw NO_MATCH()
  const theirs = places.some(({ account, invited }) => account === asker.id || invited === asker.id)
  if (!theirs && row.createdBy !== asker.id && asker.role !== 'admin') throw NO_MATCH()
}

/** Whether the asker may look at the position: seated, or a spectator where they are allowed. */
function mayLook(row: ListedRow, mine: number | null, asker: Asker | null): boolean {
  return mine !== null || row.spectators || row.status === 'finished' || asker?.role === 'admin'
}

export function refuseLooking(row: ListedRow, mine: number | null, asker: Asker | null): void {
  if (!mayLook(row, mine, asker)) throw requestError(403, 'no_spectators', 'This match may be watched when it is over.')
}

/**
 * An automatic battle is decided before anybody has watched it: who has a seat learns the result when they have seen the
 * last frame.
 */
function isUnwatched(registry: GameRegistry, row: ListedRow, place: SeatRow | undefined): boolean {
  const plays = registry.at(row.game, row.version)?.ruleset.beat !== undefined
  return (
    plays &&
    row.result !== null &&
    row.result.reason !== 'damaged' &&
    place !== undefined &&
    place.watched < (place.frames ?? row.frames) - 1
  )
}

/**
 * Refuses what tells how a battle ends, until the asker has watched it: its record, what others saw, a fork. How far they have watched is
 * asked of the store, since another server may have been told.
 */
export async function refuseUnwatched(
  { store, registry }: Pick<Rooms, 'store' | 'registry'>,
  row: ListedRow,
  asker: Asker | null,
): Promise<void> {
  if (asker === null || row.result === null) return
  const place = (await store.seats(row.id)).find(({ account }) => account === asker.id)
  if (isUnwatched(registry, row, place))
    throw requestError(409, 'not_watched', 'Watch the battle to its end first: this would tell you how it ends.')
}

/** Matches as lists show them. */
export async function summaries(
  { database, registry, publisher: { presence } }: Pick<Rooms, 'database' | 'registry' | 'publisher'>,
  asker: Asker | null,
  rows: readonly ListedRow[],
  known?: readonly SeatRow[],
): Promise<MatchSummary[]> {
  const { db } = database
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const places = known ?? (await db.select().from(seats).where(inArray(seats.match, ids)).orderBy(asc(seats.seat)))
  const people = await peopleOf(
    db,
    places.flatMap(({ account, invited }) => [account, invited].flatMap((one) => (one === null ? [] : [one]))),
  )
  const strengths = await currentRatings(db, [...new Set(rows.map(({ game }) => game))], [...people.keys()])
  const unseen =
    strengths.size === 0 ? new Map<string, RatingBefore>() : await ratingsBefore({ database, registry }, asker)
  for (const [key, { rating }] of unseen) if (strengths.has(key)) strengths.set(key, rating)
  return rows.map((row) => {
    const own = places.filter(({ match }) => match === row.id)
    const mine = seatAt(own, asker)
    const unwatched = isUnwatched(registry, row, mine === null ? undefined : own[mine])
    return {
      id: row.id,
      game: row.game,
      version: row.version,
      status: row.status,
      visibility: row.visibility,
      clock: row.clock,
      rated: row.rated,
      backed: own.some(({ backing }) => backing !== null),
      seats: own.map(({ seat, account, bot, host, invited, ratingBefore }) => ({
        seat,
        ...(host && { host }),
        person: account === null ? null : (people.get(account) ?? null),
        bot: bot === null ? null : { ...bot },
        invited: invited === null ? null : (people.get(invited) ?? null),
        rating: ratingBefore ?? (account === null ? null : (strengths.get(`${row.game} ${account}`) ?? null)),
        present: presence.isPresent(row.id, seat),
      })),
      awaiting: [...row.awaiting],
      mine,
      deadline: row.deadline?.toISOString() ?? null,
      period: row.period,
      created: row.created.toISOString(),
      changed: row.changed.toISOString(),
      result: unwatched || row.result === null ? null : shownResult(row.result, row.late),
      unwatched,
    }
  })
}

/** Names as everybody may know them. */
export async function peopleOf(db: Queries, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: accounts.id, name: accounts.name, kind: accounts.kind, deleted: accounts.deleted })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name, kind, deleted }) => [id, { id, name, kind, gone: deleted !== null }]))
}

async function currentRatings(db: Queries, games: readonly string[], people: readonly string[]) {
  if (people.length === 0) return new Map<string, number>()
  const rows = await db
    .select({ account: ratings.account, game: ratings.game, rating: ratings.rating })
    .from(ratings)
    .where(
      and(
        inArray(ratings.account, [...people]),
        games.length === 1 ? eq(ratings.game, games[0] ?? '') : inArray(ratings.game, [...games]),
      ),
    )
  return new Map(rows.map(({ account, game, rating }) => [`${game} ${account}`, Math.round(rating)]))
}
