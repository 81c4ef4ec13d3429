import { expect, test } from 'vitest'
import { browserWords } from './browser-words.ts'

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605 (KHTML) Version/17.5 Safari/605', 'Safari on Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['curl/8.5', 'curl/8.5'],
  ['', 'A program'],
])('%s', (agent, words) => {
  expect(browserWords(agent)).toBe(words)
})
