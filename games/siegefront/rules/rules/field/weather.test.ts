import { describe, expect, it } from 'vitest'
import { WEATHERS } from '../../content/tables.ts'
import { deploy, END, give, position } from '../../testing/position.ts'

describe('weather', () => {
  it('SGF-901 draw(5) picks the type in table order, 2 + draw(3) the turns', () => {
    for (const [index, weather] of WEATHERS.entries())
      for (const length of [1, 2, 3]) {
        const state = position({ config: { weather: 'random' }, duration: 1 })
        give(state, END, [index + 1, length])
        expect([state.weather, state.duration]).toEqual([weather, 2 + length])
      }
  })

  it('SGF-902 the duration falls at the end of every turn of either seat', () => {
    const state = position({ config: { weather: 'random' }, weather: 'FOG', duration: 3 })
    give(state, END)
    give(state, END)
    expect([state.weather, state.duration]).toEqual(['FOG', 1])
  })

  it('SGF-902 fixed weather never ticks; a call breaks random weather for 3 turns', () => {
    const fixed = position({ config: { weather: 'SNOW' } })
    for (let turn = 0; turn < 8; turn++) give(fixed, END)
    expect([fixed.weather, fixed.duration]).toEqual(['SNOW', 0])
    const random = position({ config: { weather: 'random' }, weather: 'RAIN', duration: 5, hand: ['storm-caller'] })
    expect(give(random, deploy(1, 0, 0))).toContainEqual({
      type: 'weather_changed',
      weather: 'STORM',
      duration: 3,
      cause: 'ability',
      draws: [],
    })
    expect([random.weather, random.duration]).toEqual(['STORM', 3])
  })
})
