import type { DeepReadonly } from '@tessera/kernel'
import { z } from 'zod'
import { GROUP_IDS } from './content/groups.ts'
import { FACINGS, FORMATIONS, STANCES, TILES } from './content/terms.ts'

export const MOST_STEPS = 4
export const MOST_CONDITIONS = 3

const tile = z
  .int()
  .min(0)
  .max(TILES - 1)
const unit = z.int().min(1).max(999)
const handle = z.int().min(1).max(999)
const few = z.int().min(0).max(999)
const route = z.enum(['direct', 'road', 'cover', 'safe'])
const group = z.enum(GROUP_IDS).nullable()
const name = z.string().max(40)

const place = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('tile'), tile }),
  z.strictObject({ is: z.literal('home') }),
  z.strictObject({ is: z.literal('contact'), handle }),
  z.strictObject({ is: z.literal('unit'), unit }),
])

const target = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('contact'), handle }),
  z.strictObject({ is: z.literal('pick'), which: z.enum(['nearest', 'weakest', 'strongest']), group }),
  z.strictObject({ is: z.literal('at'), tile }),
])

const spot = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('self') }),
  z.strictObject({ is: z.literal('tile'), tile }),
  z.strictObject({ is: z.literal('unit'), unit }),
  z.strictObject({ is: z.literal('point'), point: name }),
  z.strictObject({ is: z.literal('region'), region: name }),
])

const test = z.discriminatedUnion('test', [
  z.strictObject({ test: z.literal('turn'), turn: few }),
  // `contact`: one enemy in particular, by its handle.
  z.strictObject({ test: z.literal('sight'), group, contact: handle.exactOptional() }),
  z.strictObject({ test: z.literal('within'), tiles: few, of: spot, group, contact: handle.exactOptional() }),
  z.strictObject({ test: z.literal('engaged'), unit: unit.nullable() }),
  z.strictObject({ test: z.literal('morale'), unit: unit.nullable(), below: few }),
  // Men, or hundredths of full strength when `percent`.
  z.strictObject({ test: z.literal('strength'), unit: unit.nullable(), below: few, percent: z.boolean() }),
  z.strictObject({ test: z.literal('casualties'), unit: unit.nullable(), above: few }),
  z.strictObject({ test: z.literal('reaches'), unit: unit.nullable(), at: spot }),
  z.strictObject({ test: z.literal('held'), point: name, by: z.enum(['ours', 'theirs']) }),
])

const switchWeapon = z.enum(['warSpears', 'sarissaPikes'])
const work = z.enum(['fort', 'bridge', 'ram', 'tower', 'ladders', 'ballista', 'catapult'])

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move'), to: place, route }),
  // `tiles` 0: as far as half its budget carries it (COH-7.1).
  z.strictObject({ do: z.literal('march'), toward: z.enum(FACINGS), tiles: few, route }),
  z.strictObject({ do: z.literal('attack'), target, route }),
  z.strictObject({ do: z.literal('shoot'), target }),
  z.strictObject({ do: z.literal('hold'), until: test.nullable() }),
  z.strictObject({ do: z.literal('form'), formation: z.enum(FORMATIONS) }),
  z.strictObject({ do: z.literal('switch'), weapon: switchWeapon }),
  z.strictObject({ do: z.literal('face'), toward: z.enum(FACINGS) }),
  z.strictObject({ do: z.literal('follow'), unit }),
  z.strictObject({ do: z.literal('ambush') }),
  // `at` null: where the builder stands, or what it carries, or the first tile beside it that will do (COH-10.1).
  z.strictObject({ do: z.literal('build'), work, at: tile.nullable() }),
  z.strictObject({ do: z.literal('demolish'), at: tile.nullable() }),
  z.strictObject({ do: z.literal('repair'), at: tile.nullable() }),
  z.strictObject({ do: z.literal('dismount') }),
  z.strictObject({ do: z.literal('mount') }),
])

const order = z.strictObject({
  steps: z.array(step).min(1).max(MOST_STEPS),
  stance: z.enum(STANCES),
  fire: z.enum(['free', 'hold']),
})

const conditional = z.strictObject({ on: z.enum(['if', 'unless', 'when']), test, order })

/** Checks the shape; whether the unit can carry it out is for the rules to say. */
export const givenOrderShape = z.strictObject({
  unit,
  main: order.nullable(),
  conditions: z.array(conditional).max(MOST_CONDITIONS),
})

/**
 * New orders for one own unit; a unit without any keeps its standing order (COH-7.1). `main` null: only conditions were
 * written, and the standing steps go on. Conditions replace the standing ones (COH-7.10).
 */
export type GivenOrder = DeepReadonly<z.infer<typeof givenOrderShape>>

/** One to four steps, run in sequence (COH-7.1). */
export type Order = DeepReadonly<z.infer<typeof order>>

/** `if` and `unless` lapse after the turn; `when` stays until true and then becomes the main order (COH-7.10). */
export type ConditionalOrder = DeepReadonly<z.infer<typeof conditional>>

export type Step = DeepReadonly<z.infer<typeof step>>

/** Names of points, regions and kinds of ground are tiles by the time an order exists; units and contacts stay names (COH-12.8). */
export type Place = DeepReadonly<z.infer<typeof place>>

/** `pick` is chosen among confirmed contacts, else remembered ones (COH-12.9). `at`: the enemy or the wall on the tile. */
export type Target = DeepReadonly<z.infer<typeof target>>

/** COH-12.10. `unit` null: the unit that holds the order. */
export type Test = DeepReadonly<z.infer<typeof test>>

/** A place in a test may be many tiles: any of them will do. Points and regions by id and name of the map. */
export type Spot = DeepReadonly<z.infer<typeof spot>>

export type FireRule = Order['fire']

/** `direct` is the plain shortest way (COH-7.4). */
export type Route = z.infer<typeof route>

export type SwitchWeapon = z.infer<typeof switchWeapon>

/** Siege engineers change what they carry by building it (COH-10.1, COH-10.2). */
export type WorkKind = z.infer<typeof work>

/** The order that a unit carries out: the steps still to run, the current one first. */
export interface StandingOrder {
  steps: readonly Step[]
  stance: Order['stance']
  fire: FireRule
  conditions: readonly ConditionalOrder[]
  /** Turns in a row in which the target of the first step was not seen (COH-7.1). */
  unseen: number
}

export const NO_ORDER: Readonly<StandingOrder> = {
  steps: [],
  stance: 'steady',
  fire: 'free',
  conditions: [],
  unseen: 0,
}
