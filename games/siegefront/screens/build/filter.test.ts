import { CARDS } from '@tessera/siegefront'
import { describe, expect, it } from 'vitest'
import { abilityGroups, type CardFilter, isFiltered, NO_FILTER, shownCards } from './filter.ts'

const shown = (filter: Partial<CardFilter>, mine: readonly string[] = []) =>
  shownCards(CARDS, { ...NO_FILTER, ...filter }, new Map(mine.map((key) => [key, 1]))).map(({ key }) => key)

describe('SGF-1906 filters of the catalogue', () => {
  it('shows everything without a filter', () => {
    expect(shown({}).length).toBe(78)
    expect(isFiltered({ ...NO_FILTER, search: '  ' })).toBe(false)
    expect(isFiltered({ ...NO_FILTER, mine: true })).toBe(true)
  })

  it('by cost, the expensive ones together', () => {
    expect(shown({ cost: 1 }).length).toBe(6)
    expect(shown({ cost: 7 })).toContain('stone-colossus')
    expect(shown({ cost: 7 })).toContain('iron-column')
  })

  it('by rarity and ability at once', () => {
    expect(shown({ rarity: 'legendary', ability: 'winged' })).toEqual(['elder-dragon'])
    expect(shown({ ability: 'none' })).toContain('footman')
    expect(shown({ ability: 'trigger:on_death', rarity: 'common' })).toEqual(['powder-runner', 'wandering-monk'])
  })

  it('by words of the name and of what it does', () => {
    expect(shown({ search: 'FROZEN' })).toContain('frost-adept')
    expect(shown({ search: 'castle regains' })).toEqual(['wandering-monk', 'lady-of-banners'])
    expect(shown({ search: 'no such words' })).toEqual([])
  })

  it('by what the deck has', () => {
    expect(shown({ mine: true }, ['knight'])).toEqual(['knight'])
  })

  it('lists every printed ability once', () => {
    const listed = abilityGroups()
      .flatMap(({ options }) => options.map(({ value }) => value))
      .filter((value) => !value.startsWith('trigger:'))
    expect(listed.toSorted()).toEqual([...new Set(CARDS.flatMap(({ abilities }) => abilities))].toSorted())
  })
})
