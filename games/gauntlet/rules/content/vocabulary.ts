/** The closed vocabulary of section 2 of the rulebook: content is made of these words and no others. */

export const FACTIONS = ['order', 'chaos', 'nature', 'shadow', 'arcane', 'machine', 'empire', 'undead'] as const
export type FactionId = (typeof FACTIONS)[number]

export const ROLES = ['tank', 'melee_dps', 'ranged_dps', 'mage', 'support', 'control'] as const
export type Role = (typeof ROLES)[number]

export const TIMINGS = ['early', 'mid', 'late'] as const
export type Timing = (typeof TIMINGS)[number]

export type Rarity = 'common' | 'rare' | 'epic'
export type Nature = 'living' | 'bound'
export type Tier = 1 | 2 | 3
export type AttackType = 'physical' | 'magic'
export type DamageType = AttackType | 'true'
export type Trajectory = 'melee' | 'direct' | 'arc' | 'homing'
/** Whom something is for, seen from its owner. */
export type Whom = 'allies' | 'enemies' | 'both'

/** GB-212. */
export const STATS = [
  'atk',
  'armor',
  'speed',
  'initiative',
  'range',
  'attackCount',
  'dodge',
  'crit',
  'maxhp',
  'accuracy',
  'rangedAccuracy',
  'damageDealt',
  'damageTaken',
  'magicDealt',
  'magicTaken',
  'riposteDamage',
  'aooTaken',
  'resolveDealt',
  'resolveTaken',
  'resolveRecovery',
  'healReceived',
  'spellPower',
  'lifesteal',
  'reflect',
  'regen',
  'share',
  'shredDealt',
  'riposteCharges',
] as const
export type Stat = (typeof STATS)[number]

/** Stats of which less is better for their owner. */
export const BURDENS: ReadonlySet<Stat> = new Set(['damageTaken', 'magicTaken', 'aooTaken', 'resolveTaken'])

/** GB-213: harmful, helpful, or control (harmful too). */
export const STATUS_KINDS = {
  stun: 'control',
  freeze: 'control',
  sleep: 'control',
  fear: 'control',
  charm: 'control',
  confuse: 'control',
  root: 'harmful',
  silence: 'harmful',
  disarm: 'harmful',
  blind: 'harmful',
  taunt: 'harmful',
  slow: 'harmful',
  haste: 'helpful',
  mark: 'harmful',
  burn: 'harmful',
  venom: 'harmful',
  bleed: 'harmful',
  regrowth: 'helpful',
  unhealable: 'harmful',
  stealth: 'helpful',
  guard: 'helpful',
  evade: 'helpful',
  fear_immune: 'helpful',
  control_immune: 'helpful',
  phased: 'helpful',
  tar_pit: 'harmful',
  cursed_wound: 'harmful',
  suppressed: 'harmful',
  exposed: 'harmful',
  sustained: 'helpful',
  pure: 'helpful',
} as const
export type StatusId = keyof typeof STATUS_KINDS
export const STATUSES = Object.keys(STATUS_KINDS) as readonly StatusId[]

/** GB-217; true: effects may grant or hide it. */
const TAG_GRANTS = {
  Incorporeal: true,
  Flyer: true,
  Skirmisher: true,
  Unstoppable: true,
  Heavy: false,
  LongReach: false,
  Cavalry: false,
  Charger: true,
  SpearWall: true,
  AntiCavalry: false,
  HeavyInfantry: false,
  StickyIntercept: true,
  Infantry: false,
  Shielded: false,
  Shieldwall: false,
  Officer: false,
  UnbreakableSquare: true,
  Undead: false,
  Construct: false,
  Elemental: false,
  Beast: false,
  Mechanical: false,
  DirectFire: false,
  ArcFire: false,
  MagicMissile: false,
  AuraCarrier: false,
  Terror: false,
  Purifier: false,
  SupplyWagon: false,
  FireImmune: false,
  PoisonImmune: false,
  CurseImmune: false,
  FrostImmune: false,
  PlagueImmune: false,
  Flammable: false,
  DeathSpread: false,
  Ethereal: false,
  Regenerating: false,
  AdamantineArmor: false,
  ArmorPiercer: true,
  RendingBlows: true,
  Structure: false,
} as const
export type Tag = keyof typeof TAG_GRANTS
export const TAGS = Object.keys(TAG_GRANTS) as readonly Tag[]
export type GrantableTag = { [T in Tag]: (typeof TAG_GRANTS)[T] extends true ? T : never }[Tag]
export const GRANTABLE_TAGS = TAGS.filter((tag): tag is GrantableTag => TAG_GRANTS[tag])

