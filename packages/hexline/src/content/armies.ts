import { inWords } from './roster.ts'

export interface ReadyArmy {
  readonly id: string
  readonly name: string
  /** Under the default budget of 100. */
  readonly points: number
  readonly units: readonly string[]
}

/** HEX-102, list order as in the table. */
export const READY_ARMIES: readonly ReadyArmy[] = [
  army('iron_line', 97, [3, 'shieldbearer'], [1, 'warden'], [1, 'field_surgeon'], [3, 'crossbowman']),
  army('banner_and_bolt', 97, [2, 'ironclad'], [2, 'shieldbearer'], [1, 'standard_bearer'], [3, 'crossbowman']),
  army(
    'hunting_pack',
    100,
    [3, 'greywolf'],
    [2, 'ripper'],
    [1, 'matron_bear'],
    [1, 'howler'],
    [1, 'carrion_kite'],
    [2, 'thorn_archer'],
  ),
  army('stampede', 98, [2, 'aurochs'], [3, 'tuskboar'], [2, 'matron_bear'], [1, 'howler'], [1, 'ripper']),
  army(
    'deep_frost',
    97,
    [3, 'glass_golem'],
    [3, 'frost_adept'],
    [1, 'verdigris_alchemist'],
    [1, 'shard_slinger'],
    [2, 'storm_caller'],
  ),
  army('falling_glass', 100, [3, 'glass_golem'], [2, 'hush_singer'], [2, 'shard_slinger'], [2, 'comet_sage']),
  army(
    'last_rites',
    98,
    [2, 'oathkeeper'],
    [2, 'headsman'],
    [2, 'dirge_drummer'],
    [1, 'mourner'],
    [1, 'bone_piper'],
    [1, 'night_stalker'],
  ),
  army('knives_at_night', 98, [4, 'night_stalker'], [4, 'ghoul'], [2, 'blade_caller'], [1, 'bone_piper']),
  army(
    'cold_steel',
    94,
    [2, 'shieldbearer'],
    [1, 'warden'],
    [2, 'verdigris_alchemist'],
    [2, 'shard_slinger'],
    [1, 'gale_reader'],
  ),
  army('grave_hunt', 96, [2, 'matron_bear'], [2, 'ripper'], [2, 'oathkeeper'], [2, 'bone_piper'], [1, 'night_stalker']),
]

function army(id: string, points: number, ...runs: readonly (readonly [count: number, unit: string])[]): ReadyArmy {
  const units = runs.flatMap(([count, unit]) => Array.from({ length: count }, () => unit))
  return { id, name: inWords(id).replace(/ (And|At) /, (word) => word.toLowerCase()), points, units }
}
