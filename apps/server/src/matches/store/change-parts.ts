import { seats } from '../../database/schema.ts'
import { newId } from '../../ids.ts'
import type { Batch } from './batch.ts'
import type { Change } from './change.ts'
import type { Wanted } from './match-store.ts'
import { columnsOf } from './sql-columns.ts'

/** A part that a change may have, and how it is written. */
interface Part {
  readonly name: string
  readonly has: (change: Change) => boolean
  /** Columns that it adds to the row of the change, which is called `input`. */
  readonly columns?: string
  /** The values of these columns. */
  readonly input?: (change: Change) => object
  /**
   * Named statements that write the part of all changes in a batch. `changed` has the id and the revision of every match that is still what
   * its change was computed from, `instant.t` is the time.
   */
  readonly sql: (batch: Batch) => string
}

const choice: Part = {
  name: 'choice',
  has: ({ choice }) => choice !== null,
  columns: 'turn integer, branch integer, seat integer, choice json, final boolean, key text, received timestamptz',
  input: ({ choice }) => (choice === null ? {} : { ...choice, received: new Date(choice.received).toISOString() }),
  sql: () => `chosen as (
    insert into choices (match, turn, branch, seat, revision, choice, final, key, received)
    select match, turn, branch, seat, changed.revision, choice, final, key, received
    from changed join input on input.match = changed.id)`,
}

const answer: Part = {
  name: 'answer',
  has: ({ answered }) => answered !== null,
  columns: 'answering integer, memory json',
  input: ({ answered }) => ({ answering: answered?.seat, memory: answered?.memory }),
  sql: () => `answered as (
    insert into host_answers (match, seat, memory)
    select match, answering, memory from changed join input on input.match = changed.id
    on conflict (match, seat) do update set memory = excluded.memory)`,
}

const dropped: Part = {
  name: 'drop',
  has: ({ dropFrom }) => dropFrom !== null,
  columns: 'drop_from integer',
  input: ({ dropFrom }) => ({ drop_from: dropFrom }),
  sql: () => `dropped as (
    update turns set dropped = true from changed join input on input.match = changed.id
    where turns.match = changed.id and turns.turn >= input.drop_from and not turns.dropped)`,
}

const turn: Part = {
  name: 'turn',
  has: ({ turn }) => turn !== null,
  columns: 'done integer, done_branch integer, choices json, late json, state_hash text',
  input: ({ turn }) => ({
    done: turn?.turn,
    done_branch: turn?.branch,
    choices: turn?.choices,
    late: turn?.late ?? null,
    state_hash: turn?.stateHash,
  }),
  sql: () => `resolved as (
    insert into turns (match, turn, branch, choices, late, state_hash, resolved)
    select match, done, done_branch, choices, late, state_hash, instant.t
    from changed join input on input.match = changed.id, instant)`,
}

const acts: Part = {
  name: 'acts',
  has: ({ acts }) => acts.length > 0,
  sql: (batch) => `acted as (
    insert into acts (match, number, entry, key, done)
    select match, number, entry.entry, entry.key, instant.t
    from ${batch.rows(({ change }) => change.acts, 'number integer, entry json, key text')}, instant)`,
}

/** Frames that a later chunk holds as well. */
const packed: Part = {
  name: 'packed',
  has: ({ chunks }) => chunks.some(({ from, until }) => until > from),
  sql: (batch) => `unframed as (
    delete from frames using ${batch.rows(chunkSpans, 'audience text, "from" integer, until integer')}
    where frames.match = changed.id and frames.audience = entry.audience
      and frames."from" > entry."from" and frames."from" < entry.until)`,
}

const frames: Part = {
  name: 'frames',
  has: ({ chunks }) => chunks.length > 0,
  sql: (batch) => `framed as (
    insert into frames (match, audience, "from", count, data)
    select match, audience, "from", count, decode(data, 'base64')
    from ${batch.rows(({ change }) => change.chunks, 'audience text, "from" integer, count integer, data text')}
    on conflict (match, audience, "from") do update set count = excluded.count, data = excluded.data)`,
}

/** The key of a seat, and what is written apart from changes of the match. */
const NOT_WITH_THE_SEAT: readonly string[] = ['match', 'seat', 'watched', 'ratingAfter', 'deviationBefore']
const seatColumns = columnsOf(seats).filter(({ key }) => !NOT_WITH_THE_SEAT.includes(key))

const places: Part = {
  name: 'seats',
  has: ({ seats }) => seats.size > 0,
  sql: (batch) => `seated as (
    update seats set ${seatColumns.map(({ name }) => `${name} = entry.${name}`).join(', ')}
    from ${batch.rows(seatRows, ['seat integer', ...seatColumns.map(({ name, type }) => `${name} ${type}`)].join(', '))}
    where seats.match = changed.id and seats.seat = entry.seat)`,
}

/** Accounts are locked in the order of their ids, so that two matches of the same people cannot wait for each other. */
const told: Part = {
  name: 'told',
  has: ({ told }) => told.length > 0,
  sql: (batch) => `meant as (
    select accounts.id, hearing.times from accounts
    join (select account, count(*)::int as times from ${batch.rows(accountRows, 'account text')} group by account) hearing
      on hearing.account = accounts.id order by accounts.id for no key update of accounts),
  heard as (
    update accounts set revision = accounts.revision + meant.times from meant where accounts.id = meant.id
    returning accounts.id, accounts.revision)`,
}

const notices: Part = {
  name: 'notices',
  has: ({ told }) => told.some(({ notice }) => notice !== undefined),
  sql: (batch) => `noticed as (
    insert into notices (id, account, kind, match, text, about, created)
    select entry.id, account, kind, match, text, about, instant.t
    from ${batch.rows(noticeRows, 'id text, account text, kind text, text text, about text')}, instant)`,
}

/** In the order in which they are written. */
export const PARTS: readonly Part[] = [choice, answer, dropped, turn, acts, packed, frames, places, told, notices]

/** The accounts that are told of a change. */
export function accountsOf({ told }: Change): ReadonlySet<string> {
  return new Set(told.map(({ account }) => account))
}

function accountRows({ change }: Wanted) {
  return [...accountsOf(change)].map((account) => ({ account }))
}

function chunkSpans({ change }: Wanted) {
  return change.chunks.map(({ audience, from, until }) => ({ audience, from, until }))
}

function seatRows({ change }: Wanted) {
  return [...change.seats.values()].map((place) => ({
    seat: place.seat,
    ...Object.fromEntries(seatColumns.map(({ key, name }) => [name, place[key as keyof typeof place]])),
  }))
}

function noticeRows({ change }: Wanted) {
  return change.told.flatMap(({ account, notice }) =>
    notice === undefined
      ? []
      : [{ id: newId(), account, kind: notice.kind, text: notice.text, about: notice.about ?? null }],
  )
}
