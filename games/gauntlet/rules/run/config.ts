import { type InputError, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { changeSchema, ROUND_LIMIT } from '../config.ts'
import { type ContentChange, changeErrors, contentOf } from '../content/changes.ts'
import { FACTIONS, type FactionId } from '../content/vocabulary.ts'
import { refuseDeck } from './view/deck.ts'

/** The ruleset's version, which is that of the tables too: raised whenever either changes a result. */
export const CONTENT_VERSION = 1

const BOT_LEVELS = ['easy', 'normal', 'hard'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** GR-2411: what everybody plays the day's run with. */
export interface DailyRun {
  readonly day: string
  readonly faction: FactionId
  readonly leader: string
  readonly spells: readonly string[]
  readonly deck: readonly string[]
}

/** GR-201, but for what the player brings. */
export interface RunConfig {
  /** Where opponents come from: people's teams, bot teams only, or teams kept on the device. */
  readonly pool: 'async' | 'bots' | 'local'
  readonly botLevel: BotLevel
  readonly roundLimit: number
  readonly rating: number
  /** Factions with which the player may bring a deck of their own. */
  readonly unlocked: readonly FactionId[]
  readonly changes?: readonly ContentChange[] | undefined
  readonly daily?: DailyRun | undefined
}

export const RATING = { least: 100, most: 4000, usual: 1000 } as const

const daily = z.strictObject({
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  faction: z.enum(FACTIONS),
  leader: z.string().max(60),
  spells: z.array(z.string().max(60)).max(10),
  deck: z.array(z.string().max(60)).max(40),
})

export const runConfigSchema: Schema<RunConfig> = schemaOf(
  z.strictObject({
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
  }) as unknown as z.ZodType<RunConfig>,
  configErrors,
)

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
