import type { Memory, Seat } from '@tessera/kernel'
import { manhattan, type Tile } from '../../content/terms.ts'
import { type CohortState, pairOf } from '../../state.ts'
import type { CohortView } from '../../view/view.ts'
import { CENTURION, DIVIDED, HEADLONG, HOLDING, type Temper } from './temper.ts'

/** Who may lead the enemy. */
export const LEADERS: readonly Temper[] = [CENTURION, HEADLONG, HOLDING, DIVIDED]

/** Tiles of error added to each leader in advance: few only hold what they have, or divide themselves. */
const BEFORE = [0, 0, 2, 2]
/** Tiles of error that say little: even who is right about the leader is wrong about some of the units. */
const DOUBT = 2
/** One wrong guess says no more than this, in tiles: a rout or a block in the way is not a habit. */
const MOST = 3
/** Hundredths of older errors that still count once something new was seen. */
const KEPT = 80

/** What was kept: how wrong each has been so far, and where each would have an enemy next, by its handle. */
interface Kept {
  readonly wrong: readonly number[]
  readonly expected: { readonly [handle: string]: readonly Tile[] }
}

/** How wrong each way of leading has been about what the enemy did, in hundredths of tiles. */
export function judged(view: CohortView, memory: Memory): readonly number[] {
  const kept = keptIn(memory)
  if (kept === null) return LEADERS.map(() => 0)
  const seen = view.contacts.flatMap(({ state, handle, tile, routing }) => {
    const expected = kept.expected[handle]
    return state !== 'confirmed' || routing || expected === undefined ? [] : [{ tile, expected }]
  })
  if (seen.length === 0) return kept.wrong
  return kept.wrong.map((before, at) =>
    seen.reduce(
      (sum, { tile, expected }) => sum + 100 * Math.min(MOST, manhattan(expected[at] as Tile, tile)),
      Math.floor((before * KEPT) / 100),
    ),
  )
}

/** What `remember` kept. */
function keptIn(memory: Memory): Kept | null {
  const habits = memory['habits']
  if (typeof habits !== 'object' || habits === null || !('wrong' in habits)) return null
  const { wrong, expected } = habits
  if (!Array.isArray(wrong) || typeof expected !== 'object' || expected === null) return null
  return {
    wrong: wrong.map(Number),
    expected: Object.fromEntries(
      Object.entries(expected).map(([handle, tiles]) => [handle, Array.isArray(tiles) ? tiles.map(Number) : []]),
    ),
  }
}

/** So many leaders, each the more often the less it was wrong. */
export function leaders(wrong: readonly number[], count: number): readonly Temper[] {
  const weights = wrong.map((each, at) => {
    const off = 100 * (DOUBT + (BEFORE[at] ?? 0)) + each
    return 1 / (off * off)
  })
  const given = weights.map(() => 0)
  return Array.from({ length: count }, () => {
    let next = 0
    for (let at = 1; at < weights.length; at++) if (due(at) > due(next)) next = at
    given[next] = (given[next] as number) + 1
    return LEADERS[next] ?? CENTURION
  })

  function due(at: number): number {
    return (weights[at] as number) / (1 + (given[at] as number))
  }
}

/** Keeps where the seen enemies would stand in each of these futures. */
export function remember(
  memory: Memory,
  wrong: readonly number[],
  now: CohortState,
  seat: Seat,
  futures: readonly CohortState[],
): void {
  const expected: { [handle: string]: Tile[] } = {}
  for (const { handle, unit, state } of pairOf(now.seats, seat).contacts) {
    if (state !== 'confirmed') continue
    const tiles = futures.flatMap(({ units }) => units.filter(({ id }) => id === unit).map(({ tile }) => tile))
    if (tiles.length === futures.length) expected[handle] = tiles
  }
  memory['habits'] = { wrong: [...wrong], expected }
}
