export { LpOption, LpTerms } from './lp-option.tsx'
