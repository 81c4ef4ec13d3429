import { words as tableWords } from '@tessera/table/words'
import { afterWords } from '@tessera/words'
import { lazy } from 'react'
import { words } from './words/catalogue.ts'

export { Home } from './home.tsx'

export const Replays = lazy(
  afterWords(
    tableWords,
    afterWords(words, () => import('./replays.tsx')),
  ),
)
export const Puzzles = lazy(afterWords(words, () => import('./puzzles-page.tsx')))
export const Rules = lazy(
  afterWords(
    tableWords,
    afterWords(words, () => import('./rules.tsx')),
  ),
)
