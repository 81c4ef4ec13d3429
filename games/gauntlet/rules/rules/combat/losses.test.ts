import { describe, expect, test } from 'vitest'
import type { Modifier } from '../../state.ts'
import { type Scene, type Standing, scene, unit } from '../../testing/scene.ts'
import { beatBattle } from '../battle.ts'
import { addStatus } from '../effects/statuses.ts'
import { takeTurn } from '../turn.ts'
import { attack } from './attack.ts'
import { heal, hurt, killBy, raiseBarrier } from './damage.ts'
import { settle } from './death.ts'
import { gainResolve, loseResolve } from './resolve.ts'

const A = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 3], side: 0, ...numbers })
const B = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 4], side: 1, ...numbers })
const INFANTRY: Partial<Standing> = { tags: ['Infantry'] }
const sharing = (flat: number): Modifier => ({
  source: 'x',
  stat: 'share',
  pct: 0,
  flat,
  turns: -1,
  fresh: false,
  at: 1,
})

describe('damage that is shared', () => {
  /** A blow of 20 on somebody who shares 40%, with friends of these HP beside it. */
  function struck(percent: number, ...friends: readonly Partial<Standing>[]): Scene {
    const s = scene([
      A({ atk: 20 }),
      B({ armor: 0, is: { ripostes: 0, modifiers: [sharing(percent)] } }),
      ...friends.map((numbers, place) => B({ at: [place + 2, 5], armor: 0, ...numbers })),
    ])
    attack(s.field, unit(s, 1), unit(s, 2), 'attack')
    return s
  }

  test('GB-408 the parts are told in the order of ids, whole and equal', () => {
    const s = struck(40, {}, {}, {})
    expect(s.events('attack')[0]).toMatchObject({
      damage: 20,
      shared: [
        { id: 3, q: 2 },
        { id: 4, q: 2 },
        { id: 5, q: 2 },
      ],
    })
    expect(s.units.slice(1).map(({ hp }) => hp)).toEqual([86, 98, 98, 98])
    expect(s.events('hp_changed').filter(({ cause }) => cause === 'shared')).toMatchObject([
      { unitId: 3, amount: -2, value: 98 },
      { unitId: 4, amount: -2, value: 98 },
      { unitId: 5, amount: -2, value: 98 },
    ])
  })

  test('GB-408 where a part would be 0 nothing is shared, nor told', () => {
    const s = struck(10, {}, {}, {})
    expect(s.events('attack')[0]?.shared).toEqual([])
    expect(s.events('hp_changed').filter(({ cause }) => cause === 'shared')).toEqual([])
    expect(s.units.slice(1).map(({ hp }) => hp)).toEqual([80, 100, 100, 100])
  })

  test('GB-407 GB-408 a helper’s barrier takes its part', () => {
    const s = struck(40, { is: { barrier: 5, barrierTurns: 2 } })
    expect([unit(s, 2).hp, unit(s, 3).hp, unit(s, 3).barrier]).toEqual([88, 97, 0])
  })

  test('GB-408 enemies beside it carry nothing', () => {
    const s = struck(40, { side: 0 })
    expect(s.units.slice(1).map(({ hp }) => hp)).toEqual([80, 100])
  })
})

describe('barriers, healing, sudden death', () => {
  test('GB-210 a larger barrier replaces, a smaller one only lengthens, and one for the battle stays', () => {
    const after = (amount: number, turns: number, had: number): readonly number[] => {
      const s = scene([A({ is: { barrier: 20, barrierTurns: had } })])
      raiseBarrier(s.field, unit(s, 1), amount, turns, 'test')
      return [unit(s, 1).barrier, unit(s, 1).barrierTurns]
    }
    expect([after(21, 1, 3), after(20, 5, 3), after(20, 2, 3)]).toEqual([
      [21, 1],
      [20, 5],
      [20, 3],
    ])
    expect([after(5, -1, 3), after(5, 9, -1), after(0, 9, 3)]).toEqual([
      [20, -1],
      [20, -1],
      [20, 3],
    ])
  })

  test('GB-210 healing stops at the greatest HP, and does nothing for the dead, the unhealable, and all units from round 16 on', () => {
    const healed = (arrange: (s: Scene) => void): number => {
      const s = scene([A({ is: { hp: 70 } })])
      arrange(s)
      return heal(s.field, unit(s, 1), 40, 'test')
    }
    expect(healed(() => undefined)).toBe(30)
    expect(healed((s) => Object.assign(unit(s, 1), { hp: 10 }))).toBe(40)
    expect(healed((s) => Object.assign(unit(s, 1), { hp: 0 }))).toBe(0)
    expect(healed((s) => addStatus(s.field, unit(s, 1), 'unhealable', 2, 0, 0))).toBe(0)
    expect([15, 16].map((round) => healed((s) => Object.assign(s.battle, { round })))).toEqual([30, 0])
  })

  test('GB-210 a unit that is killed at once loses all its HP, and an event says so', () => {
    const s = scene([A({ is: { hp: 60, barrier: 50 } }), B()])
    killBy(s.field, unit(s, 1), 2, 'execute')
    killBy(s.field, unit(s, 1), 2, 'execute')
    settle(s.field)
    expect(s.events('hp_changed')).toMatchObject([{ unitId: 1, cause: 'execute', amount: -60, absorbed: 0, value: 0 }])
    expect(s.events('unit_died')).toMatchObject([{ unitId: 1, killerId: 2 }])
  })

  test('GB-407 what a barrier takes is told beside what is lost', () => {
    const s = scene([A({ is: { barrier: 5, barrierTurns: 2 } })])
    expect([hurt(s.field, unit(s, 1), 12, false, 0, 'test'), hurt(s.field, unit(s, 1), 0, false, 0, 'test')]).toEqual([
      7, 0,
    ])
    expect(s.events('hp_changed')).toMatchObject([{ amount: -7, absorbed: 5, value: 93 }])
  })
})

