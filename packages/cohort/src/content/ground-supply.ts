import { CULTURES, type CultureId, type MapId } from './terms.ts'

/** In the order of `CULTURES`. */
const SECOND: Readonly<Record<MapId, readonly number[]>> = {
  river_crossing: [2, 0, 2, 0, 1, -2, -2, -1, 3, 1, -2, 3, -3, 1, -1, -2],
  hill_fort: [-2, -3, -1, 3, -2, 6, -1, -5, 3, 2, -2, 0, -1, 0, -3, 4],
  forest_ambush: [5, 5, -2, 2, 3, 3, 4, 3, 0, -4, -2, -5, -5, -4, 1, -4],
  desert_oasis: [0, 3, 0, 0, 5, 3, -2, 3, -1, 2, 3, -2, -3, -5, 0, -5],
  mountain_pass: [1, -1, -3, 4, -4, -1, 1, -4, 2, -2, -3, 0, -4, 4, 4, 4],
}

/**
 * COH-3.7 (set here): SP a culture had more or less on a map of the second edition, so that no ground decided a battle before it
 * began; found by simulation (docs/balance/cohort.md).
 */
export function groundSupply(map: MapId, culture: CultureId): number {
  return SECOND[map][CULTURES.indexOf(culture)] ?? 0
}
