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
export { shapeOf } from './change-statement.ts'
export { type ServerClock, serverClock } from './clock.ts'
export { databaseStore } from './database-store.ts'
export { errorCode } from './error-code.ts'
export { type FramePages, framePagesHere, framePagesInThread } from './frame-pages.ts'
export type { Due, MatchStore, Wanted, Written } from './match-store.ts'
export { moveMatchClocks } from './move-clocks.ts'
export { type MatchLimit, newMatchRow, newSeatRow } from './new-match.ts'
export { packFinished } from './pack-finished.ts'
export type { PageOrder } from './page.ts'
export { databasePeople, type People } from './people.ts'
export {
  type Asker,
  audienceOf,
  framesOf,
  type MatchRow,
  type SeatRow,
  startOf,
  turnOf,
} from './rows.ts'
