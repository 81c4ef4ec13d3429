import { describe, expect, test } from 'vitest'
import { abilityOf } from '../../content/complete.ts'
import { PRINTED } from '../../content/content.ts'
import type { AreaDefinition, Definition, SelectorDefinition } from '../../content/definition.ts'
import type { ContagionType, Order } from '../../content/vocabulary.ts'
import { atNearest, passive } from '../../testing/made-up.ts'
import { type Standing, scene, unit } from '../../testing/scene.ts'
import { within } from '../board.ts'
import { hurt } from '../combat/damage.ts'
import { settle } from '../combat/death.ts'
import { chance } from '../field.ts'
import { swapCells } from '../movement/forced.ts'
import { takeTurn } from '../turn.ts'
import { atkOf, speedOf } from '../values.ts'
import { cast, castSpell, planAbility } from './casting.ts'
import { holdAll } from './conditions.ts'
import { applyModifier, grantTag } from './modifiers.ts'
import { select, unitsIn } from './select.ts'
import { addStatus, cleanse, dispel, endStatus } from './statuses.ts'
import { freeCell, revive, summon } from './summon.ts'

const A = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 3], side: 0, ...numbers })
const B = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 4], side: 1, ...numbers })
const modify = (definition: Definition): Parameters<typeof applyModifier>[2] => {
  const [effect] = abilityOf('test', 'Test', definition).effects
  if (effect?.do !== 'modify') throw new Error('Not a modifier')
  return effect
}

describe('measures, selectors, shapes', () => {
  test('GB-203 certain chances take no draw; within 1 is a square, within 2 a diamond', () => {
    const s = scene([A()], [30])
    expect([chance(s.field, 0, 1, 'x'), chance(s.field, 100, 1, 'x'), chance(s.field, 30, 1, 'x')]).toEqual([
      false,
      true,
      true,
    ])
    s.dice.done()
    expect([within(1, 27, 36), within(2, 27, 36), within(2, 27, 45)]).toEqual([true, true, false])
  })

  test('GB-205 orders end with lower HP and id; stealth hides all but the adjacent', () => {
    const s = scene([A(), B({ at: [3, 6], is: { hp: 40 } }), B({ at: [4, 6], is: { hp: 40 } }), B({ is: { hp: 60 } })])
    const pick = (aimed: SelectorDefinition): number[] => {
      const { aim } = abilityOf('x', 'X', { kind: 'active', aim: aimed, effects: [{ do: 'strike' }] })
      return aim === null ? [] : select(s.field, aim, { owner: unit(s, 1), side: 0 }, null, null).map(({ id }) => id)
    }
    const enemies = (order: Order, count = 1): number[] => pick({ base: 'enemies', order, count })
    expect([enemies('lowest_hp'), enemies('nearest'), enemies('highest_hp', 2)]).toEqual([[2], [4], [4, 2]])
    addStatus(s.field, unit(s, 2), 'stealth', 3, 0, 0)
    addStatus(s.field, unit(s, 4), 'stealth', 3, 0, 0)
    expect(pick({ base: 'enemies', count: 'all' })).toEqual([3, 4])
  })

  test('GB-206 lines, cones, rows and chains hit whom they should', () => {
    const s = scene([A({ at: [3, 1] }), B({ at: [3, 3] }), B({ at: [3, 6] }), B({ at: [4, 3] }), B({ at: [6, 3] })])
    const hit = (area: AreaDefinition): number[] => {
      const ability = abilityOf('x', 'X', atNearest([{ do: 'strike' }], { area }))
      return ability.area === null ? [] : unitsIn(s.field, ability.area, unit(s, 2), unit(s, 1), 0).map(({ id }) => id)
    }
    const areas: AreaDefinition[] = [
      { shape: 'line', n: 6 },
      { shape: 'row' },
      { shape: 'burst', n: 1 },
      { shape: 'chain', n: 3, p: 60 },
      { shape: 'cone', n: 2 },
    ]
    expect(areas.map(hit)).toEqual([[2, 3], [2, 4, 5], [2, 4], [2, 4, 5], [2]])
  })

  test('GB-207 amounts are summed of floored terms', () => {
    const s = scene([A({ atk: 25, abilities: ['minor_heal'] }), A({ at: [3, 2], tier: 2, hp: 200, is: { hp: 100 } })])
    const plan = planAbility(s.field, unit(s, 1))
    if (plan !== null) cast(s.field, unit(s, 1), plan)
    expect(unit(s, 2).hp).toBe(100 + 24 + 15)
  })

  test('GB-208 stationary asks for a whole turn in place; first for the first attack', () => {
    const s = scene([A({ at: [0, 0] }), B({ at: [7, 9], speed: 0 })])
    const still = abilityOf(
      'x',
      'X',
      passive('always', [{ do: 'modify', stat: 'atk', flat: 1 }], { when: ['stationary'] }),
    ).when
    const first = abilityOf(
      'x',
      'X',
      passive('always', [{ do: 'modify', stat: 'dodge', flat: 1 }], { when: ['first'] }),
    ).when
    const mover = unit(s, 1)
    expect(holdAll(s.field, still, mover, mover, null)).toBe(true)
    takeTurn(s.field, mover, false)
    expect(holdAll(s.field, still, mover, mover, null)).toBe(false)
    mover.received = 1
    expect([
      holdAll(s.field, first, mover, mover, null, 'dodge'),
      holdAll(s.field, first, mover, mover, null, 'atk'),
    ]).toEqual([false, true])
  })
})

