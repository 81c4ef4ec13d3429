import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compile, compiledFile, sourcesHash } from './scripts/compile.mjs'

const DEEP = process.env['TESSERA_DEEP'] !== undefined

it('the compiled contracts are those of the sources; node games/siegefront/chain/scripts/compile.mjs makes them anew', () => {
  const compiled = readFileSync(compiledFile, 'utf8')
  expect(JSON.parse(compiled).sources).toBe(sourcesHash())
  // Compiling takes longer than most test files.
  if (DEEP) expect(compiled === compile()).toBe(true)
})
