export { createPlayer, type Player, type Track, usePlayer } from './player.ts'
export { type Mark, TimelineBar, type TimelineTick } from './timeline-bar.tsx'
export { useArrival, useMatchPlayer } from './use-match-player.ts'
export { useUntold } from './use-untold.ts'
