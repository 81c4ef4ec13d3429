import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, forgetDraft, keepDraft } from './drafts.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a draft is kept for its match and its turn, the last one counts', () => {
  keepDraft('one', 0, { units: ['wolf'] })
  keepDraft('one', 0, { units: [] })
  keepDraft('two', 3, { cards: [1] })
  expect(draftOf('one', 0)).toEqual({ choice: { units: [] } })
  expect(draftOf('one', 1)).toBeNull()
  expect(draftOf('two', 3)).toEqual({ choice: { cards: [1] } })
  forgetDraft('one')
  expect(draftOf('one', 0)).toBeNull()
  expect(draftOf('two', 3)).not.toBeNull()
})

test('only the latest are kept, and what is not ours is not read', () => {
  for (let match = 0; match < 60; match++) keepDraft(`m${match}`, 0, match)
  expect(draftOf('m9', 0)).toBeNull()
  expect(draftOf('m10', 0)).toEqual({ choice: 10 })
  for (const broken of ['{', '7', '[[1,2,3],null,["m10"]]']) {
    kept.set('tessera.drafts', broken)
    expect(draftOf('m10', 0)).toBeNull()
  }
})
