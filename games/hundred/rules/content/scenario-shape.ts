import { z } from 'zod'
import type { Immutable } from '../immutable.ts'
import { ARROWS, ITEMS } from './ammunition.ts'
import { ARMOURS } from './armour.ts'
import { EXPERIENCES, TEMPLATES } from './templates.ts'
import { TERRAINS } from './terrain.ts'
import { TRAITS } from './traits.ts'
import { SHIELDS, WEAPONS } from './weapons.ts'

/** HUN-1202. */
export const MOST_UNITS = 16
/** HUN-002. */
export const LONGEST_SIDE = 100_000

const length = z.int().min(0).max(LONGEST_SIDE)
const name = z.string().min(1).max(24)

/** HUN-1402: a fighter as an army brings it; what is not said is the template's. */
const armyUnitFields = {
  template: z.enum(TEMPLATES),
  experience: z.enum(EXPERIENCES).optional(),
  armour: z.enum(ARMOURS).optional(),
  weapons: z.array(z.enum(WEAPONS)).max(3).optional(),
  shield: z.enum(SHIELDS).optional(),
  halves: z.tuple([z.enum(ARROWS), z.enum(ARROWS)]).optional(),
  /** Bought on top of those the template carries. */
  items: z.array(z.enum(ITEMS)).max(6).optional(),
  /** Beside the template's: only `fearless` can be bought. */
  traits: z.array(z.enum(TRAITS)).max(3).optional(),
}

export const armyUnitShape = z.strictObject(armyUnitFields)

const turns = z.int().min(1).max(60)
const unitId = z.int().min(1).max(199)
/** HUN-1101. */
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
const conditionShape = joined(second)

function joined<Inner extends z.ZodType>(inner: Inner) {
  const of = z.array(inner).min(1).max(6)
  return z.discriminatedUnion('type', [
    ...leafShapes,
    z.strictObject({ type: z.literal('any'), of }),
    z.strictObject({ type: z.literal('all'), of }),
  ])
}

const rect = z.strictObject({ x: length, y: length, w: z.int().min(1).max(LONGEST_SIDE), h: length.min(1) })
const unitShape = z.strictObject({ ...armyUnitFields, x: length, y: length })
const sideShape = z.strictObject({
  zone: rect.nullable().default(null),
  condition: conditionShape,
  units: z.array(unitShape).max(MOST_UNITS).default([]),
})

const areaShape = z.strictObject({ id: name, x: length, y: length, radius: length })
/** HUN-1104: the side that owns it does not want it taken. */
const bannerShape = z.strictObject({ id: name, side: z.union([z.literal(0), z.literal(1)]), x: length, y: length })

/** HUN-1301. Side 0 faces east from the west; the config says which seat it is. */
export const scenarioShape = z.strictObject({
  name: z.string().min(1).max(60),
  briefing: z.string().max(600).default(''),
  w: z.int().min(5000).max(LONGEST_SIDE),
  h: z.int().min(5000).max(LONGEST_SIDE),
  turns: turns.default(30),
  atLimit: z.enum(['points', 'draw', 'side0', 'side1']).default('points'),
  fog: z.boolean().default(true),
  /** Each seat brings an army. */
  builder: z.boolean().default(false),
  /** No deployment even where quivers could be chosen. */
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
  areas: z.array(areaShape).max(12).default([]),
  banners: z.array(bannerShape).max(4).default([]),
  sides: z.tuple([sideShape, sideShape]),
})

export type ArmyUnit = Immutable<z.output<typeof armyUnitShape>>
export type ScenarioUnit = Immutable<z.output<typeof unitShape>>
export type Leaf = Immutable<z.output<(typeof leafShapes)[number]>>
export type Condition = Immutable<z.output<typeof conditionShape>>
export type Area = Immutable<z.output<typeof areaShape>>
export type Banner = Immutable<z.output<typeof bannerShape>>
export type ScenarioSide = Immutable<z.output<typeof sideShape>>
/** Without its name and its briefing, which are words. */
export type Scenario = Omit<Immutable<z.output<typeof scenarioShape>>, 'name' | 'briefing'>
export type AtLimit = Scenario['atLimit']
