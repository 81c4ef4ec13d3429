/** What definitions and set-up pages need of this folder: no components, so that tests and small pages load it alone. */
export { countIn, fieldsOf, keptIn } from './kept/kept.ts'
export { defineMatch, type MatchDefinition } from './match-definition.ts'
export { remembered } from './start/remembered.ts'
export { type Begun, newMatch, startMatch } from './start/start.ts'
export type {
  After,
  Beginning,
  EndingProps,
  GuideProps,
  KeptMatch,
  Listing,
  PlayTypes,
  Practice,
  RecordOf,
  SeenMatch,
  SessionOf,
  SomeRecord,
  TableProps,
  TableSeat,
  TypesOf,
  WatchProps,
} from './types.ts'
