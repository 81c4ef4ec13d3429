export { RulesGuide } from './guide.tsx'
export type { Primer } from './primer.ts'
