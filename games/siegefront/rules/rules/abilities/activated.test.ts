import { describe, expect, it } from 'vitest'
import { attack, codeOf, END, give, move, position, s0, s1, storm, unit, use } from '../../testing/position.ts'

describe('SGF-1202 activated abilities', () => {
  it('SGF-1202 Volley: 1 mana, 2 damage to an enemy within 2, once a turn', () => {
    const state = position({
      units: [s0('hush-warden', 1, 0), s1('iron-column', 1, 2), s1('footman', 0, 2), s0('footman', 0, 0)],
    })
    expect(
      [use(1, 'volley', 3), use(1, 'volley', 4), use(1, 'volley'), use(1, 'volley', 9)].map((choice) =>
        codeOf(state, choice),
      ),
    ).toEqual(['out_of_reach', 'bad_target', 'bad_target', 'bad_target'])
    give(state, use(1, 'volley', 2))
    expect([unit(state, 2).hp, state.seats[0].mana]).toEqual([12, 8])
    expect(codeOf(state, use(1, 'volley', 2))).toBe('already_used')
    expect(codeOf(state, attack(1, 2))).toBe('out_of_reach')
  })

  it('SGF-1202 Lay Hands: 1 mana, heals 3 to an adjacent friend that is missing HP', () => {
    const state = position({
      units: [
        s0('war-chaplain', 1, 0, { hp: 5 }),
        s0('knight', 1, 1, { hp: 5 }),
        s0('footman', 0, 0),
        s0('knight', 2, 1, { hp: 1 }),
        s1('footman', 2, 0, { hp: 1 }),
      ],
    })
    expect([3, 5, 1, 4].map((target) => codeOf(state, use(1, 'lay-hands', target)))).toEqual([
      'bad_target',
      'bad_target',
      'bad_target',
      'out_of_reach',
    ])
    give(state, use(1, 'lay-hands', 2))
    expect([unit(state, 2).hp, state.seats[0].mana]).toEqual([7, 8])
  })

  it('SGF-1202 Swap: free, changes places with an adjacent friend, and counts as no move', () => {
    const state = position({
      mana: 0,
      units: [s0('outrider-captain', 1, 0), s0('knight', 1, 1, { statuses: { rooted: 2 } }), s1('footman', 0, 0)],
    })
    expect(codeOf(state, use(1, 'swap', 3))).toBe('bad_target')
    give(state, use(1, 'swap', 2))
    expect(unit(state, 1)).toMatchObject({ x: 1, y: 1, moved: false })
    expect(unit(state, 2)).toMatchObject({ x: 1, y: 0, moved: false })
    expect(codeOf(state, move(1, 1, 2))).toBeNull()
  })

  it('SGF-1202 Rouse: 2 mana, an adjacent friend that has attacked may again, each unit once a turn', () => {
    const state = position({
      units: [s0('war-drummer', 0, 2), s0('swordsman', 1, 2), s0('war-drummer', 1, 1), s0('swordsman', 2, 0)],
    })
    expect(codeOf(state, use(1, 'rouse', 2))).toBe('bad_target')
    give(state, storm(2))
    expect(codeOf(state, storm(2))).toBe('already_attacked')
    give(state, use(1, 'rouse', 2))
    expect(codeOf(state, use(3, 'rouse', 2))).toBe('bad_target')
    give(state, storm(2))
    expect(codeOf(state, storm(2))).toBe('already_attacked')
    expect(codeOf(state, use(3, 'rouse', 2))).toBe('bad_target')
    expect(state.seats[0].mana).toBe(7)
    give(state, END)
    give(state, END)
    expect(unit(state, 2)).toMatchObject({ attacked: false, roused: false })
  })

  it('SGF-1202 Sabotage: 2 mana, from the front zone, 2 damage to the castle past guards and cards', () => {
    const state = position({ units: [s0('saboteur', 1, 2), s1('gate-ward', 0, 2), s0('saboteur', 2, 1)] })
    expect(codeOf(state, use(3, 'sabotage'))).toBe('not_in_front')
    expect(codeOf(state, use(1, 'sabotage', 2))).toBe('bad_target')
    expect(codeOf(state, storm(1))).toBe('guarded')
    give(state, use(1, 'sabotage'))
    expect([state.seats[1].castleHp, state.seats[0].mana]).toEqual([28, 7])
    const last = position({ castles: [30, 2], units: [s0('saboteur', 1, 2)] })
    give(last, use(1, 'sabotage'))
    expect(last.result).toMatchObject({ winner: 0, reason: 'castle' })
  })
})
