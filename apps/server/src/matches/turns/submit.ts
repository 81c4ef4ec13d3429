import type { AnyGame, Json } from '@tessera/kernel'
import type { SubmitChoice } from '@tessera/wire'
import type { z } from 'zod'
import { newId } from '../../ids.ts'
import { refused, requestError } from '../../request-error.ts'
import { isServed, keyOf, type LoadedMatch, printOf, seatOf } from '../load/index.ts'
import type { Outcome, Rooms } from '../road/index.ts'
import { inTime, sealed, settle } from '../settle/index.ts'
import type { Asker } from '../store/index.ts'
import { type Given, keyUsed, once, type Receipt } from './receipt.ts'

type Submission = z.infer<typeof SubmitChoice>
type Playing = Pick<Rooms, 'road' | 'store' | 'referee' | 'clock'>

/** Puts a choice in. It is stored once this returns. */
export async function submit(rooms: Playing, by: Asker, id: string, body: Submission): Promise<Receipt> {
  const { key, final } = body
  const sent: { readonly key: string; print: string | null } = { key, print: null }
  return await once(rooms, by, id, sent, () =>
    rooms.road.change(id, async (match) => {
      const seat = seatOf(match, by)
      const parsed = running(match).ruleset.choice.parse(body.choice)
      if (!parsed.ok)
        throw requestError(422, 'bad_choice', 'This is not a choice of this game.', parsed.inputErrors.slice(0, 20))
      sent.print = printOf(parsed.value, final)
      const known = knownAs(match, seat, key, sent.print)
      if (known !== null) return repeated(seat, body.at, known)
      return await choose(rooms, match, seat, { ...body, choice: parsed.value })
    }),
  )
}

/** Takes a choice back. Sent again with the same key it is answered as the first time. */
export async function withdraw(
  rooms: Playing,
  by: Asker,
  id: string,
  at: number,
  key = `withdrawn-${newId()}`,
): Promise<Receipt> {
  const { road, referee, clock } = rooms
  const print = printOf(null, false)
  return await once(rooms, by, id, { key, print }, () =>
    road.change(id, async (match): Promise<Outcome<Given>> => {
      const seat = seatOf(match, by)
      running(match)
      const known = knownAs(match, seat, key, print)
      if (known !== null) return repeated(seat, at, known)
      const notAfter = inTime(match, seat, clock.now())
      refuseTooMany(match, seat)
      const played = await referee.play(match, { kind: 'withdraw', seat, at }, by.id)
      if (played.refusal !== null) throw refused(played.refusal)
      const now = clock.now()
      const { branch, revision } = match.row
      const choice = { turn: at, branch, seat, choice: null, final: false, key, received: now }
      return {
        answer: { seat, receipt: { at, revision: revision + 1, resolved: false } },
        change: settle(sealed(match, [seat], null), played, { kind: 'chosen', seat }, now, { choice, notAfter }),
      }
    }),
  )
}

/** A choice of any seat: a person's, a bot's, or the host's. */
export async function choose(
  { referee, clock }: Pick<Rooms, 'referee' | 'clock'>,
  match: LoadedMatch,
  seat: number,
  { at, choice, final, key }: Submission & { readonly choice: Json },
): Promise<Outcome<Given>> {
  const { row, seats } = match
  const human = !isServed(seats[seat])
  const limit = inTime(match, seat, clock.now())
  // A seat that has changed its choice too often may still seal one, once.
  if (human && (!final || !row.awaiting.includes(seat))) refuseTooMany(match, seat)
  const played = await referee.play(match, { kind: 'submit', seat, at, choice, final }, seats[seat]?.account)
  if (played.refusal !== null) throw refused(played.refusal)
  const now = clock.now()
  const { before, after } = played
  const logged = { turn: before.turns, branch: before.branch, seat, choice, final, key, received: now }
  const begun = { choice: logged, notAfter: human ? limit : null }
  return {
    answer: { seat, receipt: { at, revision: row.revision + 1, resolved: after.turns > before.turns } },
    change: settle(sealed(match, [seat], final ? now : null), played, { kind: 'chosen', seat }, now, begun),
  }
}

/** The rules of a match that is being played; refuses where it is not, or where its rules are missing. */
export function running({ game, row }: LoadedMatch): AnyGame {
  if (row.status === 'finished') throw requestError(409, 'match_over', 'The match is over.')
  if (row.status === 'cancelled') throw requestError(409, 'match_cancelled', 'The match was cancelled.')
  if (row.status !== 'running') throw requestError(409, 'not_started', 'The match has not begun yet.')
  if (game === null)
    throw requestError(503, 'rules_missing', 'The rules this match is played by are not on this server at the moment.')
  return game
}

/** The revision that this turn's choice with this key was given; null when there is none. */
function knownAs({ keys }: LoadedMatch, seat: number, key: string, print: string): number | null {
  const known = keys.get(keyOf(seat, key))
  if (known !== undefined && known.print !== print) throw keyUsed()
  return known?.revision ?? null
}

function repeated(seat: number, at: number, revision: number): Outcome<Given> {
  return { answer: { seat, receipt: { at, revision, resolved: false } }, change: null }
}

/** Drafts, withdrawals and second thoughts of one seat in one turn; each of them is kept. */
const MOST_CHANGES = 300

function refuseTooMany({ keys }: LoadedMatch, seat: number): void {
  if (keys.size < MOST_CHANGES) return
  const own = [...keys.keys()].filter((key) => key.startsWith(keyOf(seat, '')))
  if (own.length >= MOST_CHANGES)
    throw requestError(
      429,
      'too_many_changes',
      'You have changed your mind very often this turn: what you sent last stands.',
    )
}
