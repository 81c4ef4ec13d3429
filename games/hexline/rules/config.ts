import { type DeepReadonly, type Parsed, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { refuseArmy } from './content/army.ts'
import { catalogOf } from './content/catalog.ts'
import { checkCustomUnit, doubleErrors, unitErrors } from './content/custom.ts'
import {
  type HexlineInputError,
  type Issue,
  MOST_INPUT_ERRORS,
  oncePerPath,
  pathOf,
  readBy,
  shown,
  unknownFields,
} from './content/reading.ts'
import { ROSTER } from './content/roster.ts'
import { checkScenario, fullHealth, scenarioErrors, scenarioShape } from './content/scenario.ts'
import { changedFields, unitShape } from './content/unit-shape.ts'

export type { HexlineInputError } from './content/reading.ts'
export type { Scenario, ScenarioSet, ScenarioUnit } from './content/scenario.ts'

const MOST_CUSTOM_UNITS = 32
const MOST_ARMY = 200
const MOST_CHANGES = 64
const MOST_BANS = 2 * ROSTER.length
const rosterId = z.enum(ROSTER.map((type) => type.id))
const ARMY = `An army is a list of at most ${MOST_ARMY} unit ids`
const army = z.array(z.string(ARMY).max(64, ARMY), ARMY).max(MOST_ARMY, ARMY).nullable()

/** HEX-14 without the timeline's settings. Texts call the settings what the screens call them; the path of an input error has the key itself. */
const configShape = z.strictObject(
  {
    battles: oneOf('Battles', [1, 3, 5]).default(3).describe('Battles in the match'),
    budget: whole('Points', 20, 400).default(100).describe('Points for each army'),
    max_units: whole('Units', 1, 30).default(24).describe('Units in one army'),
    max_copies: whole('Copies of one unit', 1, 30).default(4).describe('Units of one type in an army'),
    max_families: whole('Families', 1, 4).default(2).describe('Families in one army'),
    bans: z
      .array(rosterId, 'Banned units must be a list of unit ids')
      .max(MOST_BANS, `Banned units has at most ${MOST_BANS} entries`)
      .default([])
      .describe('Units that may not be fielded'),
    custom_units: z
      .array(unitShape, 'Custom units must be a list of units')
      .max(MOST_CUSTOM_UNITS, `At most ${MOST_CUSTOM_UNITS} custom units`)
      .default([])
      .describe('Units made for this match, open to both seats'),
    custom_only: z
      .boolean('Custom units only must be true or false')
      .default(false)
      .describe('Only custom units are for hire'),
    deployment: oneOf('Deployment', ['drill', 'free']).default('drill').describe('Who places the units'),
    events: oneOf('Events', ['immediate', 'deferred']).default('immediate').describe('When queued effects land'),
    round_limit: whole('The round limit', 10, 200).default(60).describe('Rounds until a draw'),
    armies: z
      .tuple([army, army], 'Armies must be a list of two, an army or null for each seat')
      .default([null, null])
      .describe('By seat, an army that is fielded in every battle'),
    scenario: scenarioShape.nullable().default(null).describe('A ready-made position instead of armies'),
    changes: z
      .array(
        z.strictObject({ unit: rosterId, ...changedFields }, 'A change is an object of values'),
        'Changes must be a list',
      )
      .max(MOST_CHANGES, `At most ${MOST_CHANGES} changes`)
      .optional()
      .meta({ by: 'host', description: 'Roster units with other values, for experiments' }),
  },
  'A configuration is an object of settings',
)

/** Field names are the rulebook's. `changes` is for experiments; only a host sets it. */
export type HexlineConfig = DeepReadonly<z.output<typeof configShape>>

/** A roster unit with other values than the printed ones: only what is given changes. */
export type UnitChange = NonNullable<HexlineConfig['changes']>[number]

/** HEX-14. */
export const DEFAULT_CONFIG: HexlineConfig = configShape.parse({})

const published = schemaOf(configShape)

/** HEX-14 and HEX-15: the input errors of armies, custom units and scenarios carry the codes of their own rules. */
export const configSchema: Schema<HexlineConfig> = {
  get json() {
    return published.json
  },
  hostFields: published.hostFields,
  parse(input) {
    const read = readBy(configShape, input)
    const doubles = doubledUnits(input)
    if (!read.ok) return failed([...doubles, ...oncePerPath(read.issues.flatMap((issue) => errorsOf(issue, input)))])
    const config = configOf(read.value, input)
    const inputErrors = [...doubles, ...checkTogether(config)]
    return inputErrors.length > 0 ? failed(inputErrors) : { ok: true, value: config }
  },
}

function failed(inputErrors: readonly HexlineInputError[]): Parsed<HexlineConfig> {
  return { ok: false, inputErrors: inputErrors.slice(0, MOST_INPUT_ERRORS) }
}

/** A unit banned twice is banned once; a scenario is one battle unless the input says otherwise (HEX-17). */
function configOf({ changes, ...read }: HexlineConfig, input: unknown): HexlineConfig {
  const given = (input as { readonly battles?: unknown }).battles !== undefined
  return {
    ...read,
    battles: read.scenario !== null && !given ? 1 : read.battles,
    bans: [...new Set(read.bans)],
    scenario: read.scenario === null ? null : fullHealth(read.scenario),
    ...(changes === undefined || changes.length === 0 ? {} : { changes }),
  }
}

/** What is wrong although every setting fits by itself. */
function checkTogether(config: HexlineConfig): readonly HexlineInputError[] {
  const { budget, custom_only, custom_units, armies, scenario, battles, changes = [] } = config
  const wrong = [
    ...(custom_only && custom_units.length === 0
      ? [found('custom_only', 'custom_only_without_units', 'Custom units only needs at least one custom unit')]
      : []),
    ...changes.flatMap(changeErrors),
  ]
  if (wrong.length > 0) return wrong
  return [
    ...(catalogOf(config).forHire.some((type) => type.cost <= budget)
      ? armies.flatMap((units, seat) => armyErrors(config, units, seat))
      : [found('budget', 'no_unit_affordable', `No unit that may be fielded costs ${budget} or less`)]),
    ...(scenario === null ? [] : checkScenario(scenario, catalogOf(config))),
    ...(scenario !== null && armies.some((units) => units !== null)
      ? [found('armies', 'scenario_excludes_armies', 'A scenario has its own units; leave the armies out')]
      : []),
    ...(scenario !== null && battles !== 1
      ? [found('battles', 'scenario_single_battle', 'A scenario is a single battle')]
      : []),
  ]
}

/** HEX-131 names what is wrong with an army. */
function armyErrors(
  config: HexlineConfig,
  units: readonly string[] | null,
  seat: number,
): readonly HexlineInputError[] {
  const refusal = units === null ? null : refuseArmy(config, units)
  return refusal === null ? [] : [{ ...found(`armies.${seat}`, 'bad_army', refusal.message), inner: refusal.code }]
}

/** Checked as the unit that results. */
function changeErrors({ unit, ...values }: UnitChange, place: number): readonly HexlineInputError[] {
  const type = ROSTER.find(({ id }) => id === unit)
  if (type === undefined) return []
  const { name, family: _family, ...printed } = type
  return checkCustomUnit({ ...printed, ...values, id: 'x_changed', name }).map((error) =>
    badUnit(error, 'changes', place),
  )
}

/** Ids that a custom unit before has already. */
function doubledUnits(input: unknown): readonly HexlineInputError[] {
  const { custom_units } = (input ?? {}) as { readonly custom_units?: unknown }
  if (!Array.isArray(custom_units)) return []
  const taken = new Set<string>()
  return custom_units.slice(0, MOST_CUSTOM_UNITS).flatMap((unit: unknown, place) => {
    const errors = doubleErrors(unit, taken)
    const { id } = (unit ?? {}) as { readonly id?: unknown }
    if (typeof id === 'string') taken.add(id)
    return errors.map((error) => badUnit(error, 'custom_units', place))
  })
}

function badUnit(error: HexlineInputError, list: 'custom_units' | 'changes', place: number): HexlineInputError {
  const path = error.path === '' ? pathOf(list, place) : pathOf(list, place, error.path)
  return { path, code: 'bad_custom_unit', text: error.text, inner: error.code }
}

function errorsOf(issue: Issue, input: unknown): readonly HexlineInputError[] {
  const [key, place, ...rest] = issue.path
  if ((key === 'custom_units' || key === 'changes') && typeof place === 'number') {
    if (rest[0] === 'unit') return [found(pathOf(...issue.path), 'unknown_unit', 'A change names a unit of the roster')]
    return unitErrors(issue, rest).map((error) => badUnit(error, key, place))
  }
  if (key === 'scenario')
    return scenarioErrors(issue, issue.path.slice(1), (input as { readonly scenario?: unknown }).scenario)
  if (key === 'armies') return [found(pathOf(...issue.path.slice(0, 2)), 'wrong_type', issue.message)]
  if (key === 'bans' && place !== undefined)
    return [
      typeof issue.input === 'string'
        ? found(pathOf(key, place), 'unknown_unit', `There is no unit called ${shown(issue.input)} in the roster`)
        : found(pathOf(key, place), 'wrong_type', 'A ban is the id of a unit'),
    ]
  const unknown = unknownFields(issue)
  if (unknown !== null) return unknown.map((name) => found(name, 'unknown_key', `There is no setting ${name}`))
  return [found(pathOf(...issue.path), fits(issue) ? 'out_of_range' : 'wrong_type', issue.message)]
}

/** Whether it is of the right type at least. */
function fits(issue: Issue): boolean {
  if (issue.code === 'invalid_value') return typeof issue.input === typeof issue.values[0]
  return issue.code === 'too_small' || issue.code === 'too_big'
}

function found(path: string, code: string, text: string): HexlineInputError {
  return { path, code, text }
}

function whole(words: string, least: number, most: number) {
  const range = `${words} must be ${least} to ${most}`
  return z.int(`${words} must be a whole number`).min(least, range).max(most, range)
}

function oneOf<const T extends string | number>(words: string, allowed: readonly T[]) {
  return z.literal(allowed, `${words} must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`)
}
