import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('what would move the cursor, repaint or turn the text around is not written', () => {
  expect(plainText('a\u001b[2Jb\u0007\u009b\u202ec\r')).toBe('a\ufffd[2Jb\ufffd\ufffd\ufffdc\ufffd')
  expect(plainText('Zeile 1\n\t– ▲ 日本')).toBe('Zeile 1\n\t– ▲ 日本')
})
