export { MatchLine } from './match-line.tsx'
export { stateWords, titleOf } from './match-words.ts'
export { nextWaiting, useMyMatches, waitsForMe } from './my-matches.ts'
