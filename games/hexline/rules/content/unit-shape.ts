import { z } from 'zod'
import type { Ability, CustomUnit, Effect, Target, Trigger } from './ability.ts'
import {
  EFFECTS,
  type EffectRule,
  hasContextTarget,
  MOST_ABILITIES,
  MOST_AURA,
  MOST_CHARGE,
  MOST_RANGE,
  MOST_VALUE,
  mayCharge,
  needsRange,
  readyNeedsCharge,
  retreatGoesWith,
  STAT_LIMITS,
  TARGETS,
  TRIGGERS,
} from './grammar.ts'
import { shown } from './reading.ts'

const WORDS = {
  id: 'The id',
  name: 'The name',
  max_hp: 'Life',
  damage: 'Damage',
  attack_range: 'Range',
  armor: 'Armour',
  speed: 'Speed',
  abilities: 'The list of abilities',
  cost: 'The cost',
  trigger: 'The trigger',
  effect: 'The effect',
  target: 'The target',
  value: 'The value',
  range: 'The range',
  charge: 'Charge',
  aura: 'The aura',
}

type Word = keyof typeof WORDS

/** HEX-112, HEX-113: an ability, and which of its fields go together. */
const abilityShape = z
  .strictObject(
    {
      trigger: z.enum(TRIGGERS, unknown('trigger')),
      effect: z.enum(Object.keys(EFFECTS) as Effect[], unknown('effect')),
      target: z.enum(TARGETS, unknown('target')).optional(),
      value: whole('value', 1, MOST_VALUE).optional(),
      range: whole('range', 1, MOST_RANGE).optional(),
      charge: whole('charge', 1, MOST_CHARGE).optional(),
      aura: whole('aura', 1, MOST_AURA).optional(),
      summon_ready: z.boolean('summon_ready must be true or false').optional(),
    },
    'An ability is an object with the fields of an ability',
  )
  .superRefine((ability, context) => {
    checkTogether(ability, (key, code, message) =>
      context.addIssue({ code: 'custom', path: [key], message, params: { code } }),
    )
  })
  .transform(filled)

const NAME = 'Names have 1 to 32 characters'

const fields = {
  max_hp: stat('max_hp'),
  damage: stat('damage'),
  attack_range: stat('attack_range'),
  armor: stat('armor'),
  speed: stat('speed'),
  abilities: z
    .array(abilityShape, 'The list of abilities must be a list')
    .max(MOST_ABILITIES, `At most ${MOST_ABILITIES} abilities`),
  cost: stat('cost'),
}

/** HEX-110: the limits of one custom unit. */
export const unitShape: z.ZodType<CustomUnit> = z
  .strictObject(
    {
      id: z
        .string(missingOr('id', 'The id must be x_ and up to 24 letters, digits or _'))
        .regex(/^x_[a-z0-9_]{1,24}$/, 'The id must be x_ and up to 24 letters, digits or _'),
      name: z
        .string(missingOr('name', NAME))
        .regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,32}$/u, NAME)
        .refine((name) => name.trim() !== '', NAME),
      ...fields,
      armor: fields.armor.default(0),
      speed: fields.speed.default(100),
      abilities: fields.abilities.default([]),
      cost: fields.cost.optional(),
    },
    'A unit is an object with the fields of a unit',
  )
  .transform(({ cost, ...unit }) => ({ ...unit, ...(cost === undefined ? {} : { cost }) }))

/** Values of a unit that may be changed, each by itself. */
export const changedFields = {
  max_hp: fields.max_hp.optional(),
  damage: fields.damage.optional(),
  attack_range: fields.attack_range.optional(),
  armor: fields.armor.optional(),
  speed: fields.speed.optional(),
  abilities: fields.abilities.optional(),
  cost: fields.cost.optional(),
}

function stat(key: keyof typeof STAT_LIMITS) {
  const [least, most] = STAT_LIMITS[key]
  return whole(key, least, most)
}

