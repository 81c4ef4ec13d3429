import { describe, expect, test } from 'vitest'
import type { AiStep } from '../events.ts'
import { type Standing, scene, unit } from '../testing/scene.ts'
import { infect, restCure, sufferContagions } from './combat/contagion.ts'
import { settle } from './combat/death.ts'
import { formationArmor, formationResolve } from './combat/formation.ts'
import { addShred, repair, spendAmmo } from './combat/shred.ts'
import { addStatus } from './effects/statuses.ts'
import { bestGoal } from './pathing.ts'
import { pickTarget, score } from './targeting.ts'
import { takeTurn } from './turn.ts'
import { act, wantsOverwatch } from './unit-ai.ts'
import { initiativeOf } from './values.ts'

const A = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 3], side: 0, ...numbers })
const B = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 4], side: 1, ...numbers })

function chosen(units: readonly Standing[], script: readonly number[] = []): AiStep | undefined {
  const s = scene(units, script)
  act(s.field, unit(s, 1))
  return s.events('ai_choice')[0]?.choice
}

describe('contagion, shred, formation, ammunition', () => {
  test('GB-801 a unit has one of each contagion, immune units none', () => {
    const s = scene([
      A(),
      A({ at: [4, 3], tags: ['Undead'], nature: 'bound' }),
      A({ at: [5, 3], tags: ['FireImmune'] }),
    ])
    infect(s.field, unit(s, 1), 'fire', 0)
    infect(s.field, unit(s, 1), 'fire', 0)
    infect(s.field, unit(s, 2), 'poison', 0)
    infect(s.field, unit(s, 3), 'fire', 0)
    expect([1, 2, 3].map((id) => unit(s, id).contagions.length)).toEqual([1, 0, 0])
    expect(s.told.map(({ type }) => type)).toEqual([
      'contagion_applied',
      'contagion_refreshed',
      'contagion_immune',
      'contagion_immune',
    ])
  })

  test('GB-802 fire catches the flammable at 60, and allies lose heart beside it', () => {
    const s = scene(
      [A({ is: { contagions: [{ type: 'fire', turns: 3 }] } }), A({ at: [3, 2], tags: ['Flammable'] })],
      [60],
    )
    sufferContagions(s.field, unit(s, 1))
    expect(unit(s, 2)).toMatchObject({ contagions: [{ type: 'fire', turns: 3 }], resolve: 97 })
    expect(unit(s, 1).contagions).toEqual([{ type: 'fire', turns: 2 }])
  })

  test('GB-803 death spread reaches all eight neighbours without a draw', () => {
    const s = scene([A({ tags: ['DeathSpread'], is: { hp: 0 } }), A({ at: [2, 2] }), B(), A({ at: [5, 3] })])
    settle(s.field)
    expect([2, 3, 4].map((id) => unit(s, id).contagions.length)).toEqual([1, 1, 0])
  })

  test('GB-804 rest cures one contagion at 50 or less, the drawn one of several', () => {
    const cured = (script: readonly number[]): readonly string[] => {
      const s = scene(
        [
          A({
            is: {
              contagions: [
                { type: 'fire', turns: 3 },
                { type: 'curse', turns: 3 },
              ],
            },
          }),
        ],
        script,
      )
      restCure(s.field, unit(s, 1))
      s.dice.done()
      return unit(s, 1).contagions.map(({ type }) => type)
    }
    expect([cured([51]), cured([50, 2])]).toEqual([['fire', 'curse'], ['fire']])
  })

  test('GB-805 shred stops at the cap and never falls because of it; ethereal units have none', () => {
    const s = scene([A(), B({ armor: 20, is: { stacks: 10 } }), B({ at: [4, 4], armor: 20, tags: ['Ethereal'] })])
    expect([addShred(s.field, unit(s, 2), unit(s, 1), 3), unit(s, 2).stacks]).toEqual([0, 10])
    expect(addShred(s.field, unit(s, 3), unit(s, 1), 3)).toBe(0)
  })

  test('GB-210 repair gives back what was shredded, no more, and tells nothing where nothing was', () => {
    const s = scene([A({ armor: 20, is: { stacks: 3 } })])
    repair(s.field, unit(s, 1), 2, 0)
    repair(s.field, unit(s, 1), 2, 0)
    repair(s.field, unit(s, 1), 2, 0)
    expect(unit(s, 1).stacks).toBe(0)
    expect(s.events('armor_repaired').map(({ repairAmount }) => repairAmount)).toEqual([2, 1])
  })

  test('GB-806 support comes from the left, right and rear; an officer behind counts double', () => {
    const hold = (tags: Standing['tags']): number => {
      const s = scene([
        A({ tags: ['Infantry', 'Shieldwall'] }),
        A({ at: [3, 2], tags: tags ?? [] }),
        A({ at: [3, 4], tags: ['Infantry'] }),
      ])
      expect(formationArmor(s.field, unit(s, 1), 'flank')).toEqual({ formation: 0, shield: 0 })
      return formationResolve(s.field, unit(s, 1))
    }
    expect([hold(['Infantry']), hold(['Infantry', 'Officer']), hold([])]).toEqual([15, 25, 0])
  })

  test('GB-807 shots cost ammunition, and an empty quiver is told once', () => {
    const s = scene([A({ range: 5, trajectory: 'arc', ammo: 1 }), B({ at: [3, 6] })])
    spendAmmo(s.field, unit(s, 1), 1)
    spendAmmo(s.field, unit(s, 1), 1)
    expect(s.told.map(({ type }) => type)).toEqual(['ammo_spent', 'out_of_ammo'])
    takeTurn(s.field, { ...unit(s, 2) }, false)
  })

  test('GB-808 two carriers of the same aura count once', () => {
    const s = scene([A(), B({ at: [2, 4], abilities: ['icy_grave'] }), B({ at: [4, 4], abilities: ['icy_grave'] })])
    expect(initiativeOf(s.field, unit(s, 1))).toBe(0)
    const fast = scene([
      A({ initiative: 30 }),
      B({ at: [2, 4], abilities: ['icy_grave'] }),
      B({ at: [4, 4], abilities: ['icy_grave'] }),
    ])
    expect(initiativeOf(fast.field, unit(fast, 1))).toBe(20)
  })
})

