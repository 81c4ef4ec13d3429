import { expect, test } from 'vitest'

const styles = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true })
const contract = import.meta.glob<string>(
  ['../play/**/*.{ts,tsx}', '../games/*/{index,types}.{ts,tsx}', '../games/*/match/*.{ts,tsx}', '!../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
)

/** What is lettered on a drawing grows with the drawing, not with the browser's font size. */
const DRAWN = /\/(map|flat|board|scene)\//

test('type is set in rem, so that the browser’s font size counts', () => {
  expect(Object.keys(styles).length).toBeGreaterThan(20)
  const fixed = Object.entries(styles)
    .filter(([path]) => !DRAWN.test(path))
    .flatMap(([path, text]) =>
      (text.match(/(?<![\w-])(font|font-size|line-height):[^;}]*\dpx/g) ?? []).map((found) => `${path}: ${found}`),
    )
  expect(fixed).toEqual([])
})

test('games and the contract they are played by need no casts between them', () => {
  expect(Object.keys(contract).length).toBeGreaterThan(60)
  const cast = Object.keys(contract).filter((path) => /\bas unknown as\b/.test(contract[path] ?? ''))
  expect(cast).toEqual([])
})
