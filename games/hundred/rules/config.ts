import { type InputError, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { changeErrors, changeShape } from './content/changes.ts'
import { scenarioShape } from './content/scenario-shape.ts'
import { SCENARIO_DATA, SCENARIOS, type Scenario } from './content/scenarios.ts'
import type { Immutable } from './immutable.ts'
import { scenarioErrors } from './rules/ground/scenario-errors.ts'

export const FACTIONS = ['any', 'human', 'horde'] as const

export type FactionRule = (typeof FACTIONS)[number]

const config = z.strictObject({
  scenario: z.union([z.enum(SCENARIOS), scenarioShape]).default('open_field'),
  /** The most points an army may cost, where seats bring one. */
  budget: z.int().min(100).max(1000).default(300),
  faction: z.tuple([z.enum(FACTIONS), z.enum(FACTIONS)]).default(['any', 'any']),
  /** null: as the scenario says. */
  fog: z.boolean().nullable().default(null),
  /** null: as the scenario says. */
  turnLimit: z.int().min(1).max(60).nullable().default(null),
  /** Seat 0 plays the east. */
  swapSides: z.boolean().default(false),
  /** Changes to the printed content, in experiments; absent where there are none. */
  changes: z.array(changeShape).max(100).optional().meta({ by: 'host' }),
})

/** HUN-1401. */
export type HundredConfig = Immutable<z.output<typeof config>>

export const configSchema: Schema<HundredConfig> = schemaOf(
  config,
  ({ scenario, changes = [] }): readonly InputError[] => [
    ...(typeof scenario === 'string' ? [] : scenarioErrors(scenario)),
    ...changes.flatMap((entry, place) => changeErrors(entry, `changes.${place}`)),
  ],
)

export function scenarioOf({ scenario }: HundredConfig): Scenario {
  return typeof scenario === 'string' ? SCENARIO_DATA[scenario] : scenario
}

/** HUN-205. */
export function hasFog(config: HundredConfig): boolean {
  return config.fog ?? scenarioOf(config).fog
}

/** HUN-105. */
export function turnLimitOf(config: HundredConfig): number {
  return config.turnLimit ?? scenarioOf(config).turns
}

/** HUN-006: the west is side 0. */
export function sideOfSeat({ swapSides }: HundredConfig, seat: number): 0 | 1 {
  return (seat === 1) === swapSides ? 0 : 1
}

export function seatOfSide({ swapSides }: HundredConfig, side: number): 0 | 1 {
  return (side === 1) === swapSides ? 0 : 1
}
