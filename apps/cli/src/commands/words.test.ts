import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { tessera } from '../testing/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-words-'))
const web = join(folder, 'web')
const languages = join(folder, 'languages')
const english = join(web, 'words', 'en')
mkdirSync(english, { recursive: true })
writeFileSync(join(english, 'ui.json'), JSON.stringify({ done: 'Done', men: '{$n :integer} men' }))
writeFileSync(join(english, 'toy.json'), JSON.stringify({ won: '{$who :name} wins.' }))

afterAll(() => rmSync(folder, { recursive: true }))

test('a new language is every message in English, and is whole at once', async () => {
  const made = await tessera(['words', 'new', 'fr', languages, '--web', web, '--json'])
  expect(JSON.parse(made.out)).toEqual({ folder: join(languages, 'fr'), files: 2, messages: 3 })
  expect(readdirSync(join(languages, 'fr')).sort()).toEqual(['toy.json', 'ui.json'])
  expect(JSON.parse(readFileSync(join(languages, 'fr', 'ui.json'), 'utf8'))).toEqual({
    done: 'Done',
    men: '{$n :integer} men',
  })
  const checked = await tessera(['words', 'check', languages, '--web', web])
  expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('fr: every message is there') })
})

test('what is there already is never written over', async () => {
  expect(await tessera(['words', 'new', 'fr', languages, '--web', web])).toMatchObject({
    code: 2,
    err: expect.stringContaining('exists already; nothing was changed'),
  })
})

test('a check names the file, the message and what is wrong with it', async () => {
  writeFileSync(join(languages, 'fr', 'ui.json'), JSON.stringify({ men: '{$m :integer} hommes' }))
  writeFileSync(join(languages, 'fr', 'toy.json'), '{')
  const { code, out, err } = await tessera(['words', 'check', languages, '--web', web])
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('4 messages need work') })
  expect(out).toContain('fr/ui.json: done is missing: Done\n')
  expect(out).toContain('fr/ui.json: men does not use {$n}: {$m :integer} hommes\n')
  expect(out).toContain('fr/ui.json: men uses {$m}, which it is not given: {$m :integer} hommes\n')
  expect(out).toContain('fr/toy.json: this is not JSON')
})

test.each([
  [['new', 'not a tag', languages, '--web', web], '"not a tag" is no language'],
  [['new', 'it', languages, '--web', folder], 'There is no built client with words'],
  [['check', join(folder, 'none'), '--web', web], 'There is no folder'],
  [['check', english, '--web', web], 'There is no language in'],
])('tessera words %j is answered with what is wrong', async (args, sentence) => {
  const { code, err } = await tessera(['words', ...args])
  expect({ code: code !== 0, err }).toEqual({ code: true, err: expect.stringContaining(sentence) })
})
