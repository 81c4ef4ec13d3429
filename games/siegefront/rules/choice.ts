import { type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'

export type SiegefrontChoice =
  | { readonly type: 'deck'; readonly cards: readonly string[] }
  | { readonly type: 'mulligan'; readonly back: readonly number[] }
  | { readonly type: 'deploy_card'; readonly hand: number; readonly x: number; readonly y: number }
  | { readonly type: 'forge_card'; readonly cost: number; readonly x: number; readonly y: number }
  | { readonly type: 'move_card'; readonly unit: number; readonly x: number; readonly y: number }
  | { readonly type: 'attack_card'; readonly unit: number; readonly target: number }
  | { readonly type: 'attack_castle'; readonly unit: number }
  | {
      readonly type: 'use_ability'
      readonly unit: number
      readonly ability: string
      readonly target?: number | undefined
    }
  | { readonly type: 'end_turn' }

const x = z.int().min(-100).max(100)
const id = z.int().min(0).max(1_000_000)

export const choiceSchema: Schema<SiegefrontChoice> = schemaOf(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('deck'), cards: z.array(z.string().max(40)).max(60) }),
    z.strictObject({ type: z.literal('mulligan'), back: z.array(id).max(60) }),
    z.strictObject({ type: z.literal('deploy_card'), hand: id, x, y: x }),
    z.strictObject({ type: z.literal('forge_card'), cost: x, x, y: x }),
    z.strictObject({ type: z.literal('move_card'), unit: id, x, y: x }),
    z.strictObject({ type: z.literal('attack_card'), unit: id, target: id }),
    z.strictObject({ type: z.literal('attack_castle'), unit: id }),
    z.strictObject({ type: z.literal('use_ability'), unit: id, ability: z.string().max(40), target: id.optional() }),
    z.strictObject({ type: z.literal('end_turn') }),
  ]) as z.ZodType<SiegefrontChoice>,
)
