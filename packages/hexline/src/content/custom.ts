import type { InputError, Parsed } from '@tessera/kernel'
import type { Ability, CustomUnit, Effect, Target, Trigger } from './ability.ts'
import {
  EFFECTS,
  type EffectRule,
  hasContextTarget,
  MOST_ABILITIES,
  MOST_AURA,
  MOST_CHARGE,
  MOST_RANGE,
  mayCharge,
  needsRange,
  readyNeedsCharge,
  retreatGoesWith,
  STAT_LIMITS,
  TARGETS,
  TRIGGERS,
} from './grammar.ts'
import { BLADE, ROSTER } from './roster.ts'
import { clip, type Fields, fieldsOf, isWhole, shown, Trail } from './trail.ts'

/**
 * HEX-110 to HEX-117: reads one custom unit out of anything, or names every input error. The same reader serves the editor, the
 * start of a match and the command line. `taken` are the ids of the units before it.
 */
export function readCustomUnit(input: unknown, taken: ReadonlySet<string> = new Set()): Parsed<CustomUnit> {
  const trail = new Trail()
  const unit = customUnit(input, trail, taken)
  return unit === null || trail.inputErrors.length > 0
    ? { ok: false, inputErrors: trail.inputErrors }
    : { ok: true, value: unit }
}

/** Every input error of one custom unit, empty when it may be fielded. */
export function checkCustomUnit(input: unknown, taken: ReadonlySet<string> = new Set()): readonly InputError[] {
  const read = readCustomUnit(input, taken)
  return read.ok ? [] : read.inputErrors
}

/** HEX-112: the editor and the command line also take a speed of 1.0 to 2.0 and mean percent. */
export function speedPercent(speed: number): number {
  return speed >= 1 && speed <= 2 ? Math.round(speed * 100) : speed
}

const UNIT_FIELDS = ['id', 'name', 'max_hp', 'damage', 'attack_range', 'armor', 'speed', 'abilities', 'cost']
const ABILITY_FIELDS = ['trigger', 'effect', 'target', 'value', 'range', 'charge', 'aura', 'summon_ready']
const RESERVED: ReadonlySet<string> = new Set([...ROSTER, BLADE].map((type) => type.id))

const WORDS: Readonly<Record<string, string>> = {
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
  range: 'The reach',
  charge: 'Charge',
  aura: 'The aura',
}

function customUnit(input: unknown, trail: Trail, taken: ReadonlySet<string>): CustomUnit | null {
  const fields = fieldsOf(input)
  if (fields === null) {
    trail.inputError('wrong_type', 'A unit is an object with the fields of a unit')
    return null
  }
  unknownFields(fields, UNIT_FIELDS, trail)
  const abilities = abilityList(fields, trail)
  const cost = fields['cost'] === undefined ? undefined : stat(fields, 'cost', trail)
  return {
    id: unitId(fields, trail, taken),
    name: unitName(fields, trail),
    max_hp: stat(fields, 'max_hp', trail),
    damage: stat(fields, 'damage', trail),
    attack_range: stat(fields, 'attack_range', trail),
    armor: stat(fields, 'armor', trail, 0),
    speed: stat(fields, 'speed', trail, 100),
    abilities,
    ...(cost === undefined ? {} : { cost }),
  }
}

function unitId(fields: Fields, trail: Trail, taken: ReadonlySet<string>): string {
  const id = fields['id']
  if (id === undefined) return missing('id', trail)
  if (typeof id !== 'string' || !/^x_[a-z0-9_]{1,24}$/.test(id)) {
    trail.at('id').inputError('bad_id', 'The id must be x_ and up to 24 letters, digits or _')
    return ''
  }
  if (taken.has(id) || RESERVED.has(id)) trail.at('id').inputError('duplicate_id', 'This id is taken')
  return id
}

function unitName(fields: Fields, trail: Trail): string {
  const name = fields['name']
  if (name === undefined) return missing('name', trail)
  const fits =
    typeof name === 'string' && name.length <= 64 && /^[^\p{C}\p{Zl}\p{Zp}]{1,32}$/u.test(name) && name.trim() !== ''
  if (fits) return name
  trail.at('name').inputError('bad_name', 'Names have 1 to 32 characters')
  return ''
}

function stat(fields: Fields, key: keyof typeof STAT_LIMITS, trail: Trail, absent?: number): number {
  const [least, most] = STAT_LIMITS[key]
  return within(fields, key, least, most, trail, absent)
}

/** A whole number within limits; when it is left out, `absent`, or an input error when that is not given either. */
function within(fields: Fields, key: string, least: number, most: number, trail: Trail, absent?: number): number {
  const value = fields[key]
  if (value === undefined) {
    if (absent === undefined) missing(key, trail)
    return absent ?? least
  }
  if (isWhole(value) && value >= least && value <= most) return value
  trail.at(key).inputError('out_of_range', `${WORDS[key] ?? key} must be ${least} to ${most}`)
  return least
}

function missing(key: string, trail: Trail): '' {
  trail.at(key).inputError('missing_field', `${WORDS[key] ?? key} is missing`)
  return ''
}

function unknownFields(fields: Fields, known: readonly string[], trail: Trail): void {
  for (const key of Object.keys(fields)) {
    if (!known.includes(key)) trail.at(clip(key)).inputError('unknown_field', `There is no field ${clip(key)}`)
    if (trail.full) return
  }
}

