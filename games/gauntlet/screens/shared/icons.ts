export const EMBLEMS = {
  order: 'winged-sword',
  chaos: 'daemon-skull',
  nature: 'oak-leaf',
  shadow: 'cloak-dagger',
  arcane: 'crystal-eye',
  machine: 'big-gear',
  empire: 'eagle-emblem',
  undead: 'skull-crossed-bones',
} as const

export const ROLE_ICONS = {
  tank: 'checked-shield',
  melee_dps: 'crossed-swords',
  ranged_dps: 'bow-arrow',
  mage: 'wizard-staff',
  support: 'caduceus',
  control: 'magic-swirl',
} as const

/** Not every status has one; its name is told elsewhere. */
export function statusIcon(id: string): string | undefined {
  return STATUS_ICONS[id]
}

const STATUS_ICONS: Readonly<Record<string, string>> = {
  stun: 'knocked-out-stars',
  freeze: 'snowflake-2',
  sleep: 'night-sleep',
  fear: 'terror',
  charm: 'charm',
  confuse: 'star-swirl',
  root: 'root-tip',
  silence: 'silenced',
  disarm: 'drop-weapon',
  blind: 'blindfold',
  taunt: 'shouting',
  slow: 'snail',
  haste: 'wingfoot',
  mark: 'targeting',
  burn: 'small-fire',
  venom: 'poison-bottle',
  bleed: 'bleeding-wound',
  regrowth: 'sprout',
  unhealable: 'broken-heart',
  stealth: 'hidden',
  guard: 'shield-reflect',
  evade: 'dodge',
  phased: 'ghost',
  suppressed: 'arrow-cluster',
  exposed: 'cracked-shield',
}

export const MORE_ICONS = {
  contagion: 'virus',
  attack: 'crossed-swords',
  armour: 'checked-shield',
  life: 'hearts',
  resolve: 'flying-flag',
  speed: 'walking-boot',
  initiative: 'sprint',
  range: 'bow-arrow',
  ammo: 'quiver',
  spell: 'spell-book',
  gold: 'two-coins',
  retreat: 'run',
  streak: 'flame',
  rating: 'trophy',
  won: 'laurels',
  lost: 'tattered-banner',
  drawn: 'crossed-axes',
  castle: 'castle',
  camp: 'camp-cooking-pot',
  deck: 'card-pick',
  seal: 'crossed-swords',
  day: 'sun',
  fine: 'winged-shield',
  careful: 'broken-shield',
} as const

/** The unit that stands for a faction on its card. */
export const FIGUREHEADS = {
  order: 'angel-wings',
  chaos: 'diablo-skull',
  nature: 'bear-face',
  shadow: 'hooded-assassin',
  arcane: 'wizard-face',
  machine: 'robot-golem',
  empire: 'mounted-knight',
  undead: 'crowned-skull',
} as const
