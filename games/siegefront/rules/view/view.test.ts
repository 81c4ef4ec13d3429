import { describe, expect, it } from 'vitest'
import { siegefrontRules } from '../index.ts'
import { configIn, END, give, position, s0, s1, storm } from '../testing/position.ts'

const { view, hear } = siegefrontRules

describe('views', () => {
  it('SGF-1802 a seat sees its own hand and what is left of its deck, sorted; of the other only counts', () => {
    const state = position({ hand: ['herald', 'knight'], units: [s0('footman', 0, 0), s1('footman', 0, 2)] })
    state.seats[1].hand = [{ id: 1, card: 'assassin' }]
    state.seats[0].deck = ['wolf-rider', 'berserker', 'knight']
    const mine = view(state, 0, configIn(state))
    expect(mine.seats[0]).toMatchObject({
      hand: [{ card: 'herald' }, { card: 'knight' }],
      deck: ['berserker', 'knight', 'wolf-rider'],
    })
    expect(mine.seats[1]).toMatchObject({ hand: null, handCount: 1, deck: null, deckCount: 30 })
    expect(JSON.stringify(mine)).not.toContain('assassin')
    expect(mine.units).toHaveLength(2)
    expect(mine).toMatchObject({ weather: 'CLEAR', duration: 0, turn: 9, active: 0 })
  })

  it('SGF-1803 spectators see neither hand nor deck until the match is over', () => {
    const state = position({ castles: [30, 4], hand: ['herald'], units: [s0('swordsman', 1, 2)] })
    expect(view(state, 'spectator', configIn(state)).seats).toMatchObject([
      { hand: null, deck: null, handCount: 1 },
      { hand: null, deck: null },
    ])
    give(state, storm(1))
    for (const to of [0, 1, 'spectator'] as const) {
      expect(view(state, to, configIn(state)).seats[0].hand).toMatchObject([{ card: 'herald' }])
      expect(view(state, to, configIn(state)).seats[1].deck).toHaveLength(30)
    }
  })

  it('SGF-1802 what is drawn and put back only its owner hears', () => {
    const state = position({})
    const [drawn] = give(state, END).filter((event) => event.type === 'card_drawn')
    if (drawn === undefined) throw new Error('nothing was drawn')
    expect(hear(state, drawn, 1, configIn(state))).toEqual(drawn)
    for (const to of [0, 'spectator'] as const)
      expect(hear(state, drawn, to, configIn(state))).toMatchObject({ seat: 1, card: null, handId: null })
    const back = { type: 'mulligan_done', seat: 0, count: 1, cards: ['knight'] } as const
    expect([hear(state, back, 0, configIn(state)), hear(state, back, 1, configIn(state))]).toEqual([
      back,
      { ...back, cards: null },
    ])
  })

  it('SGF-001 SGF-1801 a state is plain data', () => {
    const state = position({ hand: ['herald'], units: [s0('footman', 0, 0)] })
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })
})
