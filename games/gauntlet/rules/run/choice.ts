import { type DeepReadonly, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { tierShape } from '../choice.ts'
import { FACTIONS, TIMINGS } from '../content/vocabulary.ts'

/** The bounds only keep hostile input small; what is legal, `refuse` says in a sentence. */
const word = z.string().max(60)
const number = z.int().min(-1_000_000).max(2_147_483_647)
const timings = z.array(z.enum(TIMINGS)).max(10)

const snapshotUnit = z.strictObject({ unit: word, tier: tierShape, c: number, r: number })

/** GR-602: the team of a run as it was locked, without what tells whose run it was. */
const snapshot = z.strictObject({
  id: z.string().max(80),
  /** Rises with every team stored. */
  number,
  name: z.string().max(80),
  contentVersion: number,
  faction: z.enum(FACTIONS),
  leader: word,
  spells: z.array(word).max(10),
  timings,
  team: z.array(snapshotUnit).max(40),
  /** Before the battle it was locked for. */
  wins: number,
  losses: number,
  draws: number,
  rating: number,
})

/** GR-506: what is bought, who stands where, and when the spells come. */
const preparation = {
  /** A card once for each tier it rises. */
  upgrades: z.array(word).max(40),
  units: z.array(z.strictObject({ card: word, c: number, r: number })).max(40),
  timings,
}

/** GR-801. */
const choice = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('begin'),
    faction: z.enum(FACTIONS).optional(),
    leader: word.optional(),
    spells: z.array(word).max(10).optional(),
    deck: z.array(word).max(40).optional(),
  }),
  z.strictObject({ do: z.literal('pick'), cards: z.array(word).max(40) }),
  z.strictObject({ do: z.literal('find'), ...preparation }),
  z.strictObject({ do: z.literal('opponent'), snapshot: snapshot.nullable(), among: number }),
  z.strictObject({ do: z.literal('fight') }),
])

export type SnapshotUnit = DeepReadonly<z.infer<typeof snapshotUnit>>
export type Snapshot = DeepReadonly<z.infer<typeof snapshot>>
export type RunChoice = DeepReadonly<z.infer<typeof choice>>
export type Preparation = Omit<Extract<RunChoice, { readonly do: 'find' }>, 'do'>

export const runChoiceSchema: Schema<RunChoice> = schemaOf<RunChoice>(choice)
