import { copy, type InputError, type Schema } from '@tessera/kernel'
import type { CustomUnit } from './content/ability.ts'
import { refuseArmy } from './content/army.ts'
import { catalogOf } from './content/catalog.ts'
import { readCustomUnit } from './content/custom.ts'
import { ROSTER } from './content/roster.ts'
import { readScenario } from './content/scenario.ts'
import { type Fields, fieldsOf, isWhole, shown, Trail } from './content/trail.ts'
import type { UnitChange } from './lab/changes.ts'
import type { Side } from './state.ts'

export type { HexlineInputError } from './content/trail.ts'

/** HEX-14 without what the timeline does (pace, conductor). Field names are the rulebook's. */
export interface HexlineConfig {
  readonly battles: 1 | 3 | 5
  readonly budget: number
  readonly max_units: number
  readonly max_copies: number
  readonly max_families: number
  readonly bans: readonly string[]
  readonly custom_units: readonly CustomUnit[]
  readonly custom_only: boolean
  readonly deployment: 'drill' | 'free'
  readonly events: 'immediate' | 'deferred'
  readonly round_limit: number
  /** By seat: a fixed army, for which that seat skips muster in every battle. */
  readonly armies: readonly [readonly string[] | null, readonly string[] | null]
  readonly scenario: Scenario | null
  /** Roster units with other values, for experiments; only a host sets it. */
  readonly changes?: readonly UnitChange[]
}

/** HEX-17: a ready-made position. */
export interface Scenario {
  readonly rows: number
  readonly units: readonly ScenarioUnit[]
  /** Ids that act in round 1, in this order; without it round 1 is shuffled. */
  readonly order?: readonly number[] | undefined
}

export interface ScenarioUnit {
  readonly type: string
  readonly side: Side
  readonly col: number
  readonly row: number
  readonly set?: ScenarioSet | undefined
}

export interface ScenarioSet {
  readonly hp?: number | undefined
  readonly max_hp?: number | undefined
  readonly damage?: number | undefined
  readonly armor?: number | undefined
  readonly attack_range?: number | undefined
  readonly speed?: number | undefined
  readonly frozen_turns?: number | undefined
  readonly silenced_turns?: number | undefined
  readonly block_used?: number | undefined
  readonly charges?: readonly number[] | undefined
  readonly summoner_id?: number | undefined
}

/** HEX-14. */
export const DEFAULT_CONFIG: HexlineConfig = {
  battles: 3,
  budget: 100,
  max_units: 24,
  max_copies: 4,
  max_families: 2,
  bans: [],
  custom_units: [],
  custom_only: false,
  deployment: 'drill',
  events: 'immediate',
  round_limit: 60,
  armies: [null, null],
  scenario: null,
}

/** HEX-14 and HEX-15, read by hand: the input errors of armies, custom units and scenarios carry the codes of their own rules. */
export const configSchema: Schema<HexlineConfig> = {
  parse(input) {
    const trail = new Trail()
    const config = readConfig(input, trail)
    return config === null || trail.inputErrors.length > 0
      ? { ok: false, inputErrors: trail.inputErrors satisfies readonly InputError[] }
      : { ok: true, value: config }
  },
  hostFields: ['changes'],
  json: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
    properties: {
      battles: { enum: [1, 3, 5], default: 3, description: 'Battles in the match' },
      budget: { type: 'integer', minimum: 20, maximum: 400, default: 100, description: 'Points for each army' },
      max_units: { type: 'integer', minimum: 1, maximum: 30, default: 24, description: 'Units in one army' },
      max_copies: { type: 'integer', minimum: 1, maximum: 30, default: 4, description: 'Units of one type in an army' },
      max_families: { type: 'integer', minimum: 1, maximum: 4, default: 2, description: 'Families in one army' },
      bans: {
        type: 'array',
        items: { enum: ROSTER.map((type) => type.id) },
        default: [],
        description: 'Units that may not be fielded',
      },
      custom_units: {
        type: 'array',
        maxItems: 32,
        items: { type: 'object' },
        default: [],
        description: 'Units made for this match, open to both seats',
      },
      custom_only: { type: 'boolean', default: false, description: 'Only custom units are for hire' },
      deployment: { enum: ['drill', 'free'], default: 'drill', description: 'Who places the units' },
      events: { enum: ['immediate', 'deferred'], default: 'immediate', description: 'When queued effects land' },
      round_limit: { type: 'integer', minimum: 10, maximum: 200, default: 60, description: 'Rounds until a draw' },
      armies: {
        type: 'array',
        minItems: 2,
        maxItems: 2,
        items: { anyOf: [{ type: 'null' }, { type: 'array', maxItems: 30, items: { type: 'string' } }] },
        default: [null, null],
        description: 'By seat, an army that is fielded in every battle',
      },
      scenario: {
        anyOf: [{ type: 'null' }, { type: 'object' }],
        default: null,
        description: 'A ready-made position instead of armies',
      },
      changes: {
        type: 'array',
        items: { type: 'object' },
        description: 'Roster units with other values, for experiments',
        by: 'host',
      },
    },
  },
}

