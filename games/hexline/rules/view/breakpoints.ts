import type { Parsed } from '@tessera/kernel'
import { z } from 'zod'
import type { Effect, Trigger } from '../content/ability.ts'
import { EFFECTS, TRIGGERS } from '../content/grammar.ts'
import { pathOf, readBy, shown } from '../content/reading.ts'
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
const COUNT = `Give a list of 1 to ${MOST_CONDITIONS} conditions`

const unitId = z.int().min(1).max(100_000)

/** The error text for each condition with other fields than it takes. */
const TAKES: Readonly<Record<string, string>> = {
  death_of: 'death_of takes the id of a unit',
  turn_of: 'turn_of takes the id of a unit',
  ability: 'ability takes unit, trigger and effect, each if wanted',
  hp_at_most: 'hp_at_most takes unit and value',
}

const conditionShape: z.ZodType<Condition> = z.union(
  [
    z.enum(['end', 'round', 'death']),
    z.strictObject({ death_of: unitId }),
    z.strictObject({ turn_of: unitId }),
    z.strictObject({
      ability: z.strictObject({
        unit: unitId.exactOptional(),
        trigger: z.enum(TRIGGERS).exactOptional(),
        effect: z.enum(Object.keys(EFFECTS) as Effect[]).exactOptional(),
      }),
    }),
    z.strictObject({ hp_at_most: z.strictObject({ unit: unitId, value: z.int().min(0).max(100_000) }) }),
  ],
  { error: ({ input }) => takes(input) ?? `There is no condition ${shown(input)}` },
)

const conditionsShape = z.array(conditionShape, COUNT).min(1, COUNT).max(MOST_CONDITIONS, COUNT)

/** Reads 1 to 10 conditions out of anything; every input error is `bad_condition`. */
export function readConditions(input: unknown): Parsed<readonly Condition[]> {
  const read = readBy(conditionsShape, input)
  if (read.ok) return read
  return {
    ok: false,
    inputErrors: read.issues.map(({ path, message }) => ({
      path: pathOf(...path),
      code: 'bad_condition',
      text: message,
    })),
  }
}

function takes(input: unknown): string | undefined {
  const [key, ...others] = typeof input === 'object' && input !== null ? Object.keys(input) : []
  return key === undefined || others.length > 0 ? undefined : TAKES[key]
}
