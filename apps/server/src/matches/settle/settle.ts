import { draft, isServed, type LoadedMatch } from '../load/index.ts'
import type { PlayedMatch } from '../play/index.ts'
import {
  amended,
  type Change,
  type MatchKind,
  NO_CHANGE,
  type OpenTurn,
  type SeatRow,
  type Told,
} from '../store/index.ts'
import { bankAfter, clockStart, nextDeadline, reminderAt, watchingTime } from './time-left.ts'

/** What was done, and by which seat: its account need not be told. */
interface Action {
  readonly kind: MatchKind
  readonly seat: number | null
}

/**
 * Everything that follows from what was played: the position, turns, acts, frames, clocks, and who hears of it. `begun` is what the action
 * changes besides; the change that is returned contains it.
 */
export function settle(
  loaded: LoadedMatch,
  played: PlayedMatch,
  action: Action,
  now: number,
  begun: Partial<Change> = {},
): Change {
  const { before, after, result } = played
  const newTurn = after.turns !== before.turns || after.branch !== before.branch || before.frames === 0
  const match = draft(loaded, amended(NO_CHANGE, begun))
  const newClock = newTurn && !goesOn(match, played)
  const kind = result !== null ? 'finished' : newTurn && before.frames > 0 ? 'resolved' : action.kind
  const steps: ((settled: Change) => Partial<Change>)[] = [
    () => ({ kind, seat: action.seat, open: openTurn(match, played, newTurn) }),
    () => position(match, played),
    () => (newClock ? startClock(match, played, now) : {}),
    (settled) => (result === null ? {} : finish(draft(match, settled), played, action, now)),
    (settled) => clocks(match, settled, played, now, newClock),
    () => ({ told: told(match, played, action.seat, newTurn) }),
  ]
  return steps.reduce((settled, step) => amended(settled, step(settled)), amended(NO_CHANGE, begun))
}

/** A seat's choice of this turn was sealed at this moment; null when it is open again. */
export function sealed(match: LoadedMatch, seats: readonly number[], at: number | null): LoadedMatch {
  return { ...match, sealedAt: match.sealedAt.map((before, seat) => (seats.includes(seat) ? at : before)) }
}

function openTurn({ seats, sealedAt, keys }: LoadedMatch, { pending, held }: PlayedMatch, newTurn: boolean): OpenTurn {
  return newTurn
    ? { pending, held, sealedAt: seats.map(() => null), keys: new Map() }
    : { pending, held, sealedAt, keys }
}

function position({ row }: LoadedMatch, played: PlayedMatch): Partial<Change> {
  if (played.position === null) return {}
  const { before, after, period, turn, acts, chunks, fresh } = played
  const { snapshot, stateHash } = played.position
  return {
    set: { saved: snapshot, at: after.turns, branch: after.branch, period, frames: after.frames },
    ...(after.branch > before.branch
      ? { dropFrom: after.turns }
      : turn !== null && { turn: { ...turn, turn: before.turns, stateHash } }),
    acts: acts.map((entry, index) => ({ number: row.actsFrom + before.acts + index, entry, key: null })),
    chunks,
    fresh,
  }
}

/**
 * Whether the seat that chose goes on choosing in the same turn of the game: its clock is for the whole turn, however many choices that
 * takes.
 */
function goesOn({ row }: LoadedMatch, { before, after, awaiting, turn, period }: PlayedMatch): boolean {
  if (row.turnStarted === null || after.branch !== before.branch || after.frames !== before.frames + 1) return false
  const [next, ...others] = awaiting
  const chose = (turn?.choices ?? []).flatMap((choice, seat) => (choice === null ? [] : [seat]))
  return next !== undefined && others.length === 0 && chose.length === 1 && chose[0] === next && period === row.period
}

