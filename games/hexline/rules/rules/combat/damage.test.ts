import { describe, expect, test } from 'vitest'
import type { CustomUnit } from '../../content/ability.ts'
import { scene } from '../../testing/scene.ts'
import { watch } from '../../testing/watch.ts'

describe('attack', () => {
  test('HEX-60 the target is drawn among the enemies in range, in id order', () => {
    const fought = watch(
      scene(['W crossbowman (7,2)', 'E warden (12,2)', 'E warden (11,2)', 'E warden (10,2)', 'E warden (9,2)'], {
        order: [1],
      }),
      { draws: [1] },
    )
    expect(fought.all('attack')).toMatchObject([{ candidates: [3, 4, 5], draw: 1, target: 4, ranged: true }])
  })

  test('HEX-60 boost counts for attacks of its bearer too, and not for strikes', () => {
    const bearer = watch(scene(['W standard_bearer (7,2)', 'E crossbowman (8,2)'], { order: [1] }))
    expect(bearer.all('attack')).toMatchObject([{ damage: 2, boost: 1, amount: 3 }])
    const caller = watch(
      scene(['W storm_caller (7,2)', 'W standard_bearer (0,0)', 'E crossbowman (8,2)'], { order: [1] }),
    )
    expect(caller.all('damage')).toMatchObject([
      { kind: 'strike', amount: 3 },
      { kind: 'attack', amount: 3 },
    ])
  })
})

describe('damage', () => {
  test('HEX-61.1 an amount of 0 does nothing at all: no block is used, no negative armour helps', () => {
    const fought = watch(scene(['W warden (7,2) damage 0', 'E shieldbearer (8,2) armor -5'], { order: [1] }))
    expect(fought.all('attack')).toHaveLength(1)
    expect(fought.unit(2)).toMatchObject({ hp: 19, block_used: 0 })
    expect(fought.all('damage')).toEqual([])
  })

  test('HEX-61.2 block stops strikes too, and a blocked unit is not wounded', () => {
    const guard: CustomUnit = {
      ...PLAIN,
      id: 'x_guard',
      abilities: [
        { trigger: 'passive', effect: 'block', target: 'self', value: 1 },
        { trigger: 'wounded', effect: 'ramp', target: 'self', value: 1 },
      ],
    }
    const fought = watch(scene(['W storm_caller (7,2)', 'E x_guard (8,2)'], { order: [1], custom_units: [guard] }))
    expect(fought.all('blocked')).toMatchObject([{ unit: 2, kind: 'strike', used: 1, of: 1 }])
    expect(fought.unit(2)).toMatchObject({ hp: 28, damage: 5, ramp_accumulated: 1 })
  })

  test('HEX-61.3 armour is base, own abilities and auras of friends; the bearer of an aura is in it', () => {
    const fought = watch(
      scene(['W greywolf (7,2)', 'E warden (8,2)', 'E warden (9,2)', 'E ironclad (16,4)'], { order: [1] }),
    )
    expect(fought.all('damage')).toMatchObject([{ armor: 3, armor_parts: { base: 1, own: 0, aura: 2 }, dealt: 2 }])
    const own = watch(scene(['W greywolf (7,2)', 'E ironclad (8,2)'], { order: [1] }))
    expect(own.all('damage')).toMatchObject([{ armor_parts: { base: 0, own: 2, aura: 0 } }])
    const hushed = watch(scene(['W greywolf (7,2)', 'E ironclad (8,2) silenced_turns 1'], { order: [1] }))
    expect(hushed.all('damage')).toMatchObject([{ armor: 0, dealt: 5 }])
  })

  test('HEX-61.3 damage that armour absorbs is no wound', () => {
    const fought = watch(scene(['W warden (7,2)', 'E tuskboar (8,2) armor 9'], { order: [1] }))
    expect(fought.all('damage')).toMatchObject([{ dealt: 0, hp: 25 }])
    expect(fought.all('ability')).toEqual([])
  })

  test('HEX-61.4 undying: the least value pays before the nearest, never the unit itself, and the ramp stays', () => {
    const dear: CustomUnit = {
      ...PLAIN,
      id: 'x_dear',
      abilities: [{ trigger: 'passive', effect: 'undying', target: 'area', value: 3, aura: 4 }],
    }
    const fought = watch(
      scene(['W ripper (7,2)', 'E x_dear (8,2) hp 1', 'E x_dear (9,2)', 'E oathkeeper (10,2)'], {
        order: [1],
        custom_units: [dear],
      }),
    )
    expect(fought.all('undying')).toMatchObject([{ unit: 2, source: 4, cost: 1, damage: 3 }])
    expect(fought.all('damage')).toEqual([])
    expect(fought.unit(2)).toMatchObject({ alive: true, hp: 1 })
    const alone = watch(
      scene(['W ripper (7,2)', 'E x_dear (8,2) hp 1', 'E warden (16,0)'], { order: [1], custom_units: [dear] }),
    )
    expect(alone.unit(2).alive).toBe(false)
  })

  test('HEX-61.4 a silenced ally does not save', () => {
    const fought = watch(
      scene(['W ripper (7,2)', 'E greywolf (8,2) hp 1', 'E oathkeeper (9,2) silenced_turns 1'], { order: [1] }),
    )
    expect(fought.unit(2).alive).toBe(false)
  })

  test('HEX-62 of several executioners the lowest id kills, also when another struck', () => {
    const fought = watch(
      scene(
        [
          'W headsman (8,1) silenced_turns 1',
          'W headsman (8,3)',
          'W headsman (9,1)',
          'W crossbowman (5,2)',
          'E warden (8,2) hp 7',
          'E warden (16,0)',
        ],
        {
          order: [4],
        },
      ),
    )
    expect(fought.all('executed')).toMatchObject([{ unit: 5, by: 2, threshold: 4 }])
    expect(fought.all('death')).toMatchObject([{ unit: 5, by: 2 }])
    expect(fought.unit(2).kills).toBe(1)
    expect(fought.unit(4)).toMatchObject({ kills: 0, dealt: 3 })
    expect(fought.unit(5)).toMatchObject({ taken: 3, hp: 0 })
  })

  test('HEX-62 healing and moving do not bring the executioner in: only a wound does', () => {
    const fought = watch(
      scene(['W headsman (7,2) frozen_turns 1', 'E greywolf (8,2) hp 1', 'E warden (16,0)'], { order: [1] }),
    )
    expect(fought.unit(2).alive).toBe(true)
  })
})

