import type { Mark, Played } from '../../rules/job.ts'
import type { LoadedMatch } from '../load/loaded-match.ts'
import type { Change, MatchKind } from '../store/change.ts'
import type { SeatRow } from '../store/rows.ts'
import { bankAfter, clockStart, nextDeadline, reminderAt, watchingTime } from './time-left.ts'

/** Who did it, so that they need not be told. */
interface Action {
  readonly kind: MatchKind
  readonly seat: number | null
}

/** Everything that follows from what was played: the position, turns, acts, frames, clocks, and who hears of it. */
export function settle(loaded: LoadedMatch, change: Change, played: Played, action: Action, now: number): void {
  const { before, after } = played
  const over = played.result !== null
  const newTurn = after.turns !== before.turns || after.branch !== before.branch || before.frames === 0
  change.kind = over ? 'finished' : newTurn && before.frames > 0 ? 'resolved' : action.kind
  change.seat = action.seat
  loaded.pending = played.pending
  if (played.position !== null) position(loaded, change, played, played.position)
  const sameGo = newTurn && goesOn(loaded, played)
  if (newTurn && !sameGo) startTurn(loaded, change, played, now)
  if (newTurn) openTurn(loaded)
  if (over) finish(loaded, change, played, now)
  if (over && action.kind === 'clock' && after.acts > before.acts) change.set.late = true
  clocks(loaded, change, played, now, newTurn && !sameGo)
  tell(loaded, change, played, action.seat, newTurn)
}

/** A match in which nothing was done, for what follows from time alone. */
export function nothingPlayed({ row, pending }: LoadedMatch): Played {
  const mark: Mark = { turns: row.at, acts: 0, frames: row.frames, branch: row.branch }
  return {
    refusal: null,
    before: mark,
    after: mark,
    awaiting: row.awaiting,
    result: row.result,
    period: row.period,
    turn: null,
    acts: [],
    position: null,
    chunks: [],
    fresh: [],
    pending,
  }
}

function position(
  loaded: LoadedMatch,
  change: Change,
  { before, after, period, turn, acts, chunks, fresh }: Played,
  { snapshot, stateHash }: NonNullable<Played['position']>,
): void {
  const { row, views } = loaded
  change.set.saved = snapshot
  change.set.at = after.turns
  change.set.branch = after.branch
  change.set.period = period
  change.set.frames = after.frames
  if (after.branch > before.branch) change.dropFrom = after.turns
  else if (turn !== null) change.turn = { ...turn, turn: before.turns, stateHash }
  change.acts = acts.map((entry, index) => ({ number: row.actsFrom + before.acts + index, entry, key: null }))
  change.chunks = chunks
  change.fresh = fresh
  views.clear()
}

/**
 * Whether somebody alone has more to choose in the same turn of the game: the clock is for the whole of it, however many
 * choices that takes.
 */
function goesOn({ row }: LoadedMatch, { before, after, awaiting, turn, period }: Played): boolean {
  if (row.turnStarted === null || after.branch !== before.branch || after.frames !== before.frames + 1) return false
  const [next, ...others] = awaiting
  const chose = (turn?.choices ?? []).flatMap((choice, seat) => (choice === null ? [] : [seat]))
  return next !== undefined && others.length === 0 && chose.length === 1 && chose[0] === next && period === row.period
}

/** Banks are charged with the time from the beginning of the turn to the sealing of the choice that counted. */
function startTurn(loaded: LoadedMatch, change: Change, played: Played, now: number): void {
  const { row } = loaded
  const { before, after } = played
  if (row.turnStarted !== null && row.clock.kind === 'bank') {
    for (const [seat, choice] of (played.turn?.choices ?? []).entries()) {
      const place = change.seats.get(seat) ?? loaded.seats[seat]
      if (choice === null || place === undefined || place.bank === null) continue
      const took = (loaded.sealedAt[seat] ?? now) - (clockStart(loaded, seat) ?? now)
      change.seats.set(seat, { ...place, bank: bankAfter(row.clock, place.bank, took) })
    }
  }
  change.set.turnStarted = new Date(now)
  const watching = watchingTime(row.clock, loaded.game?.beatMs, after.frames - before.frames - 1)
  const clockFrom = watching > 0 && played.result === null ? new Date(now + watching) : null
  for (const { seat } of loaded.seats) {
    const place = change.seats.get(seat) ?? loaded.seats[seat]
    if (place === undefined || place.account === null || place.clockFrom?.getTime() === clockFrom?.getTime()) continue
    change.seats.set(seat, { ...place, clockFrom })
  }
}