describe('what a unit does', () => {
  test('GB-1001 mages are worth more than tanks, the dying half as much again', () => {
    const s = scene([
      A(),
      B({ role: 'mage' }),
      B({ at: [4, 4], role: 'tank' }),
      B({ at: [2, 4], role: 'tank', is: { hp: 5 } }),
    ])
    const [mage, tank, dying] = [2, 3, 4].map((id) => score(s.field, unit(s, 1), unit(s, id)))
    expect([mage, tank]).toEqual([40, 10])
    expect(dying).toBe(Math.floor(((10 + 19) * 150) / 100))
  })

  test('GB-1001 a target would die of a blow that takes all its HP and its barrier, and not of one that leaves 1', () => {
    const worth = (hp: number, barrier: number): number => {
      const s = scene([A({ atk: 30 }), B({ role: 'mage', hp: 200, armor: 10, is: { hp, barrier, barrierTurns: 3 } })])
      return score(s.field, unit(s, 1), unit(s, 2))
    }
    // A mage is worth 40, its wounds up to 20; the blow takes 20.
    expect([worth(20, 0), worth(21, 0)]).toEqual([Math.floor((58 * 3) / 2), 57])
    expect([worth(15, 5), worth(15, 6)]).toEqual([Math.floor((58 * 3) / 2), 58])
  })

  test('GB-1002 shooters take the weakest, others the highest score', () => {
    const targets = [B({ at: [3, 6], role: 'mage' }), B({ at: [4, 6], role: 'tank', is: { hp: 50 } })]
    const archer = scene([A({ range: 6, trajectory: 'arc', ammo: 6 }), ...targets])
    expect(pickTarget(archer.field, unit(archer, 1), [unit(archer, 2), unit(archer, 3)])?.id).toBe(3)
    const mage = scene([A({ range: 6, trajectory: 'homing', attackType: 'magic' }), ...targets])
    expect(pickTarget(mage.field, unit(mage, 1), [unit(mage, 2), unit(mage, 3)])?.id).toBe(2)
  })

  test('GB-1003 ability before charge before attack before hold before move before rest', () => {
    expect(chosen([A({ abilities: ['zealous_strike'] }), B({ tags: ['Incorporeal'] })], [100])).toBe('ability')
    expect(chosen([A({ at: [3, 0], tags: ['Cavalry'] }), B({ at: [3, 3] })])).toBe('charge')
    expect(chosen([A({ range: 5, trajectory: 'arc', ammo: 5 }), B({ at: [3, 7] })])).toBe('attack')
    expect(chosen([A({ tags: ['SpearWall'] }), B({ at: [3, 7] })])).toBe('hold')
    expect(chosen([A(), B({ at: [3, 7] })])).toBe('move')
    expect(chosen([A({ speed: 0 }), B({ at: [3, 7] })])).toBe('rest')
  })

  test('GB-1004 a worn tank rotates, an archer disengages, a fighter attacks', () => {
    expect(chosen([A({ role: 'tank', armor: 10, is: { stacks: 3 } }), B(), A({ at: [3, 2], role: 'tank' })])).toBe(
      'rotate',
    )
    expect(chosen([A({ range: 5, trajectory: 'arc', ammo: 5 }), B()])).toBe('disengage')
    expect(chosen([A(), B()])).toBe('attack')
    expect(chosen([A({ range: 5, trajectory: 'arc', ammo: 5, is: { disengaged: 2 } }), B()])).toBe('attack')
  })

  test('GB-1005 a charge goes at the mage and never at a spear wall', () => {
    const s = scene([
      A({ at: [3, 0], tags: ['Cavalry'], speed: 4 }),
      B({ at: [3, 4], tags: ['SpearWall'], role: 'mage' }),
      B({ at: [6, 3], role: 'tank' }),
    ])
    act(s.field, unit(s, 1))
    expect(s.events('ai_choice')[0]).toMatchObject({ choice: 'charge', targetId: 3 })
  })

  test('GB-1003 a shooter with less than half of its ammunition rests rather than shoot at what is worth nothing', () => {
    const worthless = B({ at: [3, 7], role: 'tank', cost: 3 })
    const shooter = (ammo: number): Standing => A({ range: 5, trajectory: 'arc', ammo: 6, is: { ammo } })
    expect([chosen([shooter(2), worthless]), chosen([shooter(3), worthless])]).toEqual(['save_ammo', 'attack'])
    expect(chosen([shooter(2), worthless, B({ at: [4, 7], role: 'mage' })])).toBe('attack')
  })

  test('GB-213 confused units attack the nearest unit or walk up to it, and rooted ones stay', () => {
    const confused = (friend: readonly [number, number], rooted = false): readonly unknown[] => {
      const s = scene([A(), A({ at: friend, is: { ripostes: 0 } }), B({ at: [7, 9] })])
      addStatus(s.field, unit(s, 1), 'confuse', 2, 0, 0)
      if (rooted) addStatus(s.field, unit(s, 1), 'root', 2, 0, 0)
      takeTurn(s.field, unit(s, 1), false)
      return [s.events('ai_choice')[0]?.choice, s.events('attack')[0]?.targetId, s.events('unit_moved').length > 0]
    }
    expect(confused([3, 4])).toEqual(['confused', 2, false])
    expect(confused([3, 6])).toEqual(['confused', 2, true])
    expect(confused([3, 6], true)).toEqual(['confused', undefined, false])
  })

  test('GB-1005 of two as worth a charge the weaker is ridden down, of two as weak the one of lower id', () => {
    const target = (...hp: readonly number[]): number | undefined => {
      const s = scene([
        A({ at: [3, 0], tags: ['Cavalry'], speed: 4 }),
        B({ at: [3, 4], is: { hp: hp[0] ?? 0 } }),
        B({ at: [7, 4], is: { hp: hp[1] ?? 0 } }),
      ])
      act(s.field, unit(s, 1))
      return s.events('ai_choice')[0]?.targetId
    }
    expect([target(100, 100), target(90, 80), target(80, 90)]).toEqual([2, 3, 2])
  })

  test('GB-1004 a worn tank changes places with the least worn tank beside it, of equals with the one of lower id', () => {
    const other = (...stacks: readonly number[]): number | undefined => {
      const fresh = stacks.map(
        (each, place): Standing => A({ at: [2 + place, 2], role: 'tank', armor: 10, is: { stacks: each } }),
      )
      const s = scene([A({ role: 'tank', armor: 10, is: { stacks: 4 } }), B(), ...fresh])
      act(s.field, unit(s, 1))
      return s.events('unit_rotated')[0]?.otherId
    }
    expect([other(0, 0), other(1, 0), other(0, 1), other(2, 1), other(2, 2)]).toEqual([3, 4, 3, 4, undefined])
  })

  test('GB-1006 a nearer target beats a slightly better one a turn away', () => {
    const s = scene([
      A({ at: [3, 0], speed: 2 }),
      B({ at: [3, 3], role: 'melee_dps' }),
      B({ at: [3, 9], role: 'support' }),
    ])
    expect(bestGoal(s.field, unit(s, 1), 2, null)?.target.id).toBe(2)
    const near = scene([A({ at: [3, 0], speed: 2 }), B({ at: [3, 3], role: 'tank' }), B({ at: [5, 4], role: 'mage' })])
    expect(bestGoal(near.field, unit(near, 1), 2, null)?.target.id).toBe(3)
  })

  test('GB-1007 the cheap step into the reach of spears when a dear ally is yet to act', () => {
    const spears = B({ at: [3, 4], tags: ['SpearWall'], is: { vigilant: true } })
    const mage = B({ at: [4, 5], role: 'mage' })
    const goal = (cost: number): boolean => {
      const s = scene([
        A({ at: [4, 1], cost, speed: 3, range: 3, trajectory: 'homing', attackType: 'magic' }),
        spears,
        mage,
        A({ at: [0, 3], cost: 6 }),
      ])
      s.battle.next = 1
      const cell = bestGoal(s.field, unit(s, 1), 3, unit(s, 3))?.cell ?? 0
      return Math.max(Math.abs((cell & 7) - 3), Math.abs((cell >> 3) - 4)) <= 1
    }
    expect(goal(6)).toBe(false)
  })

  test('GB-1008 an unengaged unit leaves a burning neighbour', () => {
    const burning = A({ at: [3, 2], is: { contagions: [{ type: 'fire', turns: 3 }] } })
    expect(chosen([A(), burning, B({ at: [3, 8] })])).toBe('leave')
    expect(chosen([A(), A({ at: [3, 2] }), B({ at: [3, 8] })])).toBe('move')
  })

  test('GB-1009 a curse is aimed where it spreads', () => {
    const s = scene([
      A({ range: 6, trajectory: 'homing', attackType: 'magic', abilities: ['curse'] }),
      B({ at: [1, 6] }),
      B({ at: [5, 5] }),
      B({ at: [5, 6] }),
      B({ at: [6, 6] }),
    ])
    act(s.field, unit(s, 1))
    expect(s.told.find(({ type }) => type === 'contagion_applied')).toMatchObject({ unitId: 4 })
  })

  test('GB-1010 the last shot is not for the cheap', () => {
    const wants = (ammo: number, cost: number): boolean => {
      const s = scene([A({ range: 5, trajectory: 'arc', ammo, is: { ammo } }), B({ cost })])
      return wantsOverwatch(s.field, unit(s, 1), unit(s, 2))
    }
    expect([wants(1, 3), wants(1, 6), wants(3, 3)]).toEqual([false, true, true])
  })
})
