import { expect, test } from 'vitest'
import { placePopups, popupsOf } from './popups.tsx'

test('GB-1302 at most three rise over one unit', () => {
  const over = (piece: number) => ({ over: { piece }, text: '−4', tone: 'harm' as const })
  const told = [{ line: null, rises: [over(1), over(1)], sound: null }]
  expect(popupsOf([...told, ...told, { line: null, rises: [over(2)], sound: null }])).toHaveLength(4)
})

test('no word covers another, at the upper edge either', () => {
  for (const y of [28, 140]) {
    const crowd = Array.from({ length: 9 }, (_, i) => ({ id: i % 3, text: 'Formation broken', tone: 'note' as const }))
    const placed = placePopups(crowd, (id) => ({ x: 100 + id * 56, y }))
    for (const a of placed)
      for (const b of placed) if (a !== b && Math.abs(a.y - b.y) < 17) expect(Math.abs(a.x - b.x)).toBeGreaterThan(134)
  }
})
