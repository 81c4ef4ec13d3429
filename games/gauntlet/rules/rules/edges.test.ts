import { describe, expect, test } from 'vitest'
import { abilityOf } from '../content/complete.ts'
import { PRINTED } from '../content/content.ts'
import type { AreaDefinition, Definition } from '../content/definition.ts'
import type { Zone } from '../state.ts'
import { atNearest, passive } from '../testing/made-up.ts'
import { type Scene, type Standing, scene, unit } from '../testing/scene.ts'
import { STATUS_BIT, TAG_INDEX } from './codes.ts'
import { attack } from './combat/attack.ts'
import { settle } from './combat/death.ts'
import { applyModifier, grantTag } from './effects/modifiers.ts'
import { copyUnit, revive } from './effects/summon.ts'
import { addZone } from './effects/zones.ts'
import { chargeTarget } from './movement/charge.ts'
import { moveTo } from './movement/forced.ts'
import { sees } from './movement/legality.ts'
import { walk } from './movement/movement.ts'
import { takeTurn } from './turn.ts'
import { act } from './unit-ai.ts'
import { dodgeOf, has, tagged } from './values.ts'

const A = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 3], side: 0, ...numbers })
const B = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 4], side: 1, ...numbers })

/** A scene in which these abilities are known by their ids. */
function withAbilities(
  definitions: Readonly<Record<string, Definition>>,
  units: readonly Standing[],
  script: readonly number[] = [],
): Scene {
  const abilities = new Map(PRINTED.abilities)
  for (const [id, definition] of Object.entries(definitions)) abilities.set(id, abilityOf(id, id, definition))
  return scene(units, script, { ...PRINTED, abilities })
}

describe('what is given again', () => {
  test('GB-211 refreshing keeps the longer duration, and what lasts for the battle goes on lasting', () => {
    const modified = (...turns: readonly number[]): readonly number[] => {
      const s = withAbilities({ gift: passive('turn_start', [{ do: 'modify', stat: 'atk', pct: 10, d: 2 }]) }, [
        A({ abilities: ['gift'] }),
        B(),
      ])
      const effect = s.field.content.abilities.get('gift')?.effects[0]
      if (effect?.do !== 'modify') throw new Error('The gift is no modifier')
      for (const each of turns) applyModifier(s.field, unit(s, 1), effect, 'gift', each)
      return unit(s, 1).modifiers.map((modifier) => modifier.turns)
    }
    expect([modified(3, 1), modified(1, 3), modified(2, -1), modified(-1, 4)]).toEqual([[3], [3], [-1], [-1]])
    const tagged = (...turns: readonly number[]): readonly number[] => {
      const s = scene([A(), B()])
      for (const each of turns) grantTag(s.field, unit(s, 1), 'Flyer', false, each)
      return unit(s, 1).tags.map((tag) => tag.turns)
    }
    expect([tagged(3, 1), tagged(1, 3), tagged(2, -1), tagged(-1, 4)]).toEqual([[3], [3], [-1], [-1]])
  })

  test('GB-216 the same zone of the same side on the same cell begins anew, any other is another', () => {
    const s = withAbilities(
      {
        pit: {
          kind: 'active',
          cooldown: 1,
          aim: { base: 'enemies', order: 'nearest' },
          effects: [
            {
              do: 'zone',
              radius: 1,
              rounds: 3,
              side: 'enemies',
              on: 'turn',
              effects: [{ do: 'damage', amount: 5, type: 'true' }],
            },
          ],
        },
        bog: {
          kind: 'active',
          cooldown: 1,
          aim: { base: 'enemies', order: 'nearest' },
          effects: [
            { do: 'zone', radius: 1, rounds: 3, side: 'enemies', on: 'turn', effects: [{ do: 'resolve', amount: -5 }] },
          ],
        },
      },
      [A(), B()],
    )
    const pit: Zone = {
      source: 'ability:pit',
      side: 0,
      cell: 20,
      radius: 1,
      rounds: 1,
      whom: 'enemies',
      on: 'turn',
      once: false,
    }
    const laid = (more: Partial<Zone>): readonly number[] => {
      addZone(s.field, { ...pit, rounds: 3, ...more }, 1)
      return s.battle.zones.map(({ rounds }) => rounds)
    }
    addZone(s.field, { ...pit }, 1)
    expect([laid({}), laid({ source: 'ability:bog' }), laid({ side: 1 }), laid({ cell: 21 })]).toEqual([
      [3],
      [3, 3],
      [3, 3, 3],
      [3, 3, 3, 3],
    ])
  })

  test('GB-212 GB-413 HP rises with the greatest HP up to round 15, and not from round 16 on', () => {
    const risen = (round: number): readonly number[] => {
      const s = withAbilities(
        { growth: passive('turn_start', [{ do: 'modify', stat: 'maxhp', pct: 50, d: 'battle' }]) },
        [A({ abilities: ['growth'] }), B({ at: [7, 9] })],
      )
      s.battle.round = round
      const effect = s.field.content.abilities.get('growth')?.effects[0]
      if (effect?.do !== 'modify') throw new Error('Growth is no modifier')
      applyModifier(s.field, unit(s, 1), effect, 'growth', -1)
      return [unit(s, 1).maxHp, unit(s, 1).hp]
    }
    expect([risen(15), risen(16)]).toEqual([
      [150, 150],
      [150, 100],
    ])
  })
})