function whole(key: Word, least: number, most: number) {
  const text = `${WORDS[key]} must be ${least} to ${most}`
  return z.int(missingOr(key, text)).min(least, text).max(most, text)
}

function missingOr(key: Word, text: string) {
  return { error: ({ input }: { readonly input?: unknown }) => (input === undefined ? missing(key) : text) }
}

function missing(key: Word): string {
  return `${WORDS[key]} is missing`
}

function unknown(key: 'trigger' | 'effect' | 'target') {
  return {
    error: ({ input }: { readonly input?: unknown }) =>
      input === undefined ? missing(key) : `There is no ${key} ${shown(input)}`,
  }
}

type Report = (key: keyof Ability, code: string, text: string) => void

function checkTogether(ability: Ability, report: Report): void {
  const { trigger, effect, target, charge, aura } = ability
  const rule = EFFECTS[effect]
  if ((trigger === 'passive') !== rule.passive)
    report('trigger', 'passive_mismatch', `This effect is ${rule.passive ? '' : 'not '}passive`)
  checkTarget(trigger, effect, target, rule, report)
  checkValue(ability, rule, report)
  const reaches = !rule.passive && needsRange(trigger, target)
  if (ability.range !== undefined && !reaches) report('range', 'range_not_allowed', 'Range has no use here')
  if (ability.range === undefined && reaches) report('range', 'range_required', 'Say how far it reaches')
  if (charge !== undefined && !mayCharge(effect))
    report('charge', 'charge_not_allowed', 'Passive effects have no charge')
  if (effect === 'ready' && readyNeedsCharge(trigger) && (charge ?? 1) < 2)
    report('charge', 'ready_needs_charge', 'Ready needs charge 2 or more here')
  if (aura !== undefined && rule.aura === 'refused') report('aura', 'aura_not_allowed', 'This effect has no aura')
  if (aura === undefined && rule.aura === 'required') report('aura', 'aura_required', 'This effect needs an aura')
  if (ability.summon_ready !== undefined && effect !== 'summon')
    report('summon_ready', 'unknown_field', 'There is no field summon_ready without a summon')
}

function checkTarget(
  trigger: Trigger,
  effect: Effect,
  target: Target | undefined,
  rule: EffectRule,
  report: Report,
): void {
  if (target === undefined) {
    if (!rule.passive) report('target', 'missing_field', missing('target'))
  } else if (!rule.targets.includes(target)) {
    report('target', 'target_not_allowed', 'This effect cannot choose that')
  } else if (effect === 'retreat' && !retreatGoesWith(trigger)) {
    report('trigger', 'trigger_not_allowed', 'Retreat does not go with this trigger')
  } else if (target === 'target' && trigger !== 'passive' && !hasContextTarget(trigger, effect)) {
    report('target', 'no_context_target', 'This trigger has no living target')
  }
}

function checkValue({ value }: Ability, { most }: EffectRule, report: Report): void {
  if (most === null) {
    if (value !== undefined) report('value', 'value_not_allowed', 'This effect has no value')
  } else if (value === undefined) report('value', 'missing_field', missing('value'))
  else if (value > most) report('value', 'out_of_range', `The value must be 1 to ${most}`)
}

/** HEX-76: the only target of a passive effect goes without saying. What is not used is left out. */
function filled(ability: Ability): Ability {
  const { trigger, effect, value, range, charge, aura } = ability
  const rule = EFFECTS[effect]
  const target = ability.target ?? (rule.passive ? rule.targets[0] : undefined)
  return {
    trigger,
    effect,
    ...(target === undefined ? {} : { target }),
    ...(value === undefined ? {} : { value }),
    ...(range === undefined ? {} : { range }),
    ...(charge === undefined ? {} : { charge }),
    ...(aura === undefined ? {} : { aura }),
    ...(ability.summon_ready === true ? { summon_ready: true } : {}),
  }
}
