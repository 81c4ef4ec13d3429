import { describe, expect, test } from 'vitest'
import { type Clock, createPlayer, type PlayerOptions } from './player.ts'

/** Ten frames a period. */
const track = (length: number) => ({ length, period: (index: number) => Math.floor(index / 10) })

/** A clock that moves only when told; `tick` is one refresh of the screen. */
function scriptedClock() {
  let now = 0
  let waiting: { readonly run: () => void; readonly at: number } | null = null
  let drawn: (() => void)[] = []
  const clock: Clock = {
    now: () => now,
    soon(run, wait) {
      waiting = { run, at: now + wait }
      return () => {
        waiting = null
      }
    },
    drawn(run) {
      drawn.push(run)
    },
  }
  const tick = (ms: number) => {
    now += ms
    const ready = drawn
    drawn = []
    for (const run of ready) run()
    if (waiting === null || waiting.at > now) return
    const { run } = waiting
    waiting = null
    run()
  }
  return { clock, tick, idle: () => waiting === null }
}

function playerOf(length: number, options: PlayerOptions = {}) {
  const time = scriptedClock()
  return { player: createPlayer(track(length), { pace: () => 100, clock: time.clock, ...options }), ...time }
}

describe('following a match that grows', () => {
  test('goes on by itself, and the frame shown keeps its whole time', () => {
    const grows = { length: 2, period: () => 0 }
    const time = scriptedClock()
    const player = createPlayer(grows, { pace: () => 100, clock: time.clock, index: 1 })
    time.tick(30)
    player.resume()
    expect(player.store.getState().playing).toBe(false)
    grows.length = 4
    player.sync()
    player.resume()
    time.tick(60)
    expect(player.store.getState().index).toBe(1)
    time.tick(10)
    expect(player.store.getState().index).toBe(2)
    time.tick(100)
    expect(player.store.getState()).toMatchObject({ index: 3, playing: false })
  })
})

describe('playing', () => {
  test('shows each frame for its pace, and late refreshes do not add up', () => {
    const { player, tick } = playerOf(100)
    player.play()
    for (let i = 0; i < 50; i++) tick(17)
    // 850 ms: the frames due at 100, 200, ... 800.
    expect(player.store.getState().index).toBe(8)
  })

  test('shows several frames in one refresh when the speed asks for it', () => {
    const { player, tick } = playerOf(200, { pace: () => 40, speed: 8 })
    player.play()
    for (let i = 0; i < 10; i++) tick(16)
    expect(player.store.getState().index).toBe(32)
  })

  test('what is read keeps its whole time, whether it came late or was drawn late', () => {
    const { player, tick } = playerOf(100, { pace: () => 1000 })
    player.play()
    tick(250)
    expect(player.store.getState().index).toBe(1)
    tick(16)
    // 400 ms late, and drawing it takes another 300.
    tick(1384)
    expect(player.store.getState().index).toBe(2)
    tick(300)
    tick(983)
    expect(player.store.getState().index, 'on the screen since the refresh before').toBe(2)
    tick(1)
    expect(player.store.getState().index).toBe(3)
  })

  test('what another side adds waits until the last of it has been on the screen for its time', () => {
    const grows = { length: 3, period: () => 0 }
    const time = scriptedClock()
    const player = createPlayer(grows, { pace: () => 1000, clock: time.clock, index: 1 })
    time.tick(1000)
    player.resume()
    time.tick(0)
    expect(player.store.getState()).toMatchObject({ index: 2, playing: false })
    grows.length = 4
    player.sync()
    player.resume()
    // Drawing it takes 500 ms.
    time.tick(500)
    time.tick(500)
    expect(player.store.getState().index).toBe(2)
    time.tick(484)
    expect(player.store.getState().index).toBe(3)
  })

  test('goes on from where it was after the page slept', () => {
    const { player, tick } = playerOf(100)
    player.play()
    tick(60_000)
    expect(player.store.getState().index).toBe(1)
  })

  test('stops at the end, and begins again from the start', () => {
    const { player, tick, idle } = playerOf(3)
    player.play()
    for (let i = 0; i < 5; i++) tick(100)
    expect(player.store.getState()).toMatchObject({ index: 2, playing: false })
    expect(idle()).toBe(true)
    player.play()
    expect(player.store.getState()).toMatchObject({ index: 0, playing: true })
  })

  test('stops at a breakpoint and says which', () => {
    const { player, tick } = playerOf(50)
    player.setBreakpoints([{ id: 'a', name: 'Greywolf falls', test: (index) => index === 4 }])
    player.play()
    for (let i = 0; i < 20; i++) tick(100)
    expect(player.store.getState()).toMatchObject({ index: 4, playing: false, stopped: 'Greywolf falls' })
    player.step()
    expect(player.store.getState().stopped).toBeNull()
  })

  test('a higher speed shortens the wait that is under way', () => {
    const { player, tick } = playerOf(100)
    player.play()
    tick(100)
    player.setSpeed(4)
    tick(25)
    expect(player.store.getState().index).toBe(2)
    // Back at the pace of before, from another frame.
    player.setSpeed(1)
    player.seek(50)
    tick(100)
    expect(player.store.getState().index).toBe(51)
  })

  test('a change of speed counts at once', () => {
    const { player, tick } = playerOf(50)
    player.play()
    player.setSpeed(0.5)
    tick(150)
    expect(player.store.getState().index).toBe(0)
    tick(50)
    expect(player.store.getState().index).toBe(1)
  })

  test('an empty track can be played without harm', () => {
    const { player } = playerOf(0)
    player.play()
    player.nextPeriod()
    player.toEnd()
    expect(player.store.getState()).toMatchObject({ index: 0, playing: false })
  })
})