describe('aiming', () => {
  const hurts = (
    head: Partial<Definition>,
    units: readonly Standing[],
    script: readonly number[] = [],
  ): readonly number[] => {
    const [first, ...rest] = units
    const s = withAbilities(
      { bolt: atNearest([{ do: 'damage', amount: 5, type: 'true' }], head) },
      [{ ...first, abilities: ['bolt'] } as Standing, ...rest],
      script,
    )
    s.battle.priority = 1
    act(s.field, unit(s, 1))
    return s.events('hp_changed').map(({ unitId }) => unitId)
  }
  const taunted = { statuses: [{ id: 'taunt', turns: 2, p: 0, by: 4, fresh: false, at: 1 }] } as const

  test('GB-205 a taunted unit aims at its taunter first, and at no more than it may', () => {
    const enemies = [B({ at: [3, 5] }), B({ at: [3, 6] }), B({ at: [3, 9] })]
    const nearest = (count: number | 'all') => ({ base: 'enemies', order: 'nearest', count }) as const
    expect(hurts({ aim: nearest(2) }, [A(), ...enemies])).toEqual([2, 3])
    expect(hurts({ aim: nearest(2) }, [A({ is: { ...taunted } as never }), ...enemies])).toEqual([2, 4])
    expect(hurts({ aim: nearest('all') }, [A({ is: { ...taunted } as never }), ...enemies])).toEqual([2, 3, 4])
  })

  test('GB-204 a reach of its own is that of long spears, a reach of 1 is one cell', () => {
    const units = [A({ tags: ['LongReach'] }), B({ at: [3, 5], tags: ['Structure'] })]
    expect([hurts({ reach: 'own' }, units), hurts({ reach: 1 }, units)]).toEqual([[2], []])
  })

  test('GB-206 a cone begins before its caster', () => {
    const units = [A(), B({ at: [3, 5] }), A({ at: [3, 4] }), B({ at: [3, 2] })]
    const area: AreaDefinition = { shape: 'cone', n: 3, side: 'both' }
    expect(hurts({ aim: { base: 'enemies', order: 'farthest' }, area }, units)).toEqual([2, 3])
    expect(hurts({ area }, units)).toEqual([4])
  })

  test('GB-205 a random target is drawn from the units in order of id, whichever side has priority', () => {
    const units = [A(), B({ at: [3, 6] }), A({ at: [0, 0] }), B({ at: [7, 9] })]
    expect([1, 2, 3, 4].map((roll) => hurts({ aim: { base: 'units', order: 'random' } }, units, [roll])[0])).toEqual([
      1, 2, 3, 4,
    ])
  })
})

