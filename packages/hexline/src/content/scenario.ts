import type { HexlineConfig, Scenario, ScenarioSet, ScenarioUnit } from '../config.ts'
import { COLUMNS, MOST_ROWS } from '../rules/board.ts'
import { sideName } from '../rules/sides.ts'
import type { Battle, Side, Unit } from '../state.ts'
import type { UnitType } from './ability.ts'
import { type Catalog, catalogOf } from './catalog.ts'
import { STAT_LIMITS } from './grammar.ts'
import { type Fields, fieldsOf, isWhole, shown, type Trail } from './trail.ts'

const LEAST_ROWS = 5
const MOST_UNITS = 120
const MOST_BLADES = 4
const MOST_TURNS = 9
const LEAST_ARMOR = -50

/** HEX-17: reads a ready-made position; every input error is `bad_scenario` with a text that names the entry. */
export function readScenario(input: unknown, catalog: Catalog, trail: Trail): Scenario | null {
  const before = trail.inputErrors.length
  const fields = fieldsOf(input)
  if (fields === null) return bad(trail, 'A scenario is an object with rows and units')
  onlyFields(fields, ['rows', 'units', 'order'], 'The scenario', trail)
  const rows = number(fields, 'rows', LEAST_ROWS, MOST_ROWS, 'rows', trail)
  const list = fields['units']
  if (!Array.isArray(list)) return bad(trail.at('units'), 'A scenario needs a list of units')
  if (list.length < 2 || list.length > MOST_UNITS) bad(trail.at('units'), `A scenario has 2 to ${MOST_UNITS} units`)
  const reader = { catalog, rows: rows ?? MOST_ROWS, units: [] as (ScenarioUnit | null)[] }
  for (const [place, entry] of list.slice(0, MOST_UNITS).entries()) {
    reader.units.push(unitAt(entry, place, reader, trail.at('units').at(place)))
  }
  const units = reader.units.filter((unit) => unit !== null)
  if (list.length >= 2 && units.length === list.length) {
    for (const side of [1, 2] as const) {
      if (!units.some((unit) => unit.side === side)) bad(trail.at('units'), `${sideName(side)} has no units`)
    }
  }
  const order = fields['order'] === undefined ? undefined : orderOf(fields['order'], list.length, trail.at('order'))
  if (trail.inputErrors.length > before || rows === null) return null
  return { rows, units, ...(order === undefined ? {} : { order }) }
}

/**
 * HEX-162: a position as a scenario. The dead are left out and ids close up; those who have acted this round stay out of
 * the order. Numbers that grew past the limits of HEX-17 are cut to them. null when a side is gone or the crowd too large.
 */
function scenarioOf(battle: Battle, config: HexlineConfig): Scenario | null {
  const catalog = catalogOf(config)
  const living = battle.units.filter((unit) => unit.alive)
  if (
    living.length > MOST_UNITS ||
    !living.some((unit) => unit.side === 1) ||
    !living.some((unit) => unit.side === 2)
  ) {
    return null
  }
  const ids = new Map(living.map((unit, place) => [unit.id, place + 1]))
  const order = battle.order.slice(battle.index).flatMap((id) => ids.get(id) ?? [])
  return {
    rows: battle.rows,
    units: living.map((unit) => scenarioUnit(unit, catalog, ids)),
    order: [...new Set(order)],
  }
}

/** The configuration of a match that goes on from a position (HEX-162). */
export function labConfig(battle: Battle, config: HexlineConfig): HexlineConfig | null {
  const scenario = scenarioOf(battle, config)
  return scenario && { ...config, battles: 1, deployment: 'drill', armies: [null, null], scenario }
}

interface Reader {
  readonly catalog: Catalog
  readonly rows: number
  /** The units before this one; null where one could not be read. */
  readonly units: readonly (ScenarioUnit | null)[]
}

function unitAt(input: unknown, place: number, reader: Reader, trail: Trail): ScenarioUnit | null {
  const before = trail.inputErrors.length
  const fields = fieldsOf(input)
  const ordinal = `Unit ${place + 1}`
  if (fields === null) return bad(trail, `${ordinal} is not an object with type, side, col and row`)
  const id = fields['type']
  const type = typeof id === 'string' ? reader.catalog.type(id) : undefined
  if (type === undefined) return bad(trail.at('type'), `${ordinal}: there is no unit called ${shown(id)}`)
  const name = `${ordinal} (${type.id})`
  onlyFields(fields, ['type', 'side', 'col', 'row', 'set'], name, trail)
  const side = number(fields, 'side', 1, 2, `${name}: side`, trail) as Side | null
  const col = number(fields, 'col', 0, COLUMNS - 1, `${name}: col`, trail)
  const row = number(fields, 'row', 0, reader.rows - 1, `${name}: row`, trail)
  if (side === null || col === null || row === null) return null
  const other = reader.units.findIndex((unit) => unit?.col === col && unit.row === row)
  if (other >= 0) bad(trail, `${name} stands on the hex of unit ${other + 1}`)
  const set = fields['set'] === undefined ? undefined : setOf(fields['set'], type, side, name, reader, trail.at('set'))
  if (trail.inputErrors.length > before) return null
  return { type: type.id, side, col, row, ...(set === undefined ? {} : { set }) }
}

