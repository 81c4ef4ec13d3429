import { type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { armyUnitShape, LONGEST_SIDE, MOST_UNITS } from './config.ts'
import { ARROWS, type Arrow, ITEMS, type Item } from './content/ammunition.ts'
import type { ArmyUnit, PresetId } from './content/scenarios.ts'
import { WEAPONS, type Weapon } from './content/weapons.ts'

export const MODES = ['walk', 'advance', 'run', 'sprint'] as const
export type Mode = (typeof MODES)[number]

export const SELECTORS = ['nearest', 'weakest', 'mostWounded', 'strongest', 'leader', 'engaged'] as const
export type Selector = (typeof SELECTORS)[number]

/** HUN-602: a unit by its id (or handle), or the enemy that fits when the step starts. */
export type UnitRef = number | Selector

export interface Spot {
  readonly x: number
  readonly y: number
}

export type Goal = Spot | { readonly unit: UnitRef } | { readonly area: string } | { readonly edge: 'home' }

export const AIMS = ['head', 'torso', 'weaponArm', 'shieldArm', 'legs', 'item'] as const
export type Aim = (typeof AIMS)[number]

export const SPECIALS = ['shieldWall', 'rally', 'treat', 'intimidate', 'challenge', 'execute'] as const
export type Special = (typeof SPECIALS)[number]

/** HUN-603. */
export type When =
  | { readonly is: 'inRange'; readonly target: UnitRef; readonly weapon: Weapon | null; readonly not: boolean }
  | { readonly is: 'enemyApproaches'; readonly mm: number; readonly not: boolean }
  | { readonly is: 'hpBelow'; readonly pct: number; readonly unit: number | null; readonly not: boolean }
  | { readonly is: 'targetDead'; readonly target: number; readonly not: boolean }
  | { readonly is: 'engaged'; readonly not: boolean }
  | { readonly is: 'turnReached'; readonly n: number; readonly not: boolean }

interface Conditional {
  readonly when: When | null
}

export interface MoveStep extends Conditional {
  readonly do: 'move'
  readonly to: Goal
  readonly mode: Mode
  readonly style: 'normal' | 'retreat'
  readonly onContact: 'stop' | 'push'
  /** A vector to face at the end. */
  readonly face: Spot | null
}

export interface AttackStep extends Conditional {
  readonly do: 'attack'
  readonly target: UnitRef
  readonly kind: 'normal' | 'aimed' | 'power'
  readonly aim: Aim | null
  /** null: chosen as HUN-607 says. */
  readonly weapon: Weapon | null
  readonly ammo: Arrow | null
  readonly approach: 'none' | 'walk' | 'advance' | 'run'
  readonly times: number | 'untilDown'
  readonly perTurn: number
  readonly retarget: 'none' | 'nearest'
}

export interface IgniteStep extends Conditional {
  readonly do: 'ignite'
  readonly point: Spot
  readonly approach: 'none' | 'walk' | 'advance' | 'run'
}

export interface DefendStep extends Conditional {
  readonly do: 'defend'
  readonly ap: 1 | 2 | 3
}

export interface HoldStep extends Conditional {
  readonly do: 'hold'
  readonly turns: number
  /** Above 0 it counts instead of turns. */
  readonly ticks: number
}

export interface TurnStep extends Conditional {
  readonly do: 'turn'
  readonly to: Spot | { readonly unit: UnitRef }
}

export interface DisengageStep extends Conditional {
  readonly do: 'disengage'
  readonly to: Goal | null
}

export interface UseItemStep extends Conditional {
  readonly do: 'useItem'
  readonly item: Item
  /** A bandage is for a unit; oil and caltrops are for a place. */
  readonly target: number | Spot
}

export interface ReloadStep extends Conditional {
  readonly do: 'reload'
}

export interface SwitchStep extends Conditional {
  readonly do: 'switch'
  readonly slot: number
}

export interface PickupStep extends Conditional {
  readonly do: 'pickup'
  readonly item: string
}

export interface ExtinguishStep extends Conditional {
  readonly do: 'extinguish'
}

export interface SpecialStep extends Conditional {
  readonly do: 'special'
  readonly name: Special
  readonly target: UnitRef | null
}

/** HUN-602. */
export type Step =
  | MoveStep
  | AttackStep
  | IgniteStep
  | DefendStep
  | HoldStep
  | TurnStep
  | DisengageStep
  | UseItemStep
  | ReloadStep
  | SwitchStep
  | PickupStep
  | ExtinguishStep
  | SpecialStep

/** HUN-601. */
export interface Plan {
  readonly steps: readonly Step[]
  readonly loop: boolean
}

export const MOST_STEPS = 12

/** HUN-608. */
export interface Policy {
  readonly prefer: 'best' | 'block' | 'parry' | 'dodge'
  readonly save: 'any' | 'serious' | 'deadly'
  readonly against: 'any' | 'melee' | 'ranged'
  readonly guard: boolean
  readonly freeAttack: boolean
  readonly idle: 'defend' | 'strike' | 'none'
  readonly autoFace: 'nearest' | 'keep'
}

export const DEFAULT_POLICY: Policy = {
  prefer: 'best',
  save: 'any',
  against: 'any',
  guard: true,
  freeAttack: true,
  idle: 'defend',
  autoFace: 'nearest',
}

export interface ArmyChoice {
  readonly type: 'army'
  /** Takes the place of `units`. */
  readonly preset: PresetId | null
  readonly units: readonly ArmyUnit[]
}

export interface Placement {
  readonly unit: number
  readonly x: number
  readonly y: number
  /** A vector; null faces the enemy. */
  readonly facing: Spot | null
}

export interface DeployChoice {
  readonly type: 'deploy'
  /** Units not named stand where the scenario puts them. */
  readonly placements: readonly Placement[]
  /** By unit id. */
  readonly halves: Readonly<Record<string, readonly [Arrow, Arrow]>>
}

export interface OrdersChoice {
  readonly type: 'orders'
  /** By unit id; only what changes. */
  readonly plans: Readonly<Record<string, Plan>>
  readonly policies: Readonly<Record<string, Partial<Policy>>>
}

/** HUN-1402. */
export type HundredChoice = ArmyChoice | DeployChoice | OrdersChoice

const number = z.int().min(0).max(9999)
const length = z.int().min(0).max(LONGEST_SIDE)
const spot = z.strictObject({ x: length, y: length })
const vector = z.strictObject({
  x: z.int().min(-LONGEST_SIDE).max(LONGEST_SIDE),
  y: z.int().min(-LONGEST_SIDE).max(LONGEST_SIDE),
})
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
const when = z
  .discriminatedUnion('is', [
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
  .nullable()
  .default(null)
const approach = z.enum(['none', 'walk', 'advance', 'run'])

const step = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('move'),
    to: goal,
    mode: z.enum(MODES),
    style: z.enum(['normal', 'retreat']).default('normal'),
    onContact: z.enum(['stop', 'push']).default('stop'),
    face: vector.nullable().default(null),
    when,
  }),
  z.strictObject({
    do: z.literal('attack'),
    target: unitRef,
    kind: z.enum(['normal', 'aimed', 'power']).default('normal'),
    aim: z.enum(AIMS).nullable().default(null),
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
    ticks: z.int().min(0).max(20).default(0),
    when,
  }),
  z.strictObject({ do: z.literal('turn'), to: z.union([vector, z.strictObject({ unit: unitRef })]), when }),
  z.strictObject({ do: z.literal('disengage'), to: goal.nullable().default(null), when }),
  z.strictObject({ do: z.literal('useItem'), item: z.enum(ITEMS), target: z.union([number, spot]), when }),
  z.strictObject({ do: z.literal('reload'), when }),
  z.strictObject({ do: z.literal('switch'), slot: z.int().min(0).max(2), when }),
  z.strictObject({ do: z.literal('pickup'), item: name, when }),
  z.strictObject({ do: z.literal('extinguish'), when }),
  z.strictObject({ do: z.literal('special'), name: z.enum(SPECIALS), target: unitRef.nullable().default(null), when }),
])

