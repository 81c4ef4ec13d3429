import { expect, test } from 'vitest'
import { readMarkdown } from './markdown.ts'

const BOOK = `# Toy: rulebook

Two lines
of one *paragraph*.

## 1. Terms, and more

- **TOY-1** A rule with \`code\` that goes on
  in a second line. See TOY-2 and XX-9:
  1. first **step**
  2. second
- **TOY-2** Another.

| a | b |
|---|---|
| 1 | x \\| y |
`

test('a rulebook becomes headings, rules with anchors, lists and tables', () => {
  const book = readMarkdown(BOOK)
  expect(book.title).toBe('Toy: rulebook')
  expect(book.sections).toEqual([{ id: '1-terms-and-more', title: '1. Terms, and more' }])
  const [text, , list, table] = book.blocks
  expect(text).toEqual({
    kind: 'text',
    text: ['Two lines of one ', { kind: 'emphasis', text: ['paragraph'] }, '.'],
  })
  expect(list).toMatchObject({ kind: 'list', ordered: false, items: [{ rule: 'TOY-1' }, { rule: 'TOY-2' }] })
  expect(table).toEqual({ kind: 'table', head: [['a'], ['b']], rows: [[['1'], ['x | y']]] })
})

test('references to rules of the same book are links, others are words', () => {
  const list = readMarkdown(BOOK).blocks[2]
  if (list?.kind !== 'list') throw new Error('no list')
  const [text, steps] = list.items[0]?.blocks ?? []
  expect(text).toEqual({
    kind: 'text',
    text: [
      'A rule with ',
      { kind: 'code', text: 'code' },
      ' that goes on in a second line. See ',
      { kind: 'rule', rule: 'TOY-2' },
      ' and ',
      'XX-9',
      ':',
    ],
  })
  expect(steps).toMatchObject({ kind: 'list', ordered: true, items: [{ blocks: [{ kind: 'text' }] }, {}] })
})

test('lines that look like something else and are not do not stop the reading', () => {
  const texts = ['# of units', '#5 falls', '#### deep', '|', '```', '- ', '*', '1.'].map((line) => `${line}\nnext`)
  for (const text of texts) expect(readMarkdown(`x\n\n${text}`).blocks.length).toBeGreaterThan(0)
})
