import { describe, expect, it } from 'vitest'
import { attack, END, give, position, s0, s1, unit, use } from '../../testing/position.ts'

describe('SGF-1202 abilities on damage', () => {
  it('SGF-1202 Thorns: 2 reaction damage to its striker, which sets nothing off', () => {
    const state = position({ units: [s0('berserker', 1, 1), s1('bramble-giant', 1, 2, { attack: 0 })] })
    const events = give(state, attack(1, 2), [50])
    expect(unit(state, 1)).toMatchObject({ hp: 6, attack: 4, enrages: 0 })
    expect(events.find((event) => event.type === 'damage')).toMatchObject({ kind: 'reaction', cause: 'thorns', by: 2 })
  })

  it('SGF-1202 Thorns: not after an effect, not when it falls, not when the ward held', () => {
    const volley = position({ units: [s0('hush-warden', 1, 1), s1('bramble-giant', 1, 2)] })
    give(volley, use(1, 'volley', 2))
    expect([unit(volley, 1).hp, unit(volley, 2).hp]).toEqual([6, 9])
    const fallen = position({ units: [s0('swordsman', 1, 1), s1('bramble-giant', 1, 2, { hp: 2 })] })
    give(fallen, attack(1, 2), [50])
    expect(unit(fallen, 1).hp).toBe(6)
    const warded = position({ units: [s0('longbowman', 1, 0), s1('bramble-giant', 1, 2, { statuses: { warded: 1 } })] })
    give(warded, attack(1, 2), [50])
    expect(unit(warded, 1).hp).toBe(6)
  })

  it('SGF-1202 Enrage: +1 attack for each damage it survives, at most +4', () => {
    const state = position({ active: 1, units: [s0('berserker', 1, 1, { statuses: { burning: 1, poisoned: 1 } })] })
    give(state, END)
    expect(unit(state, 1)).toMatchObject({ hp: 5, attack: 6, enrages: 2 })
    const full = position({
      active: 1,
      units: [s0('berserker', 1, 1, { attack: 8, enrages: 4, statuses: { burning: 1 } })],
    })
    give(full, END)
    expect(unit(full, 1)).toMatchObject({ hp: 6, attack: 8 })
  })

  it('SGF-1202 Harden: +1 defence for each damage it survives, at most +2', () => {
    const state = position({ units: [s0('longbowman', 1, 0), s1('clay-golem', 1, 2)] })
    for (const defence of [2, 3, 3]) {
      unit(state, 1).attacked = false
      give(state, attack(1, 2), [50])
      expect(unit(state, 2).defence).toBe(defence)
    }
    expect(unit(state, 2).hp).toBe(13 - 3 - 2 - 1)
  })
})
