import { CULTURES, type CultureId, type MapId } from './terms.ts'

/** Percent of a culture's men; a pair where the west and the east differ, as attackers of a fort and its garrison do. */
type Strength = number | readonly [number, number]
/** In the order of `CULTURES`. */
type Strengths = Readonly<Record<MapId, readonly Strength[]>>

const STRENGTHS: Strengths = {
  river_crossing: [101, 100, 100, 102, 99, 101, 99, 98, 107, 101, 98, 106, 91, 103, 99, 100],
  hill_fort: [
    [102, 86],
    [106, 81],
    [104, 96],
    [118, 105],
    [95, 116],
    [91, 107],
    [104, 88],
    [91, 78],
    [121, 92],
    [91, 96],
    [91, 107],
    [105, 103],
    [110, 84],
    [132, 108],
    [113, 82],
    [102, 93],
  ],
  forest_ambush: [109, 109, 98, 103, 101, 105, 107, 103, 99, 92, 97, 92, 90, 96, 102, 92],
  desert_oasis: [102, 120, 109, 103, 89, 115, 101, 113, 87, 99, 110, 95, 88, 80, 102, 87],
  mountain_pass: [105, 99, 96, 111, 92, 95, 102, 97, 101, 97, 84, 99, 94, 107, 108, 113],
}

/**
 * COH-5.19 (set here): percent of their men that a culture's troops and elite come with on a map, in the west and in the east, so
 * that no ground decides a battle before it begins; found by simulation (games/cohort/balance.md).
 */
export function groundStrength(map: MapId, culture: CultureId): readonly [number, number] {
  const strength = STRENGTHS[map][CULTURES.indexOf(culture)] ?? 100
  return typeof strength === 'number' ? [strength, strength] : strength
}
