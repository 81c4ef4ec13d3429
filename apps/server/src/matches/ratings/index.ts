export { leaderboard, ratingsOf } from './leaderboard.ts'
export { ratingHistory } from './rating-history.ts'
export { rate, ratingsFor } from './ratings.ts'
