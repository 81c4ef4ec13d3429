import type { AnyGame, Json, SeatAct } from '@tessera/kernel'
import type { Accepted, SubmitChoice } from '@tessera/wire'
import type { z } from 'zod'
import { newId } from '../../ids.ts'
import { NO_MATCH, RequestError, refused, requestError } from '../../request-error.ts'
import { isPlayable, keyOf, type LoadedMatch, printOf } from '../load/loaded-match.ts'
import type { MatchCache } from '../road/match-cache.ts'
import { isBot, isServed, settle } from '../settle/settle.ts'
import { nextDeadline, seatDeadline } from '../settle/time-left.ts'
import type { Change } from '../store/change.ts'
import type { Asker } from '../store/rows.ts'

type Submission = z.infer<typeof SubmitChoice>
/** `update` is JSON, as those who listen get it: nobody reads it here. */
export type Receipt = Omit<z.infer<typeof Accepted>, 'update'> & { readonly update?: string }

/** Puts a choice in. It is safe once this returns: what was promised is in the log. */
export async function submit(cache: MatchCache, by: Asker, id: string, body: Submission): Promise<Receipt> {
  return await once(cache, by, id, body.key, null, (held) =>
    cache.change(id, async (loaded, change) => {
      const seat = seatOf(loaded, by)
      Object.assign(held, { loaded, seat })
      const game = running(loaded)
      const parsed = game.ruleset.choice.parse(body.choice)
      if (!parsed.ok)
        throw requestError(422, 'bad_choice', 'This is not a choice of this game.', parsed.inputErrors.slice(0, 20))
      const print = printOf(parsed.value, body.final)
      held.print = print
      const known = loaded.keys.get(keyOf(seat, body.key))
      if (known !== undefined) {
        if (known.print !== print) throw keyUsed()
        return { at: body.at, revision: known.revision, resolved: false }
      }
      return await choose(cache, loaded, change, seat, { ...body, choice: parsed.value })
    }),
  )
}

/** The match an action was done in, and by whom. */
interface Held {
  loaded: LoadedMatch | null
  seat: number
  /** What was sent, to tell a repetition from another choice with the same key. */
  print?: string | null
}

/** Does something to a choice in time, and once: sent again with the same key it is answered as the first time. */
async function once(
  cache: MatchCache,
  by: Asker,
  id: string,
  key: string,
  print: string | null,
  action: (held: Held) => Promise<Receipt>,
): Promise<Receipt> {
  return await inTime(cache, id, async () => {
    const held: Held = { loaded: null, seat: 0, print }
    try {
      return withUpdate(await action(held), held.loaded, held.seat)
    } catch (error) {
      const stored = mayBeRepeat(error) ? await receiptOf(cache, by, id, key, held.print ?? null) : null
      if (stored !== null) return stored
      throw error
    }
  })
}

/** What the choice caused comes with its receipt: nobody has to ask for it. */
function withUpdate(receipt: Receipt, loaded: LoadedMatch | null, seat: number): Receipt {
  const made = loaded?.published ?? null
  if (made === null || made.revision !== receipt.revision) return receipt
  return { ...receipt, update: made.json(String(seat)) }
}

/** Takes a choice back. Sent again with the same key it is answered as the first time. */
export async function withdraw(
  cache: MatchCache,
  by: Asker,
  id: string,
  at: number,
  key = `withdrawn-${newId()}`,
): Promise<Receipt> {
  const print = printOf(null, false)
  return await once(cache, by, id, key, print, (held) =>
    cache.change(id, async (loaded, change) => {
      const seat = seatOf(loaded, by)
      Object.assign(held, { loaded, seat })
      running(loaded)
      const known = loaded.keys.get(keyOf(seat, key))
      if (known !== undefined) {
        if (known.print !== print) throw keyUsed()
        return { at, revision: known.revision, resolved: false }
      }
      refuseLate(cache, loaded, seat)
      refuseTooMany(loaded, seat)
      const own = seatDeadline(loaded, seat)
      const played = await cache.play(loaded, { kind: 'withdraw', seat, at }, by.id)
      if (played.refusal !== null) throw refused(played.refusal)
      const now = cache.clock.now()
      loaded.sealedAt[seat] = null
      const { branch } = loaded.row
      change.choice = { turn: at, branch, seat, choice: null, final: false, key, received: now }
      change.inTime = true
      change.notAfter = own
      settle(loaded, change, played, { kind: 'chosen', seat }, now)
      return { at, revision: loaded.row.revision + 1, resolved: false }
    }),
  )
}