describe('Resolve', () => {
  test('GB-703 whether a formation holds a unit is told with the loss', () => {
    const held = (resolve: number, loss: number, frontal: boolean): boolean | undefined => {
      const s = scene([A({ ...INFANTRY, is: { resolve } }), A({ at: [4, 3], ...INFANTRY }), B({ at: [0, 9] })])
      loseResolve(s.field, unit(s, 1), loss, frontal, 'test')
      return s.events('resolve_changed')[0]?.held
    }
    expect([held(10, 3, true), held(3, 5, true), held(3, 9, true), held(3, 5, false)]).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  test('GB-703 a gain below 0 tells that the unit is still held', () => {
    const s = scene([A({ ...INFANTRY, is: { resolve: -4 } }), A({ at: [4, 3], ...INFANTRY }), B({ at: [0, 9] })])
    gainResolve(s.field, unit(s, 1), 2, 'test')
    gainResolve(s.field, unit(s, 1), 9, 'test')
    expect(s.events('resolve_changed').map(({ value, held }) => [value, held])).toEqual([
      [-2, true],
      [7, false],
    ])
  })

  test('GB-402 being surrounded is no frontal loss: no formation holds against it', () => {
    const s = scene([
      A({ ...INFANTRY, is: { resolve: 15, wasAttacked: true } }),
      A({ at: [4, 3], ...INFANTRY }),
      B({ atk: 1 }),
      B({ at: [2, 4] }),
      B({ at: [4, 4] }),
    ])
    takeTurn(s.field, unit(s, 1), false)
    expect(unit(s, 1).state).toBe('retreating')
  })

  test('GB-706 a unit that flees into a friend’s line of fire is reported to stand there', () => {
    const blocked = (trajectory: 'direct' | 'arc', enemy: readonly [number, number]): readonly unknown[] => {
      const s = scene([
        A({ at: [3, 4], is: { resolve: 0 } }),
        A({ at: [3, 0], range: 8, trajectory, ammo: 5 }),
        B({ at: enemy, resolve: 400 }),
      ])
      settle(s.field)
      expect(unit(s, 1)).toMatchObject({ state: 'retreating', cell: 19 })
      return s
        .events('los_blocked_by_retreat')
        .map(({ shooterId, blockerId, targetId }) => [shooterId, blockerId, targetId])
    }
    expect([blocked('direct', [3, 7]), blocked('arc', [3, 7]), blocked('direct', [7, 0])]).toEqual([
      [[2, 1, 3]],
      [],
      [],
    ])
  })
})

describe('weariness', () => {
  test('GB-413 every unit but Structures loses its part, each in an event of its own, and those at 0 die', () => {
    const s = scene([
      A({ speed: 0 }),
      A({ at: [5, 3], speed: 0, is: { hp: 4 } }),
      A({ at: [6, 3], tags: ['Structure'], nature: 'bound' }),
      B({ at: [3, 9], hp: 200, speed: 0 }),
    ])
    Object.assign(s.battle, { round: 16, step: 'end' })
    beatBattle(s.battle, s.field.content, { dice: s.dice, tell: (event) => s.told.push(event) })
    expect(s.events('weariness')).toMatchObject([{ round: 16, percent: 4, taken: true }])
    expect(s.units.map(({ hp }) => hp)).toEqual([96, 0, 100, 192])
    expect(s.units.map(({ wasAttacked }) => wasAttacked)).toEqual([true, true, false, true])
    expect(s.events('unit_died')).toMatchObject([{ unitId: 2, killerId: 0 }])
  })
})
