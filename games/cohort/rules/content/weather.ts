import type { Weather } from './terms.ts'

/** COH-4.1. `wet` soaks heavy shields everywhere (COH-4.2). */
export interface WeatherData {
  readonly name: string
  readonly sight: number
  readonly bows: number
  /** Most range of bows. */
  readonly bowRange: number | null
  readonly wet: boolean
  readonly ford: number
}

export const WEATHER_DATA: Readonly<Record<Weather, WeatherData>> = {
  clear: { name: 'clear', sight: 0, bows: 0, bowRange: null, wet: false, ford: 3 },
  light_rain: { name: 'light rain', sight: -1, bows: -2, bowRange: null, wet: true, ford: 3 },
  heavy_rain: { name: 'heavy rain', sight: -3, bows: -4, bowRange: 3, wet: true, ford: 4 },
  fog: { name: 'fog', sight: -2, bows: 0, bowRange: null, wet: false, ford: 3 },
  dust: { name: 'dust', sight: -1, bows: -1, bowRange: null, wet: false, ford: 3 },
}
