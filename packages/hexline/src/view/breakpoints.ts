import type { Parsed } from '@tessera/kernel'
import type { Effect, Trigger } from '../content/ability.ts'
import { EFFECTS, TRIGGERS } from '../content/grammar.ts'
import { type Fields, fieldsOf, isWhole, shown, Trail } from '../content/trail.ts'
import type { HexlineEvent } from '../events.ts'
import type { HexlineView } from './view.ts'

/** HEX-134: what a run stops at, and what a breakpoint is. */
export type Condition =
  | 'end'
  | 'round'
  | 'death'
  | { readonly death_of: number }
  | { readonly turn_of: number }
  | { readonly ability: { readonly unit?: number; readonly trigger?: Trigger; readonly effect?: Effect } }
  | { readonly hp_at_most: { readonly unit: number; readonly value: number } }

/** Whether a condition was met by a step: by its events, or (`hp_at_most`) by the position after it. */
export function matches(condition: Condition, events: readonly HexlineEvent[], view: HexlineView): boolean {
  if (condition === 'end') return events.some((event) => event.type === 'battle_end')
  if (condition === 'round') return events.some((event) => event.type === 'round_start')
  if (condition === 'death') return events.some((event) => event.type === 'death')
  if ('death_of' in condition) {
    return events.some((event) => event.type === 'death' && event.unit === condition.death_of)
  }
  if ('turn_of' in condition) {
    return events.some((event) => event.type === 'turn_start' && event.unit === condition.turn_of)
  }
  if ('ability' in condition) {
    const { unit, trigger, effect } = condition.ability
    return events.some(
      (event) =>
        event.type === 'ability' &&
        (unit === undefined || event.unit === unit) &&
        (trigger === undefined || event.trigger === trigger) &&
        (effect === undefined || event.effect === effect),
    )
  }
  const unit = view.battle?.units[condition.hp_at_most.unit - 1]
  return unit !== undefined && unit.hp <= condition.hp_at_most.value
}

const MOST_CONDITIONS = 10
const MOST_ID = 100_000

/** Reads 1 to 10 conditions out of anything; every input error is `bad_condition`. */
export function readConditions(input: unknown): Parsed<readonly Condition[]> {
  const trail = new Trail()
  if (!Array.isArray(input) || input.length < 1 || input.length > MOST_CONDITIONS) {
    bad(trail, `Give a list of 1 to ${MOST_CONDITIONS} conditions`)
    return { ok: false, inputErrors: trail.inputErrors }
  }
  const read = input.map((entry: unknown, i) => readCondition(entry, trail.at(i)))
  const conditions = read.filter((condition) => condition !== null)
  return trail.inputErrors.length > 0 ? { ok: false, inputErrors: trail.inputErrors } : { ok: true, value: conditions }
}

function readCondition(input: unknown, trail: Trail): Condition | null {
  if (input === 'end' || input === 'round' || input === 'death') return input
  const fields = fieldsOf(input)
  const keys = fields === null ? [] : Object.keys(fields)
  const [key] = keys
  if (fields === null || key === undefined || keys.length !== 1) {
    return bad(trail, `There is no condition ${shown(input)}`)
  }
  switch (key) {
    case 'death_of':
    case 'turn_of': {
      const unit = whole(fields, key, 1, trail)
      return unit === null ? null : key === 'death_of' ? { death_of: unit } : { turn_of: unit }
    }
    case 'ability':
      return abilityCondition(fieldsOf(fields[key]), trail.at(key))
    case 'hp_at_most':
      return hpCondition(fieldsOf(fields[key]), trail.at(key))
    default:
      return bad(trail, `There is no condition ${shown(key)}`)
  }
}

function abilityCondition(fields: Fields | null, trail: Trail): Condition | null {
  if (fields === null || !onlyHas(fields, ['unit', 'trigger', 'effect'])) {
    return bad(trail, 'ability takes unit, trigger and effect, each if wanted')
  }
  const { unit, trigger, effect } = fields
  if (unit !== undefined && whole(fields, 'unit', 1, trail) === null) return null
  const knownTrigger = TRIGGERS.find((entry) => entry === trigger)
  const knownEffect = (Object.keys(EFFECTS) as Effect[]).find((entry) => entry === effect)
  if (trigger !== undefined && knownTrigger === undefined) {
    return bad(trail.at('trigger'), `There is no trigger ${shown(trigger)}`)
  }
  if (effect !== undefined && knownEffect === undefined) {
    return bad(trail.at('effect'), `There is no effect ${shown(effect)}`)
  }
  return {
    ability: {
      ...(isWhole(unit) ? { unit } : {}),
      ...(knownTrigger === undefined ? {} : { trigger: knownTrigger }),
      ...(knownEffect === undefined ? {} : { effect: knownEffect }),
    },
  }
}

function hpCondition(fields: Fields | null, trail: Trail): Condition | null {
  if (fields === null || !onlyHas(fields, ['unit', 'value'])) return bad(trail, 'hp_at_most takes unit and value')
  const unit = whole(fields, 'unit', 1, trail)
  const value = whole(fields, 'value', 0, trail)
  return unit === null || value === null ? null : { hp_at_most: { unit, value } }
}

function onlyHas(fields: Fields, known: readonly string[]): boolean {
  return Object.keys(fields).every((key) => known.includes(key))
}

function whole(fields: Fields, key: string, least: number, trail: Trail): number | null {
  const value = fields[key]
  if (isWhole(value) && value >= least && value <= MOST_ID) return value
  return bad(trail.at(key), `${key} must be a whole number of ${least} or more`)
}

function bad(trail: Trail, text: string): null {
  trail.inputError('bad_condition', text)
  return null
}
