import { type InputError, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { type CampaignBattle, campaignErrors, campaignShape } from './campaign/roll.ts'
import { CULTURE_DATA, type Trait } from './content/cultures.ts'
import { CULTURES, type CultureId, MAPS, type MapId, WEATHERS, type Weather } from './content/terms.ts'
import { type ContentChange, fieldsOf } from './lab/changes.ts'

/** COH-13.6. Clocks, bots and who sits where are the host's business. */
export interface CohortConfig {
  readonly map: MapId
  /** COH-3.5: where the eastern side of River Crossing deploys. */
  readonly layout: 'even' | 'historic'
  readonly supply: number
  /** null: as the map says. */
  readonly turnLimit: number | null
  readonly weather: Weather | 'variable'
  /** What each seat may field; empty: anything. */
  readonly cultures: readonly [readonly CultureId[], readonly CultureId[]]
  /** false: every enemy is confirmed. */
  readonly fog: boolean
  /** What an expired clock does to orders (COH-13.4). */
  readonly timeoutRule: 'forfeit' | 'standing'
  /** COH-21: a battle of a campaign, with the armies as they come to it. */
  readonly campaign?: CampaignBattle | undefined
  /** What differs from the printed content, in experiments; absent where nothing does. */
  readonly changes?: readonly ContentChange[] | undefined
}

const cultures = z.array(z.enum(CULTURES)).max(CULTURES.length)

const figure = z.int().min(0).max(200).optional()
const TRAITS = [...new Set(CULTURES.flatMap((id) => CULTURE_DATA[id].traits))] as [Trait, ...Trait[]]
const change = z.strictObject({
  part: z.string().max(40),
  cost: figure,
  men: figure,
  attack: figure,
  defence: figure,
  mobility: figure,
  morale: figure,
  breakAt: figure,
  supply: z.int().min(-20).max(20).optional(),
  traits: z.array(z.enum(TRAITS)).max(TRAITS.length).optional(),
})

export const configSchema: Schema<CohortConfig> = schemaOf(
  z.strictObject({
    map: z.enum(MAPS).default('river_crossing'),
    layout: z.enum(['even', 'historic']).default('even'),
    supply: z.int().min(20).max(60).default(30),
    turnLimit: z.int().min(6).max(30).nullable().default(null),
    weather: z.enum(['variable', ...WEATHERS]).default('variable'),
    cultures: z.tuple([cultures, cultures]).default([[], []]),
    fog: z.boolean().default(true),
    timeoutRule: z.enum(['forfeit', 'standing']).default('standing'),
    campaign: campaignShape.optional(),
    changes: z.array(change).max(100).optional().meta({ by: 'host' }),
  }) as unknown as z.ZodType<CohortConfig>,
  (config): readonly InputError[] => [
    ...(config.layout === 'historic' && config.map !== 'river_crossing'
      ? [{ path: 'layout', code: 'bad_config', text: 'Only River Crossing has a historic layout' }]
      : []),
    ...(config.campaign === undefined ? [] : campaignErrors(config.campaign)),
    ...(config.changes ?? []).flatMap((entry, place) => changeErrors(entry, `changes.${place}`)),
  ],
)

function changeErrors({ part, ...values }: ContentChange, path: string): readonly InputError[] {
  const fields: readonly string[] = fieldsOf(part)
  if (fields.length === 0) return [{ path, code: 'bad_change', text: `There is no ${part} to change` }]
  return Object.entries(values)
    .filter(([field, value]) => value !== undefined && !fields.includes(field))
    .map(([field]) => ({
      path: `${path}.${field}`,
      code: 'bad_change',
      text: `${part} has no ${field}: ${fields.join(', ')}`,
    }))
}
