import type { Clock } from '@tessera/wire'
import type { LoadedMatch } from '../load/index.ts'

/** When a seat's time for this turn runs out, in milliseconds since 1970; null when its time has no limit. */
export function seatDeadline(loaded: LoadedMatch, seat: number): number | null {
  const { clock } = loaded.row
  const place = loaded.seats[seat]
  const start = clockStart(loaded, seat)
  if (clock.kind === 'none' || start === null || place === undefined || place.bot !== null || place.host) return null
  return start + allowance(clock, place.bank)
}

/** Since when a seat's clock runs: the beginning of the turn, or the moment it has watched the battle before. */
export function clockStart({ row, seats }: LoadedMatch, seat: number): number | null {
  if (row.turnStarted === null) return null
  return Math.max(row.turnStarted.getTime(), seats[seat]?.clockFrom?.getTime() ?? 0)
}

/** How long a live clock waits at most for those who watch a battle. */
const MOST_WATCHING_MS = 300_000

/** How long a clock waits for these beats to be watched. Clocks by correspondence do not wait. */
export function watchingTime(clock: Clock, beatMs: number | undefined, beats: number): number {
  if (beatMs === undefined || (clock.kind !== 'turn' && clock.kind !== 'bank')) return 0
  return Math.min(MOST_WATCHING_MS, Math.max(0, beats) * beatMs)
}

/** When the next seat of those still awaited is late. */
export function nextDeadline(loaded: LoadedMatch): number | null {
  let next: number | null = null
  for (const seat of loaded.row.awaiting) {
    const deadline = seatDeadline(loaded, seat)
    if (deadline !== null && (next === null || deadline < next)) next = deadline
  }
  return next
}

/** A seat's bank after a turn that took it this long. */
export function bankAfter(clock: Clock, bank: number | null, tookMs: number): number | null {
  if (clock.kind !== 'bank' || bank === null) return bank
  return Math.max(0, bank - Math.max(0, tookMs)) + clock.increment * 1000
}

export function fullBank(clock: Clock): number | null {
  return clock.kind === 'bank' ? clock.seconds * 1000 : null
}

/** A reminder comes when three quarters of the time are gone; turns of less than two minutes have none. */
export function reminderAt(turnStarted: number, deadline: number | null): number | null {
  if (deadline === null || deadline - turnStarted < 120_000) return null
  return turnStarted + Math.floor((deadline - turnStarted) * 0.75)
}

/** How long people have to reveal their salts once every seat is taken. */
export function startingTime(clock: Clock): number {
  return clock.kind === 'days' ? clock.hours * 3_600_000 : 600_000
}

function allowance(clock: Clock, bank: number | null): number {
  switch (clock.kind) {
    case 'turn':
      return clock.seconds * 1000
    case 'bank':
      return bank ?? clock.seconds * 1000
    case 'days':
      return clock.hours * 3_600_000
    case 'none':
      return Number.POSITIVE_INFINITY
  }
}
