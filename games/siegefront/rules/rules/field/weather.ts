import { WEATHERS, type Weather } from '../../content/tables.ts'
import type { Play } from '../play.ts'

/** SGF-901: five kinds, for 3 to 5 turns. */
export function drawWeather(play: Play): {
  readonly weather: Weather
  readonly duration: number
  readonly draws: readonly number[]
} {
  const kind = play.ref.dice.d(WEATHERS.length)
  const length = play.ref.dice.d(3)
  return { weather: WEATHERS[kind - 1] ?? 'CLEAR', duration: 2 + length, draws: [kind, length] }
}

/** What the config says the weather is when nothing else does. */
export function configuredWeather(play: Play): Weather {
  const { weather } = play.config
  return weather === 'random' || weather === 'off' ? 'CLEAR' : weather
}

/** SGF-902: at the end of each turn. Weather that was configured never ticks. */
export function tickWeather(play: Play): void {
  const { state, ref } = play
  if (state.duration === 0) return
  state.duration--
  if (state.duration > 0) return
  if (play.config.weather === 'random') {
    const drawn = drawWeather(play)
    state.weather = drawn.weather
    state.duration = drawn.duration
    ref.tell?.({ type: 'weather_changed', ...drawn, cause: 'drawn' })
    return
  }
  state.weather = configuredWeather(play)
  ref.tell?.({ type: 'weather_changed', weather: state.weather, duration: 0, cause: 'configured', draws: [] })
}
