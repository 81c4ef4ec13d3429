import { type InputError, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { ABILITIES } from './content/abilities.ts'
import { CARDS } from './content/cards.ts'
import type { CardChange } from './content/changes.ts'
import { deckErrors } from './content/deck.ts'
import { readyDeck } from './content/decks.ts'
import { type Difficulty, PERSONALITIES } from './content/personalities.ts'
import { TERRAINS, type Terrain, WEATHERS, type Weather } from './content/tables.ts'

/** SGF-201. A deck named here is known to everybody; otherwise a deck seat brings its own as its first sealed choice. */
export interface SiegefrontConfig {
  readonly seats: readonly [SeatConfig, SeatConfig]
  readonly first: 'random' | 0 | 1
  readonly castleHp: number
  readonly turnLimit: number
  readonly openingHand: number
  readonly mulligan: boolean
  readonly weather: 'random' | 'off' | Weather
  /** Nine, row by row, where it is given. */
  readonly terrain: 'random' | 'off' | readonly Terrain[]
  readonly lp: { readonly mode: 'off' | 'capped' | 'open' | 'shared'; readonly cap: number }
  /** Found by the host (section 14); nobody else may set it. */
  readonly lpSteps: readonly [number, number]
  /** Cards with other values, for experiments; only a host sets it. */
  readonly changes?: readonly CardChange[] | undefined
}

export interface SeatConfig {
  readonly supply: 'deck' | 'forge'
  /** A ready deck's key, or 30 card keys. */
  readonly deck?: string | readonly string[] | undefined
  readonly forge?: { readonly personality: string; readonly difficulty: Difficulty } | undefined
}

const seat = z.strictObject({
  supply: z.enum(['deck', 'forge']).default('deck'),
  deck: z.union([z.string().max(40), z.array(z.string().max(40)).max(60)]).optional(),
  forge: z.strictObject({ personality: z.string().max(40), difficulty: z.enum(['easy', 'normal', 'hard']) }).optional(),
})

const keys = Object.keys(ABILITIES) as [string, ...string[]]

const change = z.strictObject({
  card: z.enum(CARDS.map(({ key }) => key)),
  cost: z.int().min(1).max(10).optional(),
  attack: z.int().min(0).max(30).optional(),
  hp: z.int().min(1).max(60).optional(),
  defence: z.int().min(0).max(10).optional(),
  speed: z.int().min(1).max(3).optional(),
  abilities: z.array(z.enum(keys)).max(4).optional(),
})

const steps = z.int().min(0)

/** SGF-201. */
export const configSchema: Schema<SiegefrontConfig> = schemaOf(
  z.strictObject({
    seats: z.tuple([seat, seat]).default([{ supply: 'deck' }, { supply: 'deck' }]),
    first: z.union([z.literal('random'), z.literal(0), z.literal(1)]).default('random'),
    castleHp: z.int().min(10).max(100).default(30),
    turnLimit: z.int().min(10).max(200).default(50),
    openingHand: z.int().min(3).max(7).default(5),
    mulligan: z.boolean().default(true),
    weather: z.enum(['random', 'off', ...WEATHERS]).default('random'),
    terrain: z.union([z.enum(['random', 'off']), z.array(z.string().max(20)).max(20)]).default('random'),
    lp: z
      .strictObject({
        mode: z.enum(['off', 'capped', 'open', 'shared']).default('off'),
        cap: z.int().min(1).max(40).default(10),
      })
      .default({ mode: 'off', cap: 10 }),
    lpSteps: z.tuple([steps, steps]).default([0, 0]).meta({ by: 'host' }),
    changes: z.array(change).max(100).optional().meta({ by: 'host' }),
  }) as unknown as z.ZodType<SiegefrontConfig>,
  configErrors,
)

/** SGF-202, what types cannot say, in the rule's order. */
function configErrors(config: SiegefrontConfig): readonly InputError[] {
  const inputErrors = config.seats.flatMap((own, index) => seatErrors(own, `seats.${index}`))
  if (config.turnLimit % 2 === 1)
    inputErrors.push({ path: 'turnLimit', code: 'limit_odd', text: 'The turn limit must be even' })
  const { terrain } = config
  if (typeof terrain !== 'string' && (terrain.length !== 9 || terrain.some((kind) => !TERRAINS.includes(kind))))
    inputErrors.push({ path: 'terrain', code: 'terrain_bad', text: `Terrain is nine of ${TERRAINS.join(', ')}` })
  return inputErrors.sort((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code))
}

const ORDER = [
  'deck_missing',
  'deck_size',
  'deck_unknown_card',
  'deck_copies',
  'deck_rarity',
  'forge_unknown',
  'limit_odd',
  'terrain_bad',
]

function seatErrors(own: SeatConfig, path: string): readonly InputError[] {
  if (own.supply === 'forge') {
    const known = PERSONALITIES.some((personality) => personality.key === own.forge?.personality)
    const names = PERSONALITIES.map((personality) => personality.key).join(', ')
    return known
      ? []
      : [{ path: `${path}.forge`, code: 'forge_unknown', text: `A forge seat has a personality: ${names}` }]
  }
  if (own.deck === undefined) return []
  if (typeof own.deck !== 'string')
    return deckErrors(own.deck).map((inputError) => ({ ...inputError, path: `${path}.deck` }))
  return readyDeck(own.deck) === undefined
    ? [{ path: `${path}.deck`, code: 'deck_missing', text: `There is no ready deck called ${own.deck}` }]
    : []
}
