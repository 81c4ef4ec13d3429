import { describe, expect, test } from 'vitest'
import { scene } from '../../testing/scene.ts'
import { watch } from '../../testing/watch.ts'

describe('walking', () => {
  test('HEX-50 a unit with an enemy in range stays; with none it walks one hex', () => {
    const near = watch(scene(['W crossbowman (5,2)', 'E warden (9,2)'], { order: [1] }))
    expect(near.all('move')).toEqual([])
    expect(near.unit(1)).toMatchObject({ col: 5, row: 2 })
    const far = watch(scene(['W warden (5,2)', 'E warden (9,2)'], { order: [1] }))
    expect(far.all('move')).toMatchObject([{ unit: 1, from: [5, 2], to: [6, 2] }])
  })

  test('HEX-51 a shooter walks until it can fire over its own line, not around it', () => {
    const line = ['W warden (6,1)', 'W warden (6,2)', 'W warden (6,3)']
    const fought = watch(scene(['W crossbowman (4,2)', ...line, 'E warden (9,2)'], { order: [1] }))
    expect(fought.all('move')).toMatchObject([{ goal: 5, to: [5, 2], path_left: 0 }])
    expect(fought.all('attack')).toMatchObject([{ target: 5 }])
  })

  test('HEX-51 of two enemies as near, the one of lower id is the goal', () => {
    const fought = watch(scene(['W warden (5,3)', 'E warden (8,1)', 'E warden (8,5)'], { rows: 7, order: [1] }))
    expect(fought.all('move')).toMatchObject([{ goal: 2, path_left: 2 }])
    const turned = watch(scene(['W warden (5,3)', 'E warden (8,5)', 'E warden (8,1)'], { rows: 7, order: [1] }))
    expect(turned.all('move')).toMatchObject([{ goal: 2, path_left: 2 }])
  })

  test('HEX-51 East takes the same ways turned by half a circle: FL is south-west', () => {
    const fought = watch(
      scene(['W shieldbearer (7,2)', 'E warden (8,2)', 'E greywolf (9,2) speed 100'], { order: [3] }),
    )
    expect(fought.all('move')).toMatchObject([{ goal: 1, from: [9, 2], to: [8, 3], path_left: 1 }])
  })

  test('HEX-51 a way around counts its real steps when units are in between', () => {
    const wall = ['W warden (7,0)', 'W warden (7,1)', 'W warden (7,2)', 'W warden (7,3)']
    const fought = watch(scene(['W greywolf (6,1) speed 100', ...wall, 'E shieldbearer (9,1)'], { order: [1] }))
    expect(fought.all('move')).toMatchObject([{ goal: 6, to: [6, 2] }])
  })

  test('HEX-52 at speed 200 the second hex needs no roll, and there is never a third', () => {
    const fought = watch(scene(['W greywolf (2,2) speed 200', 'E warden (14,2)'], { order: [1] }))
    expect(fought.all('move').map((event) => event.extra)).toEqual([false, true])
    expect(fought.all('speed_roll')).toEqual([])
    expect(fought.unit(1)).toMatchObject({ col: 4, row: 2 })
  })

  test('HEX-52 at speed 100 nothing is rolled', () => {
    const fought = watch(scene(['W warden (2,2)', 'E warden (14,2)'], { order: [1] }))
    expect(fought.unit(1)).toMatchObject({ col: 3, row: 2 })
  })

  test('HEX-53 with no enemy to reach, a unit stays when no hex is nearer', () => {
    const fought = watch(
      scene(['W greywolf (6,2)', ...[0, 1, 2, 3, 4].map((row) => `W warden (7,${row})`), 'E shieldbearer (8,2)'], {
        order: [1],
      }),
    )
    expect(fought.all('idle')).toMatchObject([{ unit: 1, why: 'boxed_in' }])
    expect(fought.all('move')).toEqual([])
  })

  test('HEX-53 equally near and as many steps away: West goes north, East goes south', () => {
    const column = (side: string, col: number) => [0, 1, 2, 3, 4].map((row) => `${side} warden (${col},${row})`)
    const enemies = ['E shieldbearer (8,2)', 'E shieldbearer (8,4)']
    const west = watch(scene(['W greywolf (5,3) speed 100', ...column('W', 7), ...enemies], { order: [1] }))
    expect(west.all('move')).toMatchObject([{ goal: 0, to: [6, 2], path_left: 0 }])
    const others = ['W shieldbearer (8,1)', 'W shieldbearer (8,3)']
    const east = watch(scene(['E greywolf (11,2) speed 100', ...column('E', 9), ...others], { order: [1] }))
    expect(east.all('move')).toMatchObject([{ goal: 0, to: [10, 3], path_left: 0 }])
  })

  test('HEX-54 boxed in on all sides, a unit stays', () => {
    const box = ['(4,2)', '(6,2)', '(4,1)', '(5,1)', '(4,3)', '(5,3)'].map((hex) => `W warden ${hex}`)
    const fought = watch(scene(['W greywolf (5,2)', ...box, 'E warden (14,2)'], { order: [1] }))
    expect(fought.all('idle')).toMatchObject([{ unit: 1, why: 'boxed_in' }])
  })
})

describe('shadowstep', () => {
  test('HEX-55 an enemy without a free hex beside it is passed over', () => {
    const full = ['(15,0)', '(15,1)', '(16,1)'].map((hex) => `E warden ${hex}`)
    const fought = watch(
      scene(['W night_stalker (5,2) charges [1]', 'E crossbowman (16,0)', ...full], { order: [1] }),
      {
        draws: [0],
      },
    )
    expect(fought.all('shadowstep')).toMatchObject([{ enemy: 5, to: [16, 2] }])
  })

  test('HEX-55 nowhere to land: it walks, and the charge is spent', () => {
    const around = ['(1,0)', '(0,1)'].map((hex) => `E warden ${hex}`)
    const box = ['(2,0)', '(1,1)', '(0,2)', '(1,2)'].map((hex) => `W warden ${hex}`)
    const fought = watch(
      scene(['W night_stalker (5,2) charges [1]', 'E crossbowman (0,0)', ...around, ...box], { order: [1] }),
    )
    expect(fought.all('ability')).toMatchObject([{ unit: 1, effect: 'shadowstep' }])
    expect(fought.all('shadowstep')).toEqual([])
    expect(fought.all('move')).toHaveLength(1)
    expect(fought.unit(1).charges).toEqual([0])
  })

  test('HEX-52, HEX-83 no extra hex after it, and silence holds its counter', () => {
    const silenced = watch(
      scene(['W night_stalker (5,2) charges [1] silenced_turns 1', 'E crossbowman (16,3)'], { order: [1] }),
    )
    expect(silenced.all('move')).toHaveLength(1)
    expect(silenced.unit(1).charges).toEqual([1])
  })
})
