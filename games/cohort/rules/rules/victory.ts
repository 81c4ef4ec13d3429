import type { Seat } from '@tessera/kernel'
import { manhattan, type Tile } from '../content/terms.ts'
import { type CohortResult, type CohortState, pairOf, type Unit } from '../state.ts'
import { div } from './arithmetic.ts'
import type { Play } from './scene.ts'
import { worth } from './unit.ts'

/** Stage 13, after sight: control, score, hold counters, and whether that ends it (§11). */
export function judge(play: Play): void {
  const { state, scene } = play
  const { points, hold } = scene.field.map
  const gained: [number, number] = [0, 0]
  const held: [number, number] = [0, 0]
  points.forEach((point, index) => {
    const seat = controllerOf(state.units, point.tiles)
    if (seat === 0 || seat === 1) {
      gained[seat] += point.value
      held[seat]++
    }
    const before = state.points[index]
    if (before === undefined || before.controller === seat) return
    before.controller = seat
    before.since = state.turn
    play.tell?.({ type: 'control', point: index, seat })
  })
  for (const seat of [0, 1] as const) {
    const own = state.seats[seat]
    own.score += gained[seat]
    const meets = hold.seats.includes(seat) && held[seat] >= hold.points && gained[seat] >= hold.value
    own.hold = meets ? own.hold + 1 : 0
    if (own.hold > 0) play.tell?.({ type: 'hold', seat, count: own.hold })
  }
  play.tell?.({ type: 'score', scores: [state.seats[0].score, state.seats[1].score], gained })
  const result = verdict(state, hold.turns, scene.field.limit, scene.field.map.limitRule)
  if (result !== null) conclude(play, result)
}

/** `late`: the loser's clock ran out, which the rules count as resigning (COH-13.4) and the tale does not. */
export function conclude(play: Play, result: CohortResult, late = false): void {
  const { state } = play
  const { winner, reason } = result
  play.tell?.({ type: 'game_over', winner, reason, ...(late ? { late: true as const } : {}) })
  state.result = result
  state.phase = 'over'
  state.stage = 0
}

/** COH-11.1. */
export function controllerOf(units: readonly Unit[], tiles: readonly Tile[]): Seat | null {
  const on = [0, 0]
  const beside = [0, 0]
  for (const unit of units) {
    if (unit.routing || !unit.combat || unit.kind === 'scouts') continue
    let least = 99
    for (const tile of tiles) least = Math.min(least, manhattan(tile, unit.tile))
    if (least === 0) on[unit.seat] = 1
    else if (least === 1) beside[unit.seat] = 1
  }
  const [mine, theirs] = on[0] === 0 && on[1] === 0 ? beside : on
  return mine === theirs ? null : mine === 1 ? 0 : 1
}

/** COH-11.3. */
function verdict(
  state: CohortState,
  holdTurns: number,
  limit: number,
  limitRule: 'score' | 'defender',
): CohortResult | null {
  const score = [state.seats[0].score, state.seats[1].score]
  const alive = [0, 1].map((seat) => state.units.some((unit) => unit.seat === seat && unit.combat && !unit.routing))
  if (alive[0] === false && alive[1] === false) return { winner: null, reason: 'mutual_annihilation', score }
  if (alive[0] === false || alive[1] === false)
    return { winner: alive[0] === false ? 1 : 0, reason: 'annihilation', score }
  const holds = [0, 1].filter((seat) => pairOf(state.seats, seat).hold >= holdTurns)
  if (holds.length === 1) return { winner: holds[0] ?? null, reason: 'control', score }
  if (state.turn < limit) return null
  if (limitRule === 'defender') return { winner: 1, reason: 'defender_held', score }
  if (score[0] !== score[1]) return { winner: (score[0] ?? 0) > (score[1] ?? 0) ? 0 : 1, reason: 'turn_limit', score }
  const [a, b] = [left(state, 0), left(state, 1)]
  if (Math.abs(a - b) >= 5) return { winner: a > b ? 0 : 1, reason: 'turn_limit', score }
  return { winner: null, reason: 'level', score }
}

/** Worth left, in hundredths of the starting worth. */
function left(state: CohortState, seat: Seat): number {
  let sum = 0
  for (const unit of state.units) if (unit.seat === seat && unit.combat && !unit.routing) sum += worth(unit)
  return div(100 * sum, Math.max(1, pairOf(state.seats, seat).startWorth))
}
