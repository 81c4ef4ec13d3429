import { type InputError, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { ARROWS, ITEMS } from './content/ammunition.ts'
import { ARMOURS } from './content/armour.ts'
import { type ContentChange, changeErrors, changeShape } from './content/changes.ts'
import {
  type ArmyUnit,
  type Condition,
  SCENARIO_DATA,
  SCENARIOS,
  type Scenario,
  type ScenarioId,
} from './content/scenarios.ts'
import { EXPERIENCES, TEMPLATES } from './content/templates.ts'
import { TERRAINS } from './content/terrain.ts'
import { TRAITS } from './content/traits.ts'
import { SHIELDS, WEAPONS } from './content/weapons.ts'
import { scenarioErrors } from './rules/ground/scenario-errors.ts'

export const FACTIONS = ['any', 'human', 'horde'] as const

export type FactionRule = (typeof FACTIONS)[number]

/** HUN-1401. */
export interface HundredConfig {
  readonly scenario: ScenarioId | Scenario
  /** What an army may cost, where seats bring one. */
  readonly budget: number
  readonly faction: readonly [FactionRule, FactionRule]
  /** null: as the scenario says. */
  readonly fog: boolean | null
  /** null: as the scenario says. */
  readonly turnLimit: number | null
  /** Seat 0 plays the east. */
  readonly swapSides: boolean
  /** What differs from the printed content, in experiments; absent where nothing does. */
  readonly changes?: readonly ContentChange[] | undefined
}

/** HUN-1202. */
export const MOST_UNITS = 16
/** HUN-002. */
export const LONGEST_SIDE = 100_000

const length = z.int().min(0).max(LONGEST_SIDE)
const name = z.string().min(1).max(24)

export const armyUnitFields = {
  template: z.enum(TEMPLATES),
  experience: z.enum(EXPERIENCES).optional(),
  armour: z.enum(ARMOURS).optional(),
  weapons: z.array(z.enum(WEAPONS)).max(3).optional(),
  shield: z.enum(SHIELDS).optional(),
  halves: z.tuple([z.enum(ARROWS), z.enum(ARROWS)]).optional(),
  items: z.array(z.enum(ITEMS)).max(6).optional(),
  traits: z.array(z.enum(TRAITS)).max(3).optional(),
}

export const armyUnitShape = z.strictObject(armyUnitFields) as unknown as z.ZodType<ArmyUnit>

const turns = z.int().min(1).max(60)
const unitId = z.int().min(1).max(199)
const leafShapes = [
  z.strictObject({ type: z.literal('elimination') }),
  z.strictObject({ type: z.literal('morale') }),
  z.strictObject({ type: z.literal('hold'), area: name, turns }),
  z.strictObject({ type: z.literal('survive'), turns }),
  z.strictObject({ type: z.literal('escort'), unit: unitId, area: name }),
  z.strictObject({ type: z.literal('reach'), area: name, units: z.int().min(1).max(MOST_UNITS) }),
  z.strictObject({ type: z.literal('capture'), banner: name, area: name }),
  z.strictObject({ type: z.literal('assassinate'), unit: unitId }),
  z.strictObject({ type: z.literal('keep'), unit: unitId }),
  z.strictObject({ type: z.literal('points'), turns }),
] as const

/** HUN-1101: trees of depth 3 at most, so the shape is written out instead of recursing. */
const second = joined(z.discriminatedUnion('type', leafShapes))
const conditionShape = joined(second) as unknown as z.ZodType<Condition>

function joined(inner: z.ZodType) {
  const of = z.array(inner).min(1).max(6)
  return z.discriminatedUnion('type', [
    ...leafShapes,
    z.strictObject({ type: z.literal('any'), of }),
    z.strictObject({ type: z.literal('all'), of }),
  ])
}

const rect = z.strictObject({ x: length, y: length, w: z.int().min(1).max(LONGEST_SIDE), h: length.min(1) })
const sideShape = z.strictObject({
  zone: rect.nullable().default(null),
  condition: conditionShape,
  units: z
    .array(z.strictObject({ ...armyUnitFields, x: length, y: length }))
    .max(MOST_UNITS)
    .default([]),
})

const scenarioShape = z.strictObject({
  name: z.string().min(1).max(60),
  briefing: z.string().max(600).default(''),
  w: z.int().min(5000).max(LONGEST_SIDE),
  h: z.int().min(5000).max(LONGEST_SIDE),
  turns: turns.default(30),
  atLimit: z.enum(['points', 'draw', 'side0', 'side1']).default('points'),
  fog: z.boolean().default(true),
  builder: z.boolean().default(false),
  atOnce: z.boolean().default(false),
  terrain: z
    .array(
      z.strictObject({
        code: z.enum(TERRAINS),
        level: z.int().min(0).max(9).default(0),
        x: length,
        y: length,
        w: length.min(1),
        h: length.min(1),
      }),
    )
    .max(60)
    .default([]),
  areas: z
    .array(z.strictObject({ id: name, x: length, y: length, radius: length }))
    .max(12)
    .default([]),
  banners: z
    .array(z.strictObject({ id: name, side: z.union([z.literal(0), z.literal(1)]), x: length, y: length }))
    .max(4)
    .default([]),
  sides: z.tuple([sideShape, sideShape]),
})

export const configSchema: Schema<HundredConfig> = schemaOf(
  z.strictObject({
    scenario: z.union([z.enum(SCENARIOS), scenarioShape]).default('open_field'),
    budget: z.int().min(100).max(1000).default(300),
    faction: z.tuple([z.enum(FACTIONS), z.enum(FACTIONS)]).default(['any', 'any']),
    fog: z.boolean().nullable().default(null),
    turnLimit: z.int().min(1).max(60).nullable().default(null),
    swapSides: z.boolean().default(false),
    changes: z.array(changeShape).max(100).optional().meta({ by: 'host' }),
  }) as unknown as z.ZodType<HundredConfig>,
  (config): readonly InputError[] => [
    ...(typeof config.scenario === 'string' ? [] : scenarioErrors(config.scenario)),
    ...(config.changes ?? []).flatMap((entry, place) => changeErrors(entry, `changes.${place}`)),
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