/** Nobody has chosen yet. */
function openTurn(loaded: LoadedMatch): void {
  loaded.sealedAt = loaded.seats.map(() => null)
  loaded.keys.clear()
}

function finish(loaded: LoadedMatch, change: Change, { result }: Played, now: number): void {
  change.set.status = 'finished'
  change.set.finished = new Date(now)
  change.set.result = result
  change.set.toRate = loaded.row.rated && result?.reason !== 'aborted'
  // Where not everybody gets the same frames, lists must know how many each has to watch.
  const seen = change.set.saved?.seen
  if (seen === undefined) return
  for (const { seat } of loaded.seats) {
    const place = change.seats.get(seat) ?? loaded.seats[seat]
    if (place !== undefined) change.seats.set(seat, { ...place, frames: seen[String(seat)] ?? null })
  }
}

function clocks(loaded: LoadedMatch, change: Change, played: Played, now: number, newClock: boolean): void {
  const { row } = loaded
  const { awaiting, result } = played
  if (!sameSeats(awaiting, row.awaiting)) change.set.awaiting = [...awaiting]
  const draft = drafted(loaded, change)
  const deadline = nextDeadline(draft)
  if (deadline !== (draft.row.deadline?.getTime() ?? null)) change.set.deadline = instant(deadline)
  if (newClock || result !== null) {
    const started = draft.row.turnStarted?.getTime() ?? now
    const remind = result === null ? reminderAt(started, deadline) : null
    if (remind !== (row.remindAt?.getTime() ?? null)) change.set.remindAt = instant(remind)
  }
  const botAwaited = awaiting.some((seat) => isServed(loaded.seats[seat]))
  if (botAwaited !== (row.botDue !== null)) change.set.botDue = botAwaited ? new Date(now) : null
}

function tell(loaded: LoadedMatch, change: Change, played: Played, by: number | null, newTurn: boolean): void {
  const { row, game } = loaded
  const name = game?.name ?? row.game
  if (played.result !== null) {
    for (const { account } of loaded.seats)
      if (account !== null)
        change.told.push({
          account,
          kind: 'finished',
          notice: { kind: 'finished', text: `Your match of ${name} is over.` },
        })
    return
  }
  if (!newTurn) return
  // Who plays with nobody but the server has just chosen: the answer comes at once, and needs no letter.
  const slow = row.clock.kind === 'days' && loaded.seats.filter(({ account }) => account !== null).length > 1
  for (const seat of played.awaiting) {
    const account = loaded.seats[seat]?.account ?? null
    if (account === null || seat === by) continue
    const notice = slow ? { notice: { kind: 'turn' as const, text: `It is your turn in ${name}.` } } : {}
    change.told.push({ account, kind: 'turn', ...notice })
  }
}

/** The match as it will be once the change is written. */
export function drafted(loaded: LoadedMatch, change: Change): LoadedMatch {
  return {
    ...loaded,
    row: { ...loaded.row, ...change.set },
    seats: loaded.seats.map((place) => change.seats.get(place.seat) ?? place),
  }
}

export function isBot(place: SeatRow | undefined): boolean {
  return place !== undefined && place.bot !== null
}

/** Whether the server itself chooses for a seat: a bot's, or one of the host's. */
export function isServed(place: SeatRow | undefined): boolean {
  return place !== undefined && (place.bot !== null || place.host)
}

function sameSeats(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((seat, index) => seat === b[index])
}

function instant(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}
