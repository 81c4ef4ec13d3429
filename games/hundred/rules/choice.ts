import { type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { ARROWS, ITEMS } from './content/ammunition.ts'
import { armyUnitShape, LONGEST_SIDE, MOST_UNITS } from './content/scenario-shape.ts'
import { WEAPONS } from './content/weapons.ts'
import type { Immutable } from './immutable.ts'

export const MODES = ['walk', 'advance', 'run', 'sprint'] as const
export type Mode = (typeof MODES)[number]

export const SELECTORS = ['nearest', 'weakest', 'mostWounded', 'strongest', 'leader', 'engaged'] as const
export type Selector = (typeof SELECTORS)[number]

export const AIMS = ['head', 'torso', 'weaponArm', 'shieldArm', 'legs', 'item'] as const
export type Aim = (typeof AIMS)[number]

export const SPECIALS = ['shieldWall', 'rally', 'treat', 'intimidate', 'challenge', 'execute'] as const
export type Special = (typeof SPECIALS)[number]

export const MOST_STEPS = 12

const number = z.int().min(0).max(9999)
const length = z.int().min(0).max(LONGEST_SIDE)
const spot = z.strictObject({ x: length, y: length })
const vector = z.strictObject({
  x: z.int().min(-LONGEST_SIDE).max(LONGEST_SIDE),
  y: z.int().min(-LONGEST_SIDE).max(LONGEST_SIDE),
})
/** HUN-602: a unit by its id (or handle), or the enemy that fits when the step starts. */
const unitRef = z.union([number, z.enum(SELECTORS)])
const name = z.string().min(1).max(24)
const goal = z.union([
  spot,
  z.strictObject({ unit: unitRef }),
  z.strictObject({ area: name }),
  z.strictObject({ edge: z.literal('home') }),
])
const not = z.boolean().default(false)
const weapon = z.enum(WEAPONS).nullable().default(null)
/** HUN-603. */
const condition = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('inRange'), target: unitRef, weapon, not }),
  z.strictObject({ is: z.literal('enemyApproaches'), mm: length.default(6000), not }),
  z.strictObject({
    is: z.literal('hpBelow'),
    pct: z.int().min(1).max(100),
    unit: number.nullable().default(null),
    not,
  }),
  z.strictObject({ is: z.literal('targetDead'), target: number, not }),
  z.strictObject({ is: z.literal('engaged'), not }),
  z.strictObject({ is: z.literal('turnReached'), n: z.int().min(1).max(60), not }),
])
const when = condition.nullable().default(null)
const approach = z.enum(['none', 'walk', 'advance', 'run'])

/** HUN-602. */
const step = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('move'),
    to: goal,
    mode: z.enum(MODES),
    style: z.enum(['normal', 'retreat']).default('normal'),
    onContact: z.enum(['stop', 'push']).default('stop'),
    /** A vector to face at the end. */
    face: vector.nullable().default(null),
    when,
  }),
  z.strictObject({
    do: z.literal('attack'),
    target: unitRef,
    kind: z.enum(['normal', 'aimed', 'power']).default('normal'),
    aim: z.enum(AIMS).nullable().default(null),
    /** null: chosen as HUN-607 says. */
    weapon,
    ammo: z.enum(ARROWS).nullable().default(null),
    approach: approach.default('advance'),
    times: z.union([z.int().min(1).max(9), z.literal('untilDown')]).default('untilDown'),
    perTurn: z.int().min(1).max(3).default(3),
    retarget: z.enum(['none', 'nearest']).default('nearest'),
    when,
  }),
  z.strictObject({ do: z.literal('ignite'), point: spot, approach: approach.default('none'), when }),
  z.strictObject({ do: z.literal('defend'), ap: z.union([z.literal(1), z.literal(2), z.literal(3)]), when }),
  z.strictObject({
    do: z.literal('hold'),
    turns: z.int().min(0).max(99).default(1),
    /** Above 0 it counts instead of turns. */
    ticks: z.int().min(0).max(20).default(0),
    when,
  }),
  z.strictObject({ do: z.literal('turn'), to: z.union([vector, z.strictObject({ unit: unitRef })]), when }),
  z.strictObject({ do: z.literal('disengage'), to: goal.nullable().default(null), when }),
  /** A bandage is for a unit; oil and caltrops are for a place. */
  z.strictObject({ do: z.literal('useItem'), item: z.enum(ITEMS), target: z.union([number, spot]), when }),
  z.strictObject({ do: z.literal('reload'), when }),
  z.strictObject({ do: z.literal('switch'), slot: z.int().min(0).max(2), when }),
  z.strictObject({ do: z.literal('pickup'), item: name, when }),
  z.strictObject({ do: z.literal('extinguish'), when }),
  z.strictObject({ do: z.literal('special'), name: z.enum(SPECIALS), target: unitRef.nullable().default(null), when }),
])