describe('turns', () => {
  test('GB-808 GB-216 the same turn aura of two carriers reaches a unit once a round', () => {
    const lost = (...at: readonly (readonly [number, number])[]): number => {
      const s = scene([
        A({ resolve: 200 }),
        ...at.map((place) => B({ at: place, tags: ['Structure'], abilities: ['terror'] })),
      ])
      takeTurn(s.field, unit(s, 1), false)
      return s.events('aura_pulse').length
    }
    expect([lost([3, 5]), lost([3, 5], [5, 3]), lost([7, 9])]).toEqual([1, 1, 0])
  })

  test('GB-402 a unit that dies of its own pulse does not act', () => {
    const s = withAbilities(
      {
        burst: {
          kind: 'aura',
          aura: { type: 'pulse', range: 1, side: 'both' },
          effects: [{ do: 'damage', amount: 500, type: 'true' }],
        },
      },
      [A({ abilities: ['burst'] }), B({ at: [3, 7] })],
    )
    takeTurn(s.field, unit(s, 1), false)
    expect([unit(s, 1).state, s.events('ai_choice')]).toEqual(['dead', []])
  })

  test('GB-602 a unit that is engaged from afar alone still strikes at enemies in reach', () => {
    const fleeing = { is: { state: 'retreating', resolve: 5 } } as const
    const s = scene([
      A(),
      B({ at: [3, 5], tags: ['LongReach'] }),
      B({ at: [2, 4], ...fleeing }),
      B({ at: [4, 4], ...fleeing }),
    ])
    act(s.field, unit(s, 1))
    expect(s.events('ai_choice')[0]).toMatchObject({ choice: 'attack', targetId: 3 })
  })

  test('GB-214 six summons of a side may be on the board; those that are gone do not count', () => {
    const called = (gone: number, there: number): number => {
      const summons = (count: number, row: number, is: Standing['is']): Standing[] =>
        Array.from({ length: count }, (_, x) => A({ at: [x, row], is: { summoned: true, ...is } }))
      const s = withAbilities(
        {
          call: {
            kind: 'active',
            reach: 'self',
            effects: [{ do: 'summon', unit: 'risen_skeleton', n: 1, d: 'battle', at: 'front' }],
          },
        },
        [
          A({ abilities: ['call'] }),
          B({ at: [7, 9] }),
          ...summons(gone, 0, { cell: -1, state: 'dead', hp: 0 }),
          ...summons(there, 1, {}),
        ],
      )
      act(s.field, unit(s, 1))
      return s.events('unit_summoned').length
    }
    expect([called(6, 0), called(1, 5), called(0, 6)]).toEqual([1, 1, 0])
  })

  test('GB-215 a revived unit acts from the next round on', () => {
    const order = (next: number): readonly number[] => {
      const s = scene([A(), B(), A({ at: [1, 1], is: { state: 'dead', cell: -1, fell: 9, hp: 0 } })])
      Object.assign(s.battle, { order: [3, 1, 3, 2], next })
      revive(s.field, unit(s, 3), 50)
      return s.battle.order
    }
    expect([order(0), order(1), order(4)]).toEqual([
      [1, 2],
      [3, 1, 2],
      [3, 1, 3, 2],
    ])
  })

  test.each([
    ['flight', 'retreat'],
    ['push', 'knockback'],
    ['pull', 'knockback'],
    ['teleport', 'forced_move'],
    ['leap', 'forced_move'],
  ] as const)('GB-608 a %s ends a watch as %s', (kind, reason) => {
    const s = scene([A({ is: { vigilant: true } }), B({ at: [7, 9] })])
    moveTo(s.field, unit(s, 1), 10, kind)
    expect(s.events('vigilance_cancelled').map((event) => event.reason)).toEqual([reason])
  })

  test('GB-604 only a living unit has got away', () => {
    const away = (crit: number): readonly [string, number] => {
      const s = scene([A({ range: 4, trajectory: 'arc', ammo: 6, is: { hp: 12 } }), B({ crit })])
      act(s.field, unit(s, 1))
      return [unit(s, 1).state, s.events('unit_disengaged').length]
    }
    expect([away(0), away(100)]).toEqual([
      ['ready', 1],
      ['dead', 0],
    ])
  })
})

