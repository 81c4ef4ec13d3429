export { nothingPlayed, type PlayedMatch, Referee } from './referee.ts'
export { Shares } from './shares.ts'
