import { expect, test } from 'vitest'
import type { SomeRecord } from '../definition/types.ts'
import { wasPlayedOut } from './played-out.ts'

const withActs = (...acts: readonly string[]) =>
  ({ turns: [], acts: acts.map((act) => ({ at: 0, seat: 0, act })) }) as unknown as SomeRecord

test.each(['resign', 'forfeit', 'all-late', 'draw-agreed', 'abort'])(
  'a match that ended by %s was not played out',
  (act) => {
    expect(wasPlayedOut(withActs('offer-draw', 'decline-draw', act))).toBe(false)
  },
)

test('offers that came to nothing and moves taken back end nothing', () => {
  expect(wasPlayedOut(withActs())).toBe(true)
  expect(wasPlayedOut(withActs('offer-draw', 'decline-draw', 'ask-takeback', 'accept-takeback', 'taken-back'))).toBe(
    true,
  )
})

test('a match that went on without somebody was played out by the others', () => {
  const left = { ...withActs('resign'), turns: [{ choices: [], branch: 0 }] } as unknown as SomeRecord
  expect(wasPlayedOut(left)).toBe(true)
})
