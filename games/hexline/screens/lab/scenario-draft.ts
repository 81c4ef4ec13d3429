import {
  COLUMNS,
  catalogOf,
  type HexlineConfig,
  ruleset,
  type Scenario,
  type ScenarioSet,
  type ScenarioUnit,
  type Side,
  STAT_LIMITS,
  zoneColumns,
} from '@tessera/hexline'
import type { InputError, Parsed } from '@tessera/kernel'

/** The scenario of a configuration; an empty board without one (HEX-17). */
export function scenarioIn(config: HexlineConfig): Scenario {
  return config.scenario ?? EMPTY
}

export function withScenario(config: HexlineConfig, scenario: Scenario): HexlineConfig {
  return { ...config, battles: 1, deployment: 'drill', armies: [null, null], scenario }
}

/** Input errors of the whole configuration, as the match would refuse it. */
export function inputErrorsIn(config: HexlineConfig): readonly InputError[] {
  const parsed = ruleset.config.parse(config)
  return parsed.ok ? [] : parsed.inputErrors
}

/** A scenario that was saved to a file. */
export function scenarioText(text: string): Parsed<HexlineConfig> {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return { ok: false, inputErrors: [{ path: '', code: 'not_json', text: 'This file is not a saved scenario.' }] }
  }
  const parsed = ruleset.config.parse(input)
  if (!parsed.ok || parsed.value.scenario !== null) return parsed
  return {
    ok: false,
    inputErrors: [{ path: '', code: 'no_scenario', text: 'This file holds no scenario of Hexline.' }],
  }
}

export function placeUnit(scenario: Scenario, unit: ScenarioUnit): Scenario {
  return { ...scenario, units: [...scenario.units, unit] }
}

/** Later units move up: ids follow the list, so the order and summoners are renumbered with them. */
export function removeUnit(scenario: Scenario, place: number): Scenario {
  const gone = place + 1
  const renumbered = (id: number) => (id > gone ? id - 1 : id)
  const units = scenario.units
    .filter((_, i) => i !== place)
    .map((unit) => {
      const summoner = unit.set?.summoner_id
      if (summoner === undefined) return unit
      const { summoner_id: _gone, ...rest } = unit.set ?? {}
      return withSet(unit, summoner === gone ? rest : { ...rest, summoner_id: renumbered(summoner) })
    })
  const order = scenario.order?.filter((id) => id !== gone).map(renumbered)
  return { rows: scenario.rows, units, ...(order === undefined ? {} : { order }) }
}

export function changeUnit(scenario: Scenario, place: number, change: Partial<ScenarioUnit>): Scenario {
  return { ...scenario, units: scenario.units.map((unit, i) => (i === place ? { ...unit, ...change } : unit)) }
}

/** Sets a field, or takes it back to what the type says. */
export function setField(
  scenario: Scenario,
  place: number,
  field: keyof ScenarioSet,
  value: number | readonly number[] | null,
): Scenario {
  return {
    ...scenario,
    units: scenario.units.map((unit, i) => {
      if (i !== place) return unit
      const { [field]: _old, ...rest } = unit.set ?? {}
      return withSet(unit, value === null ? rest : { ...rest, [field]: value })
    }),
  }
}

export function unitOn(scenario: Scenario, col: number, row: number): number {
  return scenario.units.findIndex((unit) => unit.col === col && unit.row === row)
}

/** The first free hex of a side's zone, front first, from the middle row outwards; null when the zone is full. */
export function freeHex(scenario: Scenario, side: Side): { readonly col: number; readonly row: number } | null {
  const middle = (scenario.rows - 1) / 2
  const rows = Array.from({ length: scenario.rows }, (_, row) => row).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  )
  for (const col of zoneColumns(side)) for (const row of rows) if (unitOn(scenario, col, row) < 0) return { col, row }
  return null
}

export function resized(scenario: Scenario, rows: number): Scenario {
  return { ...scenario, rows }
}

export interface FieldLimit {
  readonly field: Exclude<keyof ScenarioSet, 'charges' | 'summoner_id'>
  readonly name: string
  readonly least: number
  readonly most: number
  /** What it is when it is not set. */
  readonly usual: number
}

/** The fields of HEX-17 with their limits for this unit. */
export function fieldsOf(config: HexlineConfig, unit: ScenarioUnit): readonly FieldLimit[] {
  const type = catalogOf(config).type(unit.type)
  if (type === undefined) return []
  const most = unit.set?.max_hp ?? type.max_hp
  const blocks = type.abilities.reduce((sum, { effect, value = 0 }) => sum + (effect === 'block' ? value : 0), 0)
  const stat = (field: 'max_hp' | 'damage' | 'attack_range' | 'speed', name: string): FieldLimit => ({
    field,
    name,
    least: STAT_LIMITS[field][0],
    most: STAT_LIMITS[field][1],
    usual: type[field],
  })
  return [
    { field: 'hp', name: 'Hit points', least: 1, most, usual: Math.min(type.max_hp, most) },
    stat('max_hp', 'Most hit points'),
    stat('damage', 'Damage'),
    { field: 'armor', name: 'Armour', least: -50, most: STAT_LIMITS.armor[1], usual: type.armor },
    stat('attack_range', 'Range'),
    stat('speed', 'Speed'),
    { field: 'frozen_turns', name: 'Frozen turns', least: 0, most: 9, usual: 0 },
    { field: 'silenced_turns', name: 'Silenced turns', least: 0, most: 9, usual: 0 },
    ...(blocks > 0 ? [{ field: 'block_used' as const, name: 'Blocks used', least: 0, most: blocks, usual: 0 }] : []),
  ]
}

export function inside(col: number, row: number, rows: number): boolean {
  return col >= 0 && col < COLUMNS && row >= 0 && row < rows
}

const EMPTY: Scenario = { rows: 7, units: [] }

function withSet(unit: ScenarioUnit, set: ScenarioSet): ScenarioUnit {
  const { set: _old, ...bare } = unit
  return Object.keys(set).length === 0 ? bare : { ...bare, set }
}
