import { type InputError, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { type Army, armySchema } from './choice.ts'
import { type ContentChange, changeErrors, contentOf } from './content/changes.ts'
import { refuseArmy } from './view/army.ts'

/** GB-1401. */
export interface DuelConfig {
  /** By seat: an army that is fought with, without a price; null: the seat musters its own. */
  readonly armies: readonly [Army | null, Army | null]
  /** For upgrades of a mustered army. */
  readonly gold: number
  readonly roundLimit: number
  readonly bestOf: 1 | 3
  /** Content changed for experiments; absent where nothing is. */
  readonly changes?: readonly ContentChange[] | undefined
}

export const ROUND_LIMIT = { least: 10, most: 60, usual: 40 } as const

export const changeSchema = z.strictObject({
  part: z.string().max(60),
  field: z.string().max(40),
  value: z.union([z.int().min(-9999).max(9999), z.string().max(2000), z.null()]),
})

export const configSchema: Schema<DuelConfig> = schemaOf(
  z.strictObject({
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
  }) as unknown as z.ZodType<DuelConfig>,
  (config): readonly InputError[] => {
    const wrong = changeErrors(config.changes ?? [])
    if (wrong.length > 0) return wrong
    return config.armies.flatMap((army, seat) => {
      const refusal = army === null ? null : refuseArmy(contentOf(config), army, null)
      return refusal === null
        ? []
        : [{ path: `armies.${seat}`, code: 'bad_config', text: `${refusal.code}: ${refusal.message}` }]
    })
  },
)