/** Resigning, draws and take-backs. Bots of the server decline draws and allow take-backs. An act that is sent again with the same key counts once. */
export async function act(cache: MatchCache, by: Asker, id: string, what: SeatAct, key?: string): Promise<Receipt> {
  const held: Held = { loaded: null, seat: 0 }
  const receipt = await inTime(cache, id, () =>
    cache.change(id, async (loaded, change) => {
      const seat = seatOf(loaded, by)
      Object.assign(held, { loaded, seat })
      if (key !== undefined && (await actedBefore(cache, id, keyOf(seat, key), what)))
        return { at: loaded.row.at, revision: loaded.row.revision, resolved: false }
      running(loaded)
      if (what !== 'resign') refuseLate(cache, loaded, null)
      if (what === 'ask-takeback' && loaded.row.rated)
        throw requestError(422, 'rated_match', 'There are no take-backs in rated matches.')
      const answering = loaded.seats.filter(isBot).map((place) => place.seat)
      const played = await cache.play(loaded, { kind: 'act', seat, act: what, answering }, by.id)
      if (played.refusal !== null) throw refused(played.refusal)
      change.inTime = what !== 'resign'
      settle(loaded, change, played, { kind: 'offer', seat }, cache.clock.now())
      if (key !== undefined)
        change.acts = change.acts.map((one, index) => (index === 0 ? { ...one, key: keyOf(seat, key) } : one))
      const { before, after } = played
      return { at: after.turns, revision: loaded.row.revision + 1, resolved: after.branch !== before.branch }
    }),
  )
  return withUpdate(receipt, held.loaded, held.seat)
}

/** Whether this very act is in the log already. */
async function actedBefore(cache: MatchCache, id: string, key: string, what: SeatAct): Promise<boolean> {
  const [found] = await cache.database.sql<{ act: string }>(
    "select entry ->> 'act' as act from acts where match = $1::text and key = $2::text",
    [id, key],
  )
  if (found !== undefined && found.act !== what) throw keyUsed()
  return found !== undefined
}

/** Whatever the clock of a match demands: late seats, reminders, salts that were never revealed. */
export async function expire(cache: MatchCache, id: string): Promise<boolean> {
  return await cache.change(id, async (loaded, change) => {
    const { row } = loaded
    const now = cache.clock.now()
    if (loaded.game === null || row.status !== 'running') return false
    const late = row.awaiting.filter((seat) => (seatDeadline(loaded, seat) ?? Number.POSITIVE_INFINITY) <= now)
    if (late.length === 0) return false
    const played = await cache.play(loaded, { kind: 'expire', seats: late, at: row.at })
    if (played.refusal !== null)
      throw new Error(`The clock of match ${id} could not run out: ${played.refusal.message}`)
    for (const seat of late) {
      const place = loaded.seats[seat]
      if (place !== undefined) change.seats.set(seat, { ...place, missed: place.missed + 1 })
      loaded.sealedAt[seat] = now
    }
    settle(loaded, change, played, { kind: 'clock', seat: late[0] ?? null }, now)
    return true
  })
}

/** A seat is out of time whatever its clock says and whatever it has in mind. */
export async function forfeit(cache: MatchCache, id: string, seat: number): Promise<void> {
  await cache.change(id, async (loaded, change) => {
    const { row } = loaded
    if (!isPlayable(loaded) || row.status !== 'running' || !row.awaiting.includes(seat)) return
    const now = cache.clock.now()
    if (loaded.pending[seat]) await cache.play(loaded, { kind: 'withdraw', seat, at: row.at })
    const played = await cache.play(loaded, { kind: 'expire', seats: [seat], at: row.at })
    if (played.refusal !== null) throw new Error(`The time of match ${id} could not run out: ${played.refusal.message}`)
    settle(loaded, change, played, { kind: 'clock', seat }, now)
  })
}

/** The answer of a bot, or of the host, counts only if nothing has happened since it was asked. */
export async function serverChooses(
  cache: MatchCache,
  id: string,
  seat: number,
  asked: { readonly at: number; readonly branch: number },
  answer: { readonly choice: Json } | { readonly act: SeatAct },
  memory: { [key: string]: Json },
): Promise<void> {
  await cache.change(id, async (loaded, change) => {
    const { row } = loaded
    if (!isPlayable(loaded) || row.at !== asked.at || row.branch !== asked.branch) return
    if (!row.awaiting.includes(seat)) return
    const place = loaded.seats[seat]
    if (place === undefined || !isServed(place)) return
    const key = `bot-${asked.at}-${asked.branch}`
    if ('choice' in answer) {
      const parsed = loaded.game?.ruleset.choice.parse(answer.choice)
      if (parsed?.ok !== true) throw new Error(`Seat ${seat} of match ${id} was answered with what is no choice`)
      await choose(cache, loaded, change, seat, { at: asked.at, choice: parsed.value, final: true, key })
    } else {
      const played = await cache.play(loaded, { kind: 'act', seat, act: answer.act, answering: [] })
      if (played.refusal !== null) throw refused(played.refusal)
      settle(loaded, change, played, { kind: 'offer', seat }, cache.clock.now())
    }
    change.seats.set(seat, { ...(change.seats.get(seat) ?? place), botMemory: memory })
  })
}

/** Called off by an administrator. */
export async function abort(cache: MatchCache, id: string): Promise<void> {
  await cache.change(id, async (loaded, change) => {
    running(loaded)
    const played = await cache.play(loaded, { kind: 'abort' })
    if (played.refusal !== null) throw refused(played.refusal)
    settle(loaded, change, played, { kind: 'finished', seat: null }, cache.clock.now())
    change.told = change.told.map((told) => ({
      ...told,
      notice: {
        kind: 'ended-by-admin',
        text: `Your match of ${loaded.game?.name ?? ''} was ended by an administrator.`,
      },
    }))
  })
}

