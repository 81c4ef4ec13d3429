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
    [1, 'shieldbearer'],
    [1, 'pikeman'],
    [1, 'warden'],
    [1, 'standard_bearer'],
    [1, 'mason'],
    [1, 'ironclad'],
    [1, 'hush_singer'],
    [2, 'shard_slinger'],
  ),
  army(
    'banner_and_bolt',
    100,
    [1, 'shieldbearer'],
    [1, 'warden'],
    [2, 'standard_bearer'],
    [1, 'mason'],
    [1, 'crossbowman'],
    [2, 'frost_adept'],
    [1, 'glass_golem'],
  ),
  army('hunting_pack', 100, [2, 'greywolf'], [4, 'matron_bear'], [2, 'ripper'], [1, 'howler']),
  army('stampede', 100, [1, 'tuskboar'], [3, 'matron_bear'], [2, 'ripper'], [2, 'aurochs'], [1, 'howler']),
  army(
    'deep_frost',
    99,
    [1, 'shieldbearer'],
    [1, 'standard_bearer'],
    [3, 'frost_adept'],
    [2, 'hush_singer'],
    [3, 'shard_slinger'],
  ),
  army(
    'falling_glass',
    99,
    [1, 'shieldbearer'],
    [1, 'standard_bearer'],
    [1, 'mason'],
    [2, 'frost_adept'],
    [1, 'hush_singer'],
    [2, 'shard_slinger'],
    [2, 'glass_golem'],
  ),
  army(
    'last_rites',
    100,
    [1, 'frost_adept'],
    [1, 'glass_golem'],
    [3, 'blade_caller'],
    [2, 'mourner'],
    [1, 'dirge_drummer'],
    [1, 'oathkeeper'],
  ),
  army(
    'knives_at_night',
    100,
    [3, 'ripper'],
    [1, 'carrion_kite'],
    [1, 'howler'],
    [3, 'night_stalker'],
    [1, 'oathkeeper'],
  ),
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
    [1, 'ripper'],
    [2, 'carrion_kite'],
    [1, 'howler'],
    [1, 'oathkeeper'],
    [1, 'headsman'],
    [3, 'ghoul'],
  ),
]

function army(id: string, points: number, ...runs: readonly (readonly [count: number, unit: string])[]): ReadyArmy {
  const units = runs.flatMap(([count, unit]) => Array.from({ length: count }, () => unit))
  return { id, name: inWords(id).replace(/ (And|At) /, (word) => word.toLowerCase()), points, units }
}