describe('death', () => {
  test('HEX-63 X21 the order of reactions: killer, fallen side in id order, other side in id order', () => {
    const fought = watch(
      scene(
        [
          'W ripper (7,2)',
          'W howler (6,2) hp 10',
          'W carrion_kite (6,3)',
          'E greywolf (8,2) hp 2',
          'E dirge_drummer (9,2)',
          'E matron_bear (10,2)',
          'E mourner (10,3) hp 5',
        ],
        { rows: 7, order: [1] },
      ),
    )
    const told = fought.events.map((event) => [event.type, 'unit' in event ? event.unit : 0].join(' '))
    expect(told.slice(told.indexOf('death 4'))).toEqual([
      'death 4',
      'ability 1',
      'ready 1',
      'vengeance 5',
      'vengeance 6',
      'vengeance 7',
      'ability 6',
      'ramp 6',
      'ability 7',
      'queued 0',
      'heal 7',
      'ability 2',
      'queued 0',
      'heal 2',
      'ability 3',
      'ramp 3',
      'ready_turn 1',
      'turn_end 1',
    ])
    expect(fought.unit(5).damage).toBe(3)
    expect(fought.unit(6).damage).toBe(8)
    expect(fought.unit(7)).toMatchObject({ damage: 4, hp: 8 })
    expect(fought.unit(7).healed).toBe(3)
  })

  const bladeFalls = scene(
    [
      'W greywolf (7,2) hp 5',
      'W carrion_kite (6,2)',
      'E blade (8,2)',
      'E matron_bear (9,2)',
      'E dirge_drummer (10,2)',
      'E bone_piper (9,3)',
    ],
    { order: [1] },
  )

  test('HEX-63, HEX-100 a Blade is mourned and harvested like any unit, HEX-98 but its death calls no Blade', () => {
    const fought = watch(bladeFalls)
    expect(fought.all('ability')).toMatchObject([
      { unit: 1, trigger: 'onkill' },
      { unit: 4, trigger: 'lament' },
      { unit: 2, trigger: 'harvest' },
    ])
    expect(fought.all('vengeance').map(({ unit }) => unit)).toEqual([4, 5, 6])
    expect(fought.all('summon')).toEqual([])
    expect(fought.unit(1)).toMatchObject({ hp: 11, kills: 1, healed: 6, dealt: 1 })
  })

  test('HEX-98 killing a Blade calls none either, and no charge is counted', () => {
    const x_caller: CustomUnit = {
      id: 'x_caller',
      name: 'Caller',
      max_hp: 9,
      damage: 3,
      attack_range: 1,
      armor: 0,
      speed: 100,
      abilities: [{ trigger: 'onkill', effect: 'summon', target: 'self', value: 1, charge: 2 }],
    }
    const config = scene(['W x_caller (7,2)', 'E blade (8,2)', 'E warden (9,4)'], {
      order: [1],
      custom_units: [x_caller],
    })
    expect(watch(config).all('charge')).toEqual([])
  })

  test('HEX-63 the silenced neither mourn nor harvest nor rejoice', () => {
    const fought = watch(
      scene(
        [
          'W greywolf (7,2) hp 5 silenced_turns 1',
          'W carrion_kite (6,2) silenced_turns 1',
          'E warden (8,2) hp 1',
          'E matron_bear (9,2) silenced_turns 1',
          'E dirge_drummer (9,1) silenced_turns 1',
        ],
        { order: [1] },
      ),
    )
    expect(fought.all('death')).toHaveLength(1)
    expect(fought.all('ability')).toEqual([])
    expect(fought.all('vengeance')).toEqual([])
  })

  test('HEX-63 laments are heard within their range only', () => {
    const fought = watch(
      scene(['W greywolf (7,2)', 'E warden (8,2) hp 1', 'E matron_bear (11,2)', 'E matron_bear (12,2)'], {
        order: [1],
      }),
    )
    expect(fought.unit(3).damage).toBe(7)
    expect(fought.unit(4).damage).toBe(5)
  })

  test('HEX-200 the dead keep their last hex, have no hit points, and their hex is free', () => {
    const fought = watch(scene(['W ripper (7,2)', 'E greywolf (8,2) hp 1', 'E warden (10,2)'], { order: [1] }), {
      steps: 1,
    })
    expect(fought.unit(2)).toMatchObject({ alive: false, hp: 0, col: 8, row: 2, has_acted: false })
  })
})