export function seatOf(loaded: LoadedMatch, by: Asker): number {
  const found = loaded.seats.find(({ account }) => account === by.id)
  if (found !== undefined) return found.seat
  if (loaded.row.visibility === 'private') throw NO_MATCH()
  throw requestError(403, 'not_seated', 'You do not play in this match.')
}

function running(loaded: LoadedMatch): AnyGame {
  const { game, row } = loaded
  if (row.status === 'finished') throw requestError(409, 'match_over', 'The match is over.')
  if (row.status === 'cancelled') throw requestError(409, 'match_cancelled', 'The match was cancelled.')
  if (row.status !== 'running') throw requestError(409, 'not_started', 'The match has not begun yet.')
  if (game === null)
    throw requestError(503, 'rules_missing', 'The rules this match is played by are not on this server at the moment.')
  return game
}

async function choose(
  cache: MatchCache,
  loaded: LoadedMatch,
  change: Change,
  seat: number,
  { at, choice, final, key }: Submission & { readonly choice: Json },
): Promise<Receipt> {
  const human = !isServed(loaded.seats[seat])
  refuseLate(cache, loaded, seat)
  // Whoever has changed their mind too often may still seal something, once.
  if (human && (!final || !loaded.row.awaiting.includes(seat))) refuseTooMany(loaded, seat)
  const own = seatDeadline(loaded, seat)
  const account = loaded.seats[seat]?.account ?? null
  const played = await cache.play(loaded, { kind: 'submit', seat, at, choice, final }, account)
  if (played.refusal !== null) throw refused(played.refusal)
  const now = cache.clock.now()
  loaded.sealedAt[seat] = final ? now : null
  const { before, after } = played
  change.choice = { turn: before.turns, branch: before.branch, seat, choice, final, key, received: now }
  change.inTime = human
  change.notAfter = own
  settle(loaded, change, played, { kind: 'chosen', seat }, now)
  return { at, revision: loaded.row.revision + 1, resolved: after.turns > before.turns }
}

/** Time is up for somebody: the match must go on before anything else is done in it. */
class TimeIsUp extends RequestError {}

const tooLate = () =>
  new TimeIsUp({ status: 409, code: 'too_late', message: 'Your time for this turn was up before this arrived.' })

/** The seat's own time, sealed or not, where it would change its choice, and that of all still awaited: whoever is late is dealt with before others go on. */
function refuseLate(cache: MatchCache, loaded: LoadedMatch, seat: number | null): void {
  for (const deadline of [seat === null ? null : seatDeadline(loaded, seat), nextDeadline(loaded)])
    if (deadline !== null && deadline <= cache.clock.now()) throw tooLate()
}

/** Drafts, withdrawals and second thoughts of one seat in one turn; each of them is kept. */
const MOST_CHANGES = 300

function refuseTooMany(loaded: LoadedMatch, seat: number): void {
  if (loaded.keys.size < MOST_CHANGES) return
  const own = [...loaded.keys.keys()].filter((key) => key.startsWith(keyOf(seat, '')))
  if (own.length >= MOST_CHANGES)
    throw requestError(
      429,
      'too_many_changes',
      'You have changed your mind very often this turn: what you sent last stands.',
    )
}

const keyUsed = () =>
  requestError(422, 'key_used', 'This key came with another choice before. Send every choice with a key of its own.')

/** When a clock has run out, what follows from that happens first; then the action is tried once more on what is then true. */
async function inTime<T>(cache: MatchCache, id: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof TimeIsUp)) throw error
  }
  await expire(cache, id)
  try {
    return await action()
  } catch (error) {
    if (error instanceof RequestError && ['stale', 'not_awaited', 'match_over'].includes(error.problem.code))
      throw tooLate()
    throw error
  }
}

function mayBeRepeat(error: unknown): boolean {
  if (error instanceof RequestError) return ['stale', 'not_awaited', 'match_over'].includes(error.problem.code)
  return errorCode(error) === '23505'
}

/** The driver's error may be wrapped. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return typeof cause === 'object' && cause !== null ? errorCode(cause) : undefined
}

/** The same choice sent twice: what was answered the first time. */
async function receiptOf(
  cache: MatchCache,
  by: Asker,
  id: string,
  key: string,
  print: string | null,
): Promise<Receipt | null> {
  const [found] = await cache.database.sql<{
    turn: number
    revision: number
    at: number
    choice: Json | null
    final: boolean
  }>(
    `select choices.turn, choices.revision, matches.at, choices.choice, choices.final from choices
     join seats on seats.match = choices.match and seats.seat = choices.seat
     join matches on matches.id = choices.match
     where choices.match = $1::text and seats.account = $2::text and choices.key = $3::text`,
    [id, by.id, key],
  )
  if (found === undefined) return null
  if (print !== null && print !== printOf(found.choice, found.final)) throw keyUsed()
  return { at: found.turn, revision: found.revision, resolved: found.at > found.turn }
}
