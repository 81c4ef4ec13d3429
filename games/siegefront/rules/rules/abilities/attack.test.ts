import { describe, expect, it } from 'vitest'
import { attack, codeOf, END, give, move, position, s0, s1, storm, unit } from '../../testing/position.ts'

const warded = { statuses: { warded: 1 } }

describe('SGF-1202 abilities on attack', () => {
  it.each([
    ['Frostbite', 'ice-warden', 'frozen', 1],
    ['Stunblow', 'executioner', 'stunned', 1],
    ['Venom', 'poisoner', 'poisoned', 2],
    ['Ignite', 'torchbearer', 'burning', 2],
    ['Weaken', 'hedge-witch', 'weakened', 2],
  ] as const)('SGF-1202 %s: what the blow of %s hurts is %s %i, unless it was warded', (_name, card, status, turns) => {
    const hurt = position({ units: [s0(card, 1, 1, { hp: 30, maxHp: 30 }), s1('stone-colossus', 1, 2)] })
    give(hurt, attack(1, 2), [50, 50])
    expect(unit(hurt, 2).statuses[status]).toBe(turns)
    const stopped = position({ units: [s0(card, 1, 1, { hp: 30, maxHp: 30 }), s1('stone-colossus', 1, 2, warded)] })
    give(stopped, attack(1, 2), [50, 50])
    expect(unit(stopped, 2)).toMatchObject({ hp: 17, statuses: { [status]: 0, warded: 0 } })
  })

  it('SGF-1202 Frostbite holds the target through its own next turn', () => {
    const state = position({ units: [s0('ice-warden', 1, 1), s1('knight', 1, 2)] })
    give(state, attack(1, 2), [50, 50])
    give(state, END)
    expect([move(2, 0, 2), attack(2, 1)].map((choice) => codeOf(state, choice))).toEqual(['cannot_move', 'frozen'])
  })

  it('SGF-1202 a status is for the living: whom the blow kills gets none', () => {
    const state = position({
      units: [s0('ice-warden', 1, 1, { attack: 9, speed: 3 }), s1('footman', 1, 2, { speed: 1 })],
    })
    const events = give(state, attack(1, 2), [50])
    expect(events.filter(({ type }) => type === 'ability' || type === 'status_added')).toEqual([])
  })

  it('SGF-1202 Bloodthirst: for a card brought to exactly 0, not for one left with 1, nor for a castle', () => {
    const gained = (hp: number) => {
      const thirsty = s0('footman', 1, 1, { abilities: ['bloodthirst'], hp: 20, maxHp: 20, speed: 3 })
      const state = position({ units: [thirsty, s1('footman', 1, 2, { hp, attack: 0 })] })
      give(state, attack(1, 2), [50])
      return unit(state, 1).bloodthirsts
    }
    expect([gained(2), gained(3), gained(4)]).toEqual([1, 1, 0])
    const state = position({ units: [s0('footman', 1, 2, { abilities: ['bloodthirst'] })] })
    give(state, storm(1))
    expect(unit(state, 1).bloodthirsts).toBe(0)
  })

  it('SGF-1202 Stunblow: a stunned card may move', () => {
    const state = position({ units: [s0('executioner', 1, 1), s1('stone-colossus', 1, 2)] })
    give(state, attack(1, 2), [50, 50])
    give(state, END)
    expect([attack(2, 1), move(2, 0, 2)].map((choice) => codeOf(state, choice))).toEqual(['stunned', null])
  })

  it('SGF-1202 Venom: 1 damage at each of two turn starts', () => {
    const state = position({ units: [s0('poisoner', 1, 1, { hp: 30, maxHp: 30 }), s1('stone-colossus', 1, 2)] })
    give(state, attack(1, 2), [50, 50])
    const after = unit(state, 2).hp
    const seen: number[] = []
    for (let turn = 0; turn < 6; turn++) {
      give(state, END)
      seen.push(after - unit(state, 2).hp)
    }
    expect(seen).toEqual([1, 1, 2, 2, 2, 2])
  })

  it('SGF-1202 Lifesteal: half the damage to card or castle, rounded up, none from a ward or while poisoned', () => {
    const castle = position({ units: [s0('crimson-knight', 1, 2, { hp: 2, attack: 5 })] })
    give(castle, storm(1))
    expect(unit(castle, 1).hp).toBe(5)
    const stopped = position({ units: [s0('crimson-knight', 1, 1, { hp: 5 }), s1('palisade', 1, 2, warded)] })
    give(stopped, attack(1, 2), [50])
    expect(unit(stopped, 1).hp).toBe(5)
    const poisoned = position({ units: [s0('crimson-knight', 1, 2, { hp: 2, statuses: { poisoned: 1 } })] })
    give(poisoned, storm(1))
    expect(unit(poisoned, 1).hp).toBe(2)
  })

  it('SGF-1202 Cleave: 2 damage to every other adjacent enemy, not to its target and not to friends', () => {
    const state = position({
      units: [
        s0('halberdier', 1, 1),
        s1('old-campaigner', 1, 2),
        s1('footman', 0, 1),
        s0('footman', 2, 1),
        s1('footman', 0, 2),
      ],
    })
    give(state, attack(1, 2), [50, 50])
    // SKIRMISH against ARCHER_LINE: 210 against 200, 400 − 90.
    expect([2, 3, 4, 5].map((id) => unit(state, id).hp)).toEqual([6, 2, 4, 4])
  })

  it('SGF-1202 Plunder: a card after a castle attack, a charge for a forge seat, nothing after a fight', () => {
    const state = position({ units: [s0('castle-thief', 1, 2), s1('palisade', 0, 2)] })
    give(state, storm(1))
    expect(state.seats[0].hand).toHaveLength(1)
    const fight = position({ units: [s0('castle-thief', 1, 2), s1('palisade', 0, 2)] })
    give(fight, attack(1, 2), [50])
    expect(fight.seats[0].hand).toHaveLength(0)
    const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'easy' } }
    const forging = position({ config: { seats: [forge, forge] }, units: [s0('castle-thief', 1, 2)] })
    give(forging, storm(1))
    expect(forging.seats[0].charges).toBe(6)
  })

  it('SGF-1202 Bloodthirst: +1 attack when the target falls, at most +4', () => {
    const kill = (rest = {}) => {
      const state = position({ units: [s0('executioner', 1, 1, rest), s1('slinger', 1, 2)] })
      give(state, attack(1, 2), [50])
      return unit(state, 1)
    }
    expect(kill()).toMatchObject({ attack: 9, bloodthirsts: 1 })
    expect(kill({ attack: 12, bloodthirsts: 4 })).toMatchObject({ attack: 12, bloodthirsts: 4 })
    const alive = position({ units: [s0('executioner', 1, 1), s1('iron-column', 1, 2)] })
    give(alive, attack(1, 2), [50, 50])
    expect(unit(alive, 1).attack).toBe(8)
  })

  it('SGF-1202 Trample: the shortfall hits the castle, only in the home row of the fallen, only below 0', () => {
    const castleAfter = (units: Parameters<typeof position>[0]['units'], draws: readonly number[]) => {
      const state = position({ units: units ?? [] })
      give(state, attack(1, 2), draws)
      return state.seats[1].castleHp
    }
    expect(castleAfter([s0('siege-beast', 1, 1), s1('footman', 1, 2, { speed: 1, attack: 0 })], [50])).toBe(28)
    expect(castleAfter([s0('siege-beast', 1, 0), s1('footman', 1, 1, { attack: 0 })], [50])).toBe(30)
    expect(castleAfter([s0('siege-beast', 1, 1), s1('footman', 1, 2, { attack: 0, hp: 6, maxHp: 6 })], [50])).toBe(30)
    expect(castleAfter([s0('siege-beast', 1, 1), s1('footman', 1, 2, { attack: 0, ...warded })], [50])).toBe(30)
  })

  it('SGF-503 an attacker that falls, or never strikes, fires nothing', () => {
    const state = position({ units: [s0('poisoner', 1, 1), s1('stone-colossus', 1, 2)] })
    give(state, attack(1, 2), [50, 50])
    expect(state.units.map((entry) => [entry.id, entry.statuses.poisoned])).toEqual([[2, 0]])
  })
})
