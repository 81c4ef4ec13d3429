export { Amount, Log, type LogLine, Name } from './log.tsx'
export type { SumRow } from './log-rows.ts'
export { worded } from './worded.tsx'
