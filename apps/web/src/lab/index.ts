import { afterWords } from '@tessera/words'
import { lazy } from 'react'
import { words } from './words/catalogue.ts'

export const Lab = lazy(afterWords(words, () => import('./lab-page.tsx')))