/** Banks are charged with the time from the beginning of the turn to the sealing of the choice that counted. */
function startClock(match: LoadedMatch, played: PlayedMatch, now: number): Partial<Change> {
  const { row, game } = match
  const { before, after, result } = played
  const beats = after.frames - before.frames - 1
  const watching = result === null ? watchingTime(row.clock, game?.beatMs, beats) : 0
  const clockFrom = watching > 0 ? new Date(now + watching) : null
  return {
    set: { turnStarted: new Date(now) },
    seats: changedSeats(match, (place) => ({
      ...place,
      bank: played.turn?.choices[place.seat] == null ? place.bank : chargedBank(match, place, now),
      clockFrom: place.account === null ? place.clockFrom : clockFrom,
    })),
  }
}

function chargedBank(match: LoadedMatch, { seat, bank }: SeatRow, now: number): number | null {
  const { row, sealedAt } = match
  if (row.turnStarted === null || bank === null) return bank
  return bankAfter(row.clock, bank, (sealedAt[seat] ?? now) - (clockStart(match, seat) ?? now))
}

/** Where audiences get different frames, lists must know how many each seat has to watch. */
function finish(
  match: LoadedMatch,
  { result, before, after }: PlayedMatch,
  action: Action,
  now: number,
): Partial<Change> {
  const { row } = match
  const seen = row.saved?.seen
  return {
    set: {
      status: 'finished',
      finished: new Date(now),
      result,
      toRate: row.rated && result?.reason !== 'aborted',
      ...(action.kind === 'clock' && after.acts > before.acts && { late: true }),
    },
    ...(seen !== undefined && {
      seats: changedSeats(match, (place) => ({ ...place, frames: seen[String(place.seat)] ?? null })),
    }),
  }
}

/** The seats that an edit changes. */
function changedSeats({ seats }: LoadedMatch, edit: (place: SeatRow) => SeatRow): ReadonlyMap<number, SeatRow> {
  const edited = seats.map((place) => [place, edit(place)] as const)
  const differs = (a: SeatRow, b: SeatRow): boolean =>
    a.bank !== b.bank || a.frames !== b.frames || a.clockFrom?.getTime() !== b.clockFrom?.getTime()
  return new Map(edited.flatMap(([before, after]) => (differs(before, after) ? [[after.seat, after] as const] : [])))
}

function clocks(
  loaded: LoadedMatch,
  settled: Change,
  { awaiting, result }: PlayedMatch,
  now: number,
  newClock: boolean,
): Partial<Change> {
  const { row } = loaded
  const awaited = sameSeats(awaiting, row.awaiting) ? {} : { awaiting: [...awaiting] }
  const match = draft(loaded, amended(settled, { set: awaited }))
  const deadline = nextDeadline(match)
  const started = match.row.turnStarted?.getTime() ?? now
  const remindAt = instant(result === null ? reminderAt(started, deadline) : null)
  const botAwaited = awaiting.some((seat) => isServed(match.seats[seat]))
  return {
    set: {
      ...awaited,
      ...(deadline !== (match.row.deadline?.getTime() ?? null) && { deadline: instant(deadline) }),
      ...((newClock || result !== null) && remindAt?.getTime() !== row.remindAt?.getTime() && { remindAt }),
      ...(botAwaited !== (row.botDue !== null) && { botDue: botAwaited ? new Date(now) : null }),
    },
  }
}

function told({ row, game, seats }: LoadedMatch, played: PlayedMatch, by: number | null, newTurn: boolean): Told[] {
  const name = game?.name ?? row.game
  const people = seats.flatMap(({ seat, account }) => (account === null ? [] : [{ seat, account }]))
  if (played.result !== null) {
    const notice = { kind: 'finished' as const, text: `Your match of ${name} is over.` }
    return people.map(({ account }) => ({ account, kind: 'finished', notice }))
  }
  if (!newTurn) return []
  // A person who plays with the server alone has just chosen: the answer comes at once and needs no notice.
  const slow = row.clock.kind === 'days' && people.length > 1
  const notice = { kind: 'turn' as const, text: `It is your turn in ${name}.` }
  return played.awaiting.flatMap((seat) => {
    const account = seats[seat]?.account ?? null
    return account === null || seat === by ? [] : [{ account, kind: 'turn' as const, ...(slow && { notice }) }]
  })
}

function sameSeats(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((seat, index) => seat === b[index])
}

function instant(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}
