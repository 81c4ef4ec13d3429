import type { Ability, Family, UnitType } from './ability.ts'

type Stats = readonly [cost: number, hp: number, damage: number, range: number, armor: number, speed: number]

/** HEX-101, in the order of the table. Costs are data; a test compares them with the price of HEX-115. */
export const ROSTER: readonly UnitType[] = [
  unit('bastion', 'shieldbearer', [11, 19, 3, 1, 1, 100], {
    trigger: 'passive',
    effect: 'block',
    target: 'self',
    value: 1,
  }),
  unit('bastion', 'pikeman', [9, 19, 4, 2, 0, 100], {
    trigger: 'wounded',
    effect: 'push',
    target: 'target',
    value: 2,
    charge: 2,
  }),
  unit('bastion', 'warden', [15, 22, 3, 1, 1, 100], {
    trigger: 'passive',
    effect: 'armor',
    target: 'self',
    value: 1,
    aura: 1,
  }),
  unit('bastion', 'field_surgeon', [11, 13, 2, 3, 0, 100], {
    trigger: 'endturn',
    effect: 'heal',
    target: 'random',
    value: 4,
    range: 3,
  }),
  unit('bastion', 'standard_bearer', [14, 16, 2, 2, 0, 100], {
    trigger: 'passive',
    effect: 'boost',
    target: 'global',
    value: 1,
  }),
  unit('bastion', 'mason', [10, 17, 3, 2, 0, 100], {
    trigger: 'turnstart',
    effect: 'fortify',
    target: 'area',
    value: 1,
    range: 2,
    charge: 2,
  }),
  unit('bastion', 'ironclad', [11, 20, 4, 1, 0, 100], {
    trigger: 'passive',
    effect: 'armor',
    target: 'self',
    value: 2,
  }),
  unit('bastion', 'crossbowman', [11, 12, 5, 4, 0, 100]),
  unit('wildpack', 'greywolf', [9, 20, 5, 1, 0, 140], { trigger: 'onkill', effect: 'heal', target: 'self', value: 6 }),
  unit('wildpack', 'tuskboar', [12, 25, 4, 1, 0, 120], {
    trigger: 'wounded',
    effect: 'ramp',
    target: 'self',
    value: 1,
  }),
  unit('wildpack', 'matron_bear', [12, 28, 5, 1, 0, 100], {
    trigger: 'lament',
    effect: 'ramp',
    target: 'self',
    value: 2,
    range: 3,
  }),
  unit('wildpack', 'ripper', [11, 22, 6, 1, 0, 130], { trigger: 'onkill', effect: 'ready', target: 'self' }),
  unit('wildpack', 'thorn_archer', [10, 13, 4, 3, 0, 130], {
    trigger: 'onhit',
    effect: 'retreat',
    target: 'target',
    value: 1,
  }),
  unit('wildpack', 'carrion_kite', [9, 15, 4, 2, 0, 160], {
    trigger: 'harvest',
    effect: 'ramp',
    target: 'self',
    value: 1,
    range: 3,
  }),
  unit('wildpack', 'aurochs', [9, 26, 4, 1, 0, 120], {
    trigger: 'onkill',
    effect: 'strike',
    target: 'area',
    value: 3,
    range: 1,
  }),
  unit('wildpack', 'howler', [12, 17, 3, 1, 0, 120], {
    trigger: 'harvest',
    effect: 'heal',
    target: 'global',
    value: 3,
    range: 4,
  }),
  unit('rimeglass', 'frost_adept', [8, 12, 3, 3, 0, 100], {
    trigger: 'onhit',
    effect: 'freeze',
    target: 'target',
    value: 1,
    charge: 2,
  }),
  unit('rimeglass', 'hush_singer', [10, 13, 3, 3, 0, 100], {
    trigger: 'turnstart',
    effect: 'silence',
    target: 'area',
    value: 1,
    range: 3,
  }),
  unit('rimeglass', 'shard_slinger', [10, 12, 4, 3, 0, 100], {
    trigger: 'onhit',
    effect: 'splash',
    target: 'target',
    value: 2,
  }),
  unit('rimeglass', 'verdigris_alchemist', [12, 13, 3, 3, 0, 100], {
    trigger: 'onhit',
    effect: 'sunder',
    target: 'target',
    value: 1,
  }),
  unit('rimeglass', 'storm_caller', [10, 10, 2, 4, 0, 100], {
    trigger: 'turnstart',
    effect: 'strike',
    target: 'random',
    value: 3,
    range: 5,
  }),
  unit('rimeglass', 'comet_sage', [15, 11, 2, 5, 0, 100], {
    trigger: 'endturn',
    effect: 'strike',
    target: 'global',
    value: 2,
    charge: 3,
  }),
  unit('rimeglass', 'gale_reader', [12, 12, 3, 4, 0, 100], {
    trigger: 'onhit',
    effect: 'push',
    target: 'target',
    value: 2,
  }),
  unit('rimeglass', 'glass_golem', [9, 20, 3, 1, 1, 100], {
    trigger: 'wounded',
    effect: 'strike',
    target: 'area',
    value: 1,
    range: 1,
  }),
  unit('gravewake', 'blade_caller', [9, 16, 2, 2, 0, 100], {
    trigger: 'turnstart',
    effect: 'summon',
    target: 'self',
    value: 1,
    charge: 2,
  }),
  unit('gravewake', 'night_stalker', [11, 15, 6, 1, 0, 100], {
    trigger: 'passive',
    effect: 'shadowstep',
    target: 'self',
    charge: 2,
  }),
  unit('gravewake', 'mourner', [14, 17, 3, 2, 0, 100], {
    trigger: 'lament',
    effect: 'heal',
    target: 'area',
    value: 3,
    range: 3,
  }),
  unit('gravewake', 'dirge_drummer', [15, 15, 2, 1, 1, 100], {
    trigger: 'passive',
    effect: 'lament_aura',
    target: 'area',
    value: 1,
    aura: 3,
  }),
  unit('gravewake', 'oathkeeper', [13, 18, 3, 1, 1, 100], {
    trigger: 'passive',
    effect: 'undying',
    target: 'area',
    value: 1,
    aura: 2,
  }),
  unit('gravewake', 'headsman', [13, 24, 5, 1, 0, 100], {
    trigger: 'passive',
    effect: 'execute',
    target: 'area',
    value: 4,
    aura: 1,
  }),
  unit('gravewake', 'ghoul', [8, 19, 4, 1, 0, 110], {
    trigger: 'harvest',
    effect: 'fortify',
    target: 'self',
    value: 5,
    range: 2,
  }),
  unit('gravewake', 'bone_piper', [9, 14, 3, 2, 0, 100], {
    trigger: 'lament',
    effect: 'summon',
    target: 'self',
    value: 1,
    range: 4,
    summon_ready: true,
  }),
]

/** HEX-100: summoned, never hired. Family and cost mean nothing for it. */
export const BLADE: UnitType = unit('gravewake', 'blade', [0, 1, 2, 1, 0, 100])

/** Display names are the ids in words. */
export function inWords(id: string): string {
  return id.replace(/(^|_)([a-z])/g, (_, gap: string, letter: string) => (gap === '' ? '' : ' ') + letter.toUpperCase())
}

function unit(family: Family, id: string, stats: Stats, ...abilities: readonly Ability[]): UnitType {
  const [cost, max_hp, damage, attack_range, armor, speed] = stats
  return { id, name: inWords(id), family, cost, max_hp, damage, attack_range, armor, speed, abilities }
}
