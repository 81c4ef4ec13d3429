export type { LogLine } from './line.tsx'
export { Log } from './log.tsx'
export { logLines, type NarratedLine } from './narrated-lines.ts'
export { Amount, Name, worded } from './sentence.tsx'
