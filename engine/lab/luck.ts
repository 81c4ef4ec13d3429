import { type AnyGame, type AnyRecord, type Json, openRecord, type Seat, seedFrom, type Turn } from '@tessera/kernel'
import { meanOf, pointsOf, practiceCrew } from './chance.ts'
import { runFrom } from './run-match.ts'

/** How one turn changed a seat's chance: by the choices made, and by the dice. */
interface LuckTurn {
  /** Turns resolved before it. */
  readonly at: number
  readonly period: number
  readonly before: number
  readonly choices: number
  readonly dice: number
}

/** Where a result came from, in points: `matchUp + choices + dice` is the result less an even chance. */
export interface LuckLedger {
  readonly seat: Seat
  /** What the seats brought, in the first turn. */
  readonly matchUp: number
  readonly choices: number
  readonly dice: number
  readonly turns: readonly LuckTurn[]
  /** After this many turns the result was no longer in doubt; null when it was to the end. */
  readonly settledAt: number | null
}

export interface LuckOptions {
  readonly seat: Seat
  /** Practice matches for each figure. */
  readonly playouts: number
}

/** A chance from which hardly anybody comes back. */
const SETTLED = 0.95

/**
 * How much of a finished match was match-up, choices and dice. Every turn is played again with the same choices and other
 * dice: the mean of that, less what could be expected before, is what the choices were worth; what really happened, less
 * that mean, is what the dice did. The figures add up exactly to the result. Yields after every turn.
 */
export function* luckLedger(game: AnyGame, record: AnyRecord, { seat, playouts }: LuckOptions): Generator<LuckLedger> {
  const timeline = openRecord(game.ruleset, record, seat)
  const result = timeline.result()
  if (result === null) throw new Error('Only a finished match can be judged')
  const crew = practiceCrew(game, record)
  /** By turn: the last frame before it is resolved. */
  const before: number[] = []
  for (let frame = 0; frame < timeline.length; frame++) before[timeline.at(frame)] = frame
  const chance = (at: number, given?: Turn<Json>): number => {
    const state = timeline.state(before[at] ?? 0)
    return meanOf(playouts, (k) => {
      const seed = seedFrom(`${record.hash} ${at} ${given === undefined ? 'before' : 'again'} ${k}`)
      const start = { config: record.start.config, seed, state }
      return pointsOf(runFrom(game, start, crew, given).result.winner, seat)
    })
  }
  const chances = [chance(0)]
  const turns: LuckTurn[] = []
  for (const [at, turn] of record.turns.entries()) {
    const from = chances[at] ?? 0.5
    const expected = chance(at, turn)
    const to = at + 1 < record.turns.length ? chance(at + 1) : pointsOf(result.winner, seat)
    const period = timeline.period(before[at] ?? 0)
    chances.push(to)
    turns.push({ at, period, before: from, choices: expected - from, dice: to - expected })
    yield ledgerOf(seat, turns, chances)
  }
}

function ledgerOf(seat: Seat, turns: readonly LuckTurn[], chances: readonly number[]): LuckLedger {
  const [first, ...rest] = turns
  return {
    seat,
    matchUp: first === undefined ? 0 : first.before - 0.5 + first.choices,
    choices: rest.reduce((sum, turn) => sum + turn.choices, 0),
    dice: turns.reduce((sum, turn) => sum + turn.dice, 0),
    turns: [...turns],
    settledAt: settledAt(chances),
  }
}

/** From where on the chance never leaves the side on which it ended. */
function settledAt(chances: readonly number[]): number | null {
  const last = chances.at(-1) ?? 0.5
  const safe = (chance: number): boolean => (last > 0.5 ? chance >= SETTLED : chance <= 1 - SETTLED)
  if (!safe(last)) return null
  let at = chances.length - 1
  while (at > 0 && safe(chances[at - 1] ?? 0.5)) at--
  return at
}