/** GB-801, in the order in which a unit's contagions are handled. */
export const CONTAGIONS = ['fire', 'poison', 'curse', 'frost', 'plague'] as const
export type ContagionType = (typeof CONTAGIONS)[number]

export interface ContagionFigures {
  readonly spread: number
  readonly hp: number
  readonly turns: number
  readonly resolve: number
  /** Percent of ATK while it lasts. */
  readonly atk: number
  readonly colour: string
}
export const CONTAGION_FIGURES: Readonly<Record<ContagionType, ContagionFigures>> = {
  fire: { spread: 50, hp: 8, turns: 3, resolve: 5, atk: 0, colour: '#FF6B00' },
  poison: { spread: 30, hp: 5, turns: 5, resolve: 0, atk: -10, colour: '#00FF00' },
  curse: { spread: 40, hp: 0, turns: 4, resolve: 10, atk: -20, colour: '#9B30FF' },
  frost: { spread: 25, hp: 3, turns: 3, resolve: 0, atk: 0, colour: '#00BFFF' },
  plague: { spread: 60, hp: 10, turns: 2, resolve: 8, atk: 0, colour: '#8B4513' },
}

/** GB-209. */
export const TRIGGERS = [
  'always',
  'battle_start',
  'round_start',
  'round_end',
  'turn_start',
  'turn_end',
  'on_attack',
  'on_hit',
  'on_attacked',
  'on_damaged',
  'on_dodge',
  'on_riposte',
  'on_intercept',
  'on_charge',
  'on_kill',
  'on_death',
  'on_ally_death',
  'on_enemy_death',
  'on_break',
  'on_rally',
  'hp_below',
  'on_cast',
] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Triggers that name no other unit, so that effects without `to` go to the owner. */
export const TARGETLESS: ReadonlySet<Trigger> = new Set([
  'always',
  'battle_start',
  'round_start',
  'round_end',
  'turn_start',
  'turn_end',
  'on_break',
  'on_rally',
  'hp_below',
])

export const BASES = ['self', 'target', 'allies', 'others', 'enemies', 'units', 'fallen', 'area'] as const
export type Base = (typeof BASES)[number]

export const ORDERS = [
  'nearest',
  'farthest',
  'lowest_hp',
  'lowest_hp_pct',
  'highest_hp',
  'highest_atk',
  'highest_armor',
  'lowest_resolve',
  'highest_cost',
  'most_shred',
  'cluster',
  'infect',
  'random',
  'id',
] as const
export type Order = (typeof ORDERS)[number]

export const SHAPES = ['single', 'burst', 'cross', 'line', 'cone', 'row', 'column', 'board', 'chain'] as const
export type Shape = (typeof SHAPES)[number]

export const AMOUNT_OF = ['flat', 'atk', 'armor', 'ownhp', 'maxhp', 'hp', 'missing', 'resolve', 'dealt'] as const
export type AmountOf = (typeof AMOUNT_OF)[number]

/** GB-208: the words of conditions, with what follows them. */
export const CONDITION_WORDS = {
  'hp<': 'number',
  'hp>=': 'number',
  'resolve<': 'number',
  'tier>=': 'number',
  'cost<=': 'number',
  'cost>=': 'number',
  'round>=': 'number',
  'ammo<=': 'number',
  every: 'number',
  surrounded: 'number',
  within: 'number',
  tag: 'tag',
  role: 'role',
  status: 'status',
  infected: 'contagion',
  wounded: null,
  summoned: null,
  living: null,
  bound: null,
  ready: null,
  retreating: null,
  crumbling: null,
  melee: null,
  ranged: null,
  magic: null,
  engaged: null,
  vigilant: null,
  formation: null,
  stationary: null,
  isolated: null,
  flanking: null,
  rear: null,
  charging: null,
  shredded: null,
  first: null,
} as const
export type ConditionWord = keyof typeof CONDITION_WORDS
