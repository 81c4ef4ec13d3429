import { expect, test } from 'vitest'
import { benchesOf, withTable } from './bench-document.ts'

const DOCUMENT = `# What it costs

Measured on some day.

## quick

Words before.

| old | table |
|---|---|
| 1 | 2 |

Words after.

## How cost grows

Slowly.
`

const LINE = {
  name: 'quick-line',
  peer: 'somebody',
  ours: 1234,
  theirs: 2,
  ratio: 617,
  rounds: 5,
  load: 0.5,
  unit: 'things a second',
  range: '600 to 630 times',
}

test('only the table of the section and the line about the circumstances change', () => {
  expect([...benchesOf(DOCUMENT)]).toEqual(['quick'])
  const written = withTable(DOCUMENT, 'quick', [LINE], 'Measured on another day.')
  const row = '| `quick-line` | 1,234 | somebody | 2 | 617 | 600 to 630 times | 5 | 0.5 | things a second |'
  const [head, rule, ...rows] = written.split('\n').filter((line) => line.startsWith('|'))
  expect(head).toContain('| line | ours |')
  expect(rule).toMatch(/^\|(---\|){9}$/)
  expect(rows).toEqual([row])
  const bare = (text: string) => text.split('\n').filter((line) => !line.startsWith('|') && !/^Measured/.test(line))
  expect(bare(written)).toEqual(bare(DOCUMENT))
  expect(withTable(written, 'quick', [LINE], 'Measured on another day.')).toBe(written)
})

test('a section without a table gets one', () => {
  const written = withTable('## quick\n\nWords.\n', 'quick', [{ ...LINE, ours: null, ratio: null }], '')
  expect(written).toContain('Words.\n\n| line |')
  expect(written).toContain('| `quick-line` | – | somebody | 2 | – |')
})