const PLAIN: Omit<CustomUnit, 'id'> = {
  name: 'Plain',
  max_hp: 30,
  damage: 4,
  attack_range: 1,
  armor: 0,
  speed: 100,
  abilities: [],
}

test('HEX-64 a source that has died still deals what it queued and is named as the killer, but fires no onkill', () => {
  const stats = { max_hp: 20, damage: 1, attack_range: 1, armor: 0, speed: 100 }
  const bomber: CustomUnit = {
    ...stats,
    id: 'x_bomber',
    name: 'Bomber',
    abilities: [
      { trigger: 'turnstart', effect: 'strike', target: 'area', value: 3, range: 2 },
      { trigger: 'onkill', effect: 'strike', target: 'global', value: 4 },
    ],
  }
  const thorns: CustomUnit = {
    ...stats,
    id: 'x_thorns',
    name: 'Thorns',
    abilities: [{ trigger: 'wounded', effect: 'strike', target: 'target', value: 5 }],
  }
  const units = ['W x_bomber (7,2) hp 5', 'W warden (0,0)', 'E x_thorns (8,2) hp 7', 'E greywolf (7,1) hp 3']
  const fought = watch(scene([...units, 'E warden (16,0)'], { order: [1], custom_units: [bomber, thorns] }))
  expect(fought.all('death').map(({ unit, by }) => [unit, by])).toEqual([
    [4, 1],
    [1, 3],
    [3, 1],
  ])
  expect(
    fought
      .all('ability')
      .filter(({ unit }) => unit === 1)
      .map(({ trigger }) => trigger),
  ).toEqual(['turnstart', 'onkill'])
})
