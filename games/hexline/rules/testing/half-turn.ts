import type { HexlineConfig } from '../config.ts'
import type { Battle, Side } from '../state.ts'

/** HEX-209: a scenario turned by half a circle, sides swapped; ids and dice stay the same. */
export function turnedConfig(config: HexlineConfig): HexlineConfig {
  const { scenario } = config
  if (scenario === null || scenario.rows % 2 !== 0)
    throw new Error('only a position on an even number of rows can turn')
  const units = scenario.units.map((unit) => ({
    ...unit,
    side: (3 - unit.side) as Side,
    col: 16 - unit.col,
    row: scenario.rows - 1 - unit.row,
  }))
  return { ...config, scenario: { ...scenario, units } }
}

/** The same of a battle. */
export function turnedBattle(battle: Battle): Battle {
  const turnedRow = (row: number) => battle.rows - 1 - row
  return {
    ...battle,
    winner: battle.winner === 1 ? 2 : battle.winner === 2 ? 1 : battle.winner,
    snapshot: battle.snapshot.map((value, i) => (i % 6 === 2 ? 16 - value : i % 6 === 3 ? turnedRow(value) : value)),
    units: battle.units.map((unit) => ({
      ...unit,
      side: (3 - unit.side) as Side,
      col: 16 - unit.col,
      row: turnedRow(unit.row),
    })),
  }
}
