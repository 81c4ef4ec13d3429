import { MessageFormat } from 'messageformat'
import { DraftFunctions } from 'messageformat/functions'
import { describe, expect, it } from 'vitest'
import { plainWords } from '../part.ts'
import { formatMessage } from './format.ts'
import { parseMessage } from './parse.ts'

/** What both must say the same of: the messages, and facts of every kind they select on. */
const MESSAGES = [
  'plain text with \\{ braces \\} and a \\\\ backslash',
  'one {$n} and {|a literal|} and {$s}',
  '{ $n :integer }',
  '{$n :number minimumFractionDigits=2}',
  '{$n :percent}',
  '{$n :unit unit=meter}',
  '{#b}bold{/b} {#icon name=|a b| /} end',
  '.input {$n :integer} .match $n 0 {{none}} one {{one}} few {{few}} many {{many}} * {{other {$n}}}',
  '.input {$n :integer select=ordinal} .match $n one {{{$n}st}} two {{{$n}nd}} few {{{$n}rd}} * {{{$n}th}}',
  '.input {$n :integer select=exact} .match $n 1 {{exactly one}} one {{never}} * {{other}}',
  '.input {$s :string} .match $s |two words| {{quoted}} left {{L}} * {{else {$s}}}',
  '.input {$s :string} .input {$n :integer} .match $s $n left one {{L1}} left * {{L}} * one {{1}} * * {{*}}',
  '.input {$n :number} {{{$n} }}',
  '  {{  quoted  }}  ',
]
const NUMBERS = [0, 1, 2, 3, 5, 21, 1234, -4]
const STRINGS = ['left', 'two words', 'x']

describe.each(['en', 'de', 'pl', 'ar'])('in %s', (language) => {
  it.each(MESSAGES)('%j reads as the standard implementation reads it', (source) => {
    const standard = new MessageFormat(language, source, { functions: DraftFunctions, bidiIsolation: 'none' })
    const message = parseMessage(source)
    for (const n of NUMBERS)
      for (const s of STRINGS) {
        const facts = { n, s }
        const own = plainWords(formatMessage(message, { language, facts, resolve: () => [] }))
        expect(own).toBe(standard.format(facts))
      }
  })
})