const MOST_CUSTOM_UNITS = 32
const MOST_ARMY = 200

function readConfig(input: unknown, trail: Trail): HexlineConfig | null {
  const fields = fieldsOf(input)
  if (fields === null) {
    trail.inputError('wrong_type', 'A configuration is an object of settings')
    return null
  }
  for (const key of Object.keys(fields)) {
    if (key !== 'changes' && !Object.hasOwn(DEFAULT_CONFIG, key)) {
      trail.at(shown(key)).inputError('unknown_key', `There is no setting ${shown(key)}`)
      if (trail.full) return null
    }
  }
  const units = customUnits(fields, trail)
  const changes = unitChanges(fields, trail)
  const numbers = {
    budget: whole(fields, 'budget', 20, 400, trail),
    max_units: whole(fields, 'max_units', 1, 30, trail),
    max_copies: whole(fields, 'max_copies', 1, 30, trail),
    max_families: whole(fields, 'max_families', 1, 4, trail),
  }
  const rules = {
    ...numbers,
    bans: bans(fields, trail),
    custom_units: units,
    custom_only: customOnly(fields, trail),
    ...changes,
  }
  const settled = trail.inputErrors.length === 0
  if (settled && !catalogOf(rules).forHire.some((type) => type.cost <= rules.budget)) {
    trail.at('budget').inputError('no_unit_affordable', `No unit that may be fielded costs ${rules.budget} or less`)
  }
  const armies = fixedArmies(fields, trail, settled ? rules : null)
  const scenario =
    fields['scenario'] === undefined || fields['scenario'] === null
      ? null
      : readScenario(fields['scenario'], catalogOf(rules), trail.at('scenario'))
  const scripted = fields['scenario'] !== undefined && fields['scenario'] !== null
  if (scripted && armies.some((army) => army !== null)) {
    trail.at('armies').inputError('scenario_excludes_armies', 'A scenario has its own units; leave the armies out')
  }
  const battles = fields['battles'] === undefined && scripted ? 1 : choice(fields, 'battles', [1, 3, 5], trail)
  if (scripted && battles !== 1)
    trail.at('battles').inputError('scenario_single_battle', 'A scenario is a single battle')
  return {
    battles,
    ...rules,
    deployment: choice(fields, 'deployment', ['drill', 'free'], trail),
    events: choice(fields, 'events', ['immediate', 'deferred'], trail),
    round_limit: whole(fields, 'round_limit', 10, 200, trail),
    armies,
    scenario,
  }
}

/** Settings as the screens call them; the path of an input error has the key itself. */
const WORDS: Readonly<Record<NumberKey | ChoiceKey, string>> = {
  budget: 'Points',
  max_units: 'Units',
  max_copies: 'Copies of one unit',
  max_families: 'Families',
  round_limit: 'The round limit',
  battles: 'Battles',
  deployment: 'Deployment',
  events: 'Events',
}

type NumberKey = 'budget' | 'max_units' | 'max_copies' | 'max_families' | 'round_limit'

function whole(fields: Fields, key: NumberKey, least: number, most: number, trail: Trail): number {
  const value = fields[key] === undefined ? DEFAULT_CONFIG[key] : fields[key]
  if (!isWhole(value)) trail.at(key).inputError('wrong_type', `${WORDS[key]} must be a whole number`)
  else if (value < least || value > most)
    trail.at(key).inputError('out_of_range', `${WORDS[key]} must be ${least} to ${most}`)
  else return value
  return DEFAULT_CONFIG[key]
}

type ChoiceKey = 'battles' | 'deployment' | 'events'

function choice<K extends ChoiceKey>(
  fields: Fields,
  key: K,
  allowed: readonly HexlineConfig[K][],
  trail: Trail,
): HexlineConfig[K] {
  const value = fields[key] === undefined ? DEFAULT_CONFIG[key] : fields[key]
  const found = allowed.find((entry) => entry === value)
  if (found !== undefined) return found
  const code = typeof value === typeof allowed[0] ? 'out_of_range' : 'wrong_type'
  const last = allowed[allowed.length - 1]
  trail.at(key).inputError(code, `${WORDS[key]} must be ${allowed.slice(0, -1).join(', ')} or ${last}`)
  return DEFAULT_CONFIG[key]
}

