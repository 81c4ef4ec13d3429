import type { PlayerView } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { type Chapter, chapterOf, taughtBy } from './chapters.ts'

const run = (phase: PlayerView['phase'], battles: number): PlayerView =>
  ({ phase, battles: Array.from({ length: battles }, () => ({})) }) as unknown as PlayerView
const READ = { watched: true, told: true }

test('every screen of the first two battles teaches its chapter, once', () => {
  const taught = new Set<Chapter>()
  const seen: (Chapter | null)[] = []
  const look = (view: PlayerView, told = READ) => {
    const chapter = chapterOf(view, told, taught)
    seen.push(chapter)
    if (chapter !== null) taught.add(chapter)
  }
  look(run('draft', 0))
  look(run('draft', 0))
  look(run('camp', 0))
  look(run('matching', 0))
  look(run('matched', 0))
  look(run('draft', 1), { watched: false, told: false })
  look(run('draft', 1), { watched: true, told: false })
  look(run('draft', 1))
  look(run('camp', 1))
  look(run('camp', 2))
  expect(seen).toEqual(['draft', null, 'camp', null, 'letter', 'battle', 'road', null, 'spend', null])
})

test('a guided run that is opened again goes on where it was', () => {
  expect(chapterOf(run('camp', 0), READ, taughtBy(run('camp', 0)))).toBe('camp')
  expect(chapterOf(run('draft', 1), { watched: false, told: false }, taughtBy(run('draft', 1)))).toBe('battle')
  expect(chapterOf(run('camp', 3), READ, taughtBy(run('camp', 3)))).toBe('spend')
})
