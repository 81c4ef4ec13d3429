import { lazy } from 'react'

export { NoticeList } from './notice-list.tsx'

/** Tells of matches that wait, on every page. */
export const Watch = lazy(() => import('./watch.tsx'))
