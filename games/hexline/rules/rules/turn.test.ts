import { describe, expect, test } from 'vitest'
import type { Ability, CustomUnit } from '../content/ability.ts'
import { scene } from '../testing/scene.ts'
import { watch } from '../testing/watch.ts'

describe('a turn', () => {
  test('HEX-47 the order of a turn: turnstart, move, attack, onhit, endturn, end', () => {
    const busy = custom(
      { trigger: 'endturn', effect: 'ramp', target: 'self', value: 1 },
      { trigger: 'onhit', effect: 'sunder', target: 'target', value: 1 },
      { trigger: 'turnstart', effect: 'fortify', target: 'self', value: 1 },
    )
    const fought = watch(scene(['W x_test (6,2)', 'E warden (8,2)'], { order: [1], custom_units: [busy] }))
    expect(fought.events.map((event) => event.type)).toEqual([
      'turn_start',
      'ability',
      'queued',
      'fortify',
      'move',
      'attack',
      'damage',
      'ability',
      'queued',
      'sunder',
      'ability',
      'ramp',
      'turn_end',
    ])
    expect(fought.unit(1)).toMatchObject({ turns_taken: 1, has_acted: true })
  })

  test('HEX-47.2 a frozen unit skips everything but the tick of its silence', () => {
    const fought = watch(
      scene(['W hush_singer (7,2) frozen_turns 2 silenced_turns 2', 'E warden (8,2)'], { order: [1] }),
    )
    expect(fought.events.map((event) => event.type)).toEqual(['turn_start', 'frozen_skip', 'silence_tick', 'turn_end'])
    expect(fought.unit(1)).toMatchObject({ frozen_turns: 1, silenced_turns: 1, has_acted: true, turns_taken: 1 })
  })

  test('HEX-47 who dies in its own turn stops there and does not act', () => {
    const fought = watch(scene(['W shard_slinger (7,2) hp 1', 'W warden (0,0)', 'E glass_golem (8,2)'], { order: [1] }))
    expect(fought.all('ability').map((event) => event.unit)).toEqual([3])
    expect(fought.unit(1)).toMatchObject({ alive: false, has_acted: false })
  })

  test('HEX-47.4 with no enemy left there is nothing to do, and the turn still ends', () => {
    const last = custom({ trigger: 'turnstart', effect: 'strike', target: 'global', value: 50 })
    const fought = watch(scene(['W x_test (2,2)', 'E warden (14,2)'], { order: [1], custom_units: [last] }))
    expect(fought.all('idle')).toMatchObject([{ unit: 1, why: 'no_enemy_left' }])
    expect(fought.battle).toMatchObject({ winner: 1, reason: 'eliminated', steps: 1 })
  })
})

describe('ready', () => {
  test('HEX-48 on a unit that has acted it is resolved at once', () => {
    const grim = custom({ trigger: 'lament', effect: 'ready', target: 'self', range: 3 })
    const fought = watch(
      scene(
        [
          'E x_test (9,2)',
          'W ripper (7,2) silenced_turns 1',
          'E greywolf (8,2) hp 1',
          'E warden (16,0)',
          'W warden (0,0)',
        ],
        {
          order: [1, 2],
          custom_units: [grim],
        },
      ),
      { steps: 2 },
    )
    expect(fought.battle.order).toEqual([1, 2, 1])
    expect(fought.unit(1)).toMatchObject({ has_acted: false, ready_triggered: false })
  })

  test('HEX-48 on a unit still to act it waits for the end of its turn', () => {
    const grim = custom({ trigger: 'lament', effect: 'ready', target: 'self', range: 3 })
    const units = ['E x_test (9,2)', 'W ripper (7,2) silenced_turns 1', 'E greywolf (8,2) hp 1', 'E warden (16,0)']
    const before = watch(scene(units, { order: [2, 1], custom_units: [grim] }), { steps: 1 })
    expect(before.unit(1)).toMatchObject({ ready_triggered: true, has_acted: false })
    expect(before.battle.order).toEqual([2, 1])
    const after = watch(scene(units, { order: [2, 1], custom_units: [grim] }), { steps: 2 })
    expect(after.battle.order).toEqual([2, 1, 1])
    expect(after.all('ready_turn')).toMatchObject([{ unit: 1 }])
  })

  test('HEX-48 the second turn says so', () => {
    const fought = watch(scene(['W ripper (7,2)', 'E greywolf (8,2) hp 1', 'E warden (8,1)'], { order: [1] }), {
      steps: 2,
    })
    expect(fought.all('turn_start').map((event) => [event.slot, event.again])).toEqual([
      [0, false],
      [1, true],
    ])
  })
})

function custom(...abilities: readonly Ability[]): CustomUnit {
  return { id: 'x_test', name: 'Test', max_hp: 30, damage: 4, attack_range: 1, armor: 0, speed: 100, abilities }
}
