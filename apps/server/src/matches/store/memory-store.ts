import type { ActEntry, Json, Memory } from '@tessera/kernel'
import { audiencesOf } from '../../rules/match-runner.ts'
import type { Change } from './change.ts'
import type { ServerClock } from './clock.ts'
import { groupStart, lastViewIn, pageAt, unpacked } from './frame-chunks.ts'
import type { Due, MatchStore, Wanted, Written } from './match-store.ts'
import { LIMITED, type MatchLimit } from './new-match.ts'
import { framesOf, type MatchRow, type RatingRow, type SeatRow, type TurnRow, turnOf } from './rows.ts'

interface Kept {
  readonly row: MatchRow
  readonly seats: readonly SeatRow[]
  readonly choices: readonly (NonNullable<Change['choice']> & { readonly revision: number })[]
  readonly answers: ReadonlyMap<number, Memory>
  readonly turns: readonly TurnRow[]
  readonly acts: readonly { readonly number: number; readonly entry: ActEntry<Json>; readonly key: string | null }[]
  readonly frames: readonly { readonly audience: string; readonly from: number; readonly data: Uint8Array }[]
}

/** A model of the store without a database: what it does, PostgreSQL must do. Tables of plug-ins, notices and pairings are left out. */
export function memoryStore(clock: Pick<ServerClock, 'now'>): MatchStore {
  const matches = new Map<string, Kept>()
  const ratings = new Map<string, RatingRow>()
  const revisions = new Map<string, number>()
  const rows = (): MatchRow[] => [...matches.values()].map(({ row }) => row)
  const keptOf = (match: string): Kept => {
    const kept = matches.get(match)
    if (kept === undefined) throw new Error(`There is no match ${match}`)
    return kept
  }
  const readFrames: MatchStore['frames'] = async (match, audience, from) => {
    const { begin, end } = pageAt(from)
    const chunks = keptOf(match).frames.filter(
      (one) => one.audience === audience && one.from >= begin && one.from < end,
    )
    return { from: begin, frames: await unpacked(chunks.map(({ data }) => data)) }
  }
  const writeOne = ({ row, change }: Wanted): Written | null => {
    const kept = matches.get(row.id)
    const now = clock.now()
    const late = change.notAfter !== null && change.notAfter <= now
    if (kept === undefined || kept.row.revision !== row.revision || late) return null
    matches.set(row.id, written(kept, change, new Date(now)))
    const told = [...new Set(change.told.map(({ account }) => account))]
    for (const account of told) revisions.set(account, (revisions.get(account) ?? 0) + 1)
    const accounts = new Map(told.map((account) => [account, revisions.get(account) ?? 0]))
    return { revision: row.revision + 1, changed: new Date(now), accounts }
  }
  return {
    lanes: 1,
    async create({ row, seats, limits }) {
      const made = rows()
      const reached = limits.find((limit) => made.filter((one) => isLimited(limit, one, row)).length >= limit.most)
      if (reached !== undefined) return reached
      const { createdBy, creationKey: key } = row
      if (key !== null && made.some((one) => one.createdBy === createdBy && one.creationKey === key)) throw usedKey(key)
      matches.set(row.id, { ...NOTHING, row, seats })
      return null
    },
    createdWith: async (account, key) =>
      rows().find((row) => row.createdBy === account && row.creationKey === key)?.id ?? null,
    unstartedOf: async (account) =>
      rows().filter(({ createdBy, status }) => createdBy === account && isIn(LIMITED.unstarted, status)).length,
    async load(match) {
      const kept = matches.get(match)
      if (kept === undefined) return null
      const { row, seats, choices, answers } = kept
      const open = choices.filter(({ turn, branch }) => turn === row.at && branch === row.branch)
      const given = row.saved === null ? [] : open
      return { row, seats, choices: given.map((one) => ({ ...one, received: new Date(one.received) })), answers }
    },
    revisionOf: async (match) => matches.get(match)?.row.revision ?? null,
    seats: async (match) => matches.get(match)?.seats ?? [],
    async history({ id, actsFrom }) {
      const { turns, acts } = keptOf(id)
      return {
        turns: turns.filter(({ dropped }) => !dropped).map(turnOf),
        acts: acts.filter(({ number }) => number >= actsFrom).map(({ entry }) => entry),
      }
    },
    turns: async (match) => keptOf(match).turns.toSorted((a, b) => a.turn - b.turn || a.branch - b.branch),
    async lastFrames(row, seats) {
      const { frames } = keptOf(row.id)
      return audiencesOf(seats).map((audience) => {
        const from = groupStart(framesOf(row, audience))
        const chunks = frames.filter((one) => one.audience === audience && one.from >= from)
        return { audience, from, data: chunks.map(({ data }) => data) }
      })
    },
    frames: readFrames,
    async keptFrames(match, audience, from) {
      const { begin, end } = pageAt(from, 1)
      const chunks = keptOf(match).frames.filter(
        (one) => one.audience === audience && one.from >= begin && one.from < end,
      )
      return chunks.length === 0 ? null : { kind: 'chunks', begin, data: chunks.map(({ data }) => data) }
    },
    lastView: async (match, audience, count) =>
      lastViewIn(await readFrames(match, audience, Math.max(0, count - 1)), count),
    async choiceOf(match, account, key) {
      const { row, seats, choices } = keptOf(match)
      const found = choices.find((one) => one.key === key && seats[one.seat]?.account === account)
      return found === undefined ? null : { ...found, at: row.at }
    },
    actOf: async (match, key) => keptOf(match).acts.find((one) => one.key === key)?.entry.act ?? null,
    async watched(match, seat, frame) {
      const kept = keptOf(match)
      const seats = kept.seats.map((place) =>
        place.seat === seat ? { ...place, watched: Math.max(place.watched, frame) } : place,
      )
      matches.set(match, { ...kept, seats })
    },
    async write(wanted) {
      for (const { row, change } of wanted) refuseSecondKey(matches.get(row.id), change)
      return wanted.map(writeOne)
    },
    ratings: async (game, people) => people.flatMap((account) => ratings.get(`${game} ${account}`) ?? []),
    async rate(match, { now, unrated, rated }) {
      const kept = keptOf(match)
      const { row } = kept
      const { game } = row
      if (!row.toRate) return
      const people = kept.seats.flatMap(({ account }) => account ?? [])
      const before = people.map(
        (account) => ratings.get(`${game} ${account}`) ?? { account, game, ...unrated, matches: 0, changed: now },
      )
      const places = new Map<number, Partial<SeatRow>>()
      for (const { seat, account, strength, ...shown } of rated(kept, before)) {
        const played = (before.find((one) => one.account === account)?.matches ?? 0) + 1
        ratings.set(`${game} ${account}`, { account, game, ...strength, matches: played, changed: now })
        places.set(seat, shown)
      }
      const seats = kept.seats.map((place) => ({ ...place, ...places.get(place.seat) }))
      matches.set(match, { ...kept, row: { ...row, toRate: false, revision: row.revision + 1 }, seats })
    },
    due: async (now, botsSince, except) =>
      rows()
        .filter(({ id }) => !except.includes(id))
        .flatMap((row) => dueOf(row, now, botsSince)),
    async runningVersions() {
      const running = rows().filter(({ status }) => status === 'running')
      return [...new Map(running.map(({ game, version }) => [`${game} ${version}`, { game, version }])).values()]
    },
    runningUnder: async (game, version) =>
      rows()
        .filter((row) => row.status === 'running' && row.game === game && row.version === version)
        .map(({ id }) => id),
    learnTime: async () => {},
  }
}

