import { expect, test } from 'vitest'
import { blocksOf, marksOf, titlesOf } from './promises.mjs'

const DOCUMENT = `# A heading

A paragraph
in two lines.
- an item
- another,
  in two lines
1. a numbered one

\`\`\`
code
\`\`\`
| head | of a table |
|---|---|
| a row | of it |
`

test('paragraphs, list items and table rows must each be held; headings, code and heads of tables promise nothing', () => {
  expect(blocksOf(DOCUMENT)).toEqual([
    { line: 3, text: 'A paragraph in two lines.' },
    { line: 5, text: '- an item' },
    { line: 6, text: '- another, in two lines' },
    { line: 8, text: '1. a numbered one' },
    { line: 15, text: '| a row | of it |' },
  ])
})

test('a mark holds what stands before it, back to the mark before; what is left behind the last one is not held', () => {
  const one = { name: 'shipped/a', title: 'says so' }
  const two = { name: 'server/b', title: 'and so' }
  expect(
    marksOf('- One. <!-- test: shipped/a "says so" server/b "and so" --> Two. <!-- no promise --> Three.'),
  ).toEqual({
    held: [
      { text: 'One.', tests: [one, two] },
      { text: 'Two.', tests: [] },
    ],
    loose: 'Three.',
    unreadable: [],
  })
  expect(marksOf('| a cell | another <!-- test: shipped/a "says so" --> |')).toEqual({
    held: [{ text: 'a cell | another', tests: [one] }],
    loose: '',
    unreadable: [],
  })
})

test('a mark without a title, or with nothing before it, is told', () => {
  const marks = ['<!-- test: shipped/a -->', '<!-- some day -->']
  for (const mark of marks) expect(marksOf(`Text. ${mark}`).unreadable).toEqual([mark])
  expect(marksOf('<!-- no promise -->').unreadable).toEqual(['<!-- no promise -->'])
})

test('titles are read from calls, also of tests with several rows, and not from comments or texts', () => {
  const source = `
    // 'in a comment', () => {}
    test('plain', () => {})
    test.each([1])(
      'row %s isn\\'t skipped',
      async (row) => {},
    )
    say('no title', 3)
    describe.each(KINDS)(\`group\`, play)`
  expect(titlesOf(source)).toEqual(['plain', "row %s isn't skipped", 'group'])
})