const policy = z.strictObject({
  prefer: z.enum(['best', 'block', 'parry', 'dodge']).optional(),
  save: z.enum(['any', 'serious', 'deadly']).optional(),
  against: z.enum(['any', 'melee', 'ranged']).optional(),
  guard: z.boolean().optional(),
  freeAttack: z.boolean().optional(),
  idle: z.enum(['defend', 'strike', 'none']).optional(),
  autoFace: z.enum(['nearest', 'keep']).optional(),
})

const unitKey = z.string().regex(/^[1-9][0-9]{0,2}$/)
const fewEntries = (record: object): boolean => Object.keys(record).length <= MOST_UNITS

export const choiceSchema: Schema<HundredChoice> = schemaOf(
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('army'),
      preset: z.enum(['company', 'horde']).nullable().default(null),
      units: z
        .array(armyUnitShape)
        .max(2 * MOST_UNITS)
        .default([]),
    }),
    z.strictObject({
      type: z.literal('deploy'),
      placements: z
        .array(z.strictObject({ unit: number, x: length, y: length, facing: vector.nullable().default(null) }))
        .max(MOST_UNITS)
        .default([]),
      halves: z
        .record(unitKey, z.tuple([z.enum(ARROWS), z.enum(ARROWS)]))
        .refine(fewEntries)
        .default({}),
    }),
    z.strictObject({
      type: z.literal('orders'),
      plans: z
        .record(unitKey, z.strictObject({ steps: z.array(step).max(MOST_STEPS), loop: z.boolean().default(false) }))
        .refine(fewEntries)
        .default({}),
      policies: z.record(unitKey, policy).refine(fewEntries).default({}),
    }),
  ]) as unknown as z.ZodType<HundredChoice>,
)
