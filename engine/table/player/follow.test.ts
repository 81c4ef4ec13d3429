import { expect, test } from 'vitest'
import { follow } from './follow.ts'
import { createPlayer } from './player.ts'

/** A match that grows by a frame with every act, on a clock that the test moves. */
function running(own: (index: number) => boolean) {
  let now = 0
  let waiting: (() => void) | null = null
  const track = { length: 1, period: () => 0 }
  const clock = {
    now: () => now,
    soon: (run: () => void) => {
      waiting = run
      return () => {
        waiting = null
      }
    },
    drawn: (run: () => void) => run(),
  }
  const player = createPlayer(track, { pace: () => 800, clock })
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= 10) {
      now += 10
      const run = waiting
      waiting = null
      run?.()
    }
  }
  const act = () => {
    track.length++
    follow(player, own)
  }
  return { player, act, pass, shown: () => player.store.getState().index }
}

test('actions of a bot that come within a blink are shown one after the other, each for its time', () => {
  const { act, pass, shown } = running(() => false)
  pass(1000)
  for (let i = 0; i < 4; i++) {
    act()
    pass(30)
  }
  const seen = [shown()]
  for (let i = 0; i < 4; i++) {
    pass(800)
    seen.push(shown())
  }
  expect(seen).toEqual([1, 2, 3, 4, 4])
})

test('one’s own action is shown at once, and the answer to it waits', () => {
  const { act, pass, shown } = running((index) => index === 1)
  act()
  expect(shown()).toBe(1)
  act()
  pass(700)
  expect(shown()).toBe(1)
  pass(200)
  expect(shown()).toBe(2)
})

test('a viewer who looks back is left there', () => {
  const { player, act, pass, shown } = running(() => false)
  for (let i = 0; i < 3; i++) act()
  pass(5000)
  player.seek(1)
  act()
  pass(5000)
  expect(shown()).toBe(1)
})