describe('moving', () => {
  test('steps stop playing and report the ends', () => {
    const { player } = playerOf(2)
    expect(player.step()).toBe(true)
    expect(player.step()).toBe(false)
    expect(player.back()).toBe(true)
    expect(player.back()).toBe(false)
  })

  test('periods: to the next, to the start of this one, then to the one before', () => {
    const { player } = playerOf(35, { index: 14 })
    player.previousPeriod()
    expect(player.store.getState().index).toBe(10)
    player.previousPeriod()
    expect(player.store.getState().index).toBe(0)
    player.nextPeriod()
    expect(player.store.getState().index).toBe(10)
    player.seek(31)
    player.nextPeriod()
    expect(player.store.getState().index).toBe(34)
  })

  test('marks, and running to a condition', () => {
    const { player } = playerOf(50, { marks: () => [5, 20] })
    player.nextMark()
    player.nextMark()
    expect(player.store.getState().index).toBe(20)
    player.previousMark()
    expect(player.store.getState().index).toBe(5)
    expect(player.runTo((index) => index % 9 === 0)).toBe(true)
    expect(player.store.getState().index).toBe(9)
    expect(player.runTo(() => false)).toBe(false)
    expect(player.store.getState().index).toBe(49)
  })

  test('a seek outside the track lands on its edge', () => {
    const { player } = playerOf(10)
    player.seek(99)
    expect(player.store.getState().index).toBe(9)
    player.seek(-5)
    expect(player.store.getState().index).toBe(0)
  })
})

describe('spoilers', () => {
  test('the furthest frame follows watching and skipping, never going back', () => {
    const { player } = playerOf(50)
    player.seek(20)
    player.seek(3)
    expect(player.store.getState()).toMatchObject({ index: 3, furthest: 20 })
    player.toEnd()
    expect(player.store.getState().furthest).toBe(49)
  })

  test('a track that grows keeps what lies beyond unseen', () => {
    const growing = { length: 10, period: () => 0 }
    const player = createPlayer(growing, { clock: scriptedClock().clock })
    player.toEnd()
    growing.length = 30
    player.sync()
    expect(player.store.getState()).toMatchObject({ index: 9, furthest: 9, length: 30 })
  })

  test('a replay without secrets knows everything', () => {
    const { player } = playerOf(10, { furthest: Number.POSITIVE_INFINITY })
    player.sync()
    expect(player.store.getState().furthest).toBe(Number.POSITIVE_INFINITY)
  })
})
