import { z } from 'zod'
import {
  FACINGS,
  type Facing,
  FORMATIONS,
  type Formation,
  STANCES,
  type Stance,
  TILES,
  type Tile,
} from '../content/terms.ts'
import { GROUP_IDS, type GroupId } from './words/groups.ts'

/**
 * What one own unit is newly told; who is told nothing keeps its standing order (COH-7.1). `main` null: only conditions
 * were written, the standing steps go on. Conditions replace the standing ones (COH-7.10).
 */
export interface GivenOrder {
  readonly unit: number
  readonly main: Order | null
  readonly conditions: readonly ConditionalOrder[]
}

/** What a unit is doing: the steps still to run, first the one it is at. */
export interface StandingOrder {
  steps: readonly Step[]
  stance: Stance
  fire: FireRule
  conditions: readonly ConditionalOrder[]
  /** Turns in a row that nothing was seen of what the first step attacks (COH-7.1). */
  unseen: number
}

export const NO_ORDER: Readonly<StandingOrder> = {
  steps: [],
  stance: 'steady',
  fire: 'free',
  conditions: [],
  unseen: 0,
}

export const MOST_STEPS = 4
export const MOST_CONDITIONS = 3

/** One to four steps, run in sequence (COH-7.1). */
export interface Order {
  readonly steps: readonly Step[]
  readonly stance: Stance
  readonly fire: FireRule
}

/** `if` and `unless` lapse after the turn; `when` stays until true and then becomes the main order (COH-7.10). */
export interface ConditionalOrder {
  readonly on: 'if' | 'unless' | 'when'
  readonly test: Test
  readonly order: Order
}

export type FireRule = 'free' | 'hold'
/** `direct` is the plain shortest way (COH-7.4). */
export type Route = 'direct' | 'road' | 'cover' | 'safe'
export type SwitchWeapon = 'warSpears' | 'sarissaPikes'
/** Siege engineers change what they carry by building it (COH-10.1, COH-10.2). */
export type WorkKind = 'fort' | 'bridge' | 'ram' | 'tower' | 'ladders' | 'ballista' | 'catapult'

export type Step =
  | { readonly do: 'move'; readonly to: Place; readonly route: Route }
  /** `tiles` 0: as far as half its budget carries it (COH-7.1). */
  | { readonly do: 'march'; readonly toward: Facing; readonly tiles: number; readonly route: Route }
  | { readonly do: 'attack'; readonly target: Target; readonly route: Route }
  | { readonly do: 'shoot'; readonly target: Target }
  | { readonly do: 'hold'; readonly until: Test | null }
  | { readonly do: 'form'; readonly formation: Formation }
  | { readonly do: 'switch'; readonly weapon: SwitchWeapon }
  | { readonly do: 'face'; readonly toward: Facing }
  | { readonly do: 'follow'; readonly unit: number }
  | { readonly do: 'ambush' }
  /** `at` null: where the builder stands, or what it carries, or the first tile beside it that will do (COH-10.1). */
  | { readonly do: 'build'; readonly work: WorkKind; readonly at: Tile | null }
  | { readonly do: 'demolish'; readonly at: Tile | null }
  | { readonly do: 'repair'; readonly at: Tile | null }
  | { readonly do: 'dismount' }
  | { readonly do: 'mount' }

/** Names of points, regions and kinds of ground are tiles by the time an order exists; what moves stays a name (COH-12.8). */
export type Place =
  | { readonly is: 'tile'; readonly tile: Tile }
  | { readonly is: 'home' }
  | { readonly is: 'contact'; readonly handle: number }
  | { readonly is: 'unit'; readonly unit: number }

/** `pick` is chosen among confirmed contacts, else remembered ones (COH-12.9). `at`: whoever, or whatever wall, is on the tile. */
export type Target =
  | { readonly is: 'contact'; readonly handle: number }
  | { readonly is: 'pick'; readonly which: 'nearest' | 'weakest' | 'strongest'; readonly group: GroupId | null }
  | { readonly is: 'at'; readonly tile: Tile }

