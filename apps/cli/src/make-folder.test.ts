import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-folder-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('a folder is made with those above it, and is left alone when it is there', () => {
  const deep = join(folder, 'a', 'b', 'c')
  expect(makeFolder(deep, '--save')).toBe(deep)
  writeFileSync(join(deep, 'kept'), '')
  expect(makeFolder(deep, '--save')).toBe(deep)
  expect(existsSync(join(deep, 'kept'))).toBe(true)
})

test('a file in its place is said with the flag', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const asked = (path: string) => () => makeFolder(path, '--data')
  expect(asked(file)).toThrow(`--data: the folder ${file} cannot be made: there is a file in its place`)
  expect(asked(join(file, 'below'))).toThrow('/below cannot be made: there is a file on the way to it')
})

test.runIf(existsSync('/proc/self'))('a place that holds no folders is refused instead of tried for ever', () => {
  expect(() => makeFolder('/proc/x', '--save')).toThrow('--save: the folder /proc/x cannot be made: nothing can be')
})
