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
    [2, 'shieldbearer'],
    [3, 'pikeman'],
    [1, 'warden'],
    [1, 'field_surgeon'],
    [1, 'standard_bearer'],
    [1, 'ironclad'],
  ),
  army(
    'banner_and_bolt',
    100,
    [1, 'shieldbearer'],
    [2, 'pikeman'],
    [2, 'standard_bearer'],
    [1, 'mason'],
    [1, 'ironclad'],
    [2, 'crossbowman'],
  ),
  army(
    'hunting_pack',
    100,
    [4, 'greywolf'],
    [1, 'matron_bear'],
    [2, 'ripper'],
    [1, 'carrion_kite'],
    [1, 'aurochs'],
    [1, 'howler'],
  ),
  army('stampede', 99, [1, 'tuskboar'], [2, 'matron_bear'], [3, 'ripper'], [2, 'aurochs'], [1, 'howler']),
  army(
    'deep_frost',
    98,
    [2, 'frost_adept'],
    [1, 'shard_slinger'],
    [1, 'storm_caller'],
    [1, 'comet_sage'],
    [3, 'gale_reader'],
    [1, 'night_stalker'],
  ),
  army(
    'falling_glass',
    100,
    [1, 'pikeman'],
    [1, 'warden'],
    [2, 'standard_bearer'],
    [2, 'crossbowman'],
    [1, 'frost_adept'],
    [2, 'glass_golem'],
  ),
  army(
    'last_rites',
    100,
    [1, 'frost_adept'],
    [1, 'shard_slinger'],
    [3, 'glass_golem'],
    [1, 'mourner'],
    [1, 'dirge_drummer'],
    [1, 'ghoul'],
    [2, 'bone_piper'],
  ),
  army('knives_at_night', 100, [1, 'greywolf'], [3, 'ripper'], [1, 'howler'], [3, 'night_stalker'], [1, 'oathkeeper']),
  army(
    'cold_steel',
    100,
    [1, 'pikeman'],
    [1, 'field_surgeon'],
    [1, 'standard_bearer'],
    [2, 'ironclad'],
    [3, 'frost_adept'],
    [2, 'hush_singer'],
  ),
  army(
    'grave_hunt',
    100,
    [1, 'greywolf'],
    [1, 'matron_bear'],
    [1, 'ripper'],
    [2, 'carrion_kite'],
    [2, 'aurochs'],
    [4, 'ghoul'],
  ),
]

function army(id: string, points: number, ...runs: readonly (readonly [count: number, unit: string])[]): ReadyArmy {
  const units = runs.flatMap(([count, unit]) => Array.from({ length: count }, () => unit))
  return { id, name: inWords(id).replace(/ (And|At) /, (word) => word.toLowerCase()), points, units }
}