function customOnly(fields: Fields, trail: Trail): boolean {
  const value = fields['custom_only'] ?? false
  if (typeof value !== 'boolean')
    trail.at('custom_only').inputError('wrong_type', 'Custom units only must be true or false')
  else if (value && Array.isArray(fields['custom_units'] ?? []) && lengthOf(fields['custom_units']) === 0) {
    trail.at('custom_only').inputError('custom_only_without_units', 'Custom units only needs at least one custom unit')
  }
  return value === true
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}

/** HEX-14: roster ids. One named twice is banned once. */
function bans(fields: Fields, trail: Trail): readonly string[] {
  const list = fields['bans'] ?? []
  const here = trail.at('bans')
  if (!Array.isArray(list)) here.inputError('wrong_type', 'Banned units must be a list of unit ids')
  else if (list.length > 2 * ROSTER.length)
    here.inputError('out_of_range', `Banned units has at most ${2 * ROSTER.length} entries`)
  else {
    for (const [place, id] of list.entries()) {
      if (typeof id !== 'string') here.at(place).inputError('wrong_type', 'A ban is the id of a unit')
      else if (!ROSTER.some((type) => type.id === id)) {
        here.at(place).inputError('unknown_unit', `There is no unit called ${shown(id)} in the roster`)
      }
    }
    return [...new Set(list as string[])]
  }
  return []
}

function customUnits(fields: Fields, trail: Trail): readonly CustomUnit[] {
  const list = fields['custom_units'] ?? []
  const here = trail.at('custom_units')
  if (!Array.isArray(list)) {
    here.inputError('wrong_type', 'Custom units must be a list of units')
    return []
  }
  if (list.length > MOST_CUSTOM_UNITS) here.inputError('out_of_range', `At most ${MOST_CUSTOM_UNITS} custom units`)
  const units: CustomUnit[] = []
  for (const [place, entry] of list.slice(0, MOST_CUSTOM_UNITS).entries()) {
    const read = readCustomUnit(entry, new Set(units.map((unit) => unit.id)))
    if (read.ok) units.push(read.value)
    else
      for (const { path, code, text } of read.inputErrors)
        under(here.at(place), path).inputError('bad_custom_unit', text, code)
  }
  return units
}

const MOST_CHANGES = 64

/** Checked as the unit that results; absent where nothing changes, so that the config is what it always was. */
function unitChanges(fields: Fields, trail: Trail): Pick<HexlineConfig, 'changes'> {
  const list = fields['changes']
  if (list === undefined) return {}
  const here = trail.at('changes')
  if (!Array.isArray(list)) here.inputError('wrong_type', 'Changes must be a list')
  else if (list.length > MOST_CHANGES) here.inputError('out_of_range', `At most ${MOST_CHANGES} changes`)
  else if (list.length > 0) return { changes: list.flatMap((entry, place) => unitChange(entry, here.at(place))) }
  return {}
}

function unitChange(input: unknown, trail: Trail): readonly UnitChange[] {
  const fields = fieldsOf(input)
  const type = ROSTER.find(({ id }) => id === fields?.['unit'])
  if (fields === null || type === undefined) {
    trail.at('unit').inputError('unknown_unit', 'A change names a unit of the roster')
    return []
  }
  const { unit: _unit, ...values } = fields
  const { id: _id, name, family: _family, ...printed } = type
  const read = readCustomUnit({ ...printed, id: 'x_changed', name, ...values }, new Set())
  if (!read.ok) {
    for (const { path, code, text } of read.inputErrors) under(trail, path).inputError('bad_custom_unit', text, code)
    return []
  }
  return [{ unit: type.id, ...(copy(values) as Omit<UnitChange, 'unit'>) }]
}

function under(trail: Trail, path: string): Trail {
  return path === '' ? trail : trail.at(path)
}

/** HEX-131 names what is wrong with an army, once the limits it must keep are known to be sound. */
function fixedArmies(
  fields: Fields,
  trail: Trail,
  rules: Parameters<typeof refuseArmy>[0] | null,
): HexlineConfig['armies'] {
  const pair = fields['armies'] ?? [null, null]
  const here = trail.at('armies')
  if (!Array.isArray(pair) || pair.length !== 2) {
    here.inputError('wrong_type', 'Armies must be a list of two, an army or null for each seat')
    return [null, null]
  }
  const army = (seat: 0 | 1): readonly string[] | null => {
    const units: unknown = pair[seat]
    if (units === null) return null
    if (!isArmy(units)) {
      here.at(seat).inputError('wrong_type', `An army is a list of at most ${MOST_ARMY} unit ids`)
      return null
    }
    const refusal = rules && refuseArmy(rules, units)
    if (refusal) here.at(seat).inputError('bad_army', refusal.message, refusal.code)
    return [...units]
  }
  return [army(0), army(1)]
}

function isArmy(units: unknown): units is readonly string[] {
  return Array.isArray(units) && units.length <= MOST_ARMY && units.every((id) => typeof id === 'string')
}
