import { deckErrors, READY_DECKS } from '@tessera/siegefront'
import { describe, expect, it } from 'vitest'
import { CATALOGUE, countsOf, sameDeck, stacksOf, withOneLess, without } from './cards.ts'
import { curveInWords, curveOf } from './curve.ts'
import { inputErrorsOf, refuseOneMore, sizeWords, tallyOf } from './limits.ts'

const wall = READY_DECKS.find(({ key }) => key === 'iron-wall')?.cards ?? []

describe('a deck', () => {
  it('is listed by cost, then by name, with cards that do not exist last', () => {
    const stacks = stacksOf(['knight', 'footman', 'dragon', 'bowman', 'footman'])
    expect(stacks.map(({ key, count }) => `${count} ${key}`)).toEqual(['1 bowman', '2 footman', '1 knight', '1 dragon'])
    expect(CATALOGUE.length).toBe(78)
  })

  it('loses one copy, or all of a card, and is the same in any order', () => {
    const deck = ['knight', 'footman', 'footman']
    expect(withOneLess(deck, 'footman')).toEqual(['knight', 'footman'])
    expect(withOneLess(deck, 'bowman')).toBe(deck)
    expect(without(deck, 'footman')).toEqual(['knight'])
    expect(sameDeck(deck, ['footman', 'knight', 'footman'])).toBe(true)
    expect(countsOf(deck).get('footman')).toBe(2)
  })
})

describe('SGF-703 limits, live', () => {
  it('refuses a fourth copy of a common and a second of a legendary', () => {
    expect(refuseOneMore(['footman', 'footman'], 'footman')).toBeNull()
    expect(refuseOneMore(['footman', 'footman', 'footman'], 'footman')?.code).toBe('deck_copies')
    expect(refuseOneMore(['elder-dragon'], 'elder-dragon')?.text).toBe('At most 1 of Elder Dragon.')
  })

  it('refuses a seventh epic and a fourth legendary', () => {
    const epics = ['assassin', 'assassin', 'paladin', 'paladin', 'saboteur', 'saboteur']
    expect(refuseOneMore(epics, 'cave-troll')?.code).toBe('deck_rarity')
    expect(refuseOneMore(epics, 'elder-dragon')).toBeNull()
    expect(refuseOneMore(['frost-queen', 'elder-dragon', 'undying-marshal'], 'stone-colossus')?.code).toBe(
      'deck_rarity',
    )
  })

  it('refuses a card beyond the thirtieth, but nothing for being short', () => {
    expect(refuseOneMore(wall, 'footman')?.code).toBe('deck_size')
    expect(refuseOneMore(wall.slice(1), 'footman')).toBeNull()
    expect([0, 30, 31].map(sizeWords)).toEqual(['30 to go', 'complete', '1 too many'])
  })

  it('blames a new card for its own input errors only', () => {
    const broken = ['footman', 'footman', 'footman', 'footman']
    expect(refuseOneMore(broken, 'knight')).toBeNull()
    expect(refuseOneMore(broken, 'footman')?.code).toBe('deck_copies')
  })

  it('SGF-1906 each input error stands beside the cards it is about', () => {
    const deck = ['footman', 'footman', 'footman', 'footman', 'dragon', ...new Array<string>(7).fill('assassin')]
    const inputErrors = deckErrors(deck)
    expect(inputErrorsOf('footman', inputErrors).map(({ code }) => code)).toEqual(['deck_copies'])
    expect(inputErrorsOf('dragon', inputErrors).map(({ code }) => code)).toEqual(['deck_unknown_card'])
    expect(inputErrorsOf('assassin', inputErrors).map(({ code }) => code)).toEqual(['deck_copies', 'deck_rarity'])
    expect(inputErrorsOf('knight', inputErrors)).toEqual([])
    expect(tallyOf(deck)).toEqual({ cards: 12, epics: 7, legendaries: 0 })
  })
})

describe('the mana curve', () => {
  it('counts cards by cost and tells the average', () => {
    const curve = curveOf(['footman', 'footman', 'knight', 'stone-colossus', 'dragon'])
    expect(curve.byCost).toEqual([0, 2, 0, 0, 1, 0, 0, 0, 0, 1])
    expect(curve.average).toBe(4.8)
    expect(curveInWords(curve)).toBe('2 of cost 2, 1 of cost 5, 1 of cost 10; 4.8 mana on average')
    expect(curveInWords(curveOf([]))).toBe('No cards yet')
  })
})
