import type { AiStep, AttackKind, MoveKind, Stat, StatusId } from '@tessera/gauntlet'

/** What a unit is under a status: "is stunned", "are stunned". */
export const STATUS_WORDS: Readonly<Record<StatusId, string>> = {
  stun: 'stunned',
  freeze: 'frozen',
  sleep: 'asleep',
  fear: 'afraid',
  charm: 'charmed',
  confuse: 'confused',
  root: 'rooted to the spot',
  silence: 'silenced',
  disarm: 'disarmed',
  blind: 'blinded',
  taunt: 'taunted',
  slow: 'slowed',
  haste: 'hastened',
  mark: 'marked',
  burn: 'burning',
  venom: 'poisoned',
  bleed: 'bleeding',
  regrowth: 'regrowing',
  unhealable: 'beyond healing',
  stealth: 'hidden',
  guard: 'guarded',
  evade: 'evasive',
  fear_immune: 'safe from fear',
  control_immune: 'safe from control',
  phased: 'out of reach between worlds',
  tar_pit: 'stuck in tar',
  cursed_wound: 'wounded by a curse',
  suppressed: 'suppressed',
  exposed: 'exposed',
  sustained: 'sustained',
  pure: 'kept pure',
}

export const STAT_WORDS: Readonly<Record<Stat, string>> = {
  atk: 'attack',
  armor: 'armour',
  speed: 'speed',
  initiative: 'initiative',
  range: 'range',
  attackCount: 'blows',
  dodge: 'dodge',
  crit: 'critical hits',
  maxhp: 'life',
  accuracy: 'accuracy',
  rangedAccuracy: 'accuracy of shots',
  damageDealt: 'damage dealt',
  damageTaken: 'damage taken',
  magicDealt: 'magic dealt',
  magicTaken: 'magic taken',
  riposteDamage: 'riposte damage',
  aooTaken: 'damage taken in passing',
  resolveDealt: 'Resolve broken',
  resolveTaken: 'Resolve lost',
  resolveRecovery: 'Resolve regained',
  healReceived: 'healing received',
  spellPower: 'spell power',
  lifesteal: 'life stolen',
  reflect: 'damage thrown back',
  regen: 'life regained a turn',
  share: 'damage carried for others',
  shredDealt: 'armour torn',
  riposteCharges: 'ripostes',
}

/** What a kind of attack does to its target, and what it is called when it misses. */
export const BLOW_WORDS: Readonly<Record<AttackKind, { readonly hits: string; readonly misses: string }>> = {
  attack: { hits: 'hits', misses: 'misses' },
  shot: { hits: 'shoots', misses: 'shoots past' },
  charge: { hits: 'charges into', misses: 'charges past' },
  strike: { hits: 'strikes', misses: 'misses' },
  riposte: { hits: 'strikes back at', misses: 'strikes back and misses' },
  opportunity: { hits: 'catches the passing', misses: 'misses the passing' },
  hard: { hits: 'bars the way of', misses: 'fails to stop' },
  counter: { hits: 'charges back at', misses: 'charges back past' },
  soft: { hits: 'catches the passing', misses: 'misses the passing' },
  brace: { hits: 'meets with its spears', misses: 'braces in vain against' },
  overwatch: { hits: 'shoots the moving', misses: 'shoots past the moving' },
}

export const DISPLACED_WORDS: Readonly<Partial<Record<MoveKind, string>>> = {
  push: 'is pushed back',
  pull: 'is pulled closer',
  leap: 'leaps',
  teleport: 'appears elsewhere',
  swap: 'changes places',
  fallback: 'falls back',
}

/** A choice that leads to no other line. */
export const IDLE_WORDS: Readonly<Partial<Record<AiStep, string>>> = {
  hold: 'holds its ground with its spears',
  rest: 'rests',
  save_ammo: 'saves its shots',
  unable: 'cannot act',
}

/** Where Resolve went to, where no ability did it. */
export const RESOLVE_CAUSES: Readonly<Record<string, string>> = {
  ally_died: 'a friend fell',
  kill: 'an enemy fell',
  surrounded: 'surrounded',
  witness_burning: 'a friend burns',
  fire: 'on fire',
  plague: 'the plague',
  curse: 'the curse',
  poison: 'the poison',
  frost: 'the frost',
}

export const NO_RIPOSTE: Readonly<Record<string, string>> = {
  flanked: 'struck from the side',
  no_charges: 'none left this round',
  broken: 'it is fleeing',
  ranged: 'struck from afar',
  unable: 'it cannot act',
  silent: 'a silent blow',
  out_of_reach: 'out of reach',
}
