import type { ChanceCurve } from '@tessera/lab'
import { expect, test } from 'vitest'
import { undecided } from './undecided.ts'

const after = (frame: number): ChanceCurve => ({ seat: 0, points: [], deciding: { frame, swing: -0.5 } })
const framesTold = (curves: Iterable<ChanceCurve>) => [...curves].map(({ deciding }) => deciding?.frame ?? null)

test('the deciding moment is told when the curve is whole, and not before', () => {
  expect(framesTold(undecided([after(2), after(5), after(9)], () => false))).toEqual([null, null, null, 9])
})

test('a curve that takes too long is told as far as it got', () => {
  let looked = 0
  expect(framesTold(undecided([after(2), after(5), after(9)], () => ++looked === 2))).toEqual([null, 5])
})
