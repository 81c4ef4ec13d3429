import { expect, test } from 'vitest'
import { citedBy, rulesOf } from './cited.mjs'

test('numbered rules are found where the rulebook defines them, not where it mentions them', () => {
  expect(rulesOf('- **HEX-1** *Seats* (HEX-17).\n- **X3 (changed)** Overflow, **itself included**.')).toEqual([
    'HEX-1',
    'X3',
  ])
})

test('a rule is cited by a title, also a generated one, but not by a comment', () => {
  const text = "// HEX-1\n/* HEX-2 */\ntest('HEX-3 division', () => {})\ntest(`HEX-4 is drawn, X5`, () => {})"
  expect(citedBy(text)).toEqual(['HEX-3', 'HEX-4', 'X5'])
})