/** The match with a change in it. */
function written(kept: Kept, change: Change, now: Date): Kept {
  const { row, seats } = kept
  const revision = row.revision + 1
  const { choice, answered, turn, dropFrom, acts, chunks } = change
  const turns = kept.turns.map((one) => (dropFrom !== null && one.turn >= dropFrom ? { ...one, dropped: true } : one))
  const late = turn?.late ?? null
  const replaced = (one: Kept['frames'][number]): boolean =>
    chunks.some(({ audience, from, until }) => {
      return one.audience === audience && (one.from === from || (one.from > from && one.from < until))
    })
  const fresh = chunks.map(({ audience, from, data }) => ({ audience, from, data: Buffer.from(data, 'base64') }))
  return {
    row: { ...row, ...change.set, revision, changed: now },
    seats: seats.map((place) => seatWith(place, change.seats.get(place.seat))),
    choices: choice === null ? kept.choices : [...kept.choices, { ...choice, revision }],
    answers: answered === null ? kept.answers : new Map(kept.answers).set(answered.seat, answered.memory),
    turns: turn === null ? turns : [...turns, { ...turn, match: row.id, late, resolved: now, dropped: false }],
    acts: [...kept.acts, ...acts],
    frames: [...kept.frames.filter((one) => !replaced(one)), ...fresh].toSorted((a, b) => a.from - b.from),
  }
}

/** The seat after a change; columns that are written apart from changes stay. */
function seatWith(place: SeatRow, fresh: SeatRow = place): SeatRow {
  const { watched, ratingAfter, deviationBefore } = place
  return { ...fresh, watched, ratingAfter, deviationBefore }
}

/** A key is for one choice, as the database's index has it. */
function refuseSecondKey(kept: Kept | undefined, { choice }: Change): void {
  if (choice !== null && kept?.choices.some(({ seat, key }) => seat === choice.seat && key === choice.key))
    throw usedKey(choice.key)
}

/** The error of the database's index. */
function usedKey(key: string): Error {
  return Object.assign(new Error(`The key ${key} has been used`), { code: '23505' })
}

function isLimited({ by, status }: MatchLimit, row: MatchRow, made: MatchRow): boolean {
  const same = by === 'account' ? row.createdBy === made.createdBy : row.address === (made.address ?? '')
  return same && isIn(LIMITED[status], row.status)
}

function isIn(list: readonly string[], entry: string): boolean {
  return list.includes(entry)
}

function dueOf({ id, status, deadline, remindAt, botDue, toRate }: MatchRow, now: Date, botsSince: Date): Due[] {
  const past = (instant: Date | null, by: Date): boolean => instant !== null && instant <= by
  return [
    ...(past(deadline, now) ? [{ id, what: status }] : []),
    ...(past(remindAt, now) ? [{ id, what: 'remind' as const }] : []),
    ...(past(botDue, botsSince) ? [{ id, what: 'bot' as const }] : []),
    ...(toRate ? [{ id, what: 'rate' as const }] : []),
  ]
}

/** The rest of a match that was only made. */
const NOTHING = { choices: [], answers: new Map<number, Memory>(), turns: [], acts: [], frames: [] }
