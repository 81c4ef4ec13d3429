import { describe, expect, test } from 'vitest'
import { type Standing, scene, unit } from '../../testing/scene.ts'
import { arcOf, facingFrom, STEPS } from '../board.ts'
import { attack, locked } from '../combat/attack.ts'
import { takeTurn } from '../turn.ts'
import { act, disengageCell } from '../unit-ai.ts'
import { atkOf } from '../values.ts'
import { charge, chargePath } from './charge.ts'
import { boundAt, engaged, engagersOf, reaches } from './engagement.ts'
import { pushAway } from './forced.ts'
import { attackRefusal } from './legality.ts'
import { newWalk, walk } from './movement.ts'

const A = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 3], side: 0, ...numbers })
const B = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 4], side: 1, ...numbers })

describe('facing and lines', () => {
  test('GB-302 directions are seen by the side: forward first, left of a unit facing south is east', () => {
    expect(STEPS[0][27]).toEqual([35, 36, 34, 28, 26, 20, 18, 19])
    expect(STEPS[1][27]).toEqual([19, 18, 20, 26, 28, 34, 36, 35])
  })

  test('GB-501 a diagonal step turns north or south, a longer sideways offset east or west', () => {
    expect([facingFrom(27, 36), facingFrom(27, 18), facingFrom(27, 29), facingFrom(27, 24)]).toEqual([2, 0, 1, 3])
  })

  test('GB-502 an engager in front locks a unit, so it attacks elsewhere without turning', () => {
    const s = scene([A(), B(), B({ at: [4, 3] })])
    expect(locked(s.field, unit(s, 1))).toBe(true)
    attack(s.field, unit(s, 1), unit(s, 3), 'attack')
    expect(unit(s, 1).facing).toBe(2)
    const free = scene([A(), B({ at: [4, 3] })])
    attack(free.field, unit(free, 1), unit(free, 2), 'attack')
    expect(unit(free, 1).facing).toBe(1)
  })

  test('GB-503 GB-504 from behind there is no shield and 12 more Resolve damage', () => {
    expect(arcOf(27, 2, 19)).toBe('rear')
    const s = scene([A({ at: [3, 5] }), B({ tags: ['Shielded'], is: { facing: 0 } })])
    attack(s.field, unit(s, 1), unit(s, 2), 'attack')
    expect(s.events('attack')[0]).toMatchObject({ arc: 'rear', resolveDamage: 32, armor: { shield: 0 } })
    const square = scene([
      A({ at: [3, 5] }),
      B({ tags: ['Infantry', 'UnbreakableSquare'] }),
      B({ at: [4, 4], tags: ['Infantry'] }),
    ])
    attack(square.field, unit(square, 1), unit(square, 2), 'attack')
    expect(square.events('attack')[0]).toMatchObject({ arc: 'rear', armor: { formation: 2 } })
  })

  test('GB-505 GB-506 direct fire needs a clear line, arcs and homing only range', () => {
    const refusal = (trajectory: 'direct' | 'arc', at: readonly [number, number]): string | null => {
      const s = scene([A({ at: [3, 1], range: 5, trajectory, ammo: 5 }), A(), B({ at })])
      return attackRefusal(s.field, unit(s, 1), unit(s, 3))
    }
    expect([refusal('direct', [3, 5]), refusal('arc', [3, 5]), refusal('arc', [3, 8])]).toEqual([
      'los_blocked',
      null,
      'out_of_range',
    ])
    const ghost = scene([
      A({ at: [3, 1], range: 5, trajectory: 'direct', ammo: 5 }),
      A({ tags: ['Incorporeal'] }),
      B({ at: [3, 5] }),
    ])
    expect(attackRefusal(ghost.field, unit(ghost, 1), unit(ghost, 3))).toBeNull()
  })

  test('GB-507 a walk ends in a binding zone, and a flight over others on the last empty cell', () => {
    const s = scene([A({ at: [3, 0], speed: 5 }), B({ at: [4, 3] })])
    walk(s.field, unit(s, 1), [11, 19, 27, 35])
    expect(unit(s, 1).cell).toBe(19)
    const flyer = scene([A({ at: [3, 0], speed: 2, tags: ['Flyer'] }), A({ at: [3, 2] })])
    walk(flyer.field, unit(flyer, 1), [11, 19, 27])
    expect(unit(flyer, 1).cell).toBe(11)
    expect(flyer.field.board[19]).toBe(unit(flyer, 2))
  })

  test('GB-508 a push draws no reactions, ends vigilance and moves the heavy less', () => {
    const s = scene([
      A(),
      B({ is: { vigilant: true } }),
      A({ at: [2, 6], is: { vigilant: true }, tags: ['SpearWall'] }),
    ])
    pushAway(s.field, unit(s, 2), 27, 2, 'push')
    expect(unit(s, 2)).toMatchObject({ cell: 51, vigilant: false, facing: 0 })
    expect(s.events('attack')).toEqual([])
    const heavy = scene([A(), B({ tags: ['Heavy'] })])
    pushAway(heavy.field, unit(heavy, 2), 27, 2, 'push')
    expect(unit(heavy, 2).cell).toBe(43)
  })
})

