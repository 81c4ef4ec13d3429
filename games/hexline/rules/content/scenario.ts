import type { DeepReadonly } from '@tessera/kernel'
import { z } from 'zod'
import type { HexlineConfig } from '../config.ts'
import { COLUMNS, MOST_ROWS } from '../rules/board/board.ts'
import type { Battle, Unit } from '../state.ts'
import type { UnitType } from './ability.ts'
import { type Catalog, catalogOf } from './catalog.ts'
import { MOST_ABILITIES, MOST_CHARGE, MOST_VALUE, STAT_LIMITS } from './grammar.ts'
import { type HexlineInputError, type Issue, pathOf, shown, unknownFields } from './reading.ts'

const LEAST_ROWS = 5
const MOST_UNITS = 120
const MOST_BLADES = 4
const MOST_TURNS = 9
const LEAST_ARMOR = -50

const stat = (key: keyof typeof STAT_LIMITS) => within(key, STAT_LIMITS[key][0], STAT_LIMITS[key][1])

const setShape = z.strictObject(
  {
    hp: stat('max_hp').optional(),
    max_hp: stat('max_hp').optional(),
    damage: stat('damage').optional(),
    armor: within('armor', LEAST_ARMOR, STAT_LIMITS.armor[1]).optional(),
    attack_range: stat('attack_range').optional(),
    speed: stat('speed').optional(),
    frozen_turns: within('frozen_turns', 0, MOST_TURNS).optional(),
    silenced_turns: within('silenced_turns', 0, MOST_TURNS).optional(),
    block_used: within('block_used', 0, MOST_ABILITIES * MOST_VALUE).optional(),
    charges: z
      .array(within('a charge', 0, MOST_CHARGE - 1), 'charges needs one number per ability')
      .max(MOST_ABILITIES, 'charges needs one number per ability')
      .optional(),
    summoner_id: within('summoner_id', 0, MOST_UNITS).optional(),
  },
  'set is not an object of fields',
)

const unitShape = z.strictObject({
  type: z.string().max(64),
  side: z.literal([1, 2], 'side must be 1 to 2'),
  col: within('col', 0, COLUMNS - 1),
  row: within('row', 0, MOST_ROWS - 1),
  set: setShape.optional(),
})

const COUNT = `A scenario has 2 to ${MOST_UNITS} units`
const ORDER = `order must be a list of at most ${MOST_UNITS} ids`

/** HEX-17: the shape of a ready-made position, before its units are looked up. */
export const scenarioShape = z.strictObject(
  {
    rows: within('rows', LEAST_ROWS, MOST_ROWS),
    units: z.array(unitShape, 'A scenario needs a list of units').min(2, COUNT).max(MOST_UNITS, COUNT),
    order: z.array(z.int(), ORDER).max(MOST_UNITS, ORDER).optional(),
  },
  'A scenario is an object with rows and units',
)

/** Without an order, round 1 is shuffled. */
export type Scenario = DeepReadonly<z.output<typeof scenarioShape>>
export type ScenarioUnit = Scenario['units'][number]
export type ScenarioSet = NonNullable<ScenarioUnit['set']>

function within(key: string, least: number, most: number) {
  const text = `${key} must be ${least} to ${most}`
  return z.int(text).min(least, text).max(most, text)
}

/** An issue of the shape, at its path inside the scenario, in a text that names the entry. */
export function scenarioErrors(issue: Issue, [list, place, ...rest]: readonly PropertyKey[], scenario: unknown) {
  const path = pathOf(...issue.path)
  if (list === 'order' && typeof place === 'number')
    return [bad(path, `Order entry ${place + 1}: there is no unit ${shown(issue.input)}`)]
  if (list !== 'units' || typeof place !== 'number') return fieldErrors(issue, 'The scenario', issue.message)
  const type = typeIn(scenario, place)
  if (rest.length === 0 && unknownFields(issue) === null)
    return [bad(path, `Unit ${place + 1} is not an object with type, side, col and row`)]
  if (rest[0] === 'type') return [bad(path, `Unit ${place + 1}: there is no unit called ${shown(issue.input)}`)]
  const name = `Unit ${place + 1} (${shown(type)})`
  return fieldErrors(issue, rest.length === 0 ? name : `${name}: set`, `${name}: ${issue.message}`)
}

function fieldErrors(issue: Issue, name: string, text: string): readonly HexlineInputError[] {
  const fields = unknownFields(issue)
  if (fields === null) return [bad(pathOf(...issue.path), text)]
  return fields.map((key) => bad(pathOf(...issue.path, key), `${name} has no field ${key}`))
}

