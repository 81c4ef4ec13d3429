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
  army(
    'iron_line',
    100,
    [3, 'shieldbearer'],
    [2, 'field_surgeon'],
    [1, 'standard_bearer'],
    [1, 'mason'],
    [1, 'crossbowman'],
    [1, 'shard_slinger'],
  ),
  army(
    'banner_and_bolt',
    100,
    [2, 'shieldbearer'],
    [1, 'field_surgeon'],
    [2, 'standard_bearer'],
    [2, 'crossbowman'],
    [1, 'frost_adept'],
    [1, 'glass_golem'],
  ),
  army(
    'hunting_pack',
    100,
    [3, 'greywolf'],
    [1, 'matron_bear'],
    [2, 'ripper'],
    [1, 'carrion_kite'],
    [2, 'aurochs'],
    [1, 'howler'],
  ),
  army('stampede', 100, [2, 'ironclad'], [1, 'tuskboar'], [3, 'matron_bear'], [2, 'aurochs'], [1, 'howler']),
  army(
    'deep_frost',
    100,
    [2, 'frost_adept'],
    [1, 'storm_caller'],
    [1, 'comet_sage'],
    [4, 'gale_reader'],
    [1, 'night_stalker'],
  ),
  army('falling_glass', 100, [4, 'thorn_archer'], [3, 'verdigris_alchemist'], [1, 'comet_sage'], [1, 'glass_golem']),
  army(
    'last_rites',
    100,
    [1, 'frost_adept'],
    [3, 'blade_caller'],
    [2, 'mourner'],
    [1, 'dirge_drummer'],
    [1, 'oathkeeper'],
    [1, 'bone_piper'],
  ),
  army('knives_at_night', 100, [1, 'greywolf'], [1, 'matron_bear'], [2, 'ripper'], [2, 'howler'], [3, 'night_stalker']),
  army(
    'cold_steel',
    100,
    [1, 'shieldbearer'],
    [1, 'mason'],
    [1, 'ironclad'],
    [2, 'frost_adept'],
    [1, 'hush_singer'],
    [3, 'shard_slinger'],
    [1, 'verdigris_alchemist'],
  ),
  army(
    'grave_hunt',
    100,
    [3, 'matron_bear'],
    [1, 'carrion_kite'],
    [1, 'aurochs'],
    [1, 'howler'],
    [1, 'oathkeeper'],
    [1, 'headsman'],
    [1, 'ghoul'],
  ),
]

function army(id: string, points: number, ...runs: readonly (readonly [count: number, unit: string])[]): ReadyArmy {
  const units = runs.flatMap(([count, unit]) => Array.from({ length: count }, () => unit))
  return { id, name: inWords(id).replace(/ (And|At) /, (word) => word.toLowerCase()), points, units }
}
