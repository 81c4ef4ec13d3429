/** Names in the game-icons set. A player must be able to tell two units apart without reading. */
export function unitIcon(type: string): string {
  return UNIT_ICONS[type] ?? customIcon(type)
}

const UNIT_ICONS: Readonly<Record<string, string>> = {
  shieldbearer: 'viking-shield',
  pikeman: 'spears',
  warden: 'guarded-tower',
  field_surgeon: 'caduceus',
  standard_bearer: 'knight-banner',
  mason: 'trowel',
  ironclad: 'visored-helm',
  crossbowman: 'crossbow',

  greywolf: 'wolf-head',
  tuskboar: 'boar-tusks',
  matron_bear: 'bear-head',
  ripper: 'wolverine-claws',
  thorn_archer: 'bow-arrow',
  carrion_kite: 'vulture',
  aurochs: 'bison',
  howler: 'wolf-howl',

  frost_adept: 'snowflake-2',
  hush_singer: 'lyre',
  shard_slinger: 'crystal-cluster',
  verdigris_alchemist: 'bubbling-flask',
  storm_caller: 'lightning-storm',
  comet_sage: 'comet-spark',
  gale_reader: 'wind-slap',
  glass_golem: 'ice-golem',

  blade_caller: 'daggers',
  night_stalker: 'hooded-assassin',
  mourner: 'candle-flame',
  dirge_drummer: 'drum',
  oathkeeper: 'hand-of-god',
  headsman: 'executioner-hood',
  ghoul: 'shambling-zombie',
  bone_piper: 'pan-flute',

  blade: 'plain-dagger',
}

export const FAMILY_ICONS = {
  bastion: 'checked-shield',
  wildpack: 'wolf-head',
  rimeglass: 'snowflake-2',
  gravewake: 'tombstone',
  custom: 'anvil',
} as const

export const EFFECT_ICONS = {
  heal: 'heart-plus',
  fortify: 'heart-armor',
  strike: 'power-lightning',
  splash: 'bright-explosion',
  sunder: 'cracked-shield',
  ramp: 'biceps',
  push: 'push',
  retreat: 'run',
  freeze: 'frozen-orb',
  silence: 'silenced',
  summon: 'sword-array',
  ready: 'clockwise-rotation',
  block: 'vibrating-shield',
  armor: 'shoulder-armor',
  boost: 'trumpet-flag',
  execute: 'guillotine',
  undying: 'ankh',
  lament_aura: 'tear-tracks',
  shadowstep: 'teleport',
} as const

export const STAT_ICONS = {
  max_hp: 'hearts',
  damage: 'crossed-swords',
  attack_range: 'archery-target',
  armor: 'checked-shield',
  speed: 'walking-boot',
} as const

/** What a badge on a piece shows. */
export const STATUS_ICONS = {
  frozen: 'snowflake-1',
  silenced: 'silenced',
  block: 'shield',
  ramp: 'biceps',
  charge: 'sands-of-time',
  ready: 'clockwise-rotation',
  fallen: 'death-skull',
  sundered: 'cracked-shield',
} as const

/** Custom units have no picture of their own: the id picks one, the same on every screen and for both players. */
export const CUSTOM_ICONS = [
  'griffin-symbol',
  'spiked-dragon-head',
  'scorpion',
  'snake-totem',
  'spider-face',
  'octopus',
  'wyvern',
  'unicorn',
  'elephant',
  'lion',
  'eagle-emblem',
  'stag-head',
  'gargoyle',
  'minotaur',
  'cyclops',
  'medusa-head',
  'imp',
  'troll',
  'djinn',
  'mermaid',
  'pegasus',
  'robot-golem',
  'rock-golem',
  'hydra',
  'beetle-shell',
  'raven',
  'ram',
  'tiger-head',
  'crab-claw',
  'shark-jaws',
  'owl',
  'beast-eye',
] as const

export function customIcon(id: string): string {
  let hash = 7
  for (let i = 0; i < id.length; i++) hash = (hash * 31 + id.charCodeAt(i)) % 65_521
  return CUSTOM_ICONS[hash % CUSTOM_ICONS.length] ?? 'anvil'
}
