import { describe, expect, it } from 'vitest'
import { attack, codeOf, deploy, give, position, s0, s1, storm, unit } from '../testing/position.ts'
import { castleDamage } from './attack.ts'
import { attackChain, attackValue, defenceChain, defenceValue, initiative, pct } from './field/values.ts'

describe('attacking', () => {
  it('SGF-501 who cannot attack', () => {
    const code = (rest: object, card = 'catapult') =>
      codeOf(position({ units: [s0(card, 1, 1, rest), s1('footman', 1, 2)] }), attack(1, 2))
    expect(code({ attacked: true })).toBe('already_attacked')
    expect(code({ fresh: true })).toBe('fresh')
    expect(code({ statuses: { frozen: 1 } })).toBe('frozen')
    expect(code({ statuses: { stunned: 1 } })).toBe('stunned')
    expect(code({ attack: 0 })).toBe('no_attack')
    expect(code({ moved: true })).toBe('bombard_moved')
    expect(code({ moved: true, statuses: { silenced: 1 } })).toBeNull()
    expect(code({ moved: true }, 'footman')).toBeNull()
    expect(code({ statuses: { rooted: 1 } })).toBeNull()
  })

  it('SGF-502 units in between never block a card attack', () => {
    const state = position({ units: [s0('longbowman', 1, 0), s1('footman', 1, 1), s1('footman', 1, 2)] })
    expect(codeOf(state, attack(1, 3))).toBeNull()
  })

  it.each([
    ['frozen', { statuses: { frozen: 1 } }, 'alone'],
    ['stunned', { statuses: { stunned: 1 } }, 'alone'],
    ['without attack', { attack: 0 }, 'alone'],
    ['faster', { speed: 3 }, 'second'],
    ['as fast', { speed: 2 }, 'together'],
    ['slower', { speed: 1 }, 'first'],
  ] as const)('SGF-503 a defender that is %s', (_how, rest, order) => {
    const state = position({ units: [s0('footman', 1, 1), s1('old-campaigner', 1, 2, rest)] })
    expect(give(state, attack(1, 2), order === 'alone' ? [50] : order === 'second' ? [50] : [50, 50])[0]).toMatchObject(
      { order },
    )
  })

  it.each([
    ['alone', { attack: 0 }, [50], [false]],
    ['first', { speed: 1 }, [50, 50], [false, true]],
    ['second', { speed: 3 }, [50, 50], [true, false]],
    ['together', { speed: 2 }, [50, 50], [false, true]],
  ] as const)('SGF-503 %s: which blow is the answer', (_order, rest, draws, answers) => {
    const state = position({ units: [s0('swordsman', 1, 1, { hp: 20, maxHp: 20 }), s1('old-campaigner', 1, 2, rest)] })
    const events = give(state, attack(1, 2), draws)
    expect(events.flatMap((event) => (event.type === 'blow' ? [event.answer] : []))).toEqual(answers)
  })

  it('SGF-503 who is left with exactly 0 HP answers no more, and with 1 HP does', () => {
    const exchange = (hp: number, draws: readonly number[]) => {
      const state = position({ units: [s0('footman', 1, 1, { speed: 3 }), s1('footman', 1, 2, { hp })] })
      return give(state, attack(1, 2), draws).filter(({ type }) => type === 'blow').length
    }
    expect([exchange(3, [50]), exchange(4, [50, 50])]).toEqual([1, 2])
  })

  it('SGF-503 together, both damages are computed before either blow', () => {
    // The troll's Rage would rise from the blow it is just taking.
    const state = position({
      units: [s0('swordsman', 1, 1, { speed: 1 }), s1('cave-troll', 1, 2, { hp: 6, attack: 2 })],
    })
    give(state, attack(1, 2), [50, 50])
    expect([unit(state, 1).hp, unit(state, 2).hp]).toEqual([4, 2])
  })

  it('SGF-503 in turn, the answer is computed after the first blow', () => {
    const state = position({ units: [s0('swordsman', 1, 1), s1('cave-troll', 1, 2, { hp: 6, attack: 2 })] })
    give(state, attack(1, 2), [50, 50])
    expect([unit(state, 1).hp, unit(state, 2).hp]).toEqual([2, 2])
  })

  it('SGF-504 the critical is always drawn and multiplies before defence', () => {
    const blow = (draw: number) => {
      const state = position({ units: [s0('longbowman', 1, 0), s1('iron-column', 1, 2)] })
      return give(state, attack(1, 2), [draw]).find((event) => event.type === 'blow')
    }
    expect(blow(10)).toMatchObject({ crit: true, critNeed: 10, critRoll: 10, damage: 4 })
    expect(blow(11)).toMatchObject({ crit: false, damage: 2 })
  })

  it('SGF-504 SGF-506 a ward takes the whole blow, once, even a critical', () => {
    const state = position({ units: [s0('longbowman', 1, 0), s1('footman', 1, 2, { statuses: { warded: 1 } })] })
    expect(give(state, attack(1, 2), [1]).find((event) => event.type === 'blow')).toMatchObject({
      damage: 0,
      warded: true,
    })
    expect(unit(state, 2)).toMatchObject({ hp: 4, statuses: { warded: 0 } })
  })

  it('SGF-505 triggers first in first out, then all the dead by id, then theirs', () => {
    const state = position({
      units: [
        s1('berserker', 0, 2, { hp: 3 }),
        s0('halberdier', 1, 2),
        s1('zealot', 2, 2, { hp: 2 }),
        s1('wandering-monk', 1, 1, { hp: 1 }),
      ],
      castles: [30, 20],
    })
    const events = give(state, storm(2))
    const told = events.filter((event) =>
      ['stat_changed', 'unit_died', 'castle_healed', 'castle_hit'].includes(event.type),
    )
    expect(told.map((event) => ('unit' in event ? `${event.type} ${event.unit}` : event.type))).toEqual([
      'castle_hit',
      'stat_changed 1',
      'unit_died 3',
      'unit_died 4',
      'castle_hit',
      'castle_healed',
    ])
  })

  it('SGF-506 effect damage ignores defence and draws no critical', () => {
    const state = position({ hand: ['fire-mage'], units: [s1('stone-colossus', 1, 2)] })
    give(state, deploy(1, 0, 0))
    expect(unit(state, 1).hp).toBe(14)
  })

  it('SGF-507 castle attacks: distance by zone, columns, guards', () => {
    const code = (card: string, x: number, y: number, ...enemies: ReturnType<typeof s1>[]) =>
      codeOf(position({ units: [s0(card, x, y), ...enemies] }), storm(1))
    expect([code('footman', 1, 2), code('footman', 1, 1), code('footman', 1, 0)]).toEqual([
      null,
      'out_of_reach',
      'out_of_reach',
    ])
    expect([code('bowman', 1, 1), code('bowman', 1, 0), code('catapult', 1, 0)]).toEqual([null, 'out_of_reach', null])
    expect(code('catapult', 1, 0, s1('footman', 1, 1))).toBe('path_blocked')
    expect(code('catapult', 1, 0, s1('footman', 1, 2))).toBe('path_blocked')
    expect(code('catapult', 1, 0, s1('footman', 0, 1))).toBeNull()
    expect(code('catapult', 1, 0, s1('gate-ward', 0, 0))).toBe('guarded')
    const friend = position({ units: [s0('catapult', 1, 0), s0('footman', 1, 1)] })
    expect(codeOf(friend, storm(1))).toBeNull()
  })

  it('SGF-507 no critical, no defence, no answer, and never below 0', () => {
    const state = position({ castles: [30, 3], units: [s0('old-campaigner', 1, 2)] })
    const events = give(state, storm(1))
    expect(events.find((event) => event.type === 'castle_hit')).toMatchObject({
      damage: 5,
      hpAfter: 0,
      cause: 'attack',
    })
    expect(castleDamage(99)).toBe(1)
  })
})

