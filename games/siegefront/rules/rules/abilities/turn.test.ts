import { describe, expect, it } from 'vitest'
import { attack, END, give, move, position, s0, s1, unit, use } from '../../testing/position.ts'

/** A seat 0 card through one turn of seat 1 into its own turn start. */
const started = (card: string, rest = {}) => {
  const state = position({ active: 1, units: [s0(card, 1, 1, rest)] })
  give(state, END)
  return state
}

describe('SGF-1202 abilities on turn start', () => {
  it('SGF-1202 Regeneration: heals 2 up to max HP, nothing while poisoned, nothing on the other turn', () => {
    expect(unit(started('cave-troll', { hp: 5 }), 1).hp).toBe(7)
    expect(unit(started('cave-troll', { hp: 10 }), 1).hp).toBe(11)
    expect(unit(started('cave-troll', { hp: 5, statuses: { poisoned: 2 } }), 1).hp).toBe(4)
    const theirs = position({ units: [s0('cave-troll', 1, 1, { hp: 5 })] })
    give(theirs, END)
    expect(unit(theirs, 1).hp).toBe(5)
  })

  it('SGF-1202 Growth: +1 attack, +1 max HP, +1 HP, at most 4 times', () => {
    const state = started('elder-sapling', { hp: 4 })
    expect(unit(state, 1)).toMatchObject({ attack: 3, hp: 5, maxHp: 11, growths: 1 })
    for (let turn = 0; turn < 10; turn++) give(state, END)
    expect(unit(state, 1)).toMatchObject({ attack: 6, hp: 8, maxHp: 14, growths: 4 })
  })

  it('SGF-1202 Tithe: +1 mana this turn, beyond 10 too', () => {
    const state = started('tax-collector')
    expect(state.seats[0]).toMatchObject({ mana: 11, maxMana: 10 })
    expect(started('tax-collector', { statuses: { silenced: 1 } }).seats[0].mana).toBe(10)
  })
})

describe('SGF-1202 abilities on turn end', () => {
  it('SGF-1202 Dig In: warded if it neither moved nor attacked this turn', () => {
    const warded = (before: (state: ReturnType<typeof position>) => void) => {
      const state = position({
        units: [s0('trench-digger', 1, 1), s0('war-drummer', 0, 1), s1('palisade', 1, 2), s0('outrider-captain', 2, 1)],
      })
      before(state)
      give(state, END)
      return unit(state, 1).statuses.warded
    }
    expect(warded(() => {})).toBe(1)
    expect(warded((state) => give(state, move(1, 1, 0)))).toBe(0)
    expect(warded((state) => give(state, attack(1, 3), [50]))).toBe(0)
    expect(warded((state) => give(state, use(4, 'swap', 1)))).toBe(1)
    expect(
      warded((state) => {
        give(state, attack(1, 3), [50])
        give(state, use(2, 'rouse', 1))
      }),
    ).toBe(0)
  })

  it('SGF-1202 Embers: 1 damage to every adjacent enemy, in id order, at the end of its own turn', () => {
    const units = [
      s1('footman', 1, 2),
      s0('cinder-shaman', 1, 1),
      s0('footman', 1, 0),
      s1('footman', 0, 1),
      s1('footman', 0, 0),
    ]
    const state = position({ units })
    const events = give(state, END)
    expect(events.flatMap((event) => (event.type === 'damage' ? [event.unit] : []))).toEqual([1, 4])
    expect([1, 3, 4, 5].map((id) => unit(state, id).hp)).toEqual([3, 4, 3, 4])
  })

  it('SGF-1202 Medic: heals 2 to the adjacent friend missing most, the lower id of equals, never itself', () => {
    const hp = (rest: readonly number[]) => {
      const state = position({
        units: [
          s0('knight', 0, 1, { hp: rest[0] ?? 7 }),
          s0('knight', 2, 1, { hp: rest[1] ?? 7 }),
          s0('field-surgeon', 1, 1, { hp: 1 }),
          s0('knight', 0, 0, { hp: 1 }),
        ],
      })
      give(state, END)
      return [1, 2, 3, 4].map((id) => unit(state, id).hp)
    }
    expect(hp([5, 4])).toEqual([5, 6, 1, 1])
    expect(hp([4, 4])).toEqual([6, 4, 1, 1])
    expect(hp([7, 6])).toEqual([7, 7, 1, 1])
    expect(hp([7, 7])).toEqual([7, 7, 1, 1])
  })
})
