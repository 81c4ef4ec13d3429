import {
  type Ability,
  EFFECTS,
  type Effect,
  hasContextTarget,
  MOST_AURA,
  MOST_CHARGE,
  MOST_RANGE,
  mayCharge,
  needsRange,
  readyNeedsCharge,
  retreatGoesWith,
  type Target,
  type Trigger,
} from '@tessera/hexline'

/** HEX-113: the effects that go with a trigger. */
export function effectsFor(trigger: Trigger): readonly Effect[] {
  const effects = Object.keys(EFFECTS) as Effect[]
  return effects.filter(
    (effect) => EFFECTS[effect].passive === (trigger === 'passive') && targetsFor(trigger, effect).length > 0,
  )
}

/** HEX-113: whom an effect may choose when this trigger fires. */
export function targetsFor(trigger: Trigger, effect: Effect): readonly Target[] {
  if (effect === 'retreat' && !retreatGoesWith(trigger)) return []
  return EFFECTS[effect].targets.filter((target) => target !== 'target' || hasContextTarget(trigger, effect))
}

/** Which numbers an ability has, with their limits; what is absent has no use. */
export interface AbilityNumbers {
  readonly value?: Limits
  readonly range?: Limits
  readonly charge?: Limits
  readonly aura?: Limits & { readonly optional: boolean }
}

type Limits = { readonly least: number; readonly most: number }

export function numbersFor({ trigger, effect, target }: Ability): AbilityNumbers {
  const rule = EFFECTS[effect]
  const strictReady = effect === 'ready' && readyNeedsCharge(trigger)
  return {
    ...(rule.most === null ? {} : { value: { least: 1, most: rule.most } }),
    ...(!rule.passive && needsRange(trigger, target) ? { range: { least: 1, most: MOST_RANGE } } : {}),
    ...(mayCharge(effect) ? { charge: { least: strictReady ? 2 : 1, most: MOST_CHARGE } } : {}),
    ...(rule.aura === 'refused' ? {} : { aura: { least: 1, most: MOST_AURA, optional: rule.aura === 'optional' } }),
  }
}

/** The nearest ability that is allowed: what no longer fits is replaced, what is missing gets its least value. */
export function fitted(ability: Ability): Ability {
  const { trigger } = ability
  const effects = effectsFor(trigger)
  const effect = effects.includes(ability.effect) ? ability.effect : (effects[0] ?? 'armor')
  const targets = targetsFor(trigger, effect)
  const target = ability.target !== undefined && targets.includes(ability.target) ? ability.target : targets[0]
  const numbers = numbersFor({ trigger, effect, target })
  const kept = (key: 'value' | 'range' | 'charge' | 'aura', usual: number | undefined) => {
    const limits = numbers[key]
    if (limits === undefined) return {}
    const number = ability[key] ?? usual
    return number === undefined ? {} : { [key]: Math.max(limits.least, Math.min(limits.most, Math.round(number))) }
  }
  const charge = numbers.charge?.least === 2 ? 2 : undefined
  return {
    trigger,
    effect,
    ...(target === undefined ? {} : { target }),
    ...kept('value', 1),
    ...kept('range', 2),
    ...kept('charge', charge),
    ...kept('aura', numbers.aura?.optional === true ? undefined : 1),
    ...(effect === 'summon' && ability.summon_ready === true ? { summon_ready: true } : {}),
  }
}

export const TRIGGER_NAMES: Readonly<Record<Trigger, string>> = {
  passive: 'Always',
  turnstart: 'At the start of its turn',
  onhit: 'After it attacks',
  onkill: 'When it kills',
  wounded: 'When it is wounded',
  endturn: 'At the end of its turn',
  lament: 'When an ally dies nearby',
  harvest: 'When an enemy dies nearby',
}

export const EFFECT_NAMES: Readonly<Record<Effect, string>> = {
  heal: 'Heal',
  fortify: 'Fortify: more life',
  strike: 'Strike: damage',
  splash: 'Splash: damage around',
  sunder: 'Sunder: less armour',
  ramp: 'Ramp: more damage',
  push: 'Push away',
  retreat: 'Retreat',
  freeze: 'Freeze: no turns',
  silence: 'Silence: no abilities',
  summon: 'Summon Blades',
  ready: 'Ready: another turn',
  block: 'Block the first hits',
  armor: 'Armour',
  boost: 'Boost all attacks',
  execute: 'Execute the wounded',
  undying: 'Undying: save allies',
  lament_aura: 'Lament aura: rage',
  shadowstep: 'Shadowstep',
}

const TARGET_NAMES: Readonly<Record<Target, string>> = {
  self: 'Itself',
  target: 'The unit concerned',
  random: 'One at random within range',
  area: 'All within range',
  global: 'All on the board',
}

/** HEX-72: `target` means another unit with every trigger. */
const CONTEXT_NAMES: Partial<Record<Trigger, string>> = {
  onhit: 'The unit it attacked',
  onkill: 'The unit that died',
  wounded: 'The unit that wounded it',
  endturn: 'The unit it attacked this turn',
  lament: 'The killer',
  harvest: 'The unit that died',
}

export function targetName(trigger: Trigger, target: Target): string {
  return (target === 'target' ? CONTEXT_NAMES[trigger] : undefined) ?? TARGET_NAMES[target]
}
