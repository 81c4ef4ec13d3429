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
    99,
    [2, 'shieldbearer'],
    [1, 'standard_bearer'],
    [2, 'mason'],
    [2, 'ironclad'],
    [1, 'crossbowman'],
    [1, 'shard_slinger'],
  ),
  army(
    'banner_and_bolt',
    99,
    [2, 'warden'],
    [1, 'field_surgeon'],
    [1, 'standard_bearer'],
    [2, 'mason'],
    [2, 'crossbowman'],
  ),
  army(
    'hunting_pack',
    98,
    [2, 'greywolf'],
    [3, 'tuskboar'],
    [1, 'ripper'],
    [1, 'carrion_kite'],
    [2, 'aurochs'],
    [1, 'howler'],
  ),
  army('stampede', 99, [2, 'tuskboar'], [2, 'ripper'], [1, 'carrion_kite'], [4, 'aurochs'], [1, 'howler']),
  army(
    'deep_frost',
    100,
    [2, 'frost_adept'],
    [2, 'hush_singer'],
    [2, 'shard_slinger'],
    [2, 'storm_caller'],
    [2, 'gale_reader'],
  ),
  army(
    'falling_glass',
    100,
    [1, 'frost_adept'],
    [1, 'shard_slinger'],
    [1, 'verdigris_alchemist'],
    [1, 'comet_sage'],
    [3, 'gale_reader'],
    [2, 'glass_golem'],
  ),
  army('last_rites', 98, [4, 'blade_caller'], [2, 'mourner'], [1, 'dirge_drummer'], [1, 'oathkeeper'], [1, 'ghoul']),
  army(
    'knives_at_night',
    100,
    [2, 'greywolf'],
    [1, 'matron_bear'],
    [1, 'ripper'],
    [1, 'howler'],
    [3, 'night_stalker'],
    [1, 'oathkeeper'],
  ),
  army(
    'cold_steel',
    99,
    [1, 'shieldbearer'],
    [1, 'warden'],
    [1, 'field_surgeon'],
    [1, 'mason'],
    [1, 'crossbowman'],
    [1, 'hush_singer'],
    [2, 'verdigris_alchemist'],
    [1, 'glass_golem'],
  ),
  army(
    'grave_hunt',
    98,
    [2, 'tuskboar'],
    [2, 'ripper'],
    [1, 'howler'],
    [2, 'night_stalker'],
    [1, 'oathkeeper'],
    [1, 'ghoul'],
  ),
]

function army(id: string, points: number, ...runs: readonly (readonly [count: number, unit: string])[]): ReadyArmy {
  const units = runs.flatMap(([count, unit]) => Array.from({ length: count }, () => unit))
  return { id, name: inWords(id).replace(/ (And|At) /, (word) => word.toLowerCase()), points, units }
}
