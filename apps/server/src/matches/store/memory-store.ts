import type { ActEntry, Json, Memory } from '@tessera/kernel'
import { audiencesOf } from '../../rules/match-runner.ts'
import type { Change } from './change.ts'
import type { ServerClock } from './clock.ts'
import { groupStart, lastViewIn, pageAt, unpacked } from './frame-chunks.ts'
import type { MatchStore, Wanted, Written } from './match-store.ts'
import { framesOf, type MatchRow, type SeatRow, type TurnRow, turnOf } from './rows.ts'

interface Kept {
  readonly row: MatchRow
  readonly seats: readonly SeatRow[]
  readonly choices: readonly (NonNullable<Change['choice']> & { readonly revision: number })[]
  readonly answers: ReadonlyMap<number, Memory>
  readonly turns: readonly TurnRow[]
  readonly acts: readonly { readonly number: number; readonly entry: ActEntry<Json>; readonly key: string | null }[]
  readonly frames: readonly { readonly audience: string; readonly from: number; readonly data: Uint8Array }[]
}

/** A model of the store without a database: what it says a store does, PostgreSQL must do. Tables of plug-ins and notices are left out. */
export function memoryStore(clock: Pick<ServerClock, 'now'>): MatchStore & {
  add(row: MatchRow, seats: readonly SeatRow[]): void
} {
  const matches = new Map<string, Kept>()
  const revisions = new Map<string, number>()
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
    add: (row, seats) =>
      void matches.set(row.id, { row, seats, choices: [], answers: new Map(), turns: [], acts: [], frames: [] }),
    lanes: 1,
    async load(match) {
      const kept = matches.get(match)
      if (kept === undefined) return null
      const { row, seats, choices, answers } = kept
      const open = choices.filter(({ turn, branch }) => turn === row.at && branch === row.branch)
      const given = row.saved === null ? [] : open
      return { row, seats, choices: given.map((one) => ({ ...one, received: new Date(one.received) })), answers }
    },
    revisionOf: async (match) => matches.get(match)?.row.revision ?? null,
    seats: async (match) => keptOf(match).seats,
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

/** What is written apart from changes of the match stays. */
function seatWith(place: SeatRow, fresh: SeatRow = place): SeatRow {
  const { watched, ratingAfter, deviationBefore } = place
  return { ...fresh, watched, ratingAfter, deviationBefore }
}

/** A key is for one choice, as the database's index has it. */
function refuseSecondKey(kept: Kept | undefined, { choice }: Change): void {
  if (choice !== null && kept?.choices.some(({ seat, key }) => seat === choice.seat && key === choice.key))
    throw Object.assign(new Error(`The key ${choice.key} has been used`), { code: '23505' })
}
