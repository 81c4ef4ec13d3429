import type { ScenarioUnit } from '../content/scenarios.ts'
import { Battle } from './battle.ts'

/** Two camps with a banner each, 54 m apart. */
export function bannerBattle(west: readonly ScenarioUnit[], east: readonly ScenarioUnit[]): Battle {
  return new Battle({
    w: 60000,
    west,
    east,
    conditions: [
      { type: 'capture', banner: 'b1', area: 'camp0' },
      { type: 'capture', banner: 'b0', area: 'camp1' },
    ],
    more: {
      areas: [
        { id: 'camp0', x: 3000, y: 10000, radius: 3000 },
        { id: 'camp1', x: 57000, y: 10000, radius: 3000 },
      ],
      banners: [
        { id: 'b0', side: 0, x: 3000, y: 10000 },
        { id: 'b1', side: 1, x: 57000, y: 10000 },
      ],
    },
  })
}
