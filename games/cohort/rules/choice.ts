import { type DeepReadonly, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { CULTURES, EQUIPMENT, FACINGS, FORMATIONS, SUPPORTS, TILES, TROOPS } from './content/terms.ts'
import { givenOrderShape } from './order.ts'

export const MOST_TEXT = 2000

const tile = z
  .int()
  .min(0)
  .max(TILES - 1)
const id = z.int().min(0).max(999)

const troop = z.strictObject({
  type: z.enum(TROOPS),
  equipment: z.array(z.enum(EQUIPMENT)).max(6),
  mercenary: z.boolean().optional(),
  name: z.string().max(40).optional(),
})

export const armyShape = z.strictObject({
  culture: z.enum(CULTURES),
  troops: z.array(troop).max(40),
  support: z.array(z.enum(SUPPORTS)).max(20),
})

const placement = z.strictObject({ unit: id, tile, facing: z.enum(FACINGS), formation: z.enum(FORMATIONS) })

const recruit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('troop'), troop: z.enum(TROOPS) }),
  z.strictObject({ kind: z.literal('captive'), captive: id }),
])

const choice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('army'), ...armyShape.shape }),
  // Units not listed are placed by COH-13.5.
  z.strictObject({ type: z.literal('deploy'), units: z.array(placement).max(40) }),
  z.strictObject({
    type: z.literal('orders'),
    // At most one entry a unit; a unit not listed keeps its standing order.
    orders: z.array(givenOrderShape).max(40),
    // As written; the rules never read it.
    text: z.string().max(MOST_TEXT),
    recruit: recruit.nullable(),
  }),
])

export type TroopEntry = DeepReadonly<z.infer<typeof troop>>

/** COH-5.1: what a seat musters, before elite and free train are added. */
export type ArmyList = DeepReadonly<z.infer<typeof armyShape>>

export type Placement = DeepReadonly<z.infer<typeof placement>>

/** COH-9.8: a troop bought at its mercenary price, or one of the own captives by its handle. */
export type RecruitSource = DeepReadonly<z.infer<typeof recruit>>

/** COH-13.2, after the engine's own acts are taken out. */
export type CohortChoice = DeepReadonly<z.infer<typeof choice>>

export type ArmyChoice = Extract<CohortChoice, { readonly type: 'army' }>
export type DeployChoice = Extract<CohortChoice, { readonly type: 'deploy' }>
export type OrdersChoice = Extract<CohortChoice, { readonly type: 'orders' }>

export const choiceSchema: Schema<CohortChoice> = schemaOf<CohortChoice>(choice)
