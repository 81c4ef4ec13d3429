import { type DeepReadonly, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'

const coordinate = z.int().min(-100).max(100)
const id = z.int().min(0).max(1_000_000)

const shape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deck'), cards: z.array(z.string().max(40)).max(60) }),
  z.strictObject({ type: z.literal('mulligan'), back: z.array(id).max(60) }),
  z.strictObject({ type: z.literal('deploy_card'), hand: id, x: coordinate, y: coordinate }),
  z.strictObject({ type: z.literal('forge_card'), cost: coordinate, x: coordinate, y: coordinate }),
  z.strictObject({ type: z.literal('move_card'), unit: id, x: coordinate, y: coordinate }),
  z.strictObject({ type: z.literal('attack_card'), unit: id, target: id }),
  z.strictObject({ type: z.literal('attack_castle'), unit: id }),
  z.strictObject({ type: z.literal('use_ability'), unit: id, ability: z.string().max(40), target: id.optional() }),
  z.strictObject({ type: z.literal('end_turn') }),
])

export type SiegefrontChoice = DeepReadonly<z.infer<typeof shape>>

export const choiceSchema: Schema<SiegefrontChoice> = schemaOf<SiegefrontChoice>(shape)
