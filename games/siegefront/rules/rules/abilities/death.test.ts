import { scriptedDice } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import { attack, configIn, END, give, position, s0, s1, unit } from '../../testing/position.ts'
import { settle } from '../settle.ts'

describe('SGF-1202 abilities on death', () => {
  it('SGF-1202 Burst: 2 damage to every adjacent unit of both sides, in id order', () => {
    const state = position({
      units: [
        s1('footman', 0, 2),
        s0('longbowman', 1, 0),
        s1('powder-runner', 1, 2),
        s0('footman', 1, 1),
        s1('footman', 2, 1),
      ],
    })
    const events = give(state, attack(2, 3), [50])
    expect(events.flatMap((event) => (event.type === 'damage' ? [event.unit] : []))).toEqual([1, 4])
    expect([1, 2, 4, 5].map((id) => unit(state, id).hp)).toEqual([2, 6, 2, 4])
  })

  it('SGF-1202 Martyr: own castle +3, but not once it has fallen', () => {
    const at = (castle: number) => {
      const state = position({
        castles: [30, castle],
        units: [s0('light-horse', 1, 1), s1('wandering-monk', 1, 2, { hp: 2 })],
      })
      give(state, attack(1, 2), [50])
      return state.seats[1].castleHp
    }
    expect([at(20), at(29)]).toEqual([23, 30])
    const trampled = position({
      castles: [30, 2],
      units: [s0('siege-beast', 1, 1, { speed: 3 }), s1('wandering-monk', 1, 2, { hp: 2 })],
    })
    give(trampled, attack(1, 2), [50])
    expect(trampled.seats[1].castleHp).toBe(0)
    expect(trampled.result).toMatchObject({ winner: 0, reason: 'castle' })
  })

  it.each([1, 2, 3])('SGF-1202 SGF-004 Reborn: comes back in its place, unit %i of three', (which) => {
    const dying = (id: number) =>
      id === which ? { abilities: ['reborn'] as const, hp: 1, statuses: { burning: 1 } } : {}
    const state = position({
      active: 1,
      units: [s0('footman', 0, 0, dying(1)), s0('footman', 1, 0, dying(2)), s0('footman', 2, 0, dying(3))],
    })
    give(state, END)
    expect(state.units.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(unit(state, which)).toMatchObject({ hp: 2, rebornUsed: true })
  })

  it('SGF-1202 Reborn: once, with half its max HP, without statuses, same id and flags', () => {
    const state = position({
      units: [
        s0('grave-knight', 1, 1, { hp: 1, maxHp: 7, moved: true, statuses: { burning: 1, weakened: 2 } }),
        s1('footman', 2, 2),
      ],
      active: 1,
    })
    give(state, END)
    expect(unit(state, 1)).toMatchObject({ hp: 3, rebornUsed: true, statuses: { burning: 0, weakened: 0 }, x: 1, y: 1 })
    expect(state.units.map((entry) => entry.id)).toEqual([1, 2])
    expect(state.seats[0].graveyard).toEqual([])
    unit(state, 1).hp = 1
    unit(state, 1).statuses.burning = 2
    give(state, END)
    give(state, END)
    expect(state.units.map((entry) => entry.id)).toEqual([2])
    expect(state.seats[0].graveyard).toMatchObject([{ unit: 1, card: 'grave-knight' }])
  })

  it('SGF-1202 Reborn: not while silenced, at least 1 HP, and a Burst may take it again', () => {
    const silenced = position({
      units: [s0('longbowman', 1, 0), s1('grave-knight', 1, 2, { hp: 1, statuses: { silenced: 1 } })],
    })
    give(silenced, attack(1, 2), [50])
    expect(silenced.units).toHaveLength(1)
    const least = position({ units: [s0('longbowman', 1, 0), s1('grave-knight', 1, 2, { hp: 1, maxHp: 1 })] })
    give(least, attack(1, 2), [50])
    expect(unit(least, 2).hp).toBe(1)
    const doomed = { hp: 1, statuses: { burning: 1 } }
    for (const [first, second, left] of [
      ['grave-knight', 'powder-runner', [[1, 1]]],
      ['powder-runner', 'grave-knight', [[2, 3]]],
    ] as const) {
      const state = position({ active: 1, units: [s0(first, 0, 1, doomed), s0(second, 1, 1, doomed)] })
      give(state, END)
      expect(state.units.map((entry) => [entry.id, entry.hp])).toEqual(left)
    }
  })

  it('SGF-1202 SGF-505 Reborn: not into a cell that was taken before its turn in the queue', () => {
    const state = position({ units: [s0('footman', 1, 1), s1('grave-knight', 1, 1, { hp: 0 })] })
    const fallen = unit(state, 2)
    state.units = [unit(state, 1)]
    settle({
      state,
      config: configIn(state),
      ref: { dice: scriptedDice([]), tell: undefined },
      queue: [{ trigger: 'on_death', unit: fallen }],
    })
    expect(state.units.map((entry) => entry.id)).toEqual([1])
    expect(fallen.rebornUsed).toBe(false)
  })

  it('SGF-1202 Legacy: draws a card, a charge for a forge seat', () => {
    const state = position({ units: [s0('longbowman', 1, 0), s1('envoy', 1, 2, { hp: 1 })] })
    give(state, attack(1, 2), [50])
    expect(state.seats[1].hand).toHaveLength(1)
    const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'easy' } }
    const forging = position({
      config: { seats: [forge, forge] },
      units: [s0('longbowman', 1, 0), s1('envoy', 1, 2, { hp: 1 })],
    })
    give(forging, attack(1, 2), [50])
    expect(forging.seats[1].charges).toBe(6)
  })

  it('SGF-1202 Reprisal: 2 damage to the enemy castle', () => {
    const state = position({ units: [s0('longbowman', 1, 0), s1('zealot', 1, 2, { hp: 1 })] })
    give(state, attack(1, 2), [50])
    expect([state.seats[0].castleHp, state.seats[1].castleHp]).toEqual([28, 30])
  })
})
