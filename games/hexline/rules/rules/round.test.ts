import { expect, test } from 'vitest'
import { scene } from '../testing/scene.ts'
import { watch } from '../testing/watch.ts'

test('HEX-45 a round start resets what belongs to a round and leaves freeze, silence and charges', () => {
  const fought = watch(
    scene(['W shieldbearer (7,2) block_used 1', 'E frost_adept (16,2) frozen_turns 3 silenced_turns 3 charges [1]'], {
      order: [1, 2],
    }),
    { steps: 3, draws: [1] },
  )
  expect(fought.battle).toMatchObject({ round: 2, order: [1, 2], index: 1, stale: 0 })
  expect(fought.unit(1)).toMatchObject({ block_used: 0, turns_taken: 1, has_acted: true })
  expect(fought.unit(2)).toMatchObject({
    has_acted: false,
    turns_taken: 0,
    frozen_turns: 2,
    silenced_turns: 2,
    charges: [1],
  })
})

test('HEX-45 all living units are listed in id order and shuffled', () => {
  const fought = watch(
    scene(['W warden (0,0)', 'W warden (0,2)', 'E warden (16,0)', 'E warden (16,2)'], { order: [1] }),
    {
      steps: 2,
      draws: [0, 0, 0],
    },
  )
  expect(fought.all('round_start')).toMatchObject([{ round: 2, order: [2, 3, 4, 1], stale: 0 }])
})

test('HEX-46 dead entries of the turn order are passed over', () => {
  const fought = watch(
    scene(['W crossbowman (7,2)', 'E greywolf (8,2) hp 1', 'E warden (16,2)'], { order: [1, 2, 3] }),
    {
      steps: 2,
    },
  )
  expect(fought.all('turn_start')).toMatchObject([
    { unit: 1, slot: 0 },
    { unit: 3, slot: 2 },
  ])
  expect(fought.battle.index).toBe(3)
})

test('HEX-120 victory is noticed at the end of the step that empties a side', () => {
  const fought = watch(scene(['W crossbowman (7,2)', 'E greywolf (8,2) hp 1'], { order: [1] }))
  expect(fought.battle).toMatchObject({ winner: 1, reason: 'eliminated', steps: 1, index: 1 })
  expect(fought.all('turn_end')).toHaveLength(1)
})

test('HEX-121 any change of hp, place, armour or damage starts the count anew', () => {
  const still = ['W warden (7,2) damage 1 frozen_turns 9', 'E warden (8,2) damage 1 frozen_turns 9']
  const counted = watch(scene(still, { order: [1, 2] }), { steps: 5, draws: [1, 1] })
  expect(counted.battle).toMatchObject({ round: 3, stale: 2, winner: null })
  const moved = watch(scene([...still, 'E warden (16,2)'], { order: [1, 2] }), { steps: 3, draws: [2, 1] })
  expect(moved.battle).toMatchObject({ round: 2, stale: 1 })
  const after = watch(scene([...still, 'E warden (16,2)'], { order: [1, 2] }), { steps: 6, draws: [2, 1, 2, 1] })
  expect(after.battle).toMatchObject({ round: 3, stale: 0 })
})

test('HEX-122 a round beyond the limit ends the battle before any unit acts', () => {
  const config = { ...scene(['W greywolf (0,0) frozen_turns 9', 'E warden (16,4)'], { order: [1, 2] }), round_limit: 1 }
  const fought = watch(config, { steps: 3 })
  expect(fought.battle).toMatchObject({ round: 2, winner: 0, reason: 'round_limit', steps: 3, index: 2 })
  expect(fought.all('turn_start')).toHaveLength(2)
})
