import { expect, test } from 'vitest'
import { fittingLabels } from './tick-labels.ts'

test('labels that would touch the one before are left out', () => {
  const ticks = [0, 20, 60, 80, 100].map((x, i) => ({ x, label: i === 0 ? 'Round 1' : String(i + 1) }))
  expect(fittingLabels(ticks, 300)).toEqual([true, false, false, true, false])
})

test('a label that would run out of the track is left out', () => {
  expect(fittingLabels([{ x: 95, label: 'Round 9' }], 100)).toEqual([false])
})
