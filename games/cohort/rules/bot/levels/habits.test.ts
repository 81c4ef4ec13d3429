import { copy, type Memory } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { configIn, position, tile, unit } from '../../testing/position.ts'
import { view } from '../../view/view.ts'
import { judged, LEADERS, leaders, remember } from './habits.ts'
import { CENTURION, DIVIDED, HEADLONG, HOLDING } from './temper.ts'

/** One of the own at F14, and an enemy it sees there. */
function facing(at: string) {
  return position([
    { seat: 0, kind: 'professional', at: 'F14' },
    { seat: 1, kind: 'militia', at },
  ])
}

/** After a turn in which the enemy went to `came`, where the four would have had it at these tiles. */
function seenToGo(came: string, expected: readonly string[]): readonly number[] {
  const memory: Memory = {}
  const now = facing('H14')
  const futures = expected.map((at) => {
    const future = copy(now)
    unit(future, 101).tile = tile(at)
    return future
  })
  remember(memory, judged(view(now, 0, configIn(now)), memory), now, 0, futures)
  const then = facing(came)
  return judged(view(then, 0, configIn(then)), memory)
}

test('COH-15.4 before anything was seen half the worlds have a centurion and half one who comes straight on', () => {
  const now = facing('H14')
  const wrong = judged(view(now, 0, configIn(now)), {})
  expect(leaders(wrong, 8).filter((each) => each === CENTURION)).toHaveLength(4)
  expect(leaders(wrong, 8).filter((each) => each === HEADLONG)).toHaveLength(4)
})

test('COH-15.4 an enemy who moves as one of them would is thought to be led by that one', () => {
  expect(LEADERS).toEqual([CENTURION, HEADLONG, HOLDING, DIVIDED])
  const comes = leaders(seenToGo('G14', ['I14', 'G14', 'H14', 'I14']), 8)
  expect(comes.filter((each) => each === HEADLONG).length).toBeGreaterThan(5)
  const stays = leaders(seenToGo('H14', ['K14', 'F13', 'H14', 'K14']), 8)
  expect(stays.filter((each) => each === HOLDING).length).toBeGreaterThan(
    stays.filter((each) => each === HEADLONG).length,
  )
})

test('COH-15.4 an enemy who goes to a point of its own for every unit is thought to divide its army', () => {
  const spread = leaders(seenToGo('H16', ['H14', 'G14', 'H14', 'H16']), 8)
  expect(spread.filter((each) => each === DIVIDED).length).toBeGreaterThan(
    spread.filter((each) => each === HEADLONG).length,
  )
})

test('COH-15.4 turns in which nobody is seen say nothing about who leads', () => {
  const wrong = [300, 0, 200, 100]
  const memory: Memory = { habits: { wrong, expected: {} } }
  const now = facing('T20')
  expect(judged(view(now, 0, configIn(now)), memory)).toEqual(wrong)
})
