import { expect, test } from 'vitest'
import type { Entry } from './log-rows.ts'
import { type LogMoment, logReducer, logShown, UNTOUCHED } from './log-state.ts'

const lines: readonly Entry[] = [
  { key: 'march', index: 0, period: 1, plain: 'A marches.', sum: [{ name: 'steps', value: '3' }] },
  { key: 'march again', index: 1, period: 2, plain: 'A marches on.', sum: [{ name: 'steps', value: '2' }] },
  { key: 'blow', index: 1, period: 2, plain: 'A hits B.', sum: [{ name: 'damage', value: '7', total: true }] },
  { key: 'fall', index: 2, period: 2, plain: 'B falls.' },
]
const moment: LogMoment<Entry> = {
  lines,
  index: 1,
  reached: 2,
  animating: null,
  calm: true,
  filter: null,
  only: null,
}
const shown = (over: Partial<LogMoment<Entry>>, state = UNTOUCHED) => {
  const { rows, spoken } = logShown(state, { ...moment, ...over })
  const open = rows.flatMap((row) => (row.kind === 'line' && row.open ? [row.key] : []))
  const keys = rows.flatMap((row) => (row.kind === 'line' ? [row.key] : []))
  return { keys, open, spoken, folded: rows.flatMap((row) => (row.kind === 'fold' && !row.open ? [row.period] : [])) }
}

test('the present period and the sum with a total are open, and the sentences of the frame are spoken', () => {
  expect(shown({})).toEqual({
    keys: ['march again', 'blow', 'fall'],
    open: ['blow'],
    spoken: 'A marches on. A hits B.',
    folded: [1],
  })
})

test('a frame that is still being acted out has no lines and is not spoken', () => {
  expect(shown({ animating: 1 })).toEqual({ keys: [], open: [], spoken: '', folded: [1] })
})

test('a match that plays fast opens no sum and speaks no sentence', () => {
  expect(shown({ calm: false })).toMatchObject({ open: [], spoken: '' })
})

test('a filter opens every period, and a search narrows it further', () => {
  const filter = (line: Entry) => line.sum !== undefined
  expect(shown({ filter })).toMatchObject({ keys: ['march', 'march again', 'blow'], folded: [] })
  expect(shown({ filter, only: (line) => line.plain.includes('hits') })).toMatchObject({ keys: ['blow'], folded: [] })
})

test('what the reader opened or closed stays so', () => {
  const folded = logReducer(UNTOUCHED, { type: 'fold', period: 2, open: false })
  expect(shown({}, folded)).toMatchObject({ keys: [], folded: [1, 2] })
  const closed = logReducer(UNTOUCHED, { type: 'sum', line: 'blow', open: false })
  expect(shown({}, closed)).toMatchObject({ open: [] })
  expect(shown({ index: 0 }, logReducer(closed, { type: 'filter', id: 'blows' }))).toMatchObject({ open: ['march'] })
})
