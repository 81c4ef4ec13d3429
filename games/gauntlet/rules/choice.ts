import { type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { FACTIONS, type FactionId, TIMINGS, type Tier, type Timing } from './content/vocabulary.ts'

export interface CardChoice {
  readonly key: string
  readonly tier: Tier
}

/** GB-1401. */
export interface Army {
  readonly faction: FactionId
  readonly leader: string
  readonly spells: readonly string[]
  readonly cards: readonly CardChoice[]
}

/** A card of the army, by its place in the list, on a cell as its side sees it: r 0 is the back row, r 1 the front. */
export interface Placement {
  readonly card: number
  readonly c: number
  readonly r: number
}

export interface Deployment {
  readonly units: readonly Placement[]
  /** One for each spell of the army. */
  readonly timings: readonly Timing[]
}

/** GB-1402. */
export type DuelChoice = ({ readonly do: 'muster' } & Army) | ({ readonly do: 'deploy' } & Deployment)

const card = z.strictObject({
  key: z.string().max(60),
  tier: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
})

const armyFields = {
  faction: z.enum(FACTIONS),
  leader: z.string().max(60),
  spells: z.array(z.string().max(60)).max(10),
  cards: z.array(card).max(40),
}

export const armySchema = z.strictObject(armyFields)

/** The bounds only keep hostile input small; what is legal, `refuse` says in a sentence. */
const placement = z.strictObject({
  card: z.int().min(-1000).max(1000),
  c: z.int().min(-1000).max(1000),
  r: z.int().min(-1000).max(1000),
})

export const deploymentFields = {
  units: z.array(placement).max(100),
  timings: z.array(z.enum(TIMINGS)).max(10),
}

export const choiceSchema: Schema<DuelChoice> = schemaOf(
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('muster'), ...armyFields }),
    z.strictObject({ do: z.literal('deploy'), ...deploymentFields }),
  ]) as unknown as z.ZodType<DuelChoice>,
)
