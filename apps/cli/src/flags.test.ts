import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gameNamed, readConfigFlag, readFile } from './flags.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-flags-'))
const file = join(folder, 'file')
writeFileSync(file, 'x'.repeat(100_000))

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['', 'There is no file without a name'],
  [join(folder, 'none'), 'There is no file'],
  [join(file, 'below'), 'There is no file'],
  [folder, 'is a folder, not a file'],
  [file, 'is too large: at most 99999 bytes are read'],
  ['a\u0000b', 'cannot be read'],
])('a file that cannot be read is a sentence: %j', (path, sentence) => {
  expect(() => readFile(path, 99_999)).toThrow(expect.objectContaining({ message: expect.stringContaining(sentence) }))
  expect(() => readFile(path, 99_999)).toThrow(expect.objectContaining({ exitCode: 2 }))
})

test('a file is read whole, in as many pieces as it takes', () => {
  expect(readFile(file, 100_000)).toHaveLength(100_000)
})

test('a config is JSON or a file with it', () => {
  expect(readConfigFlag(' {"battles": 3}')).toEqual({ battles: 3 })
  expect(() => readConfigFlag('[')).toThrow('--config is not JSON')
  expect(() => readConfigFlag(file)).toThrow('is not JSON')
})

test('a game that every object has is none of ours', () => {
  for (const id of ['__proto__', 'constructor', '', 'HEXLINE']) expect(() => gameNamed(id)).toThrow('There is no game')
})