/** HUN-601. */
const plan = z.strictObject({ steps: z.array(step).max(MOST_STEPS), loop: z.boolean().default(false) })

/** HUN-608. */
const policy = {
  prefer: z.enum(['best', 'block', 'parry', 'dodge']),
  save: z.enum(['any', 'serious', 'deadly']),
  against: z.enum(['any', 'melee', 'ranged']),
  guard: z.boolean(),
  freeAttack: z.boolean(),
  idle: z.enum(['defend', 'strike', 'none']),
  autoFace: z.enum(['nearest', 'keep']),
}
const policyChange = z.strictObject({
  prefer: policy.prefer.exactOptional(),
  save: policy.save.exactOptional(),
  against: policy.against.exactOptional(),
  guard: policy.guard.exactOptional(),
  freeAttack: policy.freeAttack.exactOptional(),
  idle: policy.idle.exactOptional(),
  autoFace: policy.autoFace.exactOptional(),
})

const unitKey = z.string().regex(/^[1-9][0-9]{0,2}$/)
const fewEntries = (record: object): boolean => Object.keys(record).length <= MOST_UNITS

const army = z.strictObject({
  type: z.literal('army'),
  /** Takes the place of `units`. */
  preset: z.enum(['company', 'horde']).nullable().default(null),
  units: z
    .array(armyUnitShape)
    .max(2 * MOST_UNITS)
    .default([]),
})

/** `facing` is a vector; null faces the enemy. */
const placement = z.strictObject({ unit: number, x: length, y: length, facing: vector.nullable().default(null) })

const deployment = z.strictObject({
  type: z.literal('deploy'),
  /** Units not named stand where the scenario puts them. */
  placements: z.array(placement).max(MOST_UNITS).default([]),
  /** By unit id. */
  halves: z
    .record(unitKey, z.tuple([z.enum(ARROWS), z.enum(ARROWS)]))
    .refine(fewEntries)
    .default({}),
})

/** By unit id; only what changes. */
const orders = z.strictObject({
  type: z.literal('orders'),
  plans: z.record(unitKey, plan).refine(fewEntries).default({}),
  policies: z.record(unitKey, policyChange).refine(fewEntries).default({}),
})

export type UnitRef = Immutable<z.output<typeof unitRef>>
export type Spot = Immutable<z.output<typeof spot>>
export type Goal = Immutable<z.output<typeof goal>>
export type When = Immutable<z.output<typeof condition>>
export type Step = Immutable<z.output<typeof step>>
export type MoveStep = StepTo<'move'>
export type AttackStep = StepTo<'attack'>
export type DefendStep = StepTo<'defend'>
export type HoldStep = StepTo<'hold'>
export type UseItemStep = StepTo<'useItem'>
export type SpecialStep = StepTo<'special'>
type StepTo<Do extends Step['do']> = Extract<Step, { readonly do: Do }>

export type Plan = Immutable<z.output<typeof plan>>
export type Policy = { readonly [Field in keyof typeof policy]: z.output<(typeof policy)[Field]> }
export type ArmyChoice = Immutable<z.output<typeof army>>
export type DeployChoice = Immutable<z.output<typeof deployment>>
export type OrdersChoice = Immutable<z.output<typeof orders>>
/** HUN-1402. */
export type HundredChoice = ArmyChoice | DeployChoice | OrdersChoice

export const DEFAULT_POLICY: Policy = {
  prefer: 'best',
  save: 'any',
  against: 'any',
  guard: true,
  freeAttack: true,
  idle: 'defend',
  autoFace: 'nearest',
}

export const choiceSchema: Schema<HundredChoice> = schemaOf(z.discriminatedUnion('type', [army, deployment, orders]))