describe('in the line of battle', () => {
  const infantry = { tags: ['Infantry'] } as const

  test('GB-410 GB-806 units that lose a support get an event, others do not', () => {
    const broken = (...at: readonly (readonly [number, number])[]): readonly unknown[] => {
      const s = scene([
        A({ ...infantry, is: { hp: 0 } }),
        ...at.map((place) => A({ at: place, ...infantry })),
        B({ at: [7, 9] }),
      ])
      settle(s.field)
      return s.events('formation_broken').map(({ unitId, lostSupporterId }) => [unitId, lostSupporterId])
    }
    // Beside it, in front of it (which it supports from behind), behind it and at a corner.
    expect([broken([2, 3]), broken([4, 3]), broken([3, 4]), broken([3, 2]), broken([4, 4])]).toEqual([
      [[2, 1]],
      [[2, 1]],
      [[2, 1]],
      [],
      [],
    ])
  })

  test('GB-410 GB-505 direct shooters get an event for a target that a death has uncovered, others do not', () => {
    const opened = (shooter: Partial<Standing>, dead: Partial<Standing> = {}): readonly unknown[] => {
      const s = scene([
        A({ at: [3, 1], range: 8, trajectory: 'direct', ...shooter }),
        B({ ...dead, is: { hp: 0 } }),
        B({ at: [3, 6] }),
        B({ at: [3, 8] }),
        B({ at: [6, 4] }),
        A({ at: [3, 0] }),
      ])
      settle(s.field)
      return s.events('los_opened').map(({ shooterId, newTargets }) => [shooterId, ...newTargets])
    }
    expect([opened({}), opened({ trajectory: 'arc' }), opened({}, { tags: ['Incorporeal'] })]).toEqual([
      [[1, 3, 4]],
      [],
      [],
    ])
    expect([opened({ at: [3, 3] }), opened({ at: [0, 1] }), opened({ side: 1 })]).toEqual([[[1, 3, 4]], [], []])
  })

  test('GB-606 why a charge came to nothing', () => {
    const cancelled = (enemies: readonly Standing[], units: Partial<Standing> = {}): readonly unknown[] => {
      const s = withAbilities(
        {
          pit: {
            kind: 'active',
            cooldown: 9,
            aim: { base: 'enemies', order: 'nearest' },
            effects: [{ do: 'zone', radius: 0, rounds: 3, side: 'enemies', on: 'enter', effects: [{ do: 'disrupt' }] }],
          },
          snare: {
            kind: 'active',
            cooldown: 9,
            aim: { base: 'enemies', order: 'nearest' },
            effects: [
              {
                do: 'zone',
                radius: 0,
                rounds: 3,
                side: 'enemies',
                on: 'enter',
                effects: [{ do: 'status', id: 'stun', d: 1 }],
              },
            ],
          },
          abyss: {
            kind: 'active',
            cooldown: 9,
            aim: { base: 'enemies', order: 'nearest' },
            effects: [
              {
                do: 'zone',
                radius: 0,
                rounds: 3,
                side: 'enemies',
                on: 'enter',
                effects: [{ do: 'damage', amount: 900, type: 'true' }],
              },
            ],
          },
        },
        [A({ at: [3, 0], tags: ['Cavalry'], speed: 6, hp: 300, ...units }), ...enemies],
      )
      const source = enemies[1]?.id === undefined ? null : `ability:${enemies[1].id}`
      if (source !== null)
        s.battle.zones.push({
          source,
          side: 1,
          cell: 19,
          radius: 0,
          rounds: 3,
          whom: 'enemies',
          on: 'enter',
          once: false,
        })
      act(s.field, unit(s, 1))
      return s.events('charge_cancelled').map(({ unitId, reason }) => `${unitId} ${reason}`)
    }
    const far = B({ at: [3, 5] })
    const trap = (id: string): Standing => B({ id, at: [7, 9], tags: ['Structure'] })
    const waits = B({ at: [4, 5], tags: ['SpearWall'], is: { vigilant: true } })
    expect([cancelled([far]), cancelled([far, trap('pit')]), cancelled([far, trap('abyss')])]).toEqual([
      [],
      ['1 disrupted'],
      ['1 stopped'],
    ])
    expect([cancelled([far, waits]), cancelled([far, trap('snare')])]).toEqual([['1 intercepted'], ['1 stopped']])
  })

  test('GB-502 a long spear in front locks from two cells away', () => {
    const turns = (tags: Standing['tags'], at: readonly [number, number]): number => {
      const s = scene([A(), B({ at: [2, 3] }), B({ at, tags: tags ?? [] })])
      attack(s.field, unit(s, 1), unit(s, 2), 'attack')
      return unit(s, 1).facing
    }
    expect([turns(['LongReach'], [3, 5]), turns([], [3, 5]), turns(['LongReach'], [3, 1])]).toEqual([2, 3, 3])
  })

  test('GB-505 lines pass through those whom an aura keeps phased', () => {
    const seen = (definition: Definition): boolean => {
      const s = withAbilities({ veil: definition }, [A(), A({ at: [3, 5] }), B({ at: [3, 7], abilities: ['veil'] })])
      return sees(s.field, 27, 59)
    }
    expect(
      seen({
        kind: 'aura',
        aura: { type: 'static', range: 2, side: 'enemies' },
        effects: [{ do: 'status', id: 'phased' }],
      }),
    ).toBe(true)
    expect(
      seen({
        kind: 'aura',
        aura: { type: 'static', range: 2, side: 'allies' },
        effects: [{ do: 'status', id: 'phased' }],
      }),
    ).toBe(false)
  })

  test('GB-208 an aura gives a tag, a status and points to those alone for whom its condition holds', () => {
    const s = withAbilities(
      {
        veil: {
          kind: 'aura',
          aura: { type: 'static', range: 3, side: 'enemies' },
          effects: [
            { do: 'tag', tag: 'Flyer', if: ['wounded'] },
            { do: 'status', id: 'slow', if: ['wounded'] },
            { do: 'modify', stat: 'dodge', flat: 20, if: ['wounded'] },
          ],
        },
      },
      [A({ abilities: ['veil'] }), B(), B({ at: [4, 4], is: { hp: 40 } })],
    )
    const given = [2, 3].map((id) => [
      tagged(s.field, unit(s, id), TAG_INDEX.Flyer),
      has(s.field, unit(s, id), STATUS_BIT.slow),
      dodgeOf(s.field, unit(s, id), null),
    ])
    expect(given).toEqual([
      [false, false, 0],
      [true, true, 20],
    ])
  })

  test('GB-705 GB-707 a unit that breaks and rallies at once does not flee, one that only breaks does', () => {
    const after = (gift: Definition): readonly unknown[] => {
      const s = withAbilities({ gift }, [
        A({ at: [3, 3], abilities: ['gift'], hp: 300, is: { resolve: 1, facing: 2 } }),
        B({ at: [3, 4] }),
      ])
      attack(s.field, unit(s, 2), unit(s, 1), 'attack')
      return [unit(s, 1).state, unit(s, 1).cell]
    }
    expect(after(passive('on_break', [{ do: 'resolve', amount: 80 }]))).toEqual(['ready', 27])
    expect(after(passive('on_break', [{ do: 'resolve', amount: 9 }]))).toEqual(['retreating', 11])
  })

  test('GB-1005 a rider chooses by worth and way before it looks at HP', () => {
    const ridden = (dear: number, cheap: number): number | undefined => {
      const s = scene([
        A({ at: [3, 3], tags: ['Cavalry'], speed: 5 }),
        B({ at: [3, 6], role: 'mage', is: { hp: dear } }),
        B({ at: [6, 3], role: 'tank', is: { hp: cheap } }),
      ])
      return chargeTarget(s.field, unit(s, 1), null)?.target.id
    }
    expect([ridden(90, 20), ridden(20, 90)]).toEqual([2, 2])
  })

  test('GB-214 a corner is a cell like any other for a copy', () => {
    const crowded = [8, 9, 10, 2].map((cell) => A({ at: [cell & 7, cell >> 3] }))
    const s = scene([A({ at: [7, 5] }), B({ at: [1, 0] }), ...crowded])
    copyUnit(s.field, unit(s, 2), 0, 50, 2)
    expect(s.battle.units[6]).toMatchObject({ key: 'test_2', cell: 0, side: 0, copied: true })
  })

  test('GB-609 spears that hold fast intercept hard, heavy infantry that holds fast keeps its prey', () => {
    const met = (tags: NonNullable<Standing['tags']>): readonly unknown[] => {
      const s = scene([
        A({ at: [3, 1], speed: 4, hp: 400 }),
        B({ tags: ['StickyIntercept', ...tags], is: { vigilant: true } }),
      ])
      walk(s.field, unit(s, 1), [19, 27, 26])
      const told = s.told.find(({ type }) => type.endsWith('_intercept') || type === 'counter_charge')
      return [told?.type, unit(s, 1).cell]
    }
    expect([met(['SpearWall']), met(['HeavyInfantry']), met(['Cavalry'])]).toEqual([
      ['hard_intercept', 27],
      ['sticky_intercept', 27],
      ['sticky_intercept', 27],
    ])
  })
})
