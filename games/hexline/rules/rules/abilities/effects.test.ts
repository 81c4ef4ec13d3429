import { describe, expect, test } from 'vitest'
import type { Ability, CustomUnit } from '../../content/ability.ts'
import { scene } from '../../testing/scene.ts'
import { watch } from '../../testing/watch.ts'

test('heal never goes above max_hp, and its event has what it restored', () => {
  const fought = watch(scene(['W greywolf (7,2) hp 18', 'E warden (8,2) hp 1', 'E warden (16,0)'], { order: [1] }))
  expect(fought.all('heal')).toMatchObject([{ unit: 1, by: 1, amount: 2, hp: 20 }])
  expect(fought.unit(1).healed).toBe(2)
})

test('sunder lowers armour without a floor', () => {
  const fought = watch(scene(['W verdigris_alchemist (6,2)', 'E greywolf (8,2) armor -7'], { order: [1] }))
  expect(fought.all('sunder')).toMatchObject([{ unit: 2, amount: 1, armor: -8 }])
})

describe('HEX-65 a unit that gained five damage gains no more', () => {
  const rage = (value: number): Ability => ({ trigger: 'turnstart', effect: 'ramp', target: 'self', value })
  const rager = scene(['W x_test (5,2)', 'E warden (16,2)'], {
    order: [1],
    custom_units: [custom(rage(4), rage(3), rage(1))],
  })

  test('by ramp: the gain that reaches five is whole, the next one is nothing', () => {
    const fought = watch(rager)
    expect(fought.all('ability')).toHaveLength(3)
    expect(fought.all('ramp').map(({ amount }) => amount)).toEqual([4, 3])
    expect(fought.unit(1)).toMatchObject({ damage: 11, ramp_accumulated: 7 })
  })

  test('by lament_aura, friend by friend', () => {
    const dirge: Ability = { trigger: 'passive', effect: 'lament_aura', value: 5, aura: 3 }
    const fought = watch(
      scene(['W ripper (7,2)', 'E blade (8,2)', 'E x_test (9,2)', 'E x_test (10,2)', 'E ghoul (12,2)'], {
        order: [1],
        custom_units: [custom(dirge)],
      }),
    )
    expect(fought.all('vengeance').map(({ unit, by }) => [unit, by])).toEqual([
      [3, 3],
      [4, 3],
      [5, 3],
    ])
  })
})

describe('push', () => {
  test('HEX-80 stops before the edge', () => {
    const fought = watch(scene(['W gale_reader (13,2)', 'E greywolf (15,2)'], { order: [1] }))
    expect(fought.all('push')).toMatchObject([{ from: [15, 2], to: [16, 2], stopped_by: 'edge' }])
  })

  test('HEX-80 above one another: the way the bearer faces', () => {
    const west = watch(scene(['W gale_reader (7,0)', 'E greywolf (7,2)'], { order: [1] }))
    expect(west.all('push')).toMatchObject([{ to: [9, 2], stopped_by: 'none' }])
    const east = watch(scene(['W greywolf (7,2)', 'E gale_reader (7,0)'], { order: [2] }))
    expect(east.all('push')).toMatchObject([{ to: [5, 2], stopped_by: 'none' }])
  })

  test('HEX-80 an area push moves the furthest first, so that no unit is in the way', () => {
    const gust = custom({ trigger: 'turnstart', effect: 'push', target: 'area', value: 1, range: 3 })
    const fought = watch(
      scene(['W x_test (5,2)', 'E warden (6,2)', 'E warden (7,2)', 'E warden (8,2)'], {
        order: [1],
        custom_units: [gust],
      }),
    )
    expect(fought.all('push').map((event) => [event.unit, event.to, event.stopped_by])).toEqual([
      [4, [9, 2], 'none'],
      [3, [8, 2], 'none'],
      [2, [7, 2], 'none'],
    ])
  })

  test('HEX-80 a unit in the way is named', () => {
    const fought = watch(scene(['W gale_reader (5,2)', 'E greywolf (8,2)', 'E warden (9,2)'], { order: [1] }), {
      draws: [0],
    })
    expect(fought.all('push')).toMatchObject([{ unit: 2, from: [8, 2], to: [8, 2], stopped_by: 3 }])
  })
})

