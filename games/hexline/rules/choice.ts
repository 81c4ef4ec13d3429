import { type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import type { Hex } from './state.ts'

export type HexlineChoice =
  | { readonly type: 'muster'; readonly units: readonly string[] }
  /** One cell per own unit, in army order. */
  | { readonly type: 'deploy'; readonly cells: readonly Hex[] }

const hex = z.tuple([z.int(), z.int()])

/** HEX-130. The bounds only keep hostile input small; what is legal, `refuse` says in a sentence. */
export const choiceSchema: Schema<HexlineChoice> = schemaOf<HexlineChoice>(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('muster'), units: z.array(z.string().max(64)).max(200) }),
    z.strictObject({ type: z.literal('deploy'), cells: z.array(hex).max(200) }),
  ]),
)