/** COH-12.10. `unit` null: the unit that holds the order. */
export type Test =
  | { readonly test: 'turn'; readonly turn: number }
  /** `contact`: one enemy in particular, by its handle. */
  | { readonly test: 'sight'; readonly group: GroupId | null; readonly contact?: number }
  | {
      readonly test: 'within'
      readonly tiles: number
      readonly of: Spot
      readonly group: GroupId | null
      readonly contact?: number
    }
  | { readonly test: 'engaged'; readonly unit: number | null }
  | { readonly test: 'morale'; readonly unit: number | null; readonly below: number }
  /** Men, or hundredths of full strength when `percent`. */
  | { readonly test: 'strength'; readonly unit: number | null; readonly below: number; readonly percent: boolean }
  | { readonly test: 'casualties'; readonly unit: number | null; readonly above: number }
  | { readonly test: 'reaches'; readonly unit: number | null; readonly at: Spot }
  | { readonly test: 'held'; readonly point: string; readonly by: 'ours' | 'theirs' }

/** A place in a test may be many tiles: any of them will do. Points and regions by id and name of the map. */
export type Spot =
  | { readonly is: 'self' }
  | { readonly is: 'tile'; readonly tile: Tile }
  | { readonly is: 'unit'; readonly unit: number }
  | { readonly is: 'point'; readonly point: string }
  | { readonly is: 'region'; readonly region: string }

const tile = z
  .int()
  .min(0)
  .max(TILES - 1)
const unit = z.int().min(1).max(999)
const handle = z.int().min(1).max(999)
const few = z.int().min(0).max(999)
const facing = z.enum(FACINGS)
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
  z.strictObject({ test: z.literal('sight'), group, contact: handle.exactOptional() }),
  z.strictObject({ test: z.literal('within'), tiles: few, of: spot, group, contact: handle.exactOptional() }),
  z.strictObject({ test: z.literal('engaged'), unit: unit.nullable() }),
  z.strictObject({ test: z.literal('morale'), unit: unit.nullable(), below: few }),
  z.strictObject({ test: z.literal('strength'), unit: unit.nullable(), below: few, percent: z.boolean() }),
  z.strictObject({ test: z.literal('casualties'), unit: unit.nullable(), above: few }),
  z.strictObject({ test: z.literal('reaches'), unit: unit.nullable(), at: spot }),
  z.strictObject({ test: z.literal('held'), point: name, by: z.enum(['ours', 'theirs']) }),
])

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move'), to: place, route }),
  z.strictObject({ do: z.literal('march'), toward: facing, tiles: few, route }),
  z.strictObject({ do: z.literal('attack'), target, route }),
  z.strictObject({ do: z.literal('shoot'), target }),
  z.strictObject({ do: z.literal('hold'), until: test.nullable() }),
  z.strictObject({ do: z.literal('form'), formation: z.enum(FORMATIONS) }),
  z.strictObject({ do: z.literal('switch'), weapon: z.enum(['warSpears', 'sarissaPikes']) }),
  z.strictObject({ do: z.literal('face'), toward: facing }),
  z.strictObject({ do: z.literal('follow'), unit }),
  z.strictObject({ do: z.literal('ambush') }),
  z.strictObject({
    do: z.literal('build'),
    work: z.enum(['fort', 'bridge', 'ram', 'tower', 'ladders', 'ballista', 'catapult']),
    at: tile.nullable(),
  }),
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

/** For the orders choice: shape only; whether a unit can do it is the rules' business. */
export const givenOrderShape: z.ZodType<GivenOrder> = z.strictObject({
  unit,
  main: order.nullable(),
  conditions: z.array(z.strictObject({ on: z.enum(['if', 'unless', 'when']), test, order })).max(MOST_CONDITIONS),
})
