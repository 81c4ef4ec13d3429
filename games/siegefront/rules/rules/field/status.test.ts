import { describe, expect, it } from 'vitest'
import { STATUSES, type Status } from '../../content/abilities.ts'
import { attack, codeOf, configIn, END, give, move, position, s0, s1, unit, use } from '../../testing/position.ts'
import { afflict, heal, type Play } from '../play.ts'
import { attackValue } from './values.ts'

const bearing = (status: Status, turns = 1, card = 'hush-warden') =>
  position({ units: [s0(card, 1, 1, { statuses: { [status]: turns } }), s1('footman', 1, 2), s0('footman', 1, 0)] })

describe('statuses', () => {
  it.each([
    ['frozen', 'frozen', 'cannot_move', 'frozen'],
    ['stunned', 'stunned', null, 'stunned'],
    ['rooted', null, 'cannot_move', null],
    ['silenced', null, null, 'silenced'],
    ['burning', null, null, null],
    ['poisoned', null, null, null],
    ['weakened', null, null, null],
    ['rallied', null, null, null],
    ['warded', null, null, null],
  ] as const)('SGF-1101 SGF-1102 %s: attack %s, move %s, ability %s', (status, strikes, moves, uses) => {
    const state = bearing(status)
    expect([attack(1, 2), move(1, 0, 1), use(1, 'volley', 2)].map((choice) => codeOf(state, choice))).toEqual([
      strikes,
      moves,
      uses,
    ])
  })

  it('SGF-1101 frozen and stunned cards neither answer nor guard; rooted ones do both', () => {
    for (const [status, order, code] of [
      ['frozen', 'alone', null],
      ['stunned', 'alone', null],
      ['rooted', 'first', 'must_attack_guard'],
    ] as const) {
      const units = [s0('swordsman', 1, 1), s1('royal-guard', 1, 2, { statuses: { [status]: 1 } }), s1('footman', 0, 1)]
      const state = position({ units })
      expect(codeOf(state, attack(1, 3))).toBe(code)
      const draws = order === 'alone' ? [50] : [50, 50]
      expect(give(state, attack(1, 2), draws)[0]).toMatchObject({ order })
    }
  })

  it('SGF-1101 burning costs 2 and poison 1 at the owner’s turn start', () => {
    for (const [status, lost] of [
      ['burning', 2],
      ['poisoned', 1],
    ] as const) {
      const state = position({
        active: 1,
        units: [s0('knight', 1, 1, { statuses: { [status]: 1 } }), s1('knight', 1, 2, { statuses: { [status]: 1 } })],
      })
      give(state, END)
      expect([unit(state, 1).hp, unit(state, 2).hp]).toEqual([7 - lost, 7])
      expect(unit(state, 2).statuses[status]).toBe(0)
    }
  })

  it('SGF-1101 weakened is ×75 %, rallied ×125 %', () => {
    for (const [status, value] of [
      ['weakened', 300],
      ['rallied', 500],
    ] as const) {
      const state = position({ units: [s0('swordsman', 1, 1, { statuses: { [status]: 1 } })] })
      expect(attackValue(state, unit(state, 1), 'castle')).toBe(value)
    }
  })

  it('SGF-1101 a ward has no duration', () => {
    const state = bearing('warded')
    for (let turn = 0; turn < 6; turn++) give(state, END)
    expect(unit(state, 1).statuses.warded).toBe(1)
  })

  it('SGF-1101 every other status falls by 1 at the end of its owner’s turns and vanishes at 0', () => {
    for (const status of STATUSES.filter((entry) => entry !== 'warded')) {
      const state = bearing(status, 2, 'iron-column')
      const seen: number[] = []
      for (let turn = 0; turn < 4; turn++) {
        give(state, END)
        seen.push(unit(state, 1).statuses[status])
      }
      expect(seen, status).toEqual([1, 1, 0, 0])
    }
  })

  it('SGF-1101 reapplying keeps the larger number', () => {
    const state = bearing('burning', 2)
    const play: Play = { state, config: configIn(state), ref: { dice: null as never, tell: undefined }, queue: [] }
    afflict(play, unit(state, 1), 'burning', 1, 'ignite')
    expect(unit(state, 1).statuses.burning).toBe(2)
    afflict(play, unit(state, 1), 'burning', 3, 'ignite')
    expect(unit(state, 1).statuses.burning).toBe(3)
  })

  it('SGF-1101 healing does nothing to a poisoned card', () => {
    const state = bearing('poisoned')
    unit(state, 1).hp = 2
    heal(
      { state, config: configIn(state), ref: { dice: null as never, tell: undefined }, queue: [] },
      unit(state, 1),
      3,
      'medic',
    )
    expect(unit(state, 1).hp).toBe(2)
  })

  it('SGF-1101 a silenced card has no abilities, drawbacks included', () => {
    const state = position({ units: [s0('palisade', 1, 1, { statuses: { silenced: 1 } })] })
    expect(codeOf(state, move(1, 1, 2))).toBeNull()
  })
})