function abilityList(fields: Fields, trail: Trail): readonly Ability[] {
  const list = fields['abilities']
  if (list === undefined) return []
  const here = trail.at('abilities')
  if (!Array.isArray(list)) {
    here.inputError('wrong_type', 'The list of abilities must be a list')
    return []
  }
  if (list.length > MOST_ABILITIES) here.inputError('too_many_abilities', `At most ${MOST_ABILITIES} abilities`)
  const abilities: Ability[] = []
  let shadowsteps = 0
  // A list far too long is refused for its length; its first entries are enough to help somebody mend it.
  for (const [place, entry] of list.slice(0, 2 * MOST_ABILITIES).entries()) {
    const ability = abilityAt(entry, here.at(place))
    if (ability?.effect === 'shadowstep' && ++shadowsteps > 1) {
      here.at(place).at('effect').inputError('second_shadowstep', 'Only one shadowstep')
    }
    if (ability !== null) abilities.push(ability)
  }
  return abilities
}

function abilityAt(input: unknown, trail: Trail): Ability | null {
  const fields = fieldsOf(input)
  if (fields === null) {
    trail.inputError('wrong_type', 'An ability is an object with the fields of an ability')
    return null
  }
  unknownFields(fields, ABILITY_FIELDS, trail)
  const trigger = oneOf(fields, 'trigger', TRIGGERS, 'unknown_trigger', trail)
  const effect = oneOf(fields, 'effect', Object.keys(EFFECTS) as Effect[], 'unknown_effect', trail)
  const target = fields['target'] === undefined ? undefined : oneOf(fields, 'target', TARGETS, 'unknown_target', trail)
  if (effect === null) return null
  const rule = EFFECTS[effect]
  if (trigger !== null && (trigger === 'passive') !== rule.passive) {
    trail.at('trigger').inputError('passive_mismatch', `This effect is ${rule.passive ? '' : 'not '}passive`)
  }
  if (trigger !== null && target !== null) checkTarget(trigger, effect, target, rule, trail)
  const numbers = abilityNumbers(fields, trigger, effect, target ?? undefined, rule, trail)
  const ready = summonReady(fields, effect, trail)
  if (trigger === null || target === null) return null
  const chosen = target ?? (rule.passive ? rule.targets[0] : undefined)
  return {
    trigger,
    effect,
    ...(chosen === undefined ? {} : { target: chosen }),
    ...numbers,
    ...(ready ? { summon_ready: true } : {}),
  }
}

function checkTarget(
  trigger: Trigger,
  effect: Effect,
  target: Target | undefined,
  rule: EffectRule,
  trail: Trail,
): void {
  if (target === undefined) {
    if (!rule.passive) missing('target', trail)
  } else if (!rule.targets.includes(target)) {
    trail.at('target').inputError('target_not_allowed', 'This effect cannot choose that')
  } else if (effect === 'retreat' && !retreatGoesWith(trigger)) {
    trail.at('trigger').inputError('trigger_not_allowed', 'Retreat does not go with this trigger')
  } else if (target === 'target' && trigger !== 'passive' && !hasContextTarget(trigger, effect)) {
    trail.at('target').inputError('no_context_target', 'This trigger has no living target')
  }
}

/** The numbers an ability has, each present only where HEX-113 gives it a use. */
function abilityNumbers(
  fields: Fields,
  trigger: Trigger | null,
  effect: Effect,
  target: Target | undefined,
  rule: EffectRule,
  trail: Trail,
): Pick<Ability, 'value' | 'range' | 'charge' | 'aura'> {
  const numbers: { value?: number; range?: number; charge?: number; aura?: number } = {}
  if (rule.most !== null) numbers.value = within(fields, 'value', 1, rule.most, trail)
  else if (fields['value'] !== undefined) trail.at('value').inputError('value_not_allowed', 'This effect has no value')

  const reaches = !rule.passive && trigger !== null && needsRange(trigger, target)
  if (fields['range'] !== undefined) {
    if (reaches || trigger === null) numbers.range = within(fields, 'range', 1, MOST_RANGE, trail)
    else trail.at('range').inputError('range_not_allowed', 'Range has no use here')
  } else if (reaches) trail.at('range').inputError('range_required', 'Say how far it reaches')

  if (fields['charge'] !== undefined) {
    if (mayCharge(effect)) numbers.charge = within(fields, 'charge', 1, MOST_CHARGE, trail)
    else trail.at('charge').inputError('charge_not_allowed', 'Passive effects have no charge')
  }
  if (effect === 'ready' && trigger !== null && readyNeedsCharge(trigger) && (numbers.charge ?? 1) < 2) {
    trail.at('charge').inputError('ready_needs_charge', 'Ready needs charge 2 or more here')
  }

  if (fields['aura'] !== undefined) {
    if (rule.aura !== 'refused') numbers.aura = within(fields, 'aura', 1, MOST_AURA, trail)
    else trail.at('aura').inputError('aura_not_allowed', 'This effect has no aura')
  } else if (rule.aura === 'required') trail.at('aura').inputError('aura_required', 'This effect needs an aura')
  return numbers
}

/** HEX-70: a field of summon alone. */
function summonReady(fields: Fields, effect: Effect, trail: Trail): boolean {
  const ready = fields['summon_ready']
  if (ready === undefined) return false
  const here = trail.at('summon_ready')
  if (typeof ready !== 'boolean') here.inputError('wrong_type', 'summon_ready must be true or false')
  else if (effect !== 'summon') here.inputError('unknown_field', 'There is no field summon_ready without a summon')
  return ready === true
}

function oneOf<T extends string>(
  fields: Fields,
  key: string,
  known: readonly T[],
  code: string,
  trail: Trail,
): T | null {
  const word = fields[key]
  const found = known.find((entry) => entry === word)
  if (found !== undefined) return found
  if (word === undefined) missing(key, trail)
  else trail.at(key).inputError(code, `There is no ${key} ${shown(word)}`)
  return null
}
