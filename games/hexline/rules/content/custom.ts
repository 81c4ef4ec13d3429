import type { InputError, Parsed } from '@tessera/kernel'
import type { CustomUnit } from './ability.ts'
import { type Issue, MOST_INPUT_ERRORS, oncePerPath, ownCode, pathOf, readBy, unknownFields } from './reading.ts'
import { unitShape } from './unit-shape.ts'

/**
 * HEX-110 to HEX-117: reads one custom unit out of anything, or names every input error. The same reader serves the editor, the
 * start of a match and the command line. `taken` are the ids of the units before it.
 */
export function readCustomUnit(input: unknown, taken: ReadonlySet<string> = new Set()): Parsed<CustomUnit> {
  const read = readBy(unitShape, input)
  const inputErrors = [
    ...doubleErrors(input, taken),
    ...(read.ok ? [] : oncePerPath(read.issues.flatMap((issue) => unitErrors(issue, issue.path)))),
  ]
  return read.ok && inputErrors.length === 0
    ? read
    : { ok: false, inputErrors: inputErrors.slice(0, MOST_INPUT_ERRORS) }
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

/** HEX-117: an issue of the shape of a unit, at its path inside the unit. */
export function unitErrors(issue: Issue, path: readonly PropertyKey[]): readonly InputError[] {
  const fields = unknownFields(issue)
  if (fields !== null)
    return fields.map((key) => ({
      path: pathOf(...path, key),
      code: 'unknown_field',
      text: `There is no field ${key}`,
    }))
  return [{ path: pathOf(...path), code: ownCode(issue) ?? codeOf(issue, path.at(-1)), text: issue.message }]
}

/** What only shows when several are looked at: an id that was there before, a second shadowstep. */
export function doubleErrors(input: unknown, taken: ReadonlySet<string>): readonly InputError[] {
  const { id, abilities } = fieldsIn(input)
  const steps = (Array.isArray(abilities) ? abilities.slice(0, MOST_INPUT_ERRORS) : []).flatMap((ability, place) =>
    fieldsIn(ability)['effect'] === 'shadowstep' ? [place] : [],
  )
  return [
    ...(typeof id === 'string' && taken.has(id)
      ? [{ path: 'id', code: 'duplicate_id', text: 'This id is taken' }]
      : []),
    ...steps.slice(1).map((place) => ({
      path: pathOf('abilities', place, 'effect'),
      code: 'second_shadowstep',
      text: 'Only one shadowstep',
    })),
  ]
}

function fieldsIn(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>) : {}
}

function codeOf(issue: Issue, key: PropertyKey | undefined): string {
  if (typeof key !== 'string') return 'wrong_type'
  if (issue.input === undefined) return 'missing_field'
  switch (key) {
    case 'id':
    case 'name':
      return `bad_${key}`
    case 'trigger':
    case 'effect':
    case 'target':
      return `unknown_${key}`
    case 'abilities':
      return issue.code === 'too_big' ? 'too_many_abilities' : 'wrong_type'
    case 'summon_ready':
      return 'wrong_type'
    default:
      return 'out_of_range'
  }
}