describe('abilities', () => {
  /** A position whose first unit has a made-up ability. */
  function knowing(definition: Definition, ...standing: readonly Standing[]): ReturnType<typeof scene> {
    const ability = abilityOf('made_up', 'Made up', definition)
    const content = { ...PRINTED, abilities: new Map(PRINTED.abilities).set(ability.id, ability) }
    const [first = A(), ...others] = standing
    return scene([{ ...first, abilities: ['made_up'] }, ...others], [], content)
  }
  function use(s: ReturnType<typeof scene>): boolean {
    const plan = planAbility(s.field, unit(s, 1))
    if (plan !== null) cast(s.field, unit(s, 1), plan)
    return plan !== null
  }

  test('GB-205 the taunted aim at their taunter first, once, and then at whom they would have chosen', () => {
    const aimed = (count: number | 'all'): readonly number[] | undefined => {
      const s = knowing(
        {
          kind: 'active',
          aim: { base: 'enemies', order: 'nearest', count },
          effects: [{ do: 'damage', amount: 5, type: 'true' }],
        },
        A(),
        B(),
        B({ at: [3, 6] }),
        B({ at: [3, 8] }),
      )
      addStatus(s.field, unit(s, 1), 'taunt', 2, 0, 3)
      return planAbility(s.field, unit(s, 1))?.aimed.map(({ id }) => id)
    }
    expect([aimed(1), aimed(2), aimed('all')]).toEqual([[3], [3, 2], [3, 2, 4]])
  })

  test('GB-204 what may be used once is used once, however often it is ready', () => {
    const s = knowing(atNearest([{ do: 'damage', amount: 5, type: 'true' }], { uses: 1 }), A(), B())
    expect([use(s), use(s)]).toEqual([true, false])
    const often = knowing(atNearest([{ do: 'damage', amount: 5, type: 'true' }]), A(), B())
    expect([use(often), use(often)]).toEqual([true, true])
  })

  test('GB-207 the damage dealt is that of the damaging effect before, not of all of them', () => {
    const s = knowing(
      atNearest([
        { do: 'damage', amount: 10, type: 'true' },
        { do: 'damage', amount: 20, type: 'true' },
        { do: 'heal', amount: { dealt: 100 }, to: 'self' },
      ]),
      A({ is: { hp: 10 } }),
      B(),
    )
    expect([use(s), unit(s, 2).hp, unit(s, 1).hp]).toEqual([true, 70, 30])
    const one = knowing(
      atNearest([
        { do: 'damage', amount: 10, type: 'true' },
        { do: 'damage', amount: { dealt: 50 }, type: 'true' },
      ]),
      A(),
      B(),
    )
    expect([use(one), unit(one, 2).hp]).toEqual([true, 85])
  })

  test('GB-1009 fire is aimed at the flammable, and nothing at the pure', () => {
    const aimed = (type: ContagionType, marked: Partial<Standing>, pure = false): number | undefined => {
      const infect: Definition = {
        kind: 'active',
        aim: { base: 'enemies', order: 'infect' },
        effects: [{ do: 'contagion', type }],
      }
      const s = knowing(infect, A(), B(), B({ at: [3, 8], ...marked }))
      if (pure) addStatus(s.field, unit(s, 2), 'pure', 3, 0, 0)
      return planAbility(s.field, unit(s, 1))?.aimed[0]?.id
    }
    expect([aimed('fire', { tags: ['Flammable'] }), aimed('poison', { tags: ['Flammable'] })]).toEqual([3, 2])
    expect([aimed('poison', {}), aimed('poison', {}, true)]).toEqual([2, 3])
  })
})

