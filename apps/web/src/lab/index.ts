import { words as tableWords } from '@tessera/table/words'
import { afterWords } from '@tessera/words'
import { lazy } from 'react'
import { words } from './words/catalogue.ts'

export const Lab = lazy(
  afterWords(
    tableWords,
    afterWords(words, () => import('./lab-page.tsx')),
  ),
)
