import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compile, compiledFile } from '../scripts/compile.mjs'

it('the compiled contracts are those of the sources; node packages/chain/scripts/compile.mjs makes them anew', () => {
  expect(readFileSync(compiledFile, 'utf8') === compile()).toBe(true)
})
