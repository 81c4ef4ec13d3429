import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { games } from '@tessera/games'
import { expect, test } from 'vitest'
import { withGames } from './protocol-document.ts'

const root = resolve(import.meta.dirname, '../../../..')

test('docs/protocol.md shows the options and choices of every game as they are; else run npx tessera games --write docs/protocol.md', () => {
  const document = readFileSync(join(root, 'docs/protocol.md'), 'utf8')
  expect(document).toBe(withGames(document, games, root))
})

test('a document without the marked lines is refused', () => {
  expect(() => withGames('# Protocol', games, root)).toThrow('has no lines')
})
