export { type GameRegistry, gameRegistry } from './game-registry.ts'
export { changedMatch, draft, isPlayable, keyOf, type LoadedMatch, loadMatch, printOf } from './loaded-match.ts'
export { MatchMemory } from './match-memory.ts'
export { isBot, isServed, seatAt, seatOf } from './seats.ts'
