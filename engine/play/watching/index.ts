export { Heard, useSounds } from './heard.tsx'
export { useWatching } from './use-watching.ts'
