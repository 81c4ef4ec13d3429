import { PRINTED, refuseDeck } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { dailyOf, today } from './daily.ts'

test('GR-2411 a day has one run for all players, and the next day another', () => {
  const { daily, seed } = dailyOf('2026-11-16')
  expect(dailyOf('2026-11-16')).toEqual({ daily, seed })
  expect(dailyOf('2026-11-17').seed).not.toBe(seed)
  expect(refuseDeck(PRINTED, daily, daily.deck)).toBeNull()
})

test('GR-2411 days are those of UTC', () => {
  expect(today(new Date('2026-11-16T23:59:59Z'))).toBe('2026-11-16')
  expect(today(new Date('2026-11-17T01:00:00+02:00'))).toBe('2026-11-16')
})
