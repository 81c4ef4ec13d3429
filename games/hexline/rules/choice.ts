import { type DeepReadonly, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'

const hex = z.tuple([z.int(), z.int()])

/** HEX-130. The bounds only keep hostile input small; `refuse` says what is legal. */
const shape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('muster'), units: z.array(z.string().max(64)).max(200) }),
  /** One cell for each own unit, in army order. */
  z.strictObject({ type: z.literal('deploy'), cells: z.array(hex).max(200) }),
])

export type HexlineChoice = DeepReadonly<z.infer<typeof shape>>

export const choiceSchema: Schema<HexlineChoice> = schemaOf<HexlineChoice>(shape)
