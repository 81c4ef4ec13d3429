import type { Effect, Target, Trigger } from './ability.ts'

/** HEX-72. */
export const TRIGGERS: readonly Trigger[] = [
  'passive',
  'turnstart',
  'onhit',
  'onkill',
  'wounded',
  'endturn',
  'lament',
  'harvest',
]

/** HEX-73. */
export const TARGETS: readonly Target[] = ['self', 'target', 'random', 'area', 'global']

export interface EffectRule {
  readonly passive: boolean
  readonly targets: readonly Target[]
  /** The most `value` may be; null where it is refused. */
  readonly most: number | null
  readonly aura: 'required' | 'optional' | 'refused'
}

/** Section 9's table of effects with the limits of HEX-112 and HEX-113. */
export const EFFECTS: Readonly<Record<Effect, EffectRule>> = {
  heal: fires(50, 'self', 'random', 'area', 'global'),
  fortify: fires(50, 'self', 'random', 'area', 'global'),
  strike: fires(50, 'target', 'random', 'area', 'global'),
  splash: fires(50, 'target', 'random'),
  sunder: fires(50, 'target', 'random', 'area', 'global'),
  ramp: fires(50, 'self'),
  push: fires(6, 'target', 'random', 'area'),
  retreat: fires(6, 'target'),
  freeze: fires(3, 'target', 'random', 'area', 'global'),
  silence: fires(3, 'target', 'random', 'area', 'global'),
  summon: fires(6, 'self'),
  ready: fires(null, 'self'),
  block: stands(50, 'self', 'refused'),
  armor: stands(50, 'self', 'optional'),
  boost: stands(50, 'global', 'refused'),
  execute: stands(50, 'area', 'required'),
  undying: stands(50, 'area', 'required'),
  lament_aura: stands(50, 'area', 'required'),
  shadowstep: stands(null, 'self', 'refused'),
}

export const MOST_VALUE = 50
export const MOST_RANGE = 8
export const MOST_CHARGE = 9
export const MOST_AURA = 6
export const MOST_ABILITIES = 3

/** HEX-112: the limits of a custom unit's numbers. */
export const STAT_LIMITS = {
  max_hp: [1, 200],
  damage: [0, 50],
  attack_range: [1, 6],
  armor: [-10, 10],
  speed: [100, 200],
  cost: [1, 400],
} as const satisfies Record<string, readonly [least: number, most: number]>

/** HEX-113: these need `range` with a non-passive effect; everything else refuses it. */
export function needsRange(trigger: Trigger, target: Target | undefined): boolean {
  return target === 'random' || target === 'area' || trigger === 'lament' || trigger === 'harvest'
}

/** HEX-113: passive effects have no charge, except shadowstep. */
export function mayCharge(effect: Effect): boolean {
  return !EFFECTS[effect].passive || effect === 'shadowstep'
}

/** HEX-113: retreat needs a unit to back away from. */
export function retreatGoesWith(trigger: Trigger): boolean {
  return trigger === 'onhit' || trigger === 'onkill' || trigger === 'wounded' || trigger === 'endturn'
}

/** HEX-113: whether `target` as target means a unit that the effect can reach when this trigger fires. */
export function hasContextTarget(trigger: Trigger, effect: Effect): boolean {
  if (trigger === 'turnstart') return false
  if (trigger === 'onkill') return effect === 'splash' || effect === 'retreat'
  return trigger !== 'harvest' || effect === 'splash'
}

/** HEX-113: being ready again must be earned by a death or by several triggers. */
export function readyNeedsCharge(trigger: Trigger): boolean {
  return trigger !== 'onkill' && trigger !== 'lament' && trigger !== 'harvest'
}

function fires(most: number | null, ...targets: readonly Target[]): EffectRule {
  return { passive: false, targets, most, aura: 'refused' }
}

function stands(most: number | null, target: Target, aura: EffectRule['aura']): EffectRule {
  return { passive: true, targets: [target], most, aura }
}
