import type { CultureId, MapId } from './terms.ts'

/**
 * COH-5.19 (set here): percent of their men that a culture's troops and elite come with on a map, so that no ground decides a
 * battle before it begins; found by simulation (docs/balance/cohort.md).
 */
export const GROUND_STRENGTH: Readonly<Record<MapId, Readonly<Partial<Record<CultureId, number>>>>> = {
  river_crossing: {},
  hill_fort: {},
  forest_ambush: {},
  desert_oasis: {},
  mountain_pass: {},
}
