import { type DeepReadonly, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { FACTIONS, TIMINGS } from './content/vocabulary.ts'

export const tierShape = z.union([z.literal(1), z.literal(2), z.literal(3)])

const card = z.strictObject({ key: z.string().max(60), tier: tierShape.default(1) })

/** GB-1401. */
export const armySchema = z.strictObject({
  faction: z.enum(FACTIONS),
  leader: z.string().max(60),
  spells: z.array(z.string().max(60)).max(10),
  cards: z.array(card).max(40),
})

/**
 * A card of the army, by its place in the list, on a cell as its side sees it: r 0 is the back row, r 1 the front. The bounds only
 * keep hostile input small; what is legal, `refuse` says in a sentence.
 */
const placement = z.strictObject({
  card: z.int().min(-1000).max(1000),
  c: z.int().min(-1000).max(1000),
  r: z.int().min(-1000).max(1000),
})

export const deploymentFields = {
  units: z.array(placement).max(100),
  /** One for each spell of the army. */
  timings: z.array(z.enum(TIMINGS)).max(10),
}

/** GB-1402. */
const choice = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('muster'), ...armySchema.shape }),
  z.strictObject({ do: z.literal('deploy'), ...deploymentFields }),
])

export type CardChoice = DeepReadonly<z.infer<typeof card>>
export type Army = DeepReadonly<z.infer<typeof armySchema>>
export type Placement = DeepReadonly<z.infer<typeof placement>>
export type DuelChoice = DeepReadonly<z.infer<typeof choice>>
export type Deployment = Omit<Extract<DuelChoice, { readonly do: 'deploy' }>, 'do'>

export const choiceSchema: Schema<DuelChoice> = schemaOf<DuelChoice>(choice)
