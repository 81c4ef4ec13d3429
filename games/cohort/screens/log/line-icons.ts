import type { Kind } from '@tessera/cohort'
import { SIGNS, WEATHER_ICONS } from '../icons.ts'

/** Of lines that show no unit. */
export const KIND_ICONS: Readonly<Partial<Record<Kind, string>>> = {
  ...WEATHER_ICONS,
  area: SIGNS.unknown,
  army: SIGNS.men,
  end: SIGNS.point,
  points: SIGNS.point,
  race: SIGNS.dice,
  recruits: SIGNS.men,
  staff: SIGNS.morale,
  supply: SIGNS.supply,
  wall: SIGNS.gate,
}
