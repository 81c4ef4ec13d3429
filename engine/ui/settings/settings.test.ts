import { expect, test } from 'vitest'
import { parse } from './settings.ts'

test('settings from storage count field by field', () => {
  const defaults = {
    language: 'system',
    ...{ theme: 'system', motion: 'system', speed: 1, battles: 'brisk', coordinates: false },
    ...{ volume: 0.5, ambience: true, haptics: true },
  }
  expect(parse(undefined)).toEqual(defaults)
  expect(parse('nonsense')).toEqual(defaults)
  expect(parse({ theme: 'daylight', motion: 'wild', speed: 3, coordinates: true, volume: 7 })).toEqual({
    ...defaults,
    theme: 'light',
    coordinates: true,
  })
})
