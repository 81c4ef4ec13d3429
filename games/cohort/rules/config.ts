import { type DeepReadonly, type InputError, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { campaignErrors, campaignShape } from './campaign/roll.ts'
import { type ContentChange, changeShape, fieldsOf } from './content/changes.ts'
import { CULTURES, MAPS, WEATHERS } from './content/terms.ts'

const cultures = z.array(z.enum(CULTURES)).max(CULTURES.length)

const shape = z.strictObject({
  map: z.enum(MAPS).default('river_crossing'),
  // COH-3.5: where the eastern side of River Crossing deploys.
  layout: z.enum(['even', 'historic']).default('even'),
  supply: z.int().min(20).max(60).default(30),
  // null: as the map says.
  turnLimit: z.int().min(6).max(30).nullable().default(null),
  weather: z.enum(['variable', ...WEATHERS]).default('variable'),
  // What each seat may field; empty: anything.
  cultures: z.tuple([cultures, cultures]).default([[], []]),
  // false: every enemy is confirmed.
  fog: z.boolean().default(true),
  // What an expired clock does to orders (COH-13.4).
  timeoutRule: z.enum(['forfeit', 'standing']).default('standing'),
  // COH-21: a battle of a campaign, with the armies as they come to it.
  campaign: campaignShape.optional(),
  // What differs from the printed content, in experiments; absent where nothing does.
  changes: z.array(changeShape).max(100).optional().meta({ by: 'host' }),
})

/** COH-13.6. Clocks, bots and who sits where are the host's business. */
export type CohortConfig = DeepReadonly<z.infer<typeof shape>>

export const configSchema: Schema<CohortConfig> = schemaOf<CohortConfig>(shape, (config): readonly InputError[] => [
  ...(config.layout === 'historic' && config.map !== 'river_crossing'
    ? [{ path: 'layout', code: 'bad_config', text: 'Only River Crossing has a historic layout' }]
    : []),
  ...(config.campaign === undefined ? [] : campaignErrors(config.campaign)),
  ...(config.changes ?? []).flatMap((entry, place) => changeErrors(entry, `changes.${place}`)),
])

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
