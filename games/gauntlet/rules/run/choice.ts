import { type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { FACTIONS, type FactionId, TIMINGS, type Tier, type Timing } from '../content/vocabulary.ts'
import type { CardPlacement } from './state.ts'

export interface SnapshotUnit {
  readonly unit: string
  readonly tier: Tier
  readonly c: number
  readonly r: number
}

/** GR-602: the team of a run as it was locked, without what tells whose run it was. */
export interface Snapshot {
  readonly id: string
  /** Rises with every team stored. */
  readonly number: number
  readonly name: string
  readonly contentVersion: number
  readonly faction: FactionId
  readonly leader: string
  readonly spells: readonly string[]
  readonly timings: readonly Timing[]
  readonly team: readonly SnapshotUnit[]
  /** Before the battle it was locked for. */
  readonly wins: number
  readonly losses: number
  readonly draws: number
  readonly rating: number
}

/** GR-801. */
export type RunChoice =
  | {
      readonly do: 'begin'
      readonly faction?: FactionId | undefined
      readonly leader?: string | undefined
      readonly spells?: readonly string[] | undefined
      readonly deck?: readonly string[] | undefined
    }
  | { readonly do: 'pick'; readonly cards: readonly string[] }
  | ({ readonly do: 'find' } & Preparation)
  | { readonly do: 'opponent'; readonly snapshot: Snapshot | null; readonly among: number }
  | { readonly do: 'fight' }

/** GR-506: what is bought, who stands where, and when the spells come. */
export interface Preparation {
  /** A card once for each tier it rises. */
  readonly upgrades: readonly string[]
  readonly units: readonly CardPlacement[]
  readonly timings: readonly Timing[]
}

/** The bounds only keep hostile input small; what is legal, `refuse` says in a sentence. */
const word = z.string().max(60)
const number = z.int().min(-1_000_000).max(2_147_483_647)
const snapshot = z.strictObject({
  id: z.string().max(80),
  number,
  name: z.string().max(80),
  contentVersion: number,
  faction: z.enum(FACTIONS),
  leader: word,
  spells: z.array(word).max(10),
  timings: z.array(z.enum(TIMINGS)).max(10),
  team: z
    .array(
      z.strictObject({
        unit: word,
        tier: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        c: number,
        r: number,
      }),
    )
    .max(40),
  wins: number,
  losses: number,
  draws: number,
  rating: number,
})

export const runChoiceSchema: Schema<RunChoice> = schemaOf(
  z.discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('begin'),
      faction: word.optional(),
      leader: word.optional(),
      spells: z.array(word).max(10).optional(),
      deck: z.array(word).max(40).optional(),
    }),
    z.strictObject({ do: z.literal('pick'), cards: z.array(word).max(40) }),
    z.strictObject({
      do: z.literal('find'),
      upgrades: z.array(word).max(40),
      units: z.array(z.strictObject({ card: word, c: number, r: number })).max(40),
      timings: z.array(z.enum(TIMINGS)).max(10),
    }),
    z.strictObject({ do: z.literal('opponent'), snapshot: snapshot.nullable(), among: number }),
    z.strictObject({ do: z.literal('fight') }),
  ]) as unknown as z.ZodType<RunChoice>,
)