describe('retreat', () => {
  test('HEX-81 hex by hex, each further away, backward order first', () => {
    const runner = custom({ trigger: 'onhit', effect: 'retreat', target: 'target', value: 3 })
    const fought = watch(scene(['W x_test (7,2)', 'E warden (8,2)'], { order: [1], custom_units: [runner] }))
    expect(fought.all('retreat')).toMatchObject([{ from: [7, 2], to: [4, 2] }])
    const east = watch(scene(['W warden (7,2)', 'E x_test (8,2)'], { order: [2], custom_units: [runner] }))
    expect(east.all('retreat')).toMatchObject([{ from: [8, 2], to: [11, 2] }])
  })
})

describe('freeze and silence', () => {
  test('the longest counts, nothing adds up', () => {
    const fought = watch(scene(['W frost_adept (6,2) charges [1]', 'E greywolf (8,2) frozen_turns 3'], { order: [1] }))
    expect(fought.all('freeze')).toMatchObject([{ unit: 2, turns: 3 }])
  })

  test('HEX-83 a unit silenced in its own turn keeps the whole silence; a frozen one still reacts', () => {
    const hush = custom({ trigger: 'wounded', effect: 'silence', target: 'target', value: 1 })
    const fought = watch(
      scene(['W greywolf (7,2)', 'E x_test (8,2) frozen_turns 1'], { order: [1], custom_units: [hush] }),
    )
    expect(fought.unit(1).silenced_turns).toBe(1)
    expect(fought.all('silence_tick')).toEqual([])
  })

  test('HEX-83 silence does not stop moving or attacking', () => {
    const fought = watch(scene(['W frost_adept (6,2) silenced_turns 1', 'E greywolf (9,2)'], { order: [1] }))
    expect(fought.all('attack')).toHaveLength(1)
    expect(fought.all('silence_tick')).toMatchObject([{ unit: 1, left: 0 }])
  })
})

describe('summon', () => {
  test('HEX-82 forward hexes first, at most four living Blades a summoner', () => {
    const caller = custom({ trigger: 'turnstart', effect: 'summon', target: 'self', value: 6 })
    const fought = watch(
      scene(['W x_test (5,2)', 'E warden (16,2)', 'W warden (6,2)'], { order: [1], custom_units: [caller] }),
    )
    expect(fought.all('summon').map((event) => [event.unit, event.at, event.acts_now])).toEqual([
      [4, [5, 1], false],
      [5, [5, 3], false],
      [6, [4, 1], false],
      [7, [4, 3], false],
    ])
    expect(fought.unit(4)).toMatchObject({
      type: 'blade',
      summoner_id: 1,
      has_acted: true,
      hp: 1,
      damage: 2,
      charges: [],
    })
  })

  test('HEX-82 two Blades a round act at once, the third waits', () => {
    const caller = custom({ trigger: 'turnstart', effect: 'summon', target: 'self', value: 3, summon_ready: true })
    const fought = watch(scene(['W x_test (5,2)', 'E warden (16,2)'], { order: [1], custom_units: [caller] }))
    expect(fought.all('summon').map((event) => event.acts_now)).toEqual([true, true, false])
    expect(fought.unit(1).ready_blades).toBe(2)
    expect(fought.battle.order).toEqual([1, 3, 4])
    expect(fought.unit(5).has_acted).toBe(true)
  })
})

function custom(...abilities: readonly Ability[]): CustomUnit {
  return { id: 'x_test', name: 'Test', max_hp: 30, damage: 4, attack_range: 1, armor: 0, speed: 100, abilities }
}
