import { CULTURES, type CultureId, type MapId } from './terms.ts'

/** Percent of a culture's men; a pair where the west and the east differ, as attackers of a fort and its garrison do. */
type Strength = number | readonly [number, number]
/** In the order of `CULTURES`. */
type Strengths = Readonly<Record<MapId, readonly Strength[]>>

const THIRD: Strengths = {
  river_crossing: [99, 101, 102, 98, 97, 100, 99, 98, 107, 101, 102, 107, 86, 103, 99, 101],
  hill_fort: [97, 96, 93, 107, 100, 108, 99, 92, 107, 88, 90, 104, 96, 114, 98, 112],
  forest_ambush: [109, 110, 100, 104, 100, 107, 107, 103, 101, 91, 97, 96, 89, 94, 99, 94],
  desert_oasis: [103, 117, 108, 97, 123, 113, 95, 107, 89, 99, 109, 87, 93, 74, 103, 85],
  mountain_pass: [107, 100, 94, 109, 93, 97, 101, 94, 102, 95, 85, 104, 93, 111, 103, 113],
}

const FOURTH: Strengths = {
  river_crossing: [101, 100, 100, 102, 99, 101, 99, 98, 107, 101, 98, 103, 91, 103, 99, 100],
  hill_fort: [
    [102, 86],
    [106, 81],
    [104, 96],
    [118, 105],
    [95, 116],
    [91, 107],
    [106, 90],
    [91, 78],
    [121, 92],
    [91, 96],
    [91, 107],
    [105, 103],
    [110, 84],
    [130, 104],
    [113, 82],
    [104, 95],
  ],
  forest_ambush: [109, 109, 98, 103, 101, 105, 107, 103, 99, 92, 97, 97, 90, 96, 102, 92],
  desert_oasis: [102, 120, 109, 103, 89, 115, 101, 113, 87, 99, 110, 95, 88, 80, 102, 87],
  mountain_pass: [105, 99, 96, 111, 92, 95, 102, 97, 101, 97, 84, 99, 94, 107, 108, 113],
}

/** Where the fifth edition differs: people by people. */
const FIFTH: Strengths = {
  ...FOURTH,
  river_crossing: withOthers(FOURTH.river_crossing, { sassanid: 106 }),
  hill_fort: withOthers(FOURTH.hill_fort, { celtic: [132, 108], roman_empire: [104, 88], desert: [102, 93] }),
  forest_ambush: withOthers(FOURTH.forest_ambush, { sassanid: 92 }),
}

function withOthers(
  strengths: readonly Strength[],
  others: Readonly<Partial<Record<CultureId, Strength>>>,
): readonly Strength[] {
  return CULTURES.map((culture, place) => others[culture] ?? strengths[place] ?? 100)
}

const EDITIONS = { 3: THIRD, 4: FOURTH, 5: FIFTH } as const

/**
 * COH-5.19 (set here): percent of their men that a culture's troops and elite come with on a map, in the west and in the east, so
 * that no ground decides a battle before it begins; found by simulation (docs/balance/cohort.md).
 */
export function groundStrength(map: MapId, culture: CultureId, edition: 3 | 4 | 5): readonly [number, number] {
  const strength = EDITIONS[edition][map][CULTURES.indexOf(culture)] ?? 100
  return typeof strength === 'number' ? [strength, strength] : strength
}
