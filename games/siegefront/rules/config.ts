import { type DeepReadonly, type InputError, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { cardChange } from './content/changes.ts'
import { deckErrors } from './content/deck.ts'
import { readyDeck } from './content/decks.ts'
import { PERSONALITIES } from './content/personalities.ts'
import { TERRAINS, type Terrain, WEATHERS } from './content/tables.ts'

const seat = z.strictObject({
  supply: z.enum(['deck', 'forge']).default('deck'),
  /** A ready deck's key, or 30 card keys. */
  deck: z.union([z.string().max(40), z.array(z.string().max(40)).max(60)]).optional(),
  forge: z.strictObject({ personality: z.string().max(40), difficulty: z.enum(['easy', 'normal', 'hard']) }).optional(),
})

const steps = z.int().min(0)

/** Nine, row by row; `configErrors` says what is wrong with others. */
const ground = z.array(z.string().max(20)).max(20) as z.ZodType<Terrain[]>

const shape = z.strictObject({
  seats: z.tuple([seat, seat]).default([{ supply: 'deck' }, { supply: 'deck' }]),
  first: z.union([z.literal('random'), z.literal(0), z.literal(1)]).default('random'),
  castleHp: z.int().min(10).max(100).default(30),
  turnLimit: z.int().min(10).max(200).default(50),
  openingHand: z.int().min(3).max(7).default(5),
  mulligan: z.boolean().default(true),
  weather: z.enum(['random', 'off', ...WEATHERS]).default('random'),
  terrain: z.union([z.enum(['random', 'off']), ground]).default('random'),
  lp: z
    .strictObject({
      mode: z.enum(['off', 'capped', 'open', 'shared']).default('off'),
      cap: z.int().min(1).max(40).default(10),
    })
    .default({ mode: 'off', cap: 10 }),
  /** Found by the host (section 14), the only one that may set it. */
  lpSteps: z.tuple([steps, steps]).default([0, 0]).meta({ by: 'host' }),
  /** Cards with other values, for experiments; only a host sets it. */
  changes: z.array(cardChange).max(100).optional().meta({ by: 'host' }),
})

/** SGF-201. A deck named here is known to everybody; otherwise a deck seat brings its own as its first sealed choice. */
export type SiegefrontConfig = DeepReadonly<z.infer<typeof shape>>
export type SeatConfig = SiegefrontConfig['seats'][0]

export const configSchema: Schema<SiegefrontConfig> = schemaOf<SiegefrontConfig>(shape, configErrors)

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
    return deckErrors(own.deck).map(({ code, text }) => ({ path: `${path}.deck`, code, text }))
  return readyDeck(own.deck) === undefined
    ? [{ path: `${path}.deck`, code: 'deck_missing', text: `There is no ready deck called ${own.deck}` }]
    : []
}
