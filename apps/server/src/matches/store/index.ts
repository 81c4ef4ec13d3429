export {
  type AccountKind,
  amended,
  type Change,
  type HeldPosition,
  isEmpty,
  type MatchKind,
  NO_CHANGE,
  type OpenTurn,
  type Told,
} from './change.ts'
export { databaseClock, processClock, type ServerClock, type StillClock, serverClock, stillClock } from './clock.ts'
export { databaseStore } from './database-store.ts'
export { errorCode } from './error-code.ts'
export type { FramesPage } from './frame-store.ts'
export type { LoggedChoice, MatchStore, StoredMatch, Wanted, Written } from './match-store.ts'
export { packFinished } from './pack-finished.ts'
export {
  type Asker,
  audienceOf,
  framesOf,
  type MatchRow,
  type SeatRow,
  startOf,
  type TurnRow,
  turnOf,
} from './rows.ts'
export { shapeOf } from './write-changes.ts'
