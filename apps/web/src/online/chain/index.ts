import { lazy } from 'react'

export { LpOption, LpTerms } from './lp-option.tsx'
export { useHoldingsOffered } from './use-holdings.ts'

export const Holdings = lazy(() => import('./holdings-page.tsx'))
