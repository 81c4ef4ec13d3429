import { scriptedDice } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { Ability, CustomUnit } from '../content/ability.ts'
import type { HexlineEvent } from '../events.ts'
import { configWith, scene } from '../testing/scene.ts'
import { watch } from '../testing/watch.ts'
import { setupBattle } from './setup.ts'

describe('what a battle is made of', () => {
  test('HEX-30, HEX-31 a unit carries its statistics and what a battle does to it, all whole numbers', () => {
    const { battle } = watch(scene(['W greywolf (2,2)', 'E warden (14,2)'], { order: [] }), { steps: 0 })
    expect(battle.units[0]).toEqual({
      id: 1,
      type: 'greywolf',
      side: 1,
      col: 2,
      row: 2,
      alive: true,
      hp: 20,
      max_hp: 20,
      damage: 5,
      attack_range: 1,
      armor: 0,
      speed: 140,
      frozen_turns: 0,
      silenced_turns: 0,
      block_used: 0,
      ramp_accumulated: 0,
      has_acted: false,
      ready_triggered: false,
      turns_taken: 0,
      ready_blades: 0,
      charges: [0],
      summoner_id: 0,
      dealt: 0,
      taken: 0,
      healed: 0,
      kills: 0,
    })
  })

  test('HEX-32, HEX-121 a battle has its order, its snapshot and an empty queue, and no winner while it goes on', () => {
    const { battle } = watch(scene(['W greywolf (2,2)', 'E warden (14,2)'], { order: [2, 1] }), { steps: 0 })
    expect(battle).toMatchObject({
      number: 1,
      west_seat: 0,
      rows: 5,
      round: 1,
      order: [2, 1],
      index: 0,
      steps: 0,
      stale: 0,
      queue: [],
      winner: null,
      reason: null,
    })
    expect(battle.snapshot).toEqual([1, 20, 2, 2, 0, 5, 2, 22, 14, 2, 1, 3])
  })

  test('HEX-2 a friend is any living unit of its side, itself included; the dead are neither friend nor enemy', () => {
    const healer = custom({ trigger: 'turnstart', effect: 'fortify', target: 'global', value: 1 })
    const fought = watch(
      scene(['W x_test (2,2)', 'W mason (3,2)', 'E warden (14,2)'], { order: [1], custom_units: [healer] }),
    )
    expect(fought.all('fortify').map((event) => event.unit)).toEqual([1, 2])
  })

  test('HEX-6 units are visited in id order and abilities in the order of the list', () => {
    const busy = custom(
      { trigger: 'turnstart', effect: 'strike', target: 'global', value: 1 },
      { trigger: 'turnstart', effect: 'ramp', target: 'self', value: 1 },
    )
    const fought = watch(
      scene(['E warden (16,4)', 'W x_test (0,0)', 'E warden (14,0)'], { order: [2], custom_units: [busy] }),
    )
    expect(fought.all('ability').map((event) => event.effect)).toEqual(['strike', 'ramp'])
    expect(fought.all('damage').map((event) => event.unit)).toEqual([1, 3])
  })
})

describe('dice', () => {
  test('HEX-4 a draw among one takes nothing: a lone enemy in range is attacked without dice', () => {
    const fought = watch(scene(['W warden (7,2)', 'E warden (8,2)'], { order: [1] }), { draws: [] })
    expect(fought.all('attack')).toMatchObject([{ target: 2, draw: null }])
  })

  test('HEX-5 a set-up by the drill draws for West, then East, then for the order of round 1', () => {
    const told: HexlineEvent[] = []
    // Columns of two and one: one draw each side; then the order of four units: three draws.
    const dice = scriptedDice([0, 1, 3, 0, 1])
    const army = ['warden', 'warden']
    const battle = setupBattle(
      configWith(),
      1,
      { army, cells: undefined },
      { army, cells: undefined },
      {
        dice,
        tell: (event) => void told.push(event),
      },
    )
    dice.done()
    expect(battle.order).toHaveLength(4)
    expect(told.map((event) => event.type)).toEqual(['battle_start', 'round_start'])
  })

  test('HEX-5 an attack, the extra hex and a random target are the only draws of a turn, in id order', () => {
    const random = custom({ trigger: 'endturn', effect: 'strike', target: 'random', value: 1, range: 8 })
    const fought = watch(
      scene(['W x_test (7,2)', 'E warden (8,2)', 'E warden (7,1)'], { order: [1], custom_units: [random] }),
      { draws: [1, 0] },
    )
    expect(fought.all('attack')).toMatchObject([{ candidates: [2, 3], draw: 1, target: 3 }])
    expect(fought.all('ability')).toMatchObject([{ candidates: [2, 3], draw: 0, targets: [2] }])
  })

  test('HEX-42 round 1 starts as part of the set-up', () => {
    const { battle } = watch(scene(['W warden (7,2)', 'E warden (8,2)'], {}), { steps: 0, draws: [0] })
    expect(battle).toMatchObject({ round: 1, steps: 0, order: [2, 1] })
  })
})

function custom(...abilities: Ability[]): CustomUnit {
  const stats = { max_hp: 20, damage: 4, attack_range: 1, armor: 0, speed: 100 }
  return { id: 'x_test', name: 'Test', ...stats, abilities }
}
