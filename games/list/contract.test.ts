import { expect, test } from 'vitest'

const contract = import.meta.glob<string>(
  [
    '../../engine/play/**/*.{ts,tsx}',
    '!../../engine/play/online/**',
    '../*/screens/**/{index,types}.{ts,tsx}',
    '../*/screens/**/match/*.{ts,tsx}',
    '!**/*.test.*',
  ],
  { query: '?raw', import: 'default', eager: true },
)

test('games and the contract they are played by need no casts between them', () => {
  expect(Object.keys(contract).length).toBeGreaterThan(60)
  const cast = Object.keys(contract).filter((path) => /\bas unknown as\b/.test(contract[path] ?? ''))
  expect(cast).toEqual([])
})
