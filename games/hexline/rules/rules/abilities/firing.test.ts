import { describe, expect, test } from 'vitest'
import type { Ability, CustomUnit } from '../../content/ability.ts'
import { scene } from '../../testing/scene.ts'
import { watch } from '../../testing/watch.ts'

describe('triggers and targets', () => {
  test('HEX-72 onhit fires even if the target died; target effects do nothing to the dead', () => {
    const fought = watch(
      scene(['W frost_adept (6,2) charges [1]', 'E warden (8,2) hp 1', 'E warden (16,0)'], { order: [1] }),
    )
    expect(fought.all('ability')).toMatchObject([{ trigger: 'onhit', effect: 'freeze', targets: [] }])
    expect(fought.unit(1).charges).toEqual([0])
    expect(fought.unit(2).frozen_turns).toBe(0)
  })

  test('HEX-73 splash uses the last hex of the dead', () => {
    const fought = watch(
      scene(['W shard_slinger (6,2)', 'E greywolf (8,2) hp 1', 'E greywolf (9,2)', 'E greywolf (10,2)'], {
        order: [1],
      }),
      { draws: [0] },
    )
    expect(fought.all('damage').filter((event) => event.kind === 'splash')).toMatchObject([{ unit: 3, amount: 2 }])
  })

  test('HEX-73 retreat uses the last hex of the dead', () => {
    const fought = watch(scene(['W thorn_archer (6,2)', 'E warden (7,2) hp 1', 'E warden (16,0)'], { order: [1] }))
    expect(fought.all('retreat')).toMatchObject([{ from: [6, 2], to: [5, 2] }])
  })

  test('HEX-72 endturn without an attack has no target', () => {
    const fought = watch(
      fight(custom({ trigger: 'endturn', effect: 'freeze', target: 'target', value: 1 }), 'E warden (14,2)'),
    )
    expect(fought.all('ability')).toMatchObject([{ trigger: 'endturn', targets: [] }])
  })

  test('HEX-72 wounded aims at who dealt the damage', () => {
    const fought = watch(
      scene(['W greywolf (7,2)', 'E x_test (8,2)', 'W greywolf (0,0)'], {
        order: [1],
        custom_units: [custom({ trigger: 'wounded', effect: 'sunder', target: 'target', value: 2 })],
      }),
    )
    expect(fought.unit(1).armor).toBe(-2)
    expect(fought.unit(3).armor).toBe(0)
  })

  test('HEX-73 random draws among the valid in id order, one is no draw, none fires all the same', () => {
    const surgeon = [
      'W field_surgeon (5,2)',
      'W greywolf (5,1) hp 1',
      'W greywolf (5,3)',
      'W greywolf (4,2) hp 2',
      'E warden (16,2)',
    ]
    const drawn = watch(scene(surgeon, { order: [1] }), { draws: [1] })
    expect(drawn.all('ability')).toMatchObject([{ candidates: [2, 4], draw: 1, targets: [4] }])
    const only = watch(scene(['W field_surgeon (5,2) hp 3', 'E warden (16,2)'], { order: [1] }))
    expect(only.all('ability')).toMatchObject([{ candidates: [1], draw: null, targets: [1] }])
    const nobody = watch(scene(['W field_surgeon (5,2)', 'E warden (16,2)'], { order: [1] }))
    expect(nobody.all('ability')).toMatchObject([{ candidates: [], draw: null, targets: [] }])
  })

  test('HEX-74 heal finds wounded friends, fortify all friends, the bearer among them', () => {
    const mason = watch(
      scene(['W mason (5,2) charges [1]', 'W warden (5,1)', 'W warden (1,1)', 'E warden (16,2)'], { order: [1] }),
    )
    expect(mason.all('fortify').map((event) => [event.unit, event.max_hp, event.hp])).toEqual([
      [1, 18, 18],
      [2, 23, 23],
    ])
  })

  test('HEX-73 global reaches the whole board', () => {
    const sage = watch(
      scene(['W comet_sage (0,0) charges [2]', 'E warden (16,4)', 'E greywolf (15,0)'], { order: [1] }),
    )
    expect(sage.all('damage')).toMatchObject([
      { unit: 2, amount: 2, dealt: 0 },
      { unit: 3, amount: 2, dealt: 2 },
    ])
  })

  test('HEX-75 abilities fire in list order, and no more once their bearer is silenced or dead', () => {
    const twice = custom(
      { trigger: 'turnstart', effect: 'ramp', target: 'self', value: 1 },
      { trigger: 'turnstart', effect: 'fortify', target: 'self', value: 2 },
    )
    const fought = watch(fight(twice, 'E warden (14,2)'))
    expect(fought.all('ability').map((event) => [event.ability, event.effect])).toEqual([
      [0, 'ramp'],
      [1, 'fortify'],
    ])
  })

  test('HEX-84 a charge is spent even without a target', () => {
    const fought = watch(
      fight(
        custom({ trigger: 'turnstart', effect: 'strike', target: 'area', value: 3, range: 2, charge: 2 }),
        'E warden (14,2)',
        '[1]',
      ),
    )
    expect(fought.all('charge')).toMatchObject([{ count: 2, of: 2 }])
    expect(fought.all('queued')).toEqual([])
    expect(fought.unit(1).charges).toEqual([0])
  })

  test('HEX-84 counters stand still while silenced', () => {
    const fought = watch(scene(['W frost_adept (6,2) charges [1] silenced_turns 1', 'E warden (8,2)'], { order: [1] }))
    expect(fought.all('charge')).toEqual([])
    expect(fought.unit(1).charges).toEqual([1])
  })
})