function typeIn(scenario: unknown, place: number): unknown {
  const { units } = scenario as { readonly units: readonly { readonly type?: unknown }[] }
  return units[place]?.type
}

/** What is wrong with a position of the right shape, once its units are known. */
export function checkScenario({ rows, units, order }: Scenario, catalog: Catalog): readonly HexlineInputError[] {
  const found = units.flatMap((_, place) => checkUnit(units, place, rows, catalog))
  const alone = ([1, 2] as const)
    .filter((side) => !units.some((unit) => unit.side === side))
    .map((side) => bad('scenario.units', `${side === 1 ? 'West' : 'East'} has no units`))
  const turns = (order ?? []).flatMap((id, place) => {
    const at = `scenario.order.${place}`
    if (id < 1 || id > units.length) return [bad(at, `Order entry ${place + 1}: there is no unit ${id}`)]
    return order?.indexOf(id) === place ? [] : [bad(at, `Order entry ${place + 1}: unit ${id} stands in it twice`)]
  })
  return [...found, ...alone, ...turns]
}

/** A unit that is given another `max_hp` is at full health unless it says otherwise. */
export function fullHealth({ units, ...scenario }: Scenario): Scenario {
  return {
    ...scenario,
    units: units.map(({ set, ...unit }) => {
      if (set === undefined) return unit
      const hp = set.hp ?? set.max_hp
      return { ...unit, set: hp === undefined ? set : { ...set, hp } }
    }),
  }
}

function checkUnit(
  units: readonly ScenarioUnit[],
  place: number,
  rows: number,
  catalog: Catalog,
): readonly HexlineInputError[] {
  const unit = units[place] as ScenarioUnit
  const at = `scenario.units.${place}`
  const type = catalog.type(unit.type)
  if (type === undefined) return [bad(`${at}.type`, `Unit ${place + 1}: there is no unit called ${shown(unit.type)}`)]
  const name = `Unit ${place + 1} (${type.id})`
  const other = units.findIndex(({ col, row }) => col === unit.col && row === unit.row)
  return [
    ...(unit.row < rows ? [] : [bad(`${at}.row`, `${name}: row must be 0 to ${rows - 1}`)]),
    ...(other < place ? [bad(at, `${name} stands on the hex of unit ${other + 1}`)] : []),
    ...checkSet(unit.set ?? {}, type, name, `${at}.set`),
    ...checkSummoner(units, place, name, `${at}.set.summoner_id`),
  ]
}

function checkSet(set: ScenarioSet, type: UnitType, name: string, at: string): readonly HexlineInputError[] {
  const blocks = type.abilities.reduce((sum, { effect, value = 0 }) => (effect === 'block' ? sum + value : sum), 0)
  const most = set.max_hp ?? type.max_hp
  return [
    ...((set.hp ?? 0) > most ? [bad(`${at}.hp`, `${name}: hp must be 1 to ${most}`)] : []),
    ...((set.block_used ?? 0) > blocks
      ? [bad(`${at}.block_used`, `${name}: block_used must be 0${blocks > 0 ? ` to ${blocks}` : ''}`)]
      : []),
    ...(set.charges === undefined ? [] : checkCharges(set.charges, type, name, `${at}.charges`)),
  ]
}

function checkCharges(
  charges: readonly number[],
  { abilities }: UnitType,
  name: string,
  at: string,
): readonly HexlineInputError[] {
  if (charges.length !== abilities.length)
    return [bad(at, `${name}: charges needs one number per ability, ${abilities.length} in all`)]
  return abilities.flatMap(({ charge = 1 }, place) =>
    (charges[place] ?? 0) < charge
      ? []
      : [bad(`${at}.${place}`, `${name}: charge ${place + 1} must be 0${charge > 1 ? ` to ${charge - 1}` : ''}`)],
  )
}

function checkSummoner(
  units: readonly ScenarioUnit[],
  place: number,
  name: string,
  at: string,
): readonly HexlineInputError[] {
  const unit = units[place] as ScenarioUnit
  const id = unit.set?.summoner_id ?? 0
  if (id === 0) return []
  if (unit.type !== 'blade') return [bad(at, `${name}: only a Blade has a summoner`)]
  if (id > place || units[id - 1]?.side !== unit.side)
    return [bad(at, `${name}: summoner_id must be an earlier unit of its side`)]
  const before = units.slice(0, place).filter(({ set }) => set?.summoner_id === id)
  return before.length < MOST_BLADES ? [] : [bad(at, `${name}: unit ${id} has ${MOST_BLADES} Blades already`)]
}

function bad(path: string, text: string): HexlineInputError {
  return { path, code: 'bad_scenario', text }
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
