import { expect, test } from 'vitest'
import { citedBy, numberingOf, rulesOf } from './cited.mjs'

const BOOK =
  '- **HEX-1** *Seats* (HEX-17).\n- **X3 (changed)** Overflow, **itself included**.\n| X4 | a row |\n| F11 | a cell |'

test('numbered rules are found where the rulebook defines them, not where it mentions them', () => {
  expect(rulesOf(BOOK)).toEqual(['HEX-1', 'X3', 'X4'])
  expect(rulesOf('| GB-12 | a mention |\n**GB-1401** *Armies*. **COH-3.2** Maps.')).toEqual([
    'GB-12',
    'GB-1401',
    'COH-3.2',
  ])
})

test('how rules are numbered is read from the rulebook, and one without rules has none', () => {
  expect(numberingOf(BOOK)).toEqual(['HEX-\\d+', 'X\\d+'])
  expect(numberingOf('**COH-3.2** Maps.')).toEqual(['COH-\\d+\\.\\d+'])
  expect(rulesOf('Nothing **bold** here.')).toEqual([])
})

test('a rule is cited by a title, also a generated one, but not by a comment or by the tests of another game', () => {
  const text =
    "// HEX-1\n/* HEX-2 */\ntest('HEX-3 division', () => {})\ntest(`HEX-4 is drawn, X5`, () => {})\ntest('SGF-6', f)"
  expect(citedBy(text, numberingOf(BOOK))).toEqual(['HEX-3', 'HEX-4', 'X5'])
})