describe('the queue', () => {
  test('HEX-94 one entry per affected unit, fixed when queued', () => {
    const fought = watch(scene(['W storm_caller (6,2)', 'E warden (8,2)', 'E crossbowman (9,2)'], { order: [1] }), {
      draws: [1, 0],
    })
    expect(fought.all('queued')).toMatchObject([
      {
        entry: {
          type: 'strike',
          target_id: 3,
          source_id: 1,
          amount: 3,
          pos: [9, 2],
          source_pos: [6, 2],
          answer: false,
        },
      },
    ])
  })

  test('HEX-95 effects queued while draining come after those already waiting', () => {
    const fought = watch(
      scene(['W x_storm (7,2)', 'E glass_golem (8,2) armor 0', 'E glass_golem (7,1) armor 0'], {
        order: [1],
        custom_units: [
          {
            ...custom({ trigger: 'turnstart', effect: 'strike', target: 'global', value: 1 }),
            id: 'x_storm',
            damage: 0,
          },
        ],
      }),
      { draws: [0] },
    )
    expect(fought.all('damage').map((event) => [event.by, event.unit])).toEqual([
      [1, 2],
      [1, 3],
      [2, 1],
      [3, 1],
    ])
  })

  test('HEX-95 entries for the dead are dropped', () => {
    const fought = watch(
      scene(['W x_twice (7,2)', 'E warden (8,2) hp 1 armor -5', 'E warden (16,0)'], {
        order: [1],
        events: 'deferred',
        custom_units: [
          {
            ...custom(
              { trigger: 'turnstart', effect: 'strike', target: 'area', value: 1, range: 1 },
              { trigger: 'turnstart', effect: 'strike', target: 'area', value: 1, range: 1 },
            ),
            id: 'x_twice',
            damage: 0,
          },
        ],
      }),
    )
    expect(fought.all('queued')).toHaveLength(2)
    expect(fought.all('damage')).toHaveLength(1)
  })

  test('HEX-96 immediate: a counter-strike lands before execute; deferred: at the end of the turn', () => {
    const units = [
      'W glass_golem (7,2) hp 1 armor 0',
      'W headsman (8,1)',
      'E glass_golem (8,2) hp 7 armor 0',
      'E warden (16,0)',
    ]
    const types = (config: Parameters<typeof watch>[0]) =>
      watch(config)
        .events.map((event) => event.type)
        .filter((type) => ['damage', 'executed', 'death'].includes(type))
    expect(types(scene(units, { order: [1] }))).toEqual(['damage', 'damage', 'death', 'damage', 'executed', 'death'])
    expect(types(scene(units, { order: [1], events: 'deferred' }))).toEqual([
      'damage',
      'executed',
      'death',
      'damage',
      'death',
      'damage',
    ])
  })

  test('HEX-97 an answer is not answered by strikes, but other wounds still count', () => {
    const grudge = custom(
      { trigger: 'wounded', effect: 'strike', target: 'area', value: 1, range: 1, charge: 2 },
      { trigger: 'wounded', effect: 'ramp', target: 'self', value: 1 },
    )
    const fought = watch(
      scene(['W x_test (7,2)', 'E glass_golem (8,2) armor 0'], { order: [1], custom_units: [grudge] }),
    )
    expect(fought.all('damage').map((event) => [event.unit, event.answer])).toEqual([
      [2, false],
      [1, true],
    ])
    expect(fought.unit(1)).toMatchObject({ damage: 5, charges: [0, 0] })
  })
})

function custom(...abilities: readonly Ability[]): CustomUnit {
  return { id: 'x_test', name: 'Test', max_hp: 30, damage: 4, attack_range: 1, armor: 0, speed: 100, abilities }
}

function fight(unit: CustomUnit, enemy: string, charges = '') {
  const first = `W ${unit.id} (5,2)${charges === '' ? '' : ` charges ${charges}`}`
  return scene([first, enemy], { order: [1], custom_units: [unit] })
}

test('HEX-98 to kill a Blade is to kill, as far as it calls no Blade', () => {
  const fired = (units: readonly string[]) =>
    watch(scene(units, { order: [1] }))
      .all('ability')
      .map(({ unit, trigger, effect }) => [unit, trigger, effect])
  const blade = ['E blade_caller (16,0)', 'E blade (8,2) hp 1 summoner_id 2']
  expect(fired(['W ripper (7,2)', ...blade])).toEqual([[1, 'onkill', 'ready']])
})

test('HEX-98 chains end: two walls of thorns do not answer each other for ever', () => {
  const thorns = {
    id: 'x_thorns',
    name: 'Thorns',
    max_hp: 100,
    damage: 1,
    attack_range: 1,
    armor: 0,
    speed: 100,
    abilities: [{ trigger: 'wounded', effect: 'strike', target: 'target', value: 2 }],
  } as const
  const fought = watch(scene(['W x_thorns (7,2)', 'E x_thorns (8,2)'], { order: [1], custom_units: [thorns] }))
  expect(fought.all('damage').map(({ unit, answer }) => [unit, answer])).toEqual([
    [2, false],
    [1, true],
  ])
})
