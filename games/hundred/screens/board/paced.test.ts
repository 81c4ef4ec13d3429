import { expect, test } from 'vitest'
import { paced } from './paced.ts'

/** A screen that needs `picture` ms more for the two frames after every picture. */
function screen(picture: number) {
  let now = 0
  const waiting: { at: number; then: () => void }[] = []
  const drawn: number[] = []
  const frames = {
    now: () => now,
    next: (then: () => void) => void waiting.push({ at: now + 16 + picture / 2, then }),
    later: (ms: number, then: () => void) => void waiting.push({ at: now + ms, then }),
  }
  const table = paced(() => drawn.push(now), frames)
  /** Asks with every 16 ms for so long. */
  const play = (ms: number): void => {
    for (const end = now + ms; now < end; now += 16) {
      for (const due of waiting.filter(({ at }) => at <= now)) {
        waiting.splice(waiting.indexOf(due), 1)
        due.then()
      }
      table.ask()
    }
  }
  const rest = (): void => {
    for (let due = waiting.shift(); due; due = waiting.shift()) {
      now = Math.max(now, due.at)
      due.then()
    }
  }
  return { table, drawn, play, rest }
}

test('a quick screen gets every picture', () => {
  const { drawn, play } = screen(0)
  play(1600)
  expect(drawn).toHaveLength(100)
})

test('a slow one is left half of the time, and the last picture asked for is drawn', () => {
  const { table, drawn, play, rest } = screen(400)
  play(432)
  const before = drawn.length
  play(10_000)
  expect(drawn.length - before).toBeLessThan(14)
  const last = drawn.length
  table.ask()
  expect(drawn).toHaveLength(last)
  rest()
  expect(drawn).toHaveLength(last + 1)
})

test('what is forced is drawn at once, and after the end nothing is', () => {
  const { table, drawn, play, rest } = screen(400)
  play(600)
  const last = drawn.length
  table.force()
  expect(drawn).toHaveLength(last + 1)
  table.ask()
  table.stop()
  rest()
  expect(drawn).toHaveLength(last + 1)
})
