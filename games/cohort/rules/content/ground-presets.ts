import type { ArmyList } from '../choice.ts'
import type { CultureId, MapId } from './terms.ts'

type Preset = Omit<ArmyList, 'culture'>
type Presets = Readonly<
  Partial<Record<MapId, Readonly<Partial<Record<CultureId, readonly [Preset | null, Preset | null]>>>>>
>

const FOOT = { type: 'professional', equipment: [] } as const
const RIDERS = { type: 'cavalry', equipment: [] } as const
const SCOUTS = { type: 'scouts', equipment: [] } as const

/** Enough riders to be at all the wells. */
const FOR_THE_WELLS: Preset = { troops: [RIDERS, FOOT, SCOUTS, SCOUTS], support: [] }

/**
 * COH-5.9 (set here): presets of the west and of the east where a people's usual one does not suit the ground. Walls are stormed and held on foot, and two units cannot be in three places.
 */
export const GROUND_PRESETS: Presets = {
  hill_fort: {
    desert: [
      {
        troops: [FOOT, FOOT, { type: 'scouts', equipment: ['compositeBows'] }, { type: 'militia', equipment: [] }],
        support: ['siegeEngineers'],
      },
      { troops: [FOOT, FOOT], support: [] },
    ],
    mongol: [null, { troops: [RIDERS, SCOUTS, SCOUTS], support: ['supplyTrain'] }],
  },
  desert_oasis: { macedonian: [FOR_THE_WELLS, FOR_THE_WELLS] },
}
