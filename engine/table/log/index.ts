export type { LogLine } from './line.tsx'
export { Log } from './log.tsx'
export type { SumRow } from './log-rows.ts'
export { Amount, Name, worded } from './sentence.tsx'