describe('modifiers, statuses, durations', () => {
  test('GB-212 when the greatest HP falls, HP is capped, and a unit with less keeps its HP', () => {
    const after = (hp: number, pct: number): readonly number[] => {
      const s = scene([A({ is: { hp } })])
      applyModifier(
        s.field,
        unit(s, 1),
        modify(passive('on_kill', [{ do: 'modify', stat: 'maxhp', pct, d: 3 }])),
        'x',
        3,
      )
      return [unit(s, 1).hp, unit(s, 1).maxHp]
    }
    expect([after(50, -20), after(95, -20), after(50, 20)]).toEqual([
      [50, 80],
      [80, 80],
      [70, 120],
    ])
  })

  test('GB-211 a duration of 1 given in another’s turn ends with the holder’s next turn, in its own turn with the one after', () => {
    const s = scene([A({ speed: 0 }), B({ at: [3, 9], speed: 0 })])
    addStatus(s.field, unit(s, 1), 'slow', 1, 0, 0)
    s.battle.turnOf = 1
    addStatus(s.field, unit(s, 1), 'blind', 1, 0, 0)
    s.battle.turnOf = 0
    unit(s, 1).statuses.forEach((status) => {
      if (status.id === 'blind') status.fresh = true
    })
    s.battle.turnOf = 1
    takeTurn(s.field, unit(s, 1), false)
    expect(unit(s, 1).statuses).toEqual([])
  })

  test('GB-212 percents add before flats, the same ability refreshes, and stacks stop', () => {
    const s = scene([A({ atk: 40 })])
    const effect = modify(passive('on_kill', [{ do: 'modify', stat: 'atk', pct: 10, d: 3, stack: 2 }]))
    for (let i = 0; i < 4; i++) applyModifier(s.field, unit(s, 1), effect, 'fury', 3)
    applyModifier(
      s.field,
      unit(s, 1),
      modify(passive('on_kill', [{ do: 'modify', stat: 'atk', flat: 5, d: 3 }])),
      'edge',
      3,
    )
    expect(unit(s, 1).modifiers).toHaveLength(3)
    expect(atkOf(s.field, unit(s, 1))).toBe(53)
    const growing = scene([A({ is: { hp: 50 } })])
    applyModifier(
      growing.field,
      unit(growing, 1),
      modify(passive('on_kill', [{ do: 'modify', stat: 'maxhp', pct: 20, d: 3 }])),
      'grow',
      3,
    )
    expect(unit(growing, 1)).toMatchObject({ maxHp: 120, hp: 70 })
  })

  test('GB-213 the longer status stays, control is refused after control, immunities refuse', () => {
    const s = scene([A({ tags: ['FrostImmune'] }), B({ nature: 'bound' })])
    addStatus(s.field, unit(s, 1), 'burn', 2, 5, 0)
    addStatus(s.field, unit(s, 1), 'burn', 1, 9, 0)
    expect(unit(s, 1).statuses).toMatchObject([{ id: 'burn', turns: 2, p: 5 }])
    addStatus(s.field, unit(s, 1), 'freeze', 2, 0, 0)
    addStatus(s.field, unit(s, 2), 'bleed', 2, 5, 0)
    addStatus(s.field, unit(s, 2), 'stun', 1, 0, 0)
    endStatus(s.field, unit(s, 2), 'stun')
    addStatus(s.field, unit(s, 2), 'stun', 1, 0, 0)
    expect(s.events('status_refused').map(({ id }) => id)).toEqual(['freeze', 'bleed', 'stun'])
    addStatus(s.field, unit(s, 1), 'charm', 1, 0, 0)
    expect(unit(s, 1)).toMatchObject({ side: 1, owner: 0 })
    endStatus(s.field, unit(s, 1), 'charm')
    expect(unit(s, 1).side).toBe(0)
    addStatus(s.field, unit(s, 1), 'slow', 2, 0, 0)
    expect(speedOf(s.field, unit(s, 1))).toBe(2)
  })

  test('GB-210 cleanse takes the oldest harm, dispel the newest help', () => {
    const s = scene([A()])
    for (const id of ['slow', 'haste', 'blind', 'pure'] as const) addStatus(s.field, unit(s, 1), id, 3, 0, 0)
    cleanse(s.field, unit(s, 1), 'debuff', 1, 0)
    dispel(s.field, unit(s, 1), 1)
    expect(unit(s, 1).statuses.map(({ id }) => id)).toEqual(['haste', 'blind'])
  })

  test('GB-214 summons stand around their anchor in direction order, six at most', () => {
    const s = scene([A(), A({ at: [3, 4] })])
    expect(freeCell(s.field, 0, 27)).toBe(36)
    for (let i = 0; i < 8; i++) summon(s.field, 'risen_skeleton', 2, 0, 27, 3)
    expect(s.battle.units.filter(({ summoned }) => summoned)).toHaveLength(6)
    expect(s.battle.units[2]).toMatchObject({ tier: 2, baseHp: 52, cell: 36, rounds: 3 })
  })

  test('GB-214 where the first ring is full the next one is taken, in own view, and a full board has no room', () => {
    const around = [18, 19, 20, 26, 28, 34, 35, 36].map((cell): Standing => ({ at: [cell & 7, cell >> 3] }))
    const s = scene([A(), ...around])
    expect([freeCell(s.field, 0, 27), freeCell(s.field, 1, 27)]).toEqual([9, 45])
    const full = scene(Array.from({ length: 80 }, (_, cell): Standing => ({ at: [cell & 7, cell >> 3] })))
    expect(freeCell(full.field, 0, 27)).toBe(-1)
  })

  test('GB-211 a tag that is granted again keeps the longer duration', () => {
    const turns = (...given: readonly number[]): number | undefined => {
      const s = scene([A()])
      for (const each of given) grantTag(s.field, unit(s, 1), 'Flyer', false, each)
      expect(unit(s, 1).tags).toHaveLength(1)
      return unit(s, 1).tags[0]?.turns
    }
    expect([turns(2, 3), turns(3, 2), turns(2, -1), turns(-1, 2)]).toEqual([3, 3, -1, -1])
  })

  test('GB-410 taunts end with their taunter, and only those', () => {
    const s = scene([A(), A({ at: [5, 3] }), B({ is: { hp: 0 } }), B({ at: [5, 4] })])
    addStatus(s.field, unit(s, 1), 'taunt', 3, 0, 3)
    addStatus(s.field, unit(s, 2), 'taunt', 3, 0, 4)
    settle(s.field)
    expect([1, 2].map((id) => unit(s, id).statuses.length)).toEqual([0, 1])
  })

  test('GB-206 a line goes along the larger offset, diagonally where both are equal', () => {
    const hit = (aimed: readonly [number, number]): readonly number[] => {
      const others: readonly (readonly [number, number])[] = [
        [3, 7],
        [7, 3],
        [6, 6],
      ]
      const s = scene([A(), B({ at: aimed }), ...others.map((at) => B({ at }))])
      const { area } = abilityOf('x', 'X', atNearest([{ do: 'strike' }], { area: { shape: 'line', n: 5 } }))
      if (area === null) throw new Error('There is no area')
      return unitsIn(s.field, area, unit(s, 2), unit(s, 1), 0).map(({ id }) => id)
    }
    expect([hit([4, 5]), hit([5, 4]), hit([5, 5])]).toEqual([
      [2, 3],
      [2, 4],
      [2, 5],
    ])
  })

  test('GB-210 a unit does not change places with itself or with a Structure', () => {
    const s = scene([A(), A({ at: [5, 5], tags: ['Structure'], nature: 'bound' }), B()])
    swapCells(s.field, unit(s, 1), unit(s, 1))
    swapCells(s.field, unit(s, 1), unit(s, 2))
    expect([s.told, unit(s, 1).cell]).toEqual([[], 27])
    swapCells(s.field, unit(s, 1), unit(s, 3))
    expect([unit(s, 1).cell, unit(s, 3).cell]).toEqual([35, 27])
    expect(s.events('unit_displaced')).toMatchObject([
      { unitId: 1, from: 27, to: 35, kind: 'swap' },
      { unitId: 3, from: 35, to: 27, kind: 'swap' },
    ])
  })

  test('GB-205 GB-206 a leader counts distance from its own edge, and its cones and lines are the aimed cell alone', () => {
    const s = scene([A({ at: [2, 1] }), B({ at: [3, 8] }), B({ at: [3, 5] }), B({ at: [4, 8] })])
    const { aim } = abilityOf('x', 'X', atNearest([{ do: 'strike' }]))
    if (aim === null) throw new Error('Nothing is aimed at')
    const nearest = (side: 0 | 1, base: 'enemies' | 'units'): number | undefined =>
      select(s.field, { ...aim, base }, { owner: null, side }, null, null)[0]?.id
    expect([nearest(0, 'enemies'), nearest(0, 'units'), nearest(1, 'units')]).toEqual([3, 1, 2])
    for (const shape of ['cone', 'line'] as const) {
      const { area } = abilityOf('x', 'X', atNearest([{ do: 'strike' }], { area: { shape, n: 3 } }))
      if (area === null) throw new Error('There is no area')
      expect(unitsIn(s.field, area, unit(s, 2), null, 0).map(({ id }) => id)).toEqual([2])
    }
  })

  test('GB-215 the revived stand where they fell with a part of their HP, once', () => {
    const s = scene([A({ resolve: 90 }), B({ at: [7, 9] })])
    hurt(s.field, unit(s, 1), 500, true, 0, 'test')
    settle(s.field)
    revive(s.field, unit(s, 1), 40)
    expect(unit(s, 1)).toMatchObject({ cell: 27, hp: 40, resolve: 45, state: 'ready' })
    hurt(s.field, unit(s, 1), 500, true, 0, 'test')
    settle(s.field)
    revive(s.field, unit(s, 1), 40)
    expect(unit(s, 1).state).toBe('dead')
  })

  test('GB-1102 rally stops units that flee, fear takes half of the Resolve', () => {
    const s = scene([A({ is: { state: 'retreating', resolve: 0 } }), B()], [], PRINTED)
    expect(castSpell(s.field, 0, 'rally', 'mid')).toBe(true)
    expect(unit(s, 1)).toMatchObject({ state: 'ready', resolve: 30 })
    castSpell(s.field, 0, 'fear', 'mid')
    expect(unit(s, 2).resolve).toBe(50)
    expect(castSpell(s.field, 0, 'dark_binding', 'late')).toBe(false)
  })
})
