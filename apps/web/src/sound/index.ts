export { Heard, useSounds } from './heard.tsx'
export { listenForFirstPress, playSound } from './speaker.ts'
