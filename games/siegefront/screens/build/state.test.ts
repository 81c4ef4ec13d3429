import { READY_DECKS } from '@tessera/siegefront'
import { describe, expect, test } from 'vitest'
import { type BuilderAction, edit, factsOf, opened } from './state.ts'

const empty = opened({ cards: [], name: 'Mine' })
const after = (...actions: readonly BuilderAction[]) => actions.reduce(edit, empty)
const add = (card: string) => ({ type: 'add', card }) as const
const [ready] = READY_DECKS

describe('building a deck', () => {
  test('cards are added and removed one by one, or all copies at once', () => {
    const state = after(add('footman'), add('knight'), add('footman'))
    expect(edit(state, { type: 'remove', card: 'footman' }).cards).toEqual(['footman', 'knight'])
    expect(edit(state, { type: 'remove_all', card: 'footman' }).cards).toEqual(['knight'])
  })
  test('a deck that takes the place of another can be taken back', () => {
    const taken = after(
      add('footman'),
      { type: 'open', dialog: 'decks' },
      { type: 'take', cards: ['knight'], name: 'Wall' },
    )
    expect(taken).toMatchObject({ cards: ['knight'], name: 'Wall', open: null })
    expect(edit(taken, { type: 'take_back' })).toMatchObject({ cards: ['footman'], name: 'Mine', replaced: null })
  })
  test('nothing is lost when the deck was empty, or holds the same cards', () => {
    expect(after({ type: 'take', cards: ['knight'], name: null })).toMatchObject({ name: 'Mine', replaced: null })
    expect(after(add('knight'), { type: 'take', cards: ['knight'], name: 'Wall' }).replaced).toBeNull()
  })
})

describe('SGF-703 what is true of a deck', () => {
  test('a ready deck can be played', () => {
    expect(factsOf({ cards: ready?.cards ?? [], name: '' })).toMatchObject({ errors: [], refusal: null })
  })
  test('a short deck is refused as a whole, a fourth copy beside its card', () => {
    const { deckErrors, errors, refusal } = factsOf({ cards: new Array<string>(4).fill('footman'), name: '' })
    expect(deckErrors.map(({ code }) => code)).toEqual(['deck_size'])
    expect(errors.map(({ code }) => code)).toContain('deck_copies')
    expect(refusal).toBe(errors[0]?.text)
  })
})
