import { type DeepReadonly, type InputError, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { armySchema } from './choice.ts'
import { changeErrors, changeSchema, contentOf } from './content/changes.ts'
import { refuseArmy } from './view/army.ts'

export const ROUND_LIMIT = { least: 10, most: 60, usual: 40 } as const

/** GB-1401. */
const shape = z.strictObject({
  armies: z
    .tuple([armySchema.nullable(), armySchema.nullable()])
    .default([null, null])
    .describe('By seat, an army that is fought with'),
  gold: z.int().min(0).max(400).default(50).describe('Gold for upgrades'),
  roundLimit: z
    .int()
    .min(ROUND_LIMIT.least)
    .max(ROUND_LIMIT.most)
    .default(ROUND_LIMIT.usual)
    .describe('Rounds until a battle is decided by HP'),
  bestOf: z
    .union([z.literal(1), z.literal(3)])
    .default(1)
    .describe('Battles in the match'),
  changes: z
    .array(changeSchema)
    .max(100)
    .optional()
    .meta({ by: 'host', description: 'Content changed for experiments' }),
})

export type DuelConfig = DeepReadonly<z.infer<typeof shape>>

export const configSchema: Schema<DuelConfig> = schemaOf<DuelConfig>(shape, (config): readonly InputError[] => {
  const wrong = changeErrors(config.changes ?? [])
  if (wrong.length > 0) return wrong
  return config.armies.flatMap((army, seat) => {
    const refusal = army === null ? null : refuseArmy(contentOf(config), army, null)
    return refusal === null
      ? []
      : [{ path: `armies.${seat}`, code: 'bad_config', text: `${refusal.code}: ${refusal.message}` }]
  })
})
