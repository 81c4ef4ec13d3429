import { type Fault, type Schema, schemaOf } from '@tessera/kernel'
import { z } from 'zod'
import { CULTURES, type CultureId, MAPS, type MapId, WEATHERS, type Weather } from './terms.ts'

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
}

const cultures = z.array(z.enum(CULTURES)).max(CULTURES.length)

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
  }) as unknown as z.ZodType<CohortConfig>,
  (config): readonly Fault[] =>
    config.layout === 'historic' && config.map !== 'river_crossing'
      ? [{ path: 'layout', code: 'bad_config', text: 'Only River Crossing has a historic layout' }]
      : [],
)