describe('values', () => {
  it('SGF-002 percentages round down after each step', () => {
    expect([pct(425, 150), pct(285, 105), pct(1, 99), pct(0, 150)]).toEqual([637, 299, 0, 0])
  })

  it('SGF-602 flat additions, then every percentage in order', () => {
    const state = position({
      weather: 'RAIN',
      terrain: { '1,1': 'HIGH_GROUND' },
      units: [
        s0('battering-ram', 1, 1, { statuses: { rallied: 1, weakened: 1 } }),
        s0('standard-bearer', 0, 1),
        s1('footman', 1, 2),
      ],
    })
    const chain = attackChain(state, unit(state, 1), 'castle')
    expect(chain).toMatchObject({
      stat: 4,
      plus: [['banner:2', 1]],
      value: attackValue(state, unit(state, 1), 'castle'),
    })
    expect(chain.steps).toEqual([
      ['weather:RAIN', 90, 450],
      ['terrain:HIGH_GROUND', 115, 517],
      ['rallied', 125, 646],
      ['weakened', 75, 484],
      ['siegecraft', 150, 726],
    ])
  })

  it('SGF-602 a unit without attack has value 0 and gains nothing from a Banner', () => {
    const state = position({ units: [s0('palisade', 1, 1), s0('standard-bearer', 0, 1)] })
    expect(attackValue(state, unit(state, 1), 'castle')).toBe(0)
  })

  it('SGF-603 SGF-1002 defence in order, on the ground it stands on', () => {
    const state = position({
      weather: 'FOG',
      terrain: { '0,2': 'RUINS', '1,1': 'FOREST' },
      units: [s1('paladin', 0, 2), s1('wall-captain', 1, 2), s1('footman', 2, 2), s0('crossbowman', 1, 1)],
    })
    expect(defenceChain(state, unit(state, 1), unit(state, 4))).toMatchObject({
      stat: 1,
      plus: [['bulwark:2', 1]],
      steps: [
        ['formation:PHALANX', 130, 260],
        ['weather:FOG', 110, 286],
        ['terrain:RUINS', 115, 328],
        ['shield', 150, 492],
        ['pierce', 50, 246],
      ],
    })
  })

  it('SGF-601 SGF-604 initiative by formation, then weather; values are computed, never stored', () => {
    const state = position({
      weather: 'STORM',
      units: [s0('light-horse', 0, 1), s0('footman', 2, 1), s1('paladin', 1, 2)],
    })
    expect(initiative(state, unit(state, 1))).toBe(310)
    const before = structuredClone(state)
    for (let times = 0; times < 3; times++) {
      expect(defenceValue(state, unit(state, 3), unit(state, 1))).toBe(150)
      expect(attackValue(state, unit(state, 1), unit(state, 3))).toBe(440)
    }
    expect(state).toEqual(before)
  })
})
