import { type DeepReadonly, type InputError, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { ROUND_LIMIT } from '../config.ts'
import { changeErrors, changeSchema, contentOf } from '../content/changes.ts'
import { FACTIONS } from '../content/vocabulary.ts'
import { refuseDeck } from './view/deck.ts'

/** The ruleset's version, which is that of the tables too: raised whenever either changes a result. */
export const CONTENT_VERSION = 1

const BOT_LEVELS = ['easy', 'normal', 'hard'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export const RATING = { least: 100, most: 4000, usual: 1000 } as const

/** GR-2411: what all players play the run of a day with. */
const daily = z.strictObject({
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  faction: z.enum(FACTIONS),
  leader: z.string().max(60),
  spells: z.array(z.string().max(60)).max(10),
  deck: z.array(z.string().max(60)).max(40),
})

export type DailyRun = DeepReadonly<z.infer<typeof daily>>

/** GR-201, but for what the player brings. */
const shape = z.strictObject({
  pool: z
    .enum(['async', 'bots', 'local'])
    .default('async')
    .describe('Opponents: teams of other players, bot teams, or teams kept on this device'),
  botLevel: z.enum(BOT_LEVELS).default('normal').describe('How well bot teams are equipped'),
  roundLimit: z
    .int()
    .min(ROUND_LIMIT.least)
    .max(ROUND_LIMIT.most)
    .default(ROUND_LIMIT.usual)
    .describe('Rounds until a battle is decided by HP'),
  rating: z
    .int()
    .min(RATING.least)
    .max(RATING.most)
    .default(RATING.usual)
    .meta({ by: 'host', description: "The player's rating" }),
  unlocked: z
    .array(z.enum(FACTIONS))
    .max(FACTIONS.length)
    .default([...FACTIONS])
    .meta({ by: 'host', description: 'Factions whose decks the player may build' }),
  changes: z
    .array(changeSchema)
    .max(100)
    .optional()
    .meta({ by: 'host', description: 'Content changed for experiments' }),
  daily: daily.optional().meta({ by: 'host', description: 'The run of a day' }),
})

export type RunConfig = DeepReadonly<z.infer<typeof shape>>

export const runConfigSchema: Schema<RunConfig> = schemaOf<RunConfig>(shape, configErrors)

function configErrors(config: RunConfig): readonly InputError[] {
  const wrong = changeErrors(config.changes ?? [])
  if (wrong.length > 0) return wrong
  if (config.pool === 'async' && config.botLevel !== 'normal')
    return [bad('botLevel', 'Bots that stand in for people play at level normal')]
  if (config.daily === undefined) return []
  if (config.pool !== 'bots' || config.botLevel !== 'normal' || config.roundLimit !== ROUND_LIMIT.usual)
    return [bad('daily', 'The run of a day is played against normal bots with the usual round limit')]
  const refusal = refuseDeck(contentOf(config), config.daily, config.daily.deck)
  return refusal === null ? [] : [bad('daily', `${refusal.code}: ${refusal.message}`)]
}

function bad(path: string, text: string): InputError {
  return { path, code: 'bad_config', text }
}