function setOf(
  input: unknown,
  type: UnitType,
  side: Side,
  name: string,
  reader: Reader,
  trail: Trail,
): ScenarioSet | undefined {
  const fields = fieldsOf(input)
  if (fields === null) return bad(trail, `${name}: set is not an object of fields`) ?? undefined
  const given = (key: string, least: number, most: number) =>
    fields[key] === undefined ? null : number(fields, key, least, most, `${name}: ${key}`, trail)
  const stat = (key: keyof typeof STAT_LIMITS) => given(key, STAT_LIMITS[key][0], STAT_LIMITS[key][1])
  const max_hp = stat('max_hp')
  const blocks = type.abilities.reduce((sum, { effect, value = 0 }) => (effect === 'block' ? sum + value : sum), 0)
  const numbers = {
    hp: given('hp', 1, max_hp ?? type.max_hp),
    max_hp,
    damage: stat('damage'),
    armor: given('armor', LEAST_ARMOR, STAT_LIMITS.armor[1]),
    attack_range: stat('attack_range'),
    speed: stat('speed'),
    frozen_turns: given('frozen_turns', 0, MOST_TURNS),
    silenced_turns: given('silenced_turns', 0, MOST_TURNS),
    block_used: given('block_used', 0, blocks),
    summoner_id: fields['summoner_id'] === undefined ? null : summonerOf(fields, type, side, name, reader, trail),
  }
  onlyFields(fields, [...Object.keys(numbers), 'charges'], `${name}: set`, trail)
  if (fields['hp'] === undefined) numbers.hp = max_hp
  const charges =
    fields['charges'] === undefined ? undefined : chargesOf(fields['charges'], type, name, trail.at('charges'))
  const set: Record<string, number | readonly number[]> = {}
  for (const [key, value] of Object.entries(numbers)) if (value !== null) set[key] = value
  if (charges !== undefined) set['charges'] = charges
  return set as ScenarioSet
}

function summonerOf(
  fields: Fields,
  type: UnitType,
  side: Side,
  name: string,
  { units }: Reader,
  trail: Trail,
): number | null {
  const here = trail.at('summoner_id')
  const id = fields['summoner_id']
  if (id === 0) return 0
  if (type.id !== 'blade') return bad(here, `${name}: only a Blade has a summoner`)
  const summoner = isWhole(id) ? units[id - 1] : undefined
  if (!isWhole(id) || summoner === undefined || summoner === null || summoner.side !== side) {
    return bad(here, `${name}: summoner_id must be an earlier unit of its side`)
  }
  if (units.filter((unit) => unit?.set?.summoner_id === id).length >= MOST_BLADES) {
    return bad(here, `${name}: unit ${id} has ${MOST_BLADES} Blades already`)
  }
  return id
}

function chargesOf(input: unknown, type: UnitType, name: string, trail: Trail): readonly number[] | undefined {
  const abilities = type.abilities
  if (!Array.isArray(input) || input.length !== abilities.length) {
    return bad(trail, `${name}: charges needs one number per ability, ${abilities.length} in all`) ?? undefined
  }
  for (const [place, { charge = 1 }] of abilities.entries()) {
    const count: unknown = input[place]
    if (!isWhole(count) || count < 0 || count >= charge) {
      bad(trail.at(place), `${name}: charge ${place + 1} must be 0${charge > 1 ? ` to ${charge - 1}` : ''}`)
    }
  }
  return [...input] as number[]
}

function orderOf(input: unknown, count: number, trail: Trail): readonly number[] | undefined {
  if (!Array.isArray(input) || input.length > MOST_UNITS) {
    return bad(trail, `order must be a list of at most ${MOST_UNITS} ids`) ?? undefined
  }
  const order: number[] = []
  for (const [place, id] of input.entries()) {
    if (!isWhole(id) || id < 1 || id > count)
      bad(trail.at(place), `Order entry ${place + 1}: there is no unit ${shown(id)}`)
    else if (order.includes(id)) bad(trail.at(place), `Order entry ${place + 1}: unit ${id} stands in it twice`)
    else order.push(id)
  }
  return order
}

function number(fields: Fields, key: string, least: number, most: number, name: string, trail: Trail): number | null {
  const value = fields[key]
  if (isWhole(value) && value >= least && value <= most) return value
  return bad(trail.at(key), `${name} must be ${least === most ? least : `${least} to ${most}`}`)
}

function onlyFields(fields: Fields, known: readonly string[], name: string, trail: Trail): void {
  for (const key of Object.keys(fields)) {
    if (!known.includes(key)) bad(trail.at(shown(key)), `${name} has no field ${shown(key)}`)
    if (trail.full) return
  }
}

function bad(trail: Trail, text: string): null {
  trail.inputError('bad_scenario', text)
  return null
}

function scenarioUnit(unit: Unit, catalog: Catalog, ids: ReadonlyMap<number, number>): ScenarioUnit {
  const type = catalog.type(unit.type)
  const max_hp = Math.min(unit.max_hp, STAT_LIMITS.max_hp[1])
  const now: Required<Omit<ScenarioSet, 'charges' | 'hp'>> = {
    max_hp,
    damage: Math.min(unit.damage, STAT_LIMITS.damage[1]),
    armor: Math.max(unit.armor, LEAST_ARMOR),
    attack_range: unit.attack_range,
    speed: unit.speed,
    frozen_turns: unit.frozen_turns,
    silenced_turns: unit.silenced_turns,
    block_used: unit.block_used,
    summoner_id: ids.get(unit.summoner_id) ?? 0,
  }
  const set: Record<string, number | readonly number[] | undefined> = {}
  const hp = Math.min(unit.hp, max_hp)
  if (hp !== max_hp || max_hp !== type?.max_hp) set['hp'] = hp
  for (const [key, value] of Object.entries(now)) {
    const usual = (type as Readonly<Record<string, unknown>> | undefined)?.[key] ?? 0
    if (value !== usual) set[key] = value
  }
  if (unit.charges.some((count) => count > 0)) set['charges'] = [...unit.charges]
  const { side, col, row } = unit
  return { type: unit.type, side, col, row, ...(Object.keys(set).length > 0 ? { set: set as ScenarioSet } : {}) }
}
