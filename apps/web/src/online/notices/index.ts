import { afterWords } from '@tessera/words'
import { lazy } from 'react'
import { words } from '../words/catalogue.ts'

export { NoticeList } from './notice-list.tsx'

/** Tells of matches that wait, on every page. */
export const Watch = lazy(afterWords(words, () => import('./watch.tsx')))
