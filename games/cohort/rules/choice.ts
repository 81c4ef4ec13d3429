import { type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import {
  CULTURES,
  type CultureId,
  EQUIPMENT,
  type Equipment,
  FACINGS,
  type Facing,
  FORMATIONS,
  type Formation,
  SUPPORTS,
  type SupportType,
  TILES,
  type Tile,
  TROOPS,
  type TroopType,
} from './content/terms.ts'
import { type GivenOrder, givenOrderShape } from './orders/order.ts'

export interface TroopEntry {
  readonly type: TroopType
  readonly equipment: readonly Equipment[]
  readonly mercenary?: boolean | undefined
  readonly name?: string | undefined
}

/** COH-5.1: what a seat musters, before elite and free train are added. */
export interface ArmyList {
  readonly culture: CultureId
  readonly troops: readonly TroopEntry[]
  readonly support: readonly SupportType[]
}

export interface Placement {
  readonly unit: number
  readonly tile: Tile
  readonly facing: Facing
  readonly formation: Formation
}

/** COH-9.8: a troop bought at its mercenary price, or one of the own captives by its handle. */
export type RecruitSource =
  | { readonly kind: 'troop'; readonly troop: TroopType }
  | { readonly kind: 'captive'; readonly captive: number }

export type ArmyChoice = { readonly type: 'army' } & ArmyList

export interface DeployChoice {
  readonly type: 'deploy'
  /** Units not listed are placed by COH-13.5. */
  readonly units: readonly Placement[]
}

export interface OrdersChoice {
  readonly type: 'orders'
  /** At most one entry a unit; a unit not listed keeps its standing order. */
  readonly orders: readonly GivenOrder[]
  /** As written; the rules never read it. */
  readonly text: string
  readonly recruit: RecruitSource | null
}

/** COH-13.2, after the engine's own acts are taken out. */
export type CohortChoice = ArmyChoice | DeployChoice | OrdersChoice

export const MOST_TEXT = 2000

const tile = z
  .int()
  .min(0)
  .max(TILES - 1)
const id = z.int().min(0).max(999)

const army = {
  culture: z.enum(CULTURES),
  troops: z
    .array(
      z.strictObject({
        type: z.enum(TROOPS),
        equipment: z.array(z.enum(EQUIPMENT)).max(6),
        mercenary: z.boolean().optional(),
        name: z.string().max(40).optional(),
      }),
    )
    .max(40),
  support: z.array(z.enum(SUPPORTS)).max(20),
}

export const armyShape = z.strictObject(army)

export const choiceSchema: Schema<CohortChoice> = schemaOf(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('army'), ...army }),
    z.strictObject({
      type: z.literal('deploy'),
      units: z
        .array(z.strictObject({ unit: id, tile, facing: z.enum(FACINGS), formation: z.enum(FORMATIONS) }))
        .max(40),
    }),
    z.strictObject({
      type: z.literal('orders'),
      orders: z.array(givenOrderShape).max(40),
      text: z.string().max(MOST_TEXT),
      recruit: z
        .discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('troop'), troop: z.enum(TROOPS) }),
          z.strictObject({ kind: z.literal('captive'), captive: id }),
        ])
        .nullable(),
    }),
  ]) as unknown as z.ZodType<CohortChoice>,
)
