import { createMatch, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import { siegefrontRules } from '../index.ts'
import { attack, configIn, END, give, position, s0, s1, storm } from '../testing/position.ts'

const exhausted = (state: ReturnType<typeof position>, seat: 0 | 1) => {
  state.seats[seat].hand = []
  state.seats[seat].deck = []
}

describe('endings', () => {
  it('SGF-1301 SGF-1305 a castle at 0 when a settle ends: the other seat wins at once', () => {
    const state = position({ castles: [30, 4], units: [s0('swordsman', 1, 2)] })
    const events = give(state, storm(1))
    expect(state.result).toEqual({ winner: 0, reason: 'castle', decidedBy: null, score: [30, 0] })
    expect(events.at(-1)).toEqual({
      type: 'match_ended',
      winner: 0,
      reason: 'castle',
      decidedBy: null,
      castles: [30, 0],
    })
    expect([state.phase, siegefrontRules.awaiting(state, configIn(state))]).toEqual(['over', []])
  })

  it('SGF-1301 both castles at 0 in one settle: a draw', () => {
    const state = position({
      castles: [2, 4],
      units: [s0('siege-beast', 1, 1), s1('zealot', 1, 2, { hp: 1, speed: 1, attack: 1 })],
    })
    give(state, attack(1, 2), [50, 50])
    expect(state.seats.map((seat) => seat.castleHp)).toEqual([0, 0])
    expect(state.result).toMatchObject({ winner: null, reason: 'castle', decidedBy: 'draw' })
  })

  it('SGF-1302 a deck seat with no hand, no deck and no units loses at turn end, whose ever it is', () => {
    for (const spent of [0, 1] as const) {
      const state = position({ units: [spent === 0 ? s1('footman', 0, 2) : s0('footman', 0, 0)] })
      exhausted(state, spent)
      give(state, END)
      expect(state.result).toMatchObject({ winner: 1 - spent, reason: 'exhaustion', decidedBy: null })
    }
    const units = position({ units: [s0('footman', 0, 0)] })
    exhausted(units, 0)
    give(units, END)
    expect(units.result).toBeNull()
  })

  it('SGF-1302 both exhausted at once: decided as at the limit', () => {
    for (const [castles, winner, decidedBy] of [
      [[9, 12], 1, 'castle_hp'],
      [[12, 9], 0, 'castle_hp'],
      [[12, 12], null, 'draw'],
    ] as const) {
      const state = position({ castles })
      exhausted(state, 0)
      exhausted(state, 1)
      give(state, END)
      expect(state.result).toMatchObject({ winner, reason: 'exhaustion', decidedBy })
    }
  })

  it('SGF-1302 forge seats cannot be exhausted', () => {
    const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'easy' } }
    const state = position({ config: { seats: [forge, forge] } })
    for (const seat of state.seats) seat.charges = 0
    give(state, END)
    expect(state.result).toBeNull()
  })

  it('SGF-1303 at the end of the last turn the higher castle wins', () => {
    const early = position({ turn: 49, castles: [12, 13] })
    give(early, END)
    expect([early.result, early.turn]).toEqual([null, 50])
    give(early, END)
    expect(early.result).toMatchObject({ winner: 1, reason: 'turn_limit', decidedBy: 'castle_hp' })
  })

  it('SGF-1303 with equal castles the HP on the board decide; equal there too, the match is drawn', () => {
    for (const [units, winner, decidedBy] of [
      [[s0('footman', 0, 0), s1('footman', 0, 2, { hp: 3 })], 0, 'board_hp'],
      [[s0('footman', 0, 0, { hp: 1 }), s0('footman', 1, 0, { hp: 2 }), s1('footman', 0, 2)], 1, 'board_hp'],
      [[s0('footman', 0, 0), s1('footman', 0, 2)], null, 'draw'],
    ] as const) {
      const state = position({ turn: 50, active: 1, castles: [9, 9], units })
      give(state, END)
      expect(state.result).toMatchObject({ winner, reason: 'turn_limit', decidedBy })
    }
  })

  it('SGF-301 SGF-1301 a match lost as a turn starts ends before the abilities of that turn', () => {
    const state = position({
      active: 1,
      castles: [30, 2],
      units: [s0('zealot', 1, 0, { hp: 1, statuses: { burning: 1 } }), s0('footman', 0, 0, { abilities: ['tithe'] })],
    })
    const events = give(state, END)
    expect(state.result).toMatchObject({ winner: 0, reason: 'castle' })
    expect(events.filter((event) => event.type === 'ability' && event.trigger === 'on_turn_start')).toEqual([])
  })

  it('SGF-1303 exhaustion is looked at before the limit', () => {
    const state = position({ turn: 50, active: 1, castles: [20, 10], units: [s1('footman', 0, 2)] })
    exhausted(state, 0)
    give(state, END)
    expect(state.result).toMatchObject({ winner: 1, reason: 'exhaustion' })
  })

  it('SGF-1304 either seat may concede at any time, even before the decks are there', () => {
    const parsed = siegefrontRules.config.parse({})
    if (!parsed.ok) throw new Error('config')
    for (const seat of [0, 1]) {
      const match = createMatch(siegefrontRules, { config: parsed.value, seed: seedFrom('concede') })
      expect(match.act(seat, 'resign')).toBeNull()
      expect(match.result()).toMatchObject({ winner: 1 - seat, reason: 'concession' })
    }
  })
})
