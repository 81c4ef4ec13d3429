import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { digest, hex, sha256 } from './sha256.ts'

test('without the browser’s own it is the same SHA-256', async () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 500]) {
    const text = 'né'.repeat(length).slice(0, length)
    const expected = createHash('sha256').update(text, 'utf8').digest('hex')
    expect(hex(digest(new TextEncoder().encode(text)))).toBe(expected)
    expect(await sha256(text)).toBe(expected)
  }
})
