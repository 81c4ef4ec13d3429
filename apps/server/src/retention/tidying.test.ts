import { afterEach, expect, test, vi } from 'vitest'
import type { ServerContext } from '../context.ts'
import { startTidying } from './tidying.ts'

afterEach(() => void vi.useRealTimers())

test('it is tidied a minute after the start, and every six hours', async () => {
  vi.useFakeTimers()
  let begun = 0
  const context = {
    get database(): never {
      begun++
      throw new Error('nothing is stored here')
    },
    log: { error: () => undefined, info: () => undefined },
  } as unknown as ServerContext
  const stop = startTidying(context)
  const after = async (ms: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(ms)
    return begun
  }
  expect([await after(59_999), await after(1)]).toEqual([0, 1])
  expect([await after(6 * 3_600_000 - 60_001), await after(1), await after(6 * 3_600_000)]).toEqual([1, 2, 3])
  stop()
  expect(await after(24 * 3_600_000)).toBe(3)
})
