import { expect, test } from 'vitest'
import { waysBack } from './ways.ts'

const CAUSES = ['setup', 'resolve', 'resolve', 'beat', 'beat', 'resolve', 'resolve', 'beat', 'beat'] as const
const PHASES = ['muster', 'deploy', 'battle', 'battle', 'muster', 'deploy', 'battle', 'battle', 'battle']

const timeline = {
  cause: (index: number) => CAUSES[index] ?? 'beat',
  frame: (index: number) => ({
    index,
    at: 0,
    cause: 'beat' as const,
    period: 0,
    events: [],
    view: PHASES[index] ?? '',
  }),
}
const redo = (phase: string) => ({ muster: 'Choose', deploy: 'Place' })[phase] ?? null

test('the choices before a moment are offered, the last one first, and none of a later battle', () => {
  expect(waysBack(timeline, 8, redo)).toEqual([
    { at: 5, words: 'Place' },
    { at: 4, words: 'Choose' },
  ])
  expect(waysBack(timeline, 3, redo)).toEqual([
    { at: 1, words: 'Place' },
    { at: 0, words: 'Choose' },
  ])
  expect(waysBack(timeline, 1, redo)).toEqual([{ at: 0, words: 'Choose' }])
  expect(waysBack(timeline, 0, redo)).toEqual([])
})
