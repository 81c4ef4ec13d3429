import { expect, test } from 'vitest'
import { onwardOf, outcomeOf } from './outcome.ts'

const ENTRY = {
  winner: 0,
  rounds: 12,
  reason: 'elimination',
  shares: [4321, 0] as [number, number],
  gold: 7,
  ratingBefore: 1000,
  ratingAfter: 1016,
  opponent: { name: 'Prelate Odile (bot)', rated: true, rating: 990 },
} as const
const VIEW = { winStreak: 3, wins: 4, gold: 19, config: { pool: 'async' } } as const
const NEXT = { winStreak: 3, offer: ['c01'], phase: 'draft', status: 'active' } as const

test('a win says what it paid, what a streak added, and how the rating moved', () => {
  expect(outcomeOf(VIEW, ENTRY, 3)).toMatchObject({
    title: 'Victory',
    further: true,
    lives: [
      { name: 'You', percent: 43 },
      { name: 'Prelate Odile', percent: 0 },
    ],
    streak: { title: '3rd win in a row' },
    gold: { from: 12, to: 19 },
    rating: { title: 'Rating, they had 990', change: 16 },
  })
})

test('a loss has no streak, is never the furthest, and without a rating says nothing of one', () => {
  const lost = outcomeOf({ ...VIEW, winStreak: 0, config: { pool: 'bots' } }, { ...ENTRY, winner: 1 }, 3)
  expect(lost).toMatchObject({ title: 'Defeat', further: false, streak: null, rating: null })
})

test.each<[Partial<Parameters<typeof onwardOf>[0]>, string, string]>([
  [{ offer: ['c01', 'c02', 'c03'] }, 'Three cards wait', 'Turn them over'],
  [{}, 'One card waits', 'Turn them over'],
  [{ offer: [] }, 'Every card is in your hand', 'To the camp'],
  [{ phase: 'ended', status: 'won' }, 'All nine torches burn', 'The end of the road'],
  [{ phase: 'ended', status: 'lost' }, 'The run is over', 'The end of the road'],
])('after a battle, %o leads on to: %s', (more, title, button) => {
  expect(onwardOf({ ...NEXT, ...more })).toMatchObject({ title, button })
})
