import type { HexlineConfig, Scenario, ScenarioUnit } from '../config.ts'
import { DEFAULT_CONFIG } from '../config.ts'
import type { CustomUnit } from '../content/ability.ts'

/** The defaults of HEX-14, with what a test changes. */
export function configWith(changes: Partial<HexlineConfig> = {}): HexlineConfig {
  return { ...DEFAULT_CONFIG, ...changes }
}

export interface SceneOptions {
  readonly rows?: number
  readonly order?: readonly number[]
  readonly events?: HexlineConfig['events']
  readonly custom_units?: readonly CustomUnit[]
}

/**
 * A position written as the rulebook's worked examples write theirs: `W greywolf (7,2) hp 3 charges [1]`, ids in list
 * order.
 */
export function scene(units: readonly string[], options: SceneOptions = {}): HexlineConfig {
  const { rows = 5, order, events = 'immediate', custom_units = [] } = options
  const scenario: Scenario = { rows, units: units.map(unitFrom), ...(order === undefined ? {} : { order }) }
  return configWith({ battles: 1, scenario, events, custom_units })
}

function unitFrom(text: string): ScenarioUnit {
  const [head, side, type, col, row, changes] = /^([WE]) (\w+) \((\d+),(\d+)\)(.*)$/.exec(text) ?? []
  if (head === undefined) throw new Error(`not a unit of a scene: ${text}`)
  const unit: ScenarioUnit = {
    type: type as string,
    side: side === 'W' ? 1 : 2,
    col: Number(col),
    row: Number(row),
  }
  const set = Object.fromEntries(
    [...(changes as string).matchAll(/(\w+) (-?\d+|\[[\d,]*\])/g)].map(([, field, value]) => [
      field,
      JSON.parse(value as string),
    ]),
  )
  return Object.keys(set).length === 0 ? unit : { ...unit, set }
}
