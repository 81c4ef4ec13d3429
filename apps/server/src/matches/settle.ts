import { hashOf, type Json } from '@tessera/kernel'
import type { Change, MatchKind } from './change.ts'
import type { SeatRow } from './rows.ts'
import type { AnyMatch, Table } from './table.ts'
import { bankAfter, clockStart, nextDeadline, reminderAt, watchingTime } from './time-left.ts'

/** Where a match was before an action. */
export interface Mark {
  readonly turns: number
  readonly acts: number
  readonly frames: number
  readonly branch: number
}

export function markOf(match: AnyMatch): Mark {
  return { turns: match.turns.length, acts: match.acts.length, frames: match.frames, branch: match.branch }
}

export const NOTHING_BEFORE: Mark = { turns: 0, acts: 0, frames: 0, branch: 0 }

/** Who did it, so that they need not be told. */
interface Action {
  readonly kind: MatchKind
  readonly seat: number | null
}

/** Everything that follows from what an action did to the match: its position, turns, acts, frames, clocks, and who hears of it. */
export async function settle(table: Table, change: Change, before: Mark, action: Action, now: number): Promise<void> {
  const { match, row } = table
  if (match === null) throw new Error(`Match ${row.id} does not run`)
  const over = match.result() !== null
  const newTurn = match.turns.length !== before.turns || match.branch !== before.branch || before.frames === 0
  change.kind = over ? 'finished' : newTurn && before.frames > 0 ? 'resolved' : action.kind
  change.seat = action.seat
  if (match.frames !== before.frames || match.acts.length !== before.acts) await position(table, change, match, before)
  const sameGo = newTurn && goesOn(table, match, before)
  if (newTurn && !sameGo) startTurn(table, change, match, before, now)
  if (newTurn) openTurn(table)
  if (over) finish(table, change, match, now)
  if (over && action.kind === 'clock' && match.acts.length > before.acts) change.set.late = true
  clocks(table, change, match, now, newTurn && !sameGo)
  tell(table, change, match, action.seat, newTurn)
}

async function position(table: Table, change: Change, match: AnyMatch, before: Mark): Promise<void> {
  const { row } = table
  change.set.saved = match.snapshot()
  change.set.at = match.at
  change.set.branch = match.branch
  change.set.period = match.period()
  change.set.frames = match.frames
  if (match.branch > before.branch) change.dropFrom = match.at
  else if (match.turns.length > before.turns) change.turn = turnRow(match, before)
  change.acts = match.acts
    .slice(before.acts)
    .map((entry, index) => ({ number: row.actsFrom + before.acts + index, entry }))
  change.chunks = await table.frames.chunks(match.result() !== null)
}

function turnRow(match: AnyMatch, before: Mark): Change['turn'] {
  const turn = match.turns[before.turns]
  if (turn === undefined || match.turns.length !== before.turns + 1)
    throw new Error(`One action resolved ${match.turns.length - before.turns} turns`)
  return { turn: before.turns, branch: turn.branch, choices: turn.choices, stateHash: hashOf(match.state) }
}

/**
 * Whether somebody alone has more to choose in the same turn of the game: the clock is for the whole of it, however many
 * choices that takes.
 */
function goesOn({ row }: Table, match: AnyMatch, before: Mark): boolean {
  if (row.turnStarted === null || match.branch !== before.branch || match.frames !== before.frames + 1) return false
  const [next, ...others] = match.awaiting()
  const chose = (match.turns[before.turns]?.choices ?? []).flatMap((choice, seat) => (choice === null ? [] : [seat]))
  return (
    next !== undefined &&
    others.length === 0 &&
    chose.length === 1 &&
    chose[0] === next &&
    match.period() === row.period
  )
}

/** Banks are charged with the time from the beginning of the turn to the sealing of the choice that counted. */
function startTurn(table: Table, change: Change, match: AnyMatch, before: Mark, now: number): void {
  const { row } = table
  const done: readonly (Json | null)[] =
    match.turns.length > before.turns ? (match.turns[before.turns]?.choices ?? []) : []
  if (row.turnStarted !== null && row.clock.kind === 'bank') {
    for (const [seat, choice] of done.entries()) {
      const place = change.seats.get(seat) ?? table.seats[seat]
      if (choice === null || place === undefined || place.bank === null) continue
      const took = (table.sealedAt[seat] ?? now) - (clockStart(table, seat) ?? now)
      change.seats.set(seat, { ...place, bank: bankAfter(row.clock, place.bank, took) })
    }
  }
  change.set.turnStarted = new Date(now)
  const watching = watchingTime(row.clock, table.game?.beatMs, match.frames - before.frames - 1)
  const clockFrom = watching > 0 && match.result() === null ? new Date(now + watching) : null
  for (const { seat } of table.seats) {
    const place = change.seats.get(seat) ?? table.seats[seat]
    if (place === undefined || place.account === null || place.clockFrom?.getTime() === clockFrom?.getTime()) continue
    change.seats.set(seat, { ...place, clockFrom })
  }
}

/** Nobody has chosen yet. */
function openTurn(table: Table): void {
  table.sealedAt = table.seats.map(() => null)
  table.keys.clear()
}

function finish(table: Table, change: Change, match: AnyMatch, now: number): void {
  const result = match.result()
  change.set.status = 'finished'
  change.set.finished = new Date(now)
  change.set.result = result
  change.set.toRate = table.row.rated && result?.reason !== 'aborted'
}

function clocks(table: Table, change: Change, match: AnyMatch, now: number, newClock: boolean): void {
  const { row } = table
  const awaiting = match.awaiting()
  if (!sameSeats(awaiting, row.awaiting)) change.set.awaiting = [...awaiting]
  const draft = drafted(table, change)
  const deadline = nextDeadline(draft)
  if (deadline !== (draft.row.deadline?.getTime() ?? null)) change.set.deadline = instant(deadline)
  if (newClock || match.result() !== null) {
    const started = draft.row.turnStarted?.getTime() ?? now
    const remind = match.result() === null ? reminderAt(started, deadline) : null
    if (remind !== (row.remindAt?.getTime() ?? null)) change.set.remindAt = instant(remind)
  }
  const botAwaited = awaiting.some((seat) => isBot(table.seats[seat]))
  if (botAwaited !== (row.botDue !== null)) change.set.botDue = botAwaited ? new Date(now) : null
}

function tell(table: Table, change: Change, match: AnyMatch, by: number | null, newTurn: boolean): void {
  const { row, game } = table
  const name = game?.name ?? row.game
  if (match.result() !== null) {
    for (const { account } of table.seats)
      if (account !== null)
        change.told.push({
          account,
          kind: 'finished',
          notice: { kind: 'finished', text: `Your match of ${name} is over.` },
        })
    return
  }
  if (!newTurn) return
  const slow = row.clock.kind === 'days'
  for (const seat of match.awaiting()) {
    const account = table.seats[seat]?.account ?? null
    if (account === null || seat === by) continue
    const notice = slow ? { notice: { kind: 'turn' as const, text: `It is your turn in ${name}.` } } : {}
    change.told.push({ account, kind: 'turn', ...notice })
  }
}

/** The table as it will be once the change is written. */
export function drafted(table: Table, change: Change): Table {
  return {
    ...table,
    row: { ...table.row, ...change.set },
    seats: table.seats.map((place) => change.seats.get(place.seat) ?? place),
  }
}

export function isBot(place: SeatRow | undefined): boolean {
  return place !== undefined && place.bot !== null
}

function sameSeats(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((seat, index) => seat === b[index])
}

function instant(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}
