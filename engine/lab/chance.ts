import { type AnyGame, type AnyRecord, openRecord, peopleSeats, type Seat, seedFrom } from '@tessera/kernel'
import type { Player } from './player.ts'
import { runFrom } from './run-match.ts'

/** A seat's prospects at one frame: its share of points over so many practice matches with new dice. */
interface ChancePoint {
  readonly frame: number
  readonly chance: number
  readonly playouts: number
}

export interface ChanceCurve {
  readonly seat: Seat
  /** By frame. */
  readonly points: readonly ChancePoint[]
  /** The frame that changed the chance most, and by how much; null when nothing did. */
  readonly deciding: { readonly frame: number; readonly swing: number } | null
}

export interface ChanceOptions {
  /** Whose chance. */
  readonly seat: Seat
  /** Practice matches at each frame looked at. */
  readonly playouts: number
  /** Frames looked at before the largest swing is narrowed down. */
  readonly points: number
  /** Frames looked at in all. */
  readonly most: number
}

/** A smaller swing is noise at the usual number of playouts. */
const LEAST_SWING = 0.1

/**
 * How the chance of a seat went over a finished match. Every frame looked at is played on to the end with new dice, by bots
 * where seats must choose; where most changed is looked at more closely, down to the step. Yields after every frame, so that
 * a worker can show the curve while it grows.
 */
export function* chanceCurve(game: AnyGame, record: AnyRecord, options: ChanceOptions): Generator<ChanceCurve> {
  const { seat, playouts, most } = options
  const timeline = openRecord(game.ruleset, record, seat)
  const crew = practiceCrew(game, record)
  const last = timeline.length - 1
  const ended = timeline.result()
  const points = new Map<number, ChancePoint>()
  const playOn = (frame: number, k: number): number => {
    const seed = seedFrom(`${record.hash} ${frame} ${k}`)
    const { result } = runFrom(game, { config: record.start.config, seed, state: timeline.state(frame) }, crew)
    return pointsOf(result.winner, seat)
  }
  const look = (frame: number): void => {
    const over = frame === last && ended !== null
    const chance = over ? pointsOf(ended.winner, seat) : meanOf(playouts, (k) => playOn(frame, k))
    points.set(frame, { frame, chance, playouts: over ? 1 : playouts })
  }
  const first = Math.min(last, Math.max(2, options.points))
  for (const i of coarseToFine(first)) {
    const frame = Math.round((last * i) / Math.max(1, first))
    if (points.has(frame)) continue
    look(frame)
    yield curveOf(seat, points)
  }
  while (points.size < most) {
    const gap = widestSwing([...points.values()].toSorted(byFrame))
    if (gap === null) return
    look((gap[0].frame + gap[1].frame) >> 1)
    yield curveOf(seat, points)
  }
}

/** Every number up to the last, both ends first and then what lies between: cut off anywhere, it has been everywhere. */
function coarseToFine(last: number): Iterable<number> {
  const order = new Set([0, last])
  let step = 1
  while (step < last) step *= 2
  for (; step >= 1; step /= 2) for (let i = 0; i <= last; i += step) order.add(i)
  return order
}

/** Who plays practice matches: a quick level that is no fool. */
export function practiceCrew(game: AnyGame, record: AnyRecord): readonly Player[] {
  const level = game.workshop?.leader ?? game.bot.levels[0]?.id ?? 'random'
  return peopleSeats(game.ruleset, record.start.config).map(() => ({ level }))
}

/** A win is 1, a draw a half. */
export function pointsOf(winner: Seat | null, seat: Seat): number {
  if (winner === null) return 0.5
  return winner === seat ? 1 : 0
}

export function meanOf(count: number, of: (index: number) => number): number {
  let sum = 0
  for (let index = 0; index < count; index++) sum += of(index)
  return sum / count
}

const byFrame = (a: ChancePoint, b: ChancePoint): number => a.frame - b.frame

function curveOf(seat: Seat, points: ReadonlyMap<number, ChancePoint>): ChanceCurve {
  const sorted = [...points.values()].toSorted(byFrame)
  let deciding: ChanceCurve['deciding'] = null
  for (const [i, { frame, chance }] of sorted.entries()) {
    const before = sorted[i - 1]
    if (before === undefined) continue
    const swing = chance - before.chance
    if (Math.abs(swing) >= Math.max(LEAST_SWING, Math.abs(deciding?.swing ?? 0))) deciding = { frame, swing }
  }
  return { seat, points: sorted, deciding }
}

/** The two neighbours with frames between them whose chances differ most; null when no difference means anything. */
function widestSwing(sorted: readonly ChancePoint[]): readonly [ChancePoint, ChancePoint] | null {
  let widest: readonly [ChancePoint, ChancePoint] | null = null
  let most = LEAST_SWING
  for (const [i, point] of sorted.entries()) {
    const before = sorted[i - 1]
    if (before === undefined || point.frame - before.frame < 2) continue
    const swing = Math.abs(point.chance - before.chance)
    if (swing < most) continue
    most = swing
    widest = [before, point]
  }
  return widest
}