describe('engagement', () => {
  test('GB-601 neighbours engage, but not the incorporeal, and the unstoppable only by the heavy', () => {
    const is = (tags: Standing['tags'], enemy: Standing['tags']): boolean => {
      const s = scene([A({ tags: tags ?? [] }), B({ tags: enemy ?? [] })])
      return engaged(s.field, unit(s, 1))
    }
    expect([is([], []), is(['Incorporeal'], []), is(['Unstoppable'], []), is(['Unstoppable'], ['Heavy'])]).toEqual([
      true,
      false,
      false,
      true,
    ])
    const s = scene([A({ tags: ['Flyer'] }), B()])
    expect(boundAt(s.field, unit(s, 1), 27, null)).toBe(false)
  })

  test('GB-601 GB-610 a unit that passes over another engages no enemy there, so a shooter beside it still fires', () => {
    const shots = (below: readonly Standing[]): number => {
      const s = scene([
        A({ at: [3, 2], speed: 3, hp: 500, cost: 6, tags: ['Flyer'] }),
        B({ at: [4, 4], range: 5, trajectory: 'arc', ammo: 3, is: { vigilant: true } }),
        ...below,
      ])
      walk(s.field, unit(s, 1), [27])
      return s.events('overwatch').length
    }
    expect([shots([]), shots([B({ at: [3, 3] })])]).toEqual([0, 1])
  })

  test('GB-602 an engaged archer fights hand-to-hand at 30%, engagers first', () => {
    const s = scene([A({ atk: 40, range: 5, trajectory: 'arc', ammo: 4 }), B({ at: [3, 4] })])
    expect(atkOf(s.field, unit(s, 1))).toBe(12)
    expect(attackRefusal(s.field, unit(s, 1), unit(s, 2))).toBeNull()
    attack(s.field, unit(s, 1), unit(s, 2), 'attack')
    expect(unit(s, 1).ammo).toBe(4)
  })

  test('GB-603 engaged from beyond its reach a unit closes in without provoking', () => {
    const s = scene([A(), B({ at: [3, 5], tags: ['LongReach'], is: { ripostes: 0 } })])
    expect(engagersOf(s.field, unit(s, 1)).map(({ id }) => id)).toEqual([2])
    act(s.field, unit(s, 1))
    expect(s.events('attack_of_opportunity')).toEqual([])
    expect(unit(s, 1).cell).toBe(35)
    expect(s.events('attack')).toHaveLength(1)
  })

  test('GB-604 disengaging goes where fewer enemies engage, farthest from them', () => {
    const s = scene([A(), B()])
    expect(disengageCell(s.field, unit(s, 1))).toBe(20)
    const pinned = scene([A({ at: [3, 0] }), B({ at: [3, 1] }), B({ at: [1, 0] }), B({ at: [5, 0] })])
    expect(disengageCell(pinned.field, unit(pinned, 1))).toBe(-1)
  })

  test('GB-605 disengaging, taking off and skirmishing are struck at; ghosts neither strike nor are struck', () => {
    const strikes = (kind: 'disengage' | 'walk', tags: Standing['tags'], enemy: Standing['tags']): number => {
      const s = scene([A({ tags: tags ?? [] }), B({ tags: enemy ?? [] })])
      walk(s.field, unit(s, 1), [19], newWalk(kind))
      return s.events('attack_of_opportunity').length
    }
    expect([strikes('disengage', [], []), strikes('walk', ['Flyer'], []), strikes('walk', ['Skirmisher'], [])]).toEqual(
      [1, 1, 1],
    )
    expect([strikes('disengage', [], ['Incorporeal']), strikes('walk', ['Incorporeal'], [])]).toEqual([0, 0])
  })

  const rider = (numbers: Partial<Standing> = {}): Standing => ({
    at: [3, 0],
    side: 0,
    speed: 4,
    tags: ['Cavalry'],
    ...numbers,
  })

  test('GB-606 charges need riders, a straight empty way of 2 cells to speed, and no zone before the end', () => {
    const why = (units: readonly Standing[]): unknown => {
      const s = scene(units)
      return chargePath(s.field, unit(s, 1), unit(s, 2), unit(s, 1).cell, 4)
    }
    expect(why([rider(), B({ at: [3, 4] })])).toEqual([11, 19, 27])
    expect(why([rider(), B({ at: [3, 5] })])).toEqual([11, 19, 27, 35])
    expect(why([rider({ tags: [] }), B()])).toBe('not_cavalry')
    expect(why([rider(), B({ at: [4, 4] })])).toBe('no_straight_path')
    expect(why([rider(), B({ at: [3, 2] })])).toBe('too_close')
    expect(why([rider(), B({ at: [3, 6] })])).toBe('too_far')
    expect(why([rider(), B(), A({ at: [3, 2] })])).toBe('path_blocked')
    expect(why([rider(), B(), B({ at: [4, 1] })])).toBe('engaged')
    expect(why([rider(), B(), B({ at: [5, 2] })])).toEqual([11, 19, 27])
    expect(why([rider(), B(), B({ at: [4, 2] })])).toBe('zoc_interrupt')
  })

  test('GB-607 on a charge cell overwatch comes before the intercept, and both before the impact', () => {
    const s = scene([
      rider({ hp: 900 }),
      B({ is: { ripostes: 0 } }),
      B({ at: [0, 1], range: 5, trajectory: 'arc', ammo: 6, is: { vigilant: true } }),
      B({ at: [4, 3], tags: ['Cavalry'], is: { vigilant: true } }),
    ])
    charge(s.field, unit(s, 1), unit(s, 2), [11, 19, 27])
    expect(
      s
        .events('attack')
        .map(({ kind }) => kind)
        .slice(0, 2),
    ).toEqual(['overwatch', 'counter'])
  })

  test('GB-608 a unit that kept its cell is vigilant, one that moved is not', () => {
    const s = scene([A({ speed: 0 }), A({ at: [0, 0] }), B({ at: [7, 9], speed: 0 })])
    takeTurn(s.field, unit(s, 1), false)
    takeTurn(s.field, unit(s, 2), false)
    expect([unit(s, 1).vigilant, unit(s, 2).vigilant]).toEqual([true, false])
  })

  test('GB-609 spears stop a walker, heavy infantry only strikes it, skirmishers slip past', () => {
    const walked = (tags: Standing['tags'], mover: Standing['tags'] = []): readonly [number, string[]] => {
      const s = scene([
        A({ at: [3, 0], speed: 2, tags: mover ?? [] }),
        B({ at: [4, 2], range: 1, tags: tags ?? [], is: { vigilant: true } }),
      ])
      walk(s.field, unit(s, 1), [11, 10])
      return [unit(s, 1).cell, s.events('attack').map(({ kind }) => kind)]
    }
    expect(walked(['SpearWall'])).toEqual([11, ['hard']])
    expect(walked(['HeavyInfantry'])).toEqual([11, ['soft']])
    expect(walked(['HeavyInfantry'], ['Skirmisher'])[1]).not.toContain('soft')
    expect(walked(['Cavalry'])[1]).toEqual(['counter'])
  })

  test('GB-610 a vigilant shooter fires once, and a hit takes a step', () => {
    const s = scene([
      A({ at: [3, 0], speed: 3, hp: 500, cost: 6 }),
      B({ at: [3, 6], range: 5, trajectory: 'arc', ammo: 3, is: { vigilant: true } }),
    ])
    walk(s.field, unit(s, 1), [11, 19, 27])
    expect(s.events('overwatch')).toMatchObject([{ suppressed: true }])
    expect(unit(s, 1).cell).toBe(19)
    expect(unit(s, 2)).toMatchObject({ ammo: 2, reacted: true })
  })

  test('GB-217 long reach is two cells in line over an empty one', () => {
    const s = scene([A({ tags: ['LongReach'] }), B({ at: [3, 5] }), B({ at: [4, 5] })])
    expect([reaches(s.field, unit(s, 1), 27, 43, null), reaches(s.field, unit(s, 1), 27, 44, null)]).toEqual([
      true,
      false,
    ])
    const blocked = scene([A({ tags: ['LongReach'] }), B({ at: [3, 5] }), B()])
    expect(reaches(blocked.field, unit(blocked, 1), 27, 43, null)).toBe(false)
  })
})
