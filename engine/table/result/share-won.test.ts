import { expect, test } from 'vitest'
import { shareInWords, shareOf } from './share-won.ts'

test('the share won with its interval, drawn matches counting half', () => {
  expect(shareInWords(shareOf({ matches: 1000, wins: [520, 440], draws: 40 }))).toBe(
    '54.0 % won, likely 50.9 to 57.1 %',
  )
})

test('nothing played says nothing', () => {
  expect(shareOf({ matches: 0, wins: [0, 0], draws: 0 })).toEqual({ percent: 0, low: 0, high: 100 })
})
