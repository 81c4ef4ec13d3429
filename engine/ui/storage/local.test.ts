import { afterEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from './local.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a browser that forbids storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(readStored('settings')).toBeUndefined()
  expect(writeStored('settings', 1)).toBe(false)
})

test('a damaged value counts as none', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"theme":' })
  expect(readStored('settings')).toBeUndefined()
})
