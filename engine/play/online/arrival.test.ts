import { expect, test } from 'vitest'
import { ARRIVAL_MS, arrival, type Following } from './arrival.ts'

/** A match whose stream says what a test lets it say. */
function followed(revision: number) {
  const listeners = new Set<() => void>()
  const timers: { readonly work: () => void; readonly ms: number }[] = []
  const state = { revision, live: true, asked: 0 }
  const following: Following = {
    revision: () => state.revision,
    live: () => state.live,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async refresh() {
      state.asked++
    },
  }
  return {
    following,
    state,
    listeners,
    timers,
    change(next: Partial<typeof state>): void {
      Object.assign(state, next)
      for (const listener of [...listeners]) listener()
    },
    later(work: () => void, ms: number): () => void {
      const timer = { work, ms }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  }
}

test('what the stream has told already is not waited for', async () => {
  const { following, state, later, listeners, timers } = followed(7)
  await arrival(following, 7, later)
  expect([state.asked, listeners.size, timers.length]).toEqual([0, 0, 0])
})

test('a choice is on the screen once the stream brings it, and nothing is asked for', async () => {
  const { following, state, later, change, listeners, timers } = followed(6)
  let there = false
  const waiting = arrival(following, 8, later).then(() => {
    there = true
  })
  change({ revision: 7 })
  await Promise.resolve()
  expect(there).toBe(false)
  change({ revision: 8 })
  await waiting
  expect([state.asked, listeners.size, timers.length]).toEqual([0, 0, 0])
})

test('a stream that breaks after the acknowledgement is not waited for: the match is asked for once', async () => {
  const { following, state, later, change, timers } = followed(6)
  const waiting = arrival(following, 7, later)
  change({ live: false })
  await waiting
  expect([state.asked, timers.length]).toEqual([1, 0])
})

test('a stream that is open and says nothing is not waited for without end', async () => {
  const { following, state, later, timers, listeners } = followed(6)
  const waiting = arrival(following, 7, later)
  expect(timers.map(({ ms }) => ms)).toEqual([ARRIVAL_MS])
  timers[0]?.work()
  await waiting
  expect([state.asked, listeners.size]).toEqual([1, 0])
})
