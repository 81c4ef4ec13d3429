export { LpOption, LpTerms } from './lp-option.tsx'
export { useHoldingsOffered } from './use-holdings.ts'
