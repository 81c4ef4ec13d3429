export { createPlayer, type Player, type Track, usePlayer } from './player.ts'
export { type Mark, TimelineBar, type TimelineTick } from './timeline-bar.tsx'
export { useAnimating } from './use-animating.ts'
export { useArrival, useMatchPlayer } from './use-match-player.ts'
